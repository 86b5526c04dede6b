import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { AddAlbumPhotoDto, AlbumSettingsDto, DecideAlbumDto, WallLinkDto } from '@serikad/shared/album/album.dto';
import { PIECE_BYTES } from '@serikad/shared/album/album.types';
import { CATALOGUE_FOLDER } from '../../config/catalogue-folder.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { AlbumUploads } from '../../modules/album/album-uploads.service.js';
import { OwnAlbumService } from '../../modules/album/own-album.service.js';
import { WallService } from '../../modules/album/wall.service.js';
import { checked } from './checked.js';

/** Photos of the album, and how many of them the couple have approved: the others wait. */
export const DEMO_ALBUM = { photos: 14, approved: 10 } as const;
/** Each guest sends so many. */
const OF_GUEST = 3;
/** Pictures of designs, wide and high ones, take the place of photos. */
const FILES = ['wide.avif', 'blank-720.webp'] as const;
const DESIGNS = ['cv0101', 'cv0301', 'cv0201', 'cv0401', 'cv0501', 'cv0601', 'cv0701'] as const;
const GUESTS = ['Mak Teh', 'Cikgu Rosnah', '', 'Amirul & Wani', 'Geng asrama'] as const;

interface Hosting {
  app: INestApplicationContext;
  user: SignedInUser;
  invitationId: string;
  /** When the couple turn the album on, milliseconds since the epoch. */
  ordered: number;
  /** The wedding's start. */
  start: number;
  /** Sets the clock, but never past now. */
  put: (moment: number) => void;
}

/**
 * The album of a wedding that is over: the couple take photos of guests, and have approved those of the first hours.
 */
export class DemoAlbum {
  constructor(private readonly hosting: Hosting) {}

  async make(): Promise<void> {
    const { user, invitationId, ordered, start, put } = this.hosting;
    put(ordered + HOUR_MS);
    await this.get(OwnAlbumService).set(user, checked(AlbumSettingsDto, { invitationId, on: true }));
    await this.get(WallService).setLink(user, checked(WallLinkDto, { invitationId, active: true }));
    const ids: string[] = [];
    for (let index = 0; index < DEMO_ALBUM.photos; index += 1) {
      put(start + (1 + index / 3) * HOUR_MS);
      ids.push(await this.send(index));
    }
    put(start + 8 * HOUR_MS);
    const approved = { invitationId, ids: ids.slice(0, DEMO_ALBUM.approved), state: 'approved' };
    await this.get(OwnAlbumService).decide(user, checked(DecideAlbumDto, approved));
  }

  private get<T>(type: Type<T>): T {
    return this.hosting.app.get(type, { strict: false });
  }

  /** As a guest's device does. */
  private async send(index: number): Promise<string> {
    const { invitationId } = this.hosting;
    const guest = Math.floor(index / OF_GUEST);
    const key = `demo${String(guest)}`.padEnd(24, '0');
    const picture = await pictureOf(index);
    const upload = String(index).padStart(32, '0');
    const claim = { invitationId, upload, bytes: picture.length, name: GUESTS[guest % GUESTS.length] };
    const uploads = this.get(AlbumUploads);
    const { _id, pieces } = await uploads.announce(key, checked(AddAlbumPhotoDto, claim), 'demo');
    for (let piece = 0; piece < pieces; piece += 1) {
      const bytes = picture.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES);
      await uploads.receive(key, _id, piece, bytes, 'demo');
    }
    return _id;
  }
}

function pictureOf(index: number): Promise<Buffer> {
  const design = DESIGNS[index % DESIGNS.length] ?? DESIGNS[0];
  return readFile(join(CATALOGUE_FOLDER, design, FILES[index % FILES.length] ?? FILES[0]));
}
