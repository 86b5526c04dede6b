/** A picture of the gallery. */
export interface PhotoView {
  _id: string;
  imageUrl: string;
  order: number;
}

export const MOST_PHOTOS = 7;
