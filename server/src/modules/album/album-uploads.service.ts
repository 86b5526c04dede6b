import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AddAlbumPhotoDto } from '@serikad/shared/album/album.dto';
import {
  type AlbumUpload,
  MOST_ALBUM_BYTES,
  MOST_ALBUM_PHOTOS,
  MOST_PHOTOS_OF_GUEST,
  type OwnAlbumPhotos,
  PIECE_BYTES,
} from '@serikad/shared/album/album.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { retryOnConflict, unavailable } from '../../common/retry-on-conflict.js';
import { Faults } from '../../common/faults.js';
import { toObjectId } from '../../common/object-id.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { InvitationsService } from '../invitations/invitations.service.js';
import { OrderRecordsService } from '../orders/records/order-records.service.js';
import { AlbumAccess } from './album-access.service.js';
import { AlbumCompletion } from './album-completion.service.js';
import { pieceCount, pieceKey } from './album-keys.js';
import type { AlbumPhotoRecord } from './album-photo.schema.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumRemovals } from './album-removals.service.js';
import { isWhole, ownPhotoView, uploadView } from './album.view.js';
import { AlbumsRepository, type AlbumLimit } from './albums.repository.js';
import { networkShares } from './network-shares.js';

/** Only removals of the same photo come in between, of which a guest makes few. */
const ANNOUNCEMENT_RETRY = { tries: 5, onGivingUp: unavailable(2) };
const GIGABYTE = 1024 ** 3;
/** Seconds after which it is worth trying again to reach the files. */
const STORAGE_RETRY_SECONDS = 5;
/** An upload of which no piece came for so long gives its place to another one where there is no room. */
const IDLE_MS = 10 * 60 * 1000;
/** The same where no piece came at all: longer than a device waits for the answer to its first one. */
const UNSTARTED_MS = 100_000;
/** Uploads that are given up for one announcement. */
const MOST_GIVEN_UP = 20;
/** Seconds after which a network may have room for another upload: 200 phones stay within the budget of calls. */
const NETWORK_RETRY_SECONDS = 30;

/** Of one that passes by itself: devices wait, and announce the photo again. */
const BUSY_NETWORK: Record<Locale, string> = {
  en: 'Many photos are being sent from this network. Please try again in a moment.',
  ms: 'Banyak gambar sedang dihantar melalui rangkaian ini. Sila cuba sebentar lagi.',
};

const FULL: Readonly<Record<Exclude<AlbumLimit, 'network'>, Record<Locale, string>>> = {
  guest: {
    en: `You have added ${MOST_PHOTOS_OF_GUEST} photos, which is the most. Remove one to add another.`,
    ms: `Tuan/puan sudah menambah ${MOST_PHOTOS_OF_GUEST} gambar, iaitu had bagi setiap tetamu. Buang satu untuk menambah yang lain.`,
  },
  photos: {
    en: `This album is full: it holds ${MOST_ALBUM_PHOTOS} photos. Please send yours to the couple directly.`,
    ms: `Album ini sudah penuh dengan ${MOST_ALBUM_PHOTOS} gambar. Sila hantar gambar tuan/puan terus kepada pengantin.`,
  },
  bytes: {
    en: `This album is full: it holds ${MOST_ALBUM_BYTES / GIGABYTE} GB. Please send your photo to the couple directly.`,
    ms: `Album ini sudah penuh (${MOST_ALBUM_BYTES / GIGABYTE} GB). Sila hantar gambar tuan/puan terus kepada pengantin.`,
  },
};

/** Photos of guests on their way to the server, piece by piece, each step of which may be repeated. */
@Injectable()
export class AlbumUploads {
  private readonly log = new Logger(AlbumUploads.name);

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly removals: AlbumRemovals,
    private readonly completion: AlbumCompletion,
    private readonly access: AlbumAccess,
    private readonly invitations: InvitationsService,
    private readonly orders: OrderRecordsService,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /**
   * Claims the place of a photo, or returns how far it is.
   * @param key of the guest's device
   * @param client the guest's address
   * @throws DomainError not-found, album-closed, sample-read-only, limit-reached, validation when the same upload had
   *   another size before, too-many-requests while others of the same network hold its share, unavailable
   */
  async announce(
    key: string,
    { invitationId: of, upload, bytes, name }: AddAlbumPhotoDto,
    client: string,
  ): Promise<AlbumUpload> {
    const id = of.toLowerCase();
    const guest = this.secrets.albumGuest(id, key);
    const _id = this.secrets.albumPhotoId(id, guest, upload);
    return retryOnConflict(ANNOUNCEMENT_RETRY, async () => {
      const stored = await this.photos.find(_id);
      if (stored && stored.bytes !== bytes && stored.state !== 'removed') {
        throw new DomainError('validation', { fields: [{ field: 'bytes', code: 'invalid' }] });
      }
      // Also when no more photos are taken: the device learns that this one was.
      if (stored && isWhole(stored)) return uploadView(stored);
      await this.access.forUpload(of);
      if (stored?.state === 'receiving') return uploadView(stored);
      if (stored) await this.removals.finish(stored);
      else await this.claim({ _id, invitationId: new Types.ObjectId(id), guest, bytes, name }, client);
      return 'again';
    });
  }

