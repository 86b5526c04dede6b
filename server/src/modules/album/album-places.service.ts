import { Injectable } from '@nestjs/common';
import { MOST_ALBUM_BYTES, MOST_ALBUM_PHOTOS, MOST_PHOTOS_OF_GUEST } from '@serikad/shared/album/album.types';
import type { Locale } from '@serikad/shared/i18n/language';
import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { Faults } from '../../common/faults.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { OrderRecordsService } from '../orders/records/order-records.service.js';
import type { AlbumPhotoRecord } from './album-photo.schema.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumRemovals } from './album-removals.service.js';
import { AlbumsRepository, type AlbumLimit } from './albums.repository.js';
import { networkShares } from './network-shares.js';

const GIGABYTE = 1024 ** 3;
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

/** The places of photos in an album, which are few for a guest, a network and the album. */
@Injectable()
export class AlbumPlaces {
  constructor(
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly removals: AlbumRemovals,
    private readonly orders: OrderRecordsService,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /**
   * Claims the place of a photo that no upload has yet.
   * @param client the guest's address
   * @throws DomainError limit-reached, too-many-requests, not-found; validation when it was claimed with another size
   */
  async claim(
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
}
