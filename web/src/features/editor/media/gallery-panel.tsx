import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import type { MediaProps } from './media.types.js';

/** The photos of the card, whole section. */
export function GalleryPanel({ bundle }: MediaProps) {
  return (
    <p className="num">
      {bundle.photos.length}/{MOST_PHOTOS}
    </p>
  );
}
