import type { AlbumPhoto } from '@serikad/shared/album/album.types';
import type { AlbumTexts } from './album-texts.js';
import { altOf } from './alt-of.js';

interface Props {
  photo: AlbumPhoto;
  /** Its place in the list, from 0. */
  index: number;
  texts: AlbumTexts;
  onOpen: (index: number) => void;
}

/** A small picture that opens the photo, as an entry of a list. */
export function PhotoTile({ photo, index, texts, onOpen }: Props) {
  return (
    <li>
      <button type="button" onClick={() => onOpen(index)}>
        <img
          src={photo.pictures.small}
          alt={altOf(photo, index, texts)}
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
        />
      </button>
    </li>
  );
}
