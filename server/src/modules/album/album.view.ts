import {
  type AlbumPhoto,
  type AlbumPictures,
  type AlbumUpload,
  type CoupleAlbumPhoto,
  type OwnAlbumPhoto,
  WHOLE_STATES,
} from '@serikad/shared/album/album.types';
import { albumMoments } from '@serikad/shared/album/album-time';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { Types } from 'mongoose';
import type { AlbumPhotoRecord } from './album-photo.schema.js';
import type { After, WholePhoto } from './album-photos.repository.js';
import { pieceCount } from './album-keys.js';

/** Signs the addresses of pictures that are not public. */
export type Sign = (uuid: string) => string;

/** Addresses of a photo's pictures. @param signature for photos that are not public */
function picturesOf(uuid: string, signature?: string): AlbumPictures {
  const address = (size: keyof AlbumPictures): string =>
    `/api/album/picture/${uuid}/${size}${signature === undefined ? '' : `?t=${signature}`}`;
  return { small: address('small'), medium: address('medium'), large: address('large') };
}

/** A photo that is approved. */
export function photoView({ _id, uuid, name, width, height, at }: WholePhoto, signature?: string): AlbumPhoto {
  return {
    _id: _id.toHexString(),
    name,
    width,
    height,
    at: at.toISOString(),
    pictures: picturesOf(uuid, signature),
  };
}

/** A photo in any state; its addresses work in each. */
export function couplePhotoView(photo: WholePhoto, sign: Sign): CoupleAlbumPhoto {
  return { ...photoView(photo, sign(photo.uuid)), _id: photo.uuid, state: photo.state, bytes: photo.bytes };
}

export function ownPhotoView({ _id, uuid, state, at }: AlbumPhotoRecord, sign: Sign): OwnAlbumPhoto[] {
  if (state === 'removed') return [];
  const pictures = state === 'receiving' ? null : picturesOf(uuid, sign(uuid));
  return [{ _id: _id.toHexString(), state, at: at.toISOString(), pictures }];
}

/** How far a photo has come. */
export function uploadView({ _id, state, received, bytes }: AlbumPhotoRecord): AlbumUpload {
  const pieces = pieceCount(bytes);
  if (state === 'removed') throw new Error('a photo that was removed has no view');
  return { _id: _id.toHexString(), state, received: isWhole({ state }) ? pieces : received, pieces };
}

export function isWhole({ state }: Pick<AlbumPhotoRecord, 'state'>): boolean {
  return (WHOLE_STATES as readonly string[]).includes(state);
}

/** When photos are taken, as ISO; `null` without a day. */
export function takenWithin(times: Pick<InvitationView, 'date' | 'startTime' | 'endTime'>): {
  opens: string | null;
  closes: string | null;
} {
  const moments = albumMoments(times);
  if (!moments) return { opens: null, closes: null };
  return { opens: new Date(moments.opens).toISOString(), closes: new Date(moments.closes).toISOString() };
}

const HALF = 12;

/** Where the next page begins, in 24 hexadecimal digits: the last photo's moment, and half of its random id. */
export function cursorOf({ at, _id }: After): string {
  return at.getTime().toString(16).padStart(HALF, '0') + _id.toHexString().slice(0, HALF);
}

/** @returns nothing for what is no cursor */
export function readCursor(cursor: string | undefined): After | undefined {
  if (cursor === undefined || !/^[0-9a-f]{24}$/.test(cursor)) return undefined;
  const at = new Date(Number.parseInt(cursor.slice(0, HALF), 16));
  if (Number.isNaN(at.getTime())) return undefined;
  return { at, _id: new Types.ObjectId(cursor.slice(HALF).padEnd(2 * HALF, '0')) };
}
