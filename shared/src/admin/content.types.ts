import type { CoupleAlbumPhoto } from '../album/album.types.js';
import type { Withheld } from '../rsvp/rsvp.types.js';

/** The place of a picture in an invitation; `album`: a photo that a guest added. */
export type PicturePlace = 'photo' | 'gift' | 'opening-logo' | 'place-photo' | 'cover-photo' | 'bank-qr' | 'album';
export const PICTURE_PLACES: readonly PicturePlace[] = [
  'photo',
  'gift',
  'opening-logo',
  'place-photo',
  'cover-photo',
  'bank-qr',
  'album',
];

/** A picture that the seller took out; with a gift its entry went. */
export interface Removal {
  place: PicturePlace;
  /** ISO 8601. */
  at: string;
  /** Why, in the seller's words. */
  reason: string;
}
/** Most that an order holds; further ones are refused. */
export const MOST_PICTURE_REMOVALS = 200;

/** A guest's words as the seller sees them: without the number of guests. */
export interface AdminWish {
  _id: string;
  from: string;
  message: string;
  createdAt: string;
  /** When and why the seller hid it; `null` while guests see it. */
  withheld: Withheld | null;
  /** Guests see it only after the couple have approved it. */
  waiting?: true;
  /** The couple hid it from their guests. */
  hidden?: true;
}

export interface AdminPicture {
  place: PicturePlace;
  imageUrl: string;
  /** Of a gift its title. */
  title: string;
}

/** A guest's photo as the seller sees it, in every state. */
export interface AdminAlbumPhoto extends CoupleAlbumPhoto {
  /** Names the photo when it is taken out; not an address. */
  imageUrl: string;
}

/** A page of an order's album, the newest first. */
export interface AdminAlbum {
  photos: AdminAlbumPhoto[];
  /** Photos on all pages. */
  count: number;
  /** `before` of the next page; `null` on the last one. */
  next: string | null;
}

/** What strangers have put into an order's invitation, as far as guests see it. */
export interface OrderContent {
  pictures: AdminPicture[];
  removals: Removal[];
  /** Newest first: answers with a message, hidden ones among them. */
  wishes: AdminWish[];
  /** How many of those there are, on all pages. */
  wishCount: number;
}
export const CONTENT_PAGE_LIMIT = 100;
