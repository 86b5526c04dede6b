import { MOST_PHOTO_BYTES } from '@serikad/shared/album/album.types';

/** What was chosen and is not sent, by the reason; names of files. */
export interface Refused {
  tooLarge: string[];
  noPicture: string[];
  empty: string[];
  /** Sent already, or waiting. */
  known: string[];
  /** Beyond how many this guest may add. */
  beyond: string[];
}

const PICTURE = /\.(jpe?g|png|webp|hei[cf]|avif|gif|tiff?|bmp)$/i;

/** By what a photo that is chosen again is recognised; not by its time, which iPhones set anew. */
export function fingerprintOf({ name, size }: File): string {
  return `${size}:${name}`;
}

/** What was refused of two choices, one of which was made while the other was being stored. */
export function joinRefused(one: Refused, other: Refused): Refused {
  return {
    tooLarge: [...one.tooLarge, ...other.tooLarge],
    noPicture: [...one.noPicture, ...other.noPicture],
    empty: [...one.empty, ...other.empty],
    known: [...one.known, ...other.known],
    beyond: [...one.beyond, ...other.beyond],
  };
}

/**
 * Sorts out the chosen files before anything is sent.
 * @param known fingerprints of those that are sent or wait
 * @param left how many more this guest may add
 */
export function checkFiles(
  files: readonly File[],
  known: ReadonlySet<string>,
  left: number,
): { taken: File[]; refused: Refused } {
  const refused: Refused = { tooLarge: [], noPicture: [], empty: [], known: [], beyond: [] };
  const taken: File[] = [];
  const seen = new Set(known);
  for (const file of files) {
    // Some phones name no type for a HEIC.
    if (!file.type.startsWith('image/') && !(file.type === '' && PICTURE.test(file.name))) {
      refused.noPicture.push(file.name);
    } else if (file.size === 0) refused.empty.push(file.name);
    else if (file.size > MOST_PHOTO_BYTES) refused.tooLarge.push(file.name);
    else if (seen.has(fingerprintOf(file))) refused.known.push(file.name);
    else if (taken.length >= left) refused.beyond.push(file.name);
    else {
      seen.add(fingerprintOf(file));
      taken.push(file);
    }
  }
  return { taken, refused };
}
