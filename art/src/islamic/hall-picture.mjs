import sharp from 'sharp';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { smoothstep } from '../core/vector.mjs';
import { hallLights } from './hall-lights.mjs';
import { hallShade } from './hall-shade.mjs';

/** Eye level in metres, and how many units of the picture a metre is at a distance of one. */
const EYE = 1.45;
const FOCAL = 520;

/** Bright light rolls off instead of tearing out. */
const film = (value) => {
  const x = value < 0.5 ? value : 0.5 + 0.5 * (1 - Math.exp(-(value - 0.5) / 0.62));
  return Math.round(255 * Math.min(1, x) ** (1 / 2.2));
};

/** A blur of three rows of floats, in place, by boxes of `reach` pixels each way. */
function blurred(source, width, height, reach) {
  let from = source;
  for (let pass = 0; pass < 3; pass++)
    for (const [step, count, lines, next] of [
      [3, width, height, width * 3],
      [width * 3, height, width, 3],
    ]) {
      const to = new Float32Array(from.length);
      for (let line = 0; line < lines; line++)
        for (let k = 0; k < 3; k++) {
          const start = line * next + k;
          let sum = 0;
          for (let i = -reach; i < count + reach; i++) {
            if (i + reach < count) sum += from[start + (i + reach) * step];
            if (i - reach - 1 >= 0) sum -= from[start + (i - reach - 1) * step];
            if (i >= 0 && i < count) to[start + i * step] = sum / (2 * reach + 1);
          }
        }
      from = to;
    }
  return from;
}

/**
 * The hall of lamps as an SVG of one picture.
 * @param {object} art
 * @param {{width: number, height: number, horizon: number, pixels: number, fade: number[], samples?: number}} view in
 *   units; `horizon`: its distance from the top; `fade`: between which heights from the top the wall appears
 */
export async function hallPicture(art, { width, height, horizon, pixels, fade, samples = 4 }) {
  const lights = hallLights(art);
  const see = hallShade(art, lights);
  const random = seededRandom(art.seed);
  const scale = pixels / width;
  const [columns, rows] = [pixels, Math.round(height * scale)];
  const light = new Float32Array(columns * rows * 3);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      for (let s = 0; s < samples * samples; s++) {
        const x = (i + ((s % samples) + random.next()) / samples) / scale - width / 2;
        const y = horizon - (j + (Math.floor(s / samples) + random.next()) / samples) / scale;
        const length = Math.hypot(x, y, FOCAL);
        const jitter = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
        const seen = see([0, EYE, 0], [x / length, y / length, FOCAL / length], jitter);
        // One bright sample among dark ones would leave a speck.
        for (let k = 0; k < 3; k++) light[(j * columns + i) * 3 + k] += Math.min(4, seen[k]) / samples ** 2;
      }
  const bright = light.map((value) => Math.max(0, value - 0.55));
  const [near, wide] = [
    blurred(bright, columns, rows, Math.round(2.2 * scale)),
    blurred(bright, columns, rows, Math.round(9 * scale)),
  ];
  const bytes = Buffer.alloc(columns * rows * 4);
  for (let n = 0; n < columns * rows; n++) {
    for (let k = 0; k < 3; k++) {
      const glow = [1, 0.72, 0.42][k];
      bytes[n * 4 + k] = film(light[n * 3 + k] + near[n * 3 + k] * 0.35 + wide[n * 3 + k] * 0.5 * glow);
    }
    bytes[n * 4 + 3] = Math.round(255 * smoothstep(fade[0], fade[1], Math.floor(n / columns) / scale));
  }
  const png = await sharp(bytes, { raw: { width: columns, height: rows, channels: 4 } })
    .png()
    .toBuffer();
  return svgDocument({
    width,
    height,
    body: `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`,
  });
}
