/** Days after the wedding in which guests may add photos. */
export const ALBUM_DAYS = 60;
/** Most photos of an album, and most bytes of their originals; apart from the quota of the couple's pictures. */
export const MOST_ALBUM_PHOTOS = 4_000;
export const MOST_ALBUM_BYTES = 12 * 1024 ** 3;
/** Most photos that one guest may have in an album. */
export const MOST_PHOTOS_OF_GUEST = 60;
/** Most bytes of one photo. */
export const MOST_PHOTO_BYTES = 20 * 1024 * 1024;
/** Bytes of a piece; the last one of a photo may be shorter. */
export const PIECE_BYTES = 256 * 1024;
/** Photos of a page of the album. */
export const ALBUM_PAGE = 60;
/** Photos that the couple decide on in one call. */
export const MOST_DECIDED = 200;
/**
 * Most photos of one part of the archive, and most bytes where it has more than one photo:
 * what a phone downloads whole.
 */
export const ARCHIVE_PART = 500;
export const ARCHIVE_PART_BYTES = 1024 ** 3;
/** Letters of the name that a guest gives with a photo. */
export const LONGEST_ALBUM_NAME = 60;

/**
 * The header with a guest's key: 24 random characters that the device made. Who has it may see and remove its photos.
 */
export const ALBUM_GUEST_HEADER = 'Album-Guest';
/** The header with the token of the hall's screen. */
export const WALL_TOKEN_HEADER = 'Wall-Token';
/** The page of the hall's screen. */
export const WALL_PAGE = '/w/:token';

/** Whether guests can add photos: before the wedding begins, while it is open, after ALBUM_DAYS. */
export type AlbumTime = 'before' | 'open' | 'over';

/** `receiving`: pieces are missing. `waiting`: for the couple. `hidden`: the couple don't show it. */
export type AlbumPhotoState = 'receiving' | 'waiting' | 'approved' | 'hidden';
/** States in which a photo is whole. */
export const WHOLE_STATES = ['waiting', 'approved', 'hidden'] as const;
export type WholePhotoState = (typeof WHOLE_STATES)[number];

/** Addresses of a photo's files, WebP; at most 320, 640 and 1920 px a side. */
export interface AlbumPictures {
  small: string;
  medium: string;
  large: string;
}

/** A photo as everyone may see it. */
export interface AlbumPhoto {
  _id: string;
  /** The name that its guest gave; may be empty. */
  name: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** When it was sent. */
  at: string;
  pictures: AlbumPictures;
}

/** A page of an album as guests see it: approved photos, the newest first. */
export interface AlbumPage {
  time: AlbumTime;
  /** When photos are taken, ISO; `null` while the wedding has no day. */
  opens: string | null;
  closes: string | null;
  /** How many photos are approved. */
  count: number;
  photos: AlbumPhoto[];
  /** `before` of the next page; `null` on the last one. */
  next: string | null;
}

/** A guest's own photo; the pictures are there once it is whole. */
export interface OwnAlbumPhoto {
  _id: string;
  state: AlbumPhotoState;
  at: string;
  pictures: AlbumPictures | null;
}

export interface OwnAlbumPhotos {
  photos: OwnAlbumPhoto[];
  /** How many more this guest may add. */
  left: number;
}

/** How far a photo has come. */
export interface AlbumUpload {
  _id: string;
  state: AlbumPhotoState;
  /** Pieces that the server has: the number of the next one to send. */
  received: number;
  /** Pieces in all. */
  pieces: number;
}

/**
 * A photo as the couple see it; `pictures` work for them in every state for a day. `_id` names this very picture: what
 * a guest has exchanged since is another one.
 */
export interface CoupleAlbumPhoto extends AlbumPhoto {
  state: WholePhotoState;
  /** Bytes of the original. */
  bytes: number;
}

export type AlbumCounts = Record<WholePhotoState, number>;

export interface CoupleAlbum {
  /** Whether the album is on. */
  on: boolean;
  time: AlbumTime;
  opens: string | null;
  closes: string | null;
  counts: AlbumCounts;
  /** Bytes of all originals. */
  bytes: number;
  /** Address of the hall's screen; empty without one. */
  wallLink: string;
  photos: CoupleAlbumPhoto[];
  next: string | null;
}

/** A part of the archive: a ZIP of originals. */
export interface ArchivePart {
  /** From 1. */
  part: number;
  photos: number;
  bytes: number;
  /** Signed; works for an hour. */
  link: string;
}

/** What the hall's screen shows. */
export interface WallView {
  /** The couple's names as on the cover's lines. */
  names: string;
  language: 'malay' | 'english';
  /** Whether guests can add photos now; decides whether the screen asks for them. */
  time: AlbumTime;
  /** Path of the guest page, where guests add photos: `/k/{address}` where the couple chose one, else the long one. */
  link: string;
  count: number;
  /** The newest approved photos, at most ALBUM_PAGE. */
  photos: AlbumPhoto[];
}