  /**
   * Stores a piece, or with the last one the photo.
   * @param index from 0
   * @param client the guest's address
   * @throws DomainError not-found, album-closed, validation for another length, conflict with the state of the upload
   *   for a piece whose turn it is not, invalid-file, unavailable
   */
  async receive(key: string, id: string, index: number, body: Buffer, client: string): Promise<AlbumUpload> {
    const photo = await this.ofGuest(key, id);
    if (isWhole(photo)) return uploadView(photo);
    await this.access.forUpload(photo.invitationId.toHexString());
    const pieces = pieceCount(photo.bytes);
    const isLast = index === pieces - 1;
    const length = isLast ? photo.bytes - index * PIECE_BYTES : PIECE_BYTES;
    if (index >= pieces || body.length !== length) {
      throw new DomainError('validation', {
        fields: [{ field: index >= pieces ? 'index' : 'piece', code: 'invalid' }],
      });
    }
    if (index < photo.received) return uploadView(photo);
    if (index > photo.received) throw new DomainError('conflict', { current: uploadView(photo) });
    if (isLast) return this.completion.complete(photo, body, client);
    await this.storage.put(pieceKey(photo.uuid, index), body).catch((error: unknown) => {
      this.log.error(`a piece could not be stored: ${String(error)}`);
      throw new DomainError('unavailable', { retryAfter: STORAGE_RETRY_SECONDS });
    });
    await this.faults.reach('album.piece-stored');
    await this.photos.count(photo, index, this.clock.date());
    return uploadView(await this.ofGuest(key, id));
  }

  /** A guest takes back a photo, in whatever state; nothing happens when it is gone. @throws DomainError not-found */
  async remove(key: string, id: string): Promise<void> {
    await this.removals.remove([await this.ofGuest(key, id)]);
  }

  /** The guest's own photos, the newest first. @throws DomainError not-found */
  async own(key: string, invitationId: string): Promise<OwnAlbumPhotos> {
    const { id } = await this.invitations.forGuests(invitationId);
    const guest = this.secrets.albumGuest(id, key);
    const _id = new Types.ObjectId(id);
    const sign = this.secrets.pictureSigner(this.clock.now());
    const [photos, count] = await Promise.all([this.photos.ofGuest(_id, guest), this.albums.countOfGuest(_id, guest)]);
    return {
      photos: photos.flatMap((photo) => ownPhotoView(photo, sign)),
      left: Math.max(0, MOST_PHOTOS_OF_GUEST - count),
    };
  }

  private async claim(
    photo: Pick<AlbumPhotoRecord, '_id' | 'invitationId' | 'guest' | 'bytes' | 'name'>,
    client: string,
  ): Promise<void> {
    const { _id, invitationId, guest, bytes } = photo;
    const at = this.clock.date();
    const entry = { p: _id, u: randomUUID(), g: guest, b: bytes, at };
    const networks = networkShares(client, (network) => this.secrets.albumNetwork(invitationId.toHexString(), network));
    let claimed = await this.albums.claim(invitationId, entry, networks);
    // Places of uploads that stand still are for those who send now; their devices announce them again.
    if (claimed.limit) {
      const uuids = claimed.limit === 'network' ? await this.albums.unfinishedOf(invitationId, networks) : undefined;
      const only = { ...(uuids && { uuids }), ...(claimed.limit === 'guest' && { guest }) };
      if (await this.giveUpIdle(invitationId, only)) claimed = await this.albums.claim(invitationId, entry, networks);
    }
    if (claimed.limit === 'network') {
      throw new DomainError('too-many-requests', { texts: BUSY_NETWORK, retryAfter: NETWORK_RETRY_SECONDS });
    }
    if (claimed.limit) throw new DomainError('limit-reached', { texts: FULL[claimed.limit] });
    if (claimed.bytes !== bytes) throw new DomainError('validation', { fields: [{ field: 'bytes', code: 'invalid' }] });
    await this.faults.reach('album.claimed');
    const announced: AlbumPhotoRecord = {
      ...photo,
      uuid: claimed.uuid,
      state: 'receiving',
      at,
      unfinishedAt: at,
      received: 0,
    };
    await this.photos.insertOnce(announced);
    await this.faults.reach('album.announced');
    // The customer may have been deleted meanwhile, with everything that was there.
    const order = await this.orders.findStanding(invitationId.toHexString());
    if (order && !order.erasedAt) return;
    await this.removals.remove([announced]);
    await this.albums.deleteEmpty(invitationId);
    throw new DomainError('not-found');
  }

  /**
   * Takes back places of uploads of which no piece came for some minutes.
   * @param only which of them may be; see `idle`
   * @returns whether there was one
   */
  private async giveUpIdle(
    invitationId: Types.ObjectId,
    only: { guest?: string; uuids?: readonly string[] },
  ): Promise<boolean> {
    const now = this.clock.now();
    const before = { since: new Date(now - IDLE_MS), unstartedSince: new Date(now - UNSTARTED_MS) };
    let freed = false;
    for (const photo of await this.photos.idle(invitationId, before, only, MOST_GIVEN_UP)) {
      if (!(await this.photos.giveUp(photo, this.clock.date()))) continue;
      await this.removals.finish(photo);
      freed = true;
    }
    return freed;
  }

  /** @throws DomainError not-found for unknown, removed and other guests' photos alike */
  private async ofGuest(key: string, id: string): Promise<AlbumPhotoRecord> {
    const _id = toObjectId(id);
    const photo = _id && (await this.photos.find(_id));
    if (!photo || photo.state === 'removed') throw new DomainError('not-found');
    if (photo.guest !== this.secrets.albumGuest(photo.invitationId.toHexString(), key))
      throw new DomainError('not-found');
    return photo;
  }
}
