import type { AlbumPhotoState } from '@serikad/shared/album/album.types';
import type { PictureFormat } from '@serikad/shared/pictures/picture-file';
import { Schema, type Types } from 'mongoose';

export const ALBUM_PHOTO_MODEL = 'AlbumPhoto';

/** `removed`: its files and its entry in the album are removed, and then this document. It is not shown. */
export type StoredPhotoState = AlbumPhotoState | 'removed';

/** A guest's photo, from its announcement on. It counts if the album has an entry for it. */
export interface AlbumPhotoRecord {
  /** HMAC over invitation, guest and the device's id of the photo: the same for every repetition. */
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  /** Names its files, and its pictures in addresses; see album-keys.ts. */
  uuid: string;
  /** HMAC over the guest's key; empty once guests' data is erased. */
  guest: string;
  /** Who took it; may be empty. */
  name: string;
  state: StoredPhotoState;
  /** When it was announced; from then on when it was whole. */
  at: Date;
  /** Of one that is `receiving` or `removed`: when something was done last. Absent when it is whole. */
  unfinishedAt?: Date;
  /** Bytes of the original. */
  bytes: number;
  /** Pieces that are stored, counted from the first; the last piece of a photo is never stored. */
  received: number;
  /** SHA-256 of the original, once all of it has arrived: only this one may become the photo. */
  sum?: string;
  /** The original's; absent until it is whole, as are the sides. */
  format?: PictureFormat;
  /** Pixels of the largest picture. */
  width?: number;
  height?: number;
}

export const albumPhotoSchema = new Schema<AlbumPhotoRecord>(
  {
    invitationId: { type: Schema.Types.ObjectId, required: true },
    uuid: { type: String, required: true },
    guest: { type: String, default: '' },
    name: { type: String, default: '' },
    state: { type: String, required: true },
    at: { type: Date, required: true },
    unfinishedAt: { type: Date },
    bytes: { type: Number, required: true },
    received: { type: Number, required: true },
    sum: { type: String },
    format: { type: String },
    width: { type: Number },
    height: { type: Number },
  },
  { collection: 'album_photos', versionKey: false, strict: 'throw', autoIndex: false },
);

albumPhotoSchema.index({ uuid: 1 }, { name: 'album_photo_of_uuid', unique: true });
albumPhotoSchema.index({ invitationId: 1, state: 1, at: -1, _id: -1 }, { name: 'album_photos_newest_first' });
albumPhotoSchema.index({ invitationId: 1, guest: 1, at: -1, _id: -1 }, { name: 'album_photos_of_guest' });
// Few: uploads under way, and removals that were interrupted.
albumPhotoSchema.index({ unfinishedAt: 1 }, { name: 'unfinished_album_photos', sparse: true });
