import { pictureFormat } from '@serikad/shared/pictures/picture-file';
import type { Metadata, Sharp } from 'sharp';
import { decodeHeic } from './heic-decoder.js';
import { toSrgb } from './icc-profile.js';
import { invalidImage } from './image-failure.js';
import { isMovingPng } from './moving-png.js';
import { VARIANT_WIDTHS } from './image-purpose.js';
import { isTimeout, pictureLibrary } from './picture-library.js';

/** Longest side of a stored picture, in pixels. */
export const LONGEST_SIDE = 1920;
/** Most pixels of an upload, whatever its file is like: it is they that take memory and time. */
export const MOST_MEGAPIXELS = 40;
export const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;
/** Longest side of an upload, in pixels: rows that are longer, and columns of them, take memory and time of their own. */
export const MOST_SIDE = 16_384;
/** Most megapixels of what is decoded whole instead of row by row: AVIF, interlaced or 16-bit PNG, CMYK JPEG. */
export const MOST_WHOLE_MEGAPIXELS = 16;

const FIT = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;

/** A picture as it will be stored: WebP without any metadata. */
export interface EncodedImage {
  width: number;
  height: number;
  /** The largest file. */
  full: Buffer;
  /** The smaller ones by their width in pixels; a picture that is smaller is kept as it is. */
  variants: ReadonlyMap<number, Buffer>;
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Decodes an upload and draws it anew, so that nothing of the file is left but its pixels, upright.
 * @throws DomainError invalid-file with the reason
 */
export async function encodeImage(bytes: Buffer, quality: number): Promise<EncodedImage> {
  const pixels = await decode(bytes);
  const { width, height } = pixels.info;
  const full = await webp(await drawn(pixels), quality);
  const variants = new Map<number, Buffer>();
  for (const variant of VARIANT_WIDTHS) {
    const smaller = (await drawn(pixels)).resize({
      width: variant,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    variants.set(variant, width > variant ? await webp(smaller, quality) : full);
  }
  return { width, height, full, variants };
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const format = pictureFormat(bytes);
  if (!format) throw invalidImage('imageFormat');
  if (format === 'heic') return decodePhonePicture(bytes);
  await check(bytes, format);
  const sharp = await pictureLibrary();
  const input = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  try {
    return await pixelsOf(sharp(bytes, input).autoOrient().resize(FIT));
  } catch (error) {
    throw invalidImage(isTimeout(error) ? 'imageSlow' : 'imageBroken');
  }
}

async function decodePhonePicture(bytes: Buffer): Promise<Pixels> {
  const sharp = await pictureLibrary();
  // sharp reads the container, only not the pixels in it.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) throw invalidImage('imageHeic');
  checkSize(header.width, header.height);
  const found = await decodeHeic(bytes, MOST_PIXELS);
  if (found.kind === 'too-large') throw invalidImage('imagePixels', MOST_MEGAPIXELS);
  if (found.kind === 'unreadable') throw invalidImage('imageHeic');
  const { width, height } = found;
  const image = sharp(Buffer.from(found.data), { raw: { width, height, channels: 4 } }).resize(FIT);
  return pixelsOf(header.icc && !header.hasAlpha ? await toSrgb(image, header.icc) : image);
}

/** Looks at what the header says before any pixel is made. */
async function check(bytes: Buffer, format: string): Promise<void> {
  const sharp = await pictureLibrary();
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) throw invalidImage('imageBroken');
  const read = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format;
  if (read !== format) throw invalidImage('imageFormat');
  const height = found.pageHeight ?? found.height;
  checkSize(found.width, height);
  if (isDecodedWhole(found) && found.width * height > MOST_WHOLE_MEGAPIXELS * 1_000_000) {
    throw invalidImage('imageWholePixels', MOST_WHOLE_MEGAPIXELS);
  }
  if ((found.pages ?? 1) > 1 || (format === 'png' && isMovingPng(bytes))) throw invalidImage('imageMoves');
}

/** @throws DomainError invalid-file */
function checkSize(width: number, height: number): void {
  if (width * height > MOST_PIXELS) throw invalidImage('imagePixels', MOST_MEGAPIXELS);
  if (Math.max(width, height) > MOST_SIDE) throw invalidImage('imageSide', MOST_SIDE);
}

/** Whether the decoder needs 10 to 20 bytes of memory for every pixel of the file at once. */
function isDecodedWhole({ format, depth, space, isProgressive }: Metadata): boolean {
  if (format === 'png') return isProgressive === true || depth === 'ushort';
  return format === 'heif' || space === 'cmyk';
}

/** Made once, in the size of the largest file; the smaller ones are drawn from it. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  return image.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
}

async function drawn({ data, info: { width, height, channels } }: Pixels): Promise<Sharp> {
  const sharp = await pictureLibrary();
  return sharp(data, { raw: { width, height, channels } });
}

function webp(image: Sharp, quality: number): Promise<Buffer> {
  return image.webp({ quality, effort: 4 }).toBuffer();
}
