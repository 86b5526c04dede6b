import type { CoupleAlbumPhoto } from '../album/album.types.js';
import type { PicturePlace, Removal } from '../orders/removal.types.js';
import type { Withheld } from '../rsvp/rsvp.types.js';

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
