import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import type { AlbumArchiveDto } from '@serikad/shared/album/album.dto';
import {
  ARCHIVE_PART,
  ARCHIVE_PART_BYTES,
  type ArchivePart,
  WHOLE_STATES,
  type WholePhotoState,
} from '@serikad/shared/album/album.types';
import { Types } from 'mongoose';
import type { Writable } from 'node:stream';
import { AccessService } from '../../access/access.service.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { writeZip } from '../../common/write-zip.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { originalKey } from '../../media/images/image-purpose.js';
import { STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import { GuestSecretsService } from '../guest-list/records/guest-secrets.service.js';
import { pictureKey } from './album-keys.js';
import { AlbumPhotosRepository, type WholePhoto } from './album-photos.repository.js';

const EXTENSIONS: Readonly<Record<WholePhoto['format'], string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heic: 'heic',
};
/** Signs that a file's name can't have, or can't end with, on some system. */
const NOT_IN_NAMES = /[\\/:*?"<>|.\p{C}]/gu;
const NUMBER_LENGTH = 4;

/**
 * A part of an archive: from one photo to another, so that photos that are added meanwhile move none into another part.
 */
interface Part {
  invitationId: string;
  photos: 'approved' | 'all';
  /** From 1. */
  part: number;
  /** Number of its first photo, from 1. */
  first: number;
  /** Of its first and its last photo: moment in milliseconds, id. */
  from: [at: number, id: string];
  upTo: [at: number, id: string];
  /** When its address ends; milliseconds since the epoch. */
  ends: number;
}

/** A part of an archive that is ready to be read. */
export interface OpenPart {
  fileName: string;
  /** @throws Error when a file cannot be read: half a .zip must not look like a whole one */
  write(out: Writable): Promise<void>;
}

/** The originals of an album, as .zip in parts. */
@Injectable()
export class AlbumArchive {
  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly photos: AlbumPhotosRepository,
    private readonly access: AccessService,
    private readonly secrets: GuestSecretsService,
    private readonly clock: Clock,
  ) {}

  /** The parts of the archive as it is now; their addresses work for an hour. @throws DomainError not-found */
  async parts(user: SignedInUser, { invitationId: of, photos }: AlbumArchiveDto): Promise<ArchivePart[]> {
    const { id: invitationId } = await this.access.ownInvitation(user, of);
    const ends = this.clock.now() + HOUR_MS;
    const parts: ArchivePart[] = [];
    const _id = new Types.ObjectId(invitationId);
    let after: WholePhoto | undefined;
    for (let number = 1; ;) {
      const found = ofOnePart(await this.photos.oldest(_id, statesOf(photos), { after, limit: ARCHIVE_PART }));
      const [first] = found;
      after = found.at(-1);
      if (!first || !after) return parts;
      const part = parts.length + 1;
      const [from, upTo] = [placeOf(first), placeOf(after)];
      const token = this.seal({ invitationId, photos, part, first: number, from, upTo, ends });
      parts.push({ part, photos: found.length, bytes: bytesOf(found), link: `/api/album/part/${token}` });
      number += found.length;
    }
  }

  /** @throws DomainError not-found for an address that is unknown, or over, or whose customer was deleted */
  async open(token: string): Promise<OpenPart> {
    const part = this.unseal(token);
    if (!part || part.ends <= this.clock.now()) throw new DomainError('not-found');
    await this.access.linkedInvitation(part.invitationId);
    return { fileName: `album-${part.part}.zip`, write: (out) => this.write(part, out) };
  }

  private async write(part: Part, out: Writable): Promise<void> {
    const photos = await this.photos.between(new Types.ObjectId(part.invitationId), statesOf(part.photos), {
      from: read(part.from),
      upTo: read(part.upTo),
    });
    await writeZip(out, this.clock.date(), async (take) => {
      for (const [index, photo] of photos.entries()) {
        const file = await this.storage.open(originalKey(pictureKey(photo.uuid)));
        // Removed since.
        if (file) await take(fileName(part.first + index, photo), file.stream());
      }
    });
  }

  private seal(part: Part): string {
    const text = Buffer.from(JSON.stringify(part)).toString('base64url');
    return `${text}.${this.secrets.signature('album archive', text)}`;
  }

  private unseal(token: string): Part | undefined {
    const [text = '', signature = ''] = token.split('.');
    if (!this.secrets.isSigned('album archive', text, signature)) return undefined;
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Part;
  }
}

function bytesOf(photos: readonly WholePhoto[]): number {
  return photos.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The first of some photos that fit into a part; one at least. */
function ofOnePart(photos: readonly WholePhoto[]): readonly WholePhoto[] {
  let bytes = 0;
  const beyond = photos.findIndex((photo) => (bytes += photo.bytes) > ARCHIVE_PART_BYTES);
  return beyond < 0 ? photos : photos.slice(0, Math.max(1, beyond));
}

function statesOf(photos: Part['photos']): readonly WholePhotoState[] {
  return photos === 'all' ? WHOLE_STATES : ['approved'];
}

function placeOf({ at, _id }: WholePhoto): [at: number, id: string] {
  return [at.getTime(), _id.toHexString()];
}

function read([at, id]: [at: number, id: string]): { at: Date; _id: Types.ObjectId } {
  return { at: new Date(at), _id: new Types.ObjectId(id) };
}

/** `0001 Mak Teh.jpg` */
function fileName(number: number, { name, format }: WholePhoto): string {
  const digits = String(number).padStart(NUMBER_LENGTH, '0');
  const plain = name.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim();
  return `${plain === '' ? digits : `${digits} ${plain}`}.${EXTENSIONS[format]}`;
}
