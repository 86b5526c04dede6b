import type SharpLibrary from 'sharp';
import type { Sharp, SharpInput, SharpOptions } from 'sharp';

/** Longest time that one chain may work, in seconds: a photo of 40 megapixels takes about one. */
const TIMEOUT_SECONDS = 10;

/** `sharp(input, options)`, with the time limit set. */
export type OpenPicture = (input: SharpInput | SharpOptions, options?: SharpOptions) => Sharp;

let library: Promise<typeof SharpLibrary> | undefined;

/**
 * The library that reads and writes pictures, loaded with the first picture: it takes 25 MB, and a server that only
 * serves pages needs none of it. Always loaded through here, so that its limits are set.
 * @param seconds time limit of each chain that is begun with it
 */
export async function pictureLibrary(seconds = TIMEOUT_SECONDS): Promise<OpenPicture> {
  library ??= load();
  const sharp = await library;
  return (input, options) => sharp(input as SharpInput, options).timeout({ seconds });
}

/** Whether a chain ended because its time was over. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout');
}

async function load(): Promise<typeof SharpLibrary> {
  const { default: sharp } = await import('sharp');
  // Two pictures at once are the queue's choice, so each has one core; what one upload leaves behind no other may find.
  sharp.concurrency(1);
  sharp.cache(false);
  // Only these four may read what a stranger sent: not SVG, PDF, GIF, TIFF or what else the library knows.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  });
  return sharp;
}
