import sharp from 'sharp';
import { svgDocument } from '../core/svg.mjs';
import { smoothstep } from '../core/vector.mjs';
import { noise } from '../islamic/hall-shade.mjs';

/**
 * Hills of tea in the morning's mist as a watercolour: washes with wet edges, granulation, light from the upper right.
 */

const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
const lerp = (a, b, t) => a.map((value, k) => value + (b[k] - value) * t);

/**
 * @param {{seed: number, ridges: {at: number, swing: number, lean: number, rough: number, colour: string, foot: string,
 *   deep: number}[], tea: {rows: string[]}, light: string}} art `ridges` from the farthest: heights from the
 *   top, `lean` downwards to the right, `deep`: how far the wash runs down into the mist
 * @param {{width: number, height: number, pixels: number}} view in units; the middle is the same at any width
 */
export async function mistyHills(art, { width, height, pixels }) {
  const of = noise(art.seed);
  const scale = pixels / width;
  const [columns, rows] = [pixels, Math.round(height * scale)];
  const fbm = (x, y) =>
    of(x, y) * 0.5 +
    of(x * 2.03 + 9, y * 2.03) * 0.27 +
    of(x * 4.1, y * 4.1 + 5) * 0.15 +
    of(x * 8.3 + 2, y * 8.3) * 0.08;
  const ridges = art.ridges.map((ridge, n) => ({ ...ridge, n, from: rgb(ridge.colour), to: rgb(ridge.foot) }));
  const tea = art.tea.rows.map(rgb);
  const sun = rgb(art.light);
  /** Where the ridge stands at x, counted from the middle. */
  const ridgeAt = ({ at, swing, lean, rough, n }, x) =>
    at + lean * Math.tanh(x / 320) * 60 + swing * fbm(x * 0.0042 + n * 17, n * 3.1) + rough * fbm(x * 0.05, n * 7 + 30);
  const bytes = Buffer.alloc(columns * rows * 4);
  for (let i = 0; i < columns; i++) {
    const x = i / scale - width / 2;
    const tops = ridges.map((ridge) => ridgeAt(ridge, x));
    for (let j = 0; j < rows; j++) {
      const y = j / scale;
      let colour = [255, 255, 255];
      let alpha = 0;
      ridges.forEach((ridge, n) => {
        const below = y - tops[n];
        if (below < -1) return;
        const down = Math.min(1, below / ridge.deep);
        // Thin where the mist stands, and a dark wet edge where the wash was left to dry.
        const mist = 1 - smoothstep(0.1, 1, down + 0.22 * fbm(x * 0.008, y * 0.016 + n * 11));
        const edge = Math.exp(-below / 2.2) * 0.16 + Math.exp(-below / 16) * 0.1;
        const pool = 0.1 * fbm(x * 0.012 + n * 5, y * 0.02) + 0.07 * fbm(x * 0.34, y * 0.34 + n);
        let wash = lerp(ridge.from, ridge.to, Math.min(1, down * 1.1));
        const last = n === ridges.length - 1;
        if (last) wash = teaRows(wash, x, y, below);
        wash = wash.map((value) => value * (1 - edge - pool * 0.9));
        const sunlit = smoothstep(-200, 460, x - below) * 0.3;
        wash = lerp(wash, sun, sunlit * (0.4 + 0.6 * (1 - down)));
        const cover =
          smoothstep(-1, 0.6, below) * (last ? 0.97 * (1 - 0.5 * smoothstep(0.55, 1, y / height)) : 0.96 * mist);
        const over = cover + alpha * (1 - cover);
        colour = over > 0 ? wash.map((value, k) => (value * cover + colour[k] * alpha * (1 - cover)) / over) : colour;
        alpha = over;
      });
      const n = (j * columns + i) * 4;
      for (let k = 0; k < 3; k++) bytes[n + k] = Math.max(0, Math.min(255, Math.round(colour[k])));
      bytes[n + 3] = Math.round(255 * alpha);
    }
  }

  /** Rows of clipped bushes that follow the slope, closer to each other farther up. */
  function teaRows(wash, x, y, below) {
    const depth = Math.max(0.001, below);
    const level = 5.4 * Math.log(1 + depth / 16) - x * 0.0075 + 0.9 * fbm(x * 0.004, y * 0.004 + 40);
    const row = level - Math.floor(level);
    const size = 9 + depth * 0.2;
    const place = (x + 31 * Math.floor(level)) / size;
    const mound =
      0.34 * (1 - Math.abs(Math.sin(place * 2.2 + fbm(place * 0.6, level) * 1.6)) ** 0.6) +
      0.16 * fbm(place * 1.7, Math.floor(level) * 3.7);
    const inside = row - mound;
    const crown = smoothstep(0.0, 0.14, inside) * (1 - smoothstep(0.16, 0.6, inside));
    const gap = smoothstep(0.55, 0.95, inside) + 0.8 * (1 - smoothstep(-0.12, 0.05, inside));
    const seen = smoothstep(3, 30, depth) * 0.9;
    const leaves = 0.12 * fbm(x * 0.5, y * 0.5 + 80);
    return lerp(lerp(wash, tea[1], crown * (0.62 + leaves) * seen), tea[0], Math.min(1, gap) * 0.56 * seen);
  }

  const png = await sharp(bytes, { raw: { width: columns, height: rows, channels: 4 } })
    .png()
    .toBuffer();
  const body = `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
  return svgDocument({ width, height, body });
}
