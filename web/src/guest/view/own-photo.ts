import { hasPlaceForPhoto } from '@serikad/shared/designs/photo-place';
import { photoVeil, type PhotoVeil } from '@serikad/shared/invitations/photo-look';
import { declarations, isPath } from './safe-css.js';
import type { Themed } from './themed.js';

/** The couple's own photo, in designs that have a place for it: how it lies there. */
export function photoOf({ design, invitation: { coverPhoto, photoLook } }: Themed): OwnPhoto | undefined {
  if (coverPhoto === undefined || !isPath(coverPhoto) || !photoLook) return undefined;
  if (!hasPlaceForPhoto(design)) return undefined;
  const { x, y, ratio } = photoLook;
  return { ...photoVeil(photoLook, design.palette), x, y, ratio, key: coverPhoto, isWide: ratio > WIDEST_SMALL };
}

interface OwnPhoto extends PhotoVeil {
  key: string;
  x: number;
  y: number;
  ratio: number;
  /** Its smaller file would be lower than a phone's cover. */
  isWide: boolean;
}

/** Of the photo's width by its height: up to this the file of 640 pixels is sharp enough on phones. */
const WIDEST_SMALL = 0.8;

/** After the design's own pictures, which have a set in newer formats. */
export function photoCss({ key, x, y, ratio, veil, isWide }: OwnPhoto): string {
  const whole = `url(/storage/${key})`;
  const phone = isWide ? whole : `url(/storage/${key.replace(/\.webp$/, '-640.webp')})`;
  const place = {
    '--photo-x': `${x}%`,
    '--photo-y': `${y}%`,
    '--photo-fx': String(x / 100),
    '--photo-fy': String(y / 100),
    '--photo-ratio': String(ratio),
    '--photo-veil': String(veil),
  };
  const large = isWide ? '' : `@media(min-width:900px){:root:root{${declarations({ '--a-photo': whole })}}}`;
  return `:root:root{${declarations({ '--a-photo': phone, ...place })}}${large}`;
}
