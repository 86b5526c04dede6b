import { pixelImage } from '../core/pixels.mjs';
import { resolution } from '../core/resolution.mjs';

const toned = (value) => 255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2);

/**
 * Samples as a picture.
 * @param {{width: number, height: number, scale: number}} box `scale`: pixels of a unit in the guest view
 * @param {(x: number, y: number) => {colour: number[], cover?: number}} sample linear colour and opacity
 */
export function clothPicture({ width, height, scale }, sample, fine = 3) {
  const [columns, rows] = [Math.round(width * scale * resolution()), Math.round(height * scale * resolution())];
  return pixelImage({ width, height, columns, rows }, (px, py) => {
    const sum = [0, 0, 0, 0];
    for (let a = 0; a < fine; a++)
      for (let c = 0; c < fine; c++) {
        const x = ((px + (a + 0.5) / fine) / columns) * width;
        const { colour, cover = 1 } = sample(x, ((py + (c + 0.5) / fine) / rows) * height);
        for (let k = 0; k < 3; k++) sum[k] += colour[k] * cover;
        sum[3] += cover;
      }
    if (sum[3] <= 0.01) return [0, 0, 0, 0];
    return [...sum.slice(0, 3).map((value) => toned(value / sum[3])), (255 * sum[3]) / fine ** 2];
  });
}
