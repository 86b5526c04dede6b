import type { Page } from '@playwright/test';

/** Where two pictures differ: how many pixels, and the box around them in pixels of the pictures. */
export interface PictureDifference {
  pixels: number;
  box: { left: number; top: number; right: number; bottom: number };
}

/**
 * By how much red, green and blue of a pixel may differ, of 255: Chromium rounds the edge of a round border otherwise
 * when it paints it in a layer of another size. Measured are 2.
 */
const ROUNDING = 3;

/**
 * Compares two PNGs pixel by pixel.
 * @param blank a page that shows nothing, whose canvas decodes them
 * @returns nothing where they are equal; pictures of different sizes differ in the whole of the larger one
 */
export async function pictureDifference(
  blank: Page,
  first: Buffer,
  second: Buffer,
): Promise<PictureDifference | undefined> {
  if (first.equals(second)) return undefined;
  const difference = await blank.evaluate(
    async ({ pictures, rounding }) => {
      const decoded = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
          return { width: bitmap.width, height: bitmap.height, data };
        }),
      );
      const [one, other] = decoded;
      if (!one || !other) throw new Error('two pictures are needed');
      const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
      if (one.width !== other.width || one.height !== other.height)
        return { pixels: width * height, box: { left: 0, top: 0, right: width, bottom: height } };
      const box = { left: width, top: height, right: 0, bottom: 0 };
      let pixels = 0;
      for (let at = 0; at < width * height; at += 1) {
        const isSame = [0, 1, 2].every(
          (channel) => Math.abs((one.data[at * 4 + channel] ?? 0) - (other.data[at * 4 + channel] ?? 0)) <= rounding,
        );
        if (isSame) continue;
        pixels += 1;
        const [x, y] = [at % width, Math.floor(at / width)];
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x + 1);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y + 1);
      }
      return { pixels, box };
    },
    { pictures: [first.toString('base64'), second.toString('base64')], rounding: ROUNDING },
  );
  return difference.pixels === 0 ? undefined : difference;
}
