import sharp from 'sharp';

/** The side may have this share of its pixels drawn on: a hair's breadth of rounding. */
const MOST = 0.02;
/** Alpha of 255 from which a pixel is drawn. */
const DRAWN = 40;

/**
 * The sides of a picture at which its drawing ends abruptly although nothing cuts it there.
 * @param {string|Buffer} picture
 * @param {readonly string[]} allowed sides that may be cut
 * @returns {Promise<string[]>}
 */
export async function cutOff(picture, allowed) {
  const sides = ['top', 'right', 'bottom', 'left'].filter((side) => !allowed.includes(side));
  if (sides.length === 0) return [];
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const across = (side) => Array.from({ length: width }, (_, x) => data[(side === 'top' ? 0 : height - 1) * width + x]);
  const down = (side) => Array.from({ length: height }, (_, y) => data[y * width + (side === 'left' ? 0 : width - 1)]);
  return sides.filter((side) => {
    const line = side === 'top' || side === 'bottom' ? across(side) : down(side);
    return line.filter((alpha) => alpha > DRAWN).length / line.length > MOST;
  });
}
