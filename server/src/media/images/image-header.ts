import { pictureFormat, type PictureFormat } from '@serikad/shared/pictures/picture-file';
import type { Metadata } from 'sharp';
import { MEMORY_BUDGET } from '../../config/memory-budget.js';
import { hasTooManyParts } from './file-parts.js';
import { declaredSizes } from './heif-pictures.js';
import { LARGEST_PROFILE } from './icc-profile.js';
import { invalidImage } from './image-failure.js';
import { pictureLibrary } from './picture-library.js';
import { isMovingPng, withoutTexts } from './png-chunks.js';

/** Longest side of an upload, in pixels: a row is decoded whole, and each row has a cost of its own. */
export const MOST_SIDE = 16_384;
/** Largest area of an upload, in megapixels, where its kind has no smaller limit. */
export const MOST_MEGAPIXELS = 40;
export const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;

interface Kind {
  /**
   * Memory that decoding takes, in bytes a pixel: the measured peak, rounded up (docs/decisions/161-picture-memory.md).
   */
  bytes: number;
  /** Largest area, in megapixels. */
  most: number;
}

/** What decoding costs by the kind of file. Kinds that are not decoded row by row cost the most. */
const KINDS = {
  jpeg: { bytes: 1, most: MOST_MEGAPIXELS },
  'jpeg-progressive': { bytes: 7, most: MOST_MEGAPIXELS },
  // Its colours are converted pixel by pixel: 16 megapixels took 5 s, for which all other large pictures wait.
  'jpeg-cmyk': { bytes: 9, most: 6 },
  png: { bytes: 3, most: MOST_MEGAPIXELS },
  'png-16-bit': { bytes: 5, most: 16 },
  'png-interlaced': { bytes: 11, most: 16 },
  webp: { bytes: 5, most: MOST_MEGAPIXELS },
  avif: { bytes: 20, most: 16 },
  heic: { bytes: 14, most: 25 },
} as const satisfies Record<string, Kind>;

/** Most memory that decoding one picture takes, in MB. */
export const MOST_PICTURE_MB = Math.max(...Object.values(KINDS).map(({ bytes, most }) => bytes * most));
/** Up to here a picture is decoded beside another one, in MB; larger ones are decoded one at a time. */
const SMALL_PICTURE_MB = MEMORY_BUDGET.smallPicture;

export interface ImageHeader {
  format: PictureFormat;
  /** Whether decoding takes so much memory that no second one may be decoded meanwhile. */
  isLarge: boolean;
  hasAlpha: boolean;
  /** Colour profile of a HEIC; of other formats the decoder uses it itself. */
  icc?: Buffer;
}

/**
 * Checks an upload by its header, before any pixel is decoded.
 * @throws DomainError invalid-file with the reason
 */
export async function readImageHeader(bytes: Buffer): Promise<ImageHeader> {
  const format = pictureFormat(bytes);
  if (!format) throw invalidImage('imageFormat');
  if (hasTooManyParts(bytes, format)) throw invalidImage('imageBroken');
  const sharp = await pictureLibrary();
  // sharp reads the container of a HEIC, though not the pixels in it.
  const found = await sharp(format === 'png' ? withoutTexts(bytes) : bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) throw invalidImage(format === 'heic' ? 'imageHeic' : 'imageBroken');
  if (formatOf(found) !== format) throw invalidImage(format === 'heic' ? 'imageHeic' : 'imageFormat');
  const pixels = checkedPixels(found, format);
  if (format === 'avif' || format === 'heic') checkAllPictures(bytes, format);
  // A phone's HEIC may hold more pictures than the one that is shown.
  const moves = format !== 'heic' && ((found.pages ?? 1) > 1 || (format === 'png' && isMovingPng(bytes)));
  if (moves) throw invalidImage('imageMoves');
  const { hasAlpha, icc } = found;
  const isLarge = pixels * kindOf(found, format).bytes > SMALL_PICTURE_MB * 1_000_000;
  // A header is kept for as long as its picture waits.
  const isNeeded = format === 'heic' && icc !== undefined && icc.length <= LARGEST_PROFILE;
  return { format, isLarge, hasAlpha, ...(isNeeded && { icc }) };
}

/** The others of the container, such as its transparency, may be larger than the one that is shown. */
function checkAllPictures(bytes: Buffer, format: 'avif' | 'heic'): void {
  const sizes = declaredSizes(bytes);
  if (!sizes) throw invalidImage(format === 'heic' ? 'imageHeic' : 'imageBroken');
  const { most } = KINDS[format];
  for (const { width, height } of sizes) {
    if (width * height > most * 1_000_000) throw invalidImage('imageWholePixels', most);
  }
}

function formatOf({ format, compression }: Metadata): string {
  if (format !== 'heif') return format;
  return compression === 'av1' ? 'avif' : 'heic';
}

/** @returns pixels of the picture */
function checkedPixels(found: Metadata, format: PictureFormat): number {
  const { width } = found;
  const height = found.pageHeight ?? found.height;
  const pixels = width * height;
  if (pixels > MOST_PIXELS) throw invalidImage('imagePixels', MOST_MEGAPIXELS);
  if (Math.max(width, height) > MOST_SIDE) throw invalidImage('imageSide', MOST_SIDE);
  const { most } = kindOf(found, format);
  if (pixels > most * 1_000_000) throw invalidImage('imageWholePixels', most);
  return pixels;
}

function kindOf({ space, isProgressive, depth }: Metadata, format: PictureFormat): Kind {
  if (format === 'jpeg' && space === 'cmyk') return KINDS['jpeg-cmyk'];
  if (format === 'jpeg' && isProgressive) return KINDS['jpeg-progressive'];
  if (format === 'png' && isProgressive) return KINDS['png-interlaced'];
  if (format === 'png' && depth === 'ushort') return KINDS['png-16-bit'];
  return KINDS[format];
}
