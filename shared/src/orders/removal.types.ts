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
