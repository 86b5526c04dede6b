import { pictureFormat } from '@serikad/shared/pictures/picture-file';
import type { Sharp } from 'sharp';
import { decodeHeic } from './heic-decoder.js';
import { toSrgb } from './icc-profile.js';
import { invalidImage } from './image-failure.js';
import { isMovingPng } from './moving-png.js';
import { VARIANT_WIDTHS } from './image-purpose.js';
import { pictureLibrary } from './picture-library.js';

/** Longest side of a stored picture, in pixels. */
export const LONGEST_SIDE = 1920;
/** Most pixels of an upload, whatever its file is like: it is they that take memory and time. */
export const MOST_MEGAPIXELS = 40;
export const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;

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
  } catch {
    throw invalidImage('imageBroken');
  }
}

async function decodePhonePicture(bytes: Buffer): Promise<Pixels> {
  const found = await decodeHeic(bytes, MOST_PIXELS);
  if (found.kind === 'too-large') throw invalidImage('imagePixels', MOST_MEGAPIXELS);
  if (found.kind === 'unreadable') throw invalidImage('imageHeic');
  const { width, height } = found;
  const sharp = await pictureLibrary();
  const image = sharp(Buffer.from(found.data), { raw: { width, height, channels: 4 } }).resize(FIT);
  // sharp reads the container, only not the pixels in it.
  const { icc, hasAlpha } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ icc: undefined, hasAlpha: true }));
  return pixelsOf(icc && !hasAlpha ? await toSrgb(image, icc) : image);
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
  if (found.width * (found.pageHeight ?? found.height) > MOST_PIXELS) {
    throw invalidImage('imagePixels', MOST_MEGAPIXELS);
  }
  if ((found.pages ?? 1) > 1 || (format === 'png' && isMovingPng(bytes))) throw invalidImage('imageMoves');
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
