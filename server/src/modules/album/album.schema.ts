import { Schema, type Types } from 'mongoose';

export const ALBUM_MODEL = 'Album';

/** The link of the hall's screen. */
export interface WallLinkRecord {
  /** SHA-256 of the token; absent when it was revoked. */
  hash?: string;
  /** How often the link was made, for the next token. */
  rotation: number;
}

/** A photo that takes room, from before its document is written until after its files are removed. */
export interface AlbumEntry {
  /** The photo's `_id`. */
  p: Types.ObjectId;
  /** Its uuid, which names its files. */
  u: string;
  /** Its guest, as in the photo; empty once guests' data is erased. */
  g: string;
  /** Bytes of the original. */
  b: number;
  at: Date;
}

/** What an upload takes up for the networks that it comes from, from its announcement until all of it has arrived. */
export interface UnfinishedUpload {
  /** The photo's uuid. */
  u: string;
  /** Bytes of the original. */
  b: number;
  /** HMACs over the client's networks, the narrowest first. */
  n: string[];
}

/**
 * What the photos of an invitation's guests take up, in one document, so that one conditional update holds the limits:
 * photos and bytes of the album, photos of a guest. An entry is written before its photo and removed after the photo's
 * files, so a crash leaves an entry too many, never a photo that is not counted. See docs/decisions/211-album.md.
 */
export interface AlbumRecord {
  /** The invitation's id. */
  _id: Types.ObjectId;
  /** Bytes of all entries. */
  bytes: number;
  entries: AlbumEntry[];
  /** Uploads that are under way; absent before the first. */
  unfinished?: UnfinishedUpload[];
  /** When an entry was added last; absent once every entry was seen to have its photo. */
  claimedAt?: Date;
  /** Absent before the first. */
  wall?: WallLinkRecord;
}

const entrySchema = new Schema<AlbumEntry>(
  {
    p: { type: Schema.Types.ObjectId, required: true },
    u: { type: String, required: true },
    g: { type: String, default: '' },
    b: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false },
);

export const albumSchema = new Schema<AlbumRecord>(
  {
    bytes: { type: Number, required: true },
    entries: { type: [entrySchema], default: [] },
    claimedAt: { type: Date },
    // Written and read by the driver alone, as the next one.
    unfinished: { type: Array, default: undefined },
    wall: { type: Object },
  },
  { collection: 'albums', versionKey: false, strict: 'throw', autoIndex: false },
);

albumSchema.index({ 'wall.hash': 1 }, { name: 'album_of_wall', sparse: true });
albumSchema.index({ bytes: 1 }, { name: 'albums_by_bytes' });
// Few: those with photos of the last hours.
albumSchema.index({ claimedAt: 1 }, { name: 'albums_with_claims', sparse: true });
