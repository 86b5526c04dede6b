import sharp from 'sharp';

/** A small picture of one colour, as a camera or a bank would give it: PNG bytes. */
export function smallPicture(background = '#a16207', side = 40): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();
}
