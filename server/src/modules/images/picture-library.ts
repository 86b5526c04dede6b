import type Sharp from 'sharp';

let library: Promise<typeof Sharp> | undefined;

/**
 * The library that reads and writes pictures, loaded when the first picture is worked on: it takes 25 MB, and a server
 * that only shows pages needs none of it. Always asked for here, so that nobody has it without its limits.
 */
export function pictureLibrary(): Promise<typeof Sharp> {
  library ??= load();
  return library;
}

async function load(): Promise<typeof Sharp> {
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
