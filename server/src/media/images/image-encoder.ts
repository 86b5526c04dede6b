import type { Sharp } from 'sharp';
import { DomainError } from '../../common/domain-error.js';
import { decodeHeic } from './heic-decoder.js';
import { toSrgb } from './icc-profile.js';
import { invalidImage } from './image-failure.js';
import { MOST_MEGAPIXELS, MOST_PIXELS, readImageHeader, type ImageHeader } from './image-header.js';
import { VARIANT_WIDTHS } from './image-purpose.js';
import { isTimeout, pictureLibrary } from './picture-library.js';
import { withoutTexts } from './png-chunks.js';

/** Longest side of a stored picture, in pixels. */
export const LONGEST_SIDE = 1920;
const FIT = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;

/** A picture as it will be stored: WebP without any metadata. */
export interface EncodedImage {
  width: number;
  height: number;
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
 * @param known its header, where it has been read already
 * @throws DomainError invalid-file with the reason
 */
export async function encodeImage(bytes: Buffer, quality: number, known?: ImageHeader): Promise<EncodedImage> {
  const header = known ?? (await readImageHeader(bytes));
  const pixels = await decode(bytes, header).catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    throw invalidImage(isTimeout(error) ? 'imageSlow' : 'imageBroken');
  });
  const { width, height } = pixels.info;
  const full = await webp(await sharpOf(pixels), quality);
  const variants = new Map<number, Buffer>();
  for (const variant of VARIANT_WIDTHS) {
    const smaller = (await sharpOf(pixels)).resize({
      width: variant,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    variants.set(variant, width > variant ? await webp(smaller, quality) : full);
  }
  return { width, height, full, variants };
}

async function decode(bytes: Buffer, header: ImageHeader): Promise<Pixels> {
  if (header.format === 'heic') return decodePhonePicture(bytes, header);
  const sharp = await pictureLibrary();
  const input = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const picture = header.format === 'png' ? withoutTexts(bytes) : bytes;
  return pixelsOf(sharp(picture, input).autoOrient().resize(FIT));
}

async function decodePhonePicture(bytes: Buffer, { icc, hasAlpha }: ImageHeader): Promise<Pixels> {
  const found = await decodeHeic(bytes, MOST_PIXELS);
  if (found.kind === 'too-large') throw invalidImage('imagePixels', MOST_MEGAPIXELS);
  if (found.kind === 'unreadable') throw invalidImage('imageHeic');
  const { width, height } = found;
  const sharp = await pictureLibrary();
  const image = sharp(Buffer.from(found.data), { raw: { width, height, channels: 4 } }).resize(FIT);
  try {
    return await pixelsOf(icc && !hasAlpha ? await toSrgb(image, icc) : image);
  } finally {
    // Gives 100 MB back at once: the collector of garbage may take its time,
    // and the next picture needs them. From Node 22.
    (found.data as { transfer?: (length: number) => void }).transfer?.(0);
  }
}

/** Made once, in the size of the largest file; the smaller ones are rendered from it. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  return image.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
}

async function sharpOf({ data, info: { width, height, channels } }: Pixels): Promise<Sharp> {
  const sharp = await pictureLibrary();
  return sharp(data, { raw: { width, height, channels } });
}

function webp(image: Sharp, quality: number): Promise<Buffer> {
  return image.webp({ quality, effort: 4 }).toBuffer();
}
