import sharp, { type Sharp } from 'sharp';

/** A small picture of one colour, in whatever format. */
export function plain(width = 60, height = 40, colour = '#a16207'): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

export const png = (width?: number, height?: number): Promise<Buffer> => plain(width, height).png().toBuffer();
export const jpeg = (width?: number, height?: number): Promise<Buffer> => plain(width, height).jpeg().toBuffer();
