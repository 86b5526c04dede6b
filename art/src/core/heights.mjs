import sharp from 'sharp';
import { resolution } from './resolution.mjs';
import { blend, dot, smoothstep, unit } from './vector.mjs';

/**
 * Cloth and relief as a field of heights, seen from above and lit from one side: for folds, embroidery and what is
 * pressed, where every point has one height. Lights, soft shadows and hidden corners are found from the heights alone.
 *
 * @typedef {object} Field
 * @property {number} width in units, and `height`
 * @property {number} pixels width of its raster in the guest view
 * @property {(x: number, y: number) => number} heightAt in units, towards who looks
 * @property {(x: number, y: number) => number[]} colourAt linear colour of the cloth there,
 *   as it looks where it lies plain
 * @property {(x: number, y: number) => number} [coverAt] 0 to 1: how much of the cloth there is; where there is none
 *   only the shadow that falls there is drawn. 1 throughout if left out
 * @property {(x: number, y: number) => number} [sheenAt] strength of the silk's own highlight
 * @property {(x: number, y: number) => number} [fadeAt] 0 to 1: opacity of the whole
 * @property {boolean} [repeat] what leaves it at the right comes in at the left
 * @property {FieldLight} light
 *
 * @typedef {object} FieldLight
 * @property {number[]} towards the lamp: x to the right, y down, z towards who looks
 * @property {number[]} key linear colour, and `sky` and `earth`: what reaches open places and hidden ones
 * @property {number} [softness] of shadows' edges, 1
 * @property {number} [reach] how far a shadow and a hidden corner are looked for, in units
 * @property {number[]} [thread] direction of the silk's threads
 * @property {string} [shade] '#rrggbb' of shadows where there is no cloth
 */

/** Directions in which hidden corners are looked for. */
const AROUND = Array.from({ length: 14 }, (_, i) => [Math.cos(i * 0.448799), Math.sin(i * 0.448799)]);
const AWAY = [0.03, 0.06, 0.11, 0.19, 0.3, 0.46, 0.7, 1];
const SHADOW_STEPS = 30;

/** The heights as numbers of a grid, read between its points. */
function gridOf({ width, height, heightAt, repeat }, columns, rows) {
  const [stepX, stepY] = [width / columns, height / rows];
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) values[j * columns + i] = heightAt((i + 0.5) * stepX, (j + 0.5) * stepY);
  const column = (i) => (repeat ? ((i % columns) + columns) % columns : i < 0 ? 0 : i >= columns ? columns - 1 : i);
  const row = (j) => (j < 0 ? 0 : j >= rows ? rows - 1 : j);
  const at = (i, j) => values[row(j) * columns + column(i)];
  return {
    at,
    stepX,
    stepY,
    /** At (x, y) in units. */
    read(x, y) {
      const [fx, fy] = [x / stepX - 0.5, y / stepY - 0.5];
      const [i, j] = [Math.floor(fx), Math.floor(fy)];
      const [u, v] = [fx - i, fy - j];
      return (at(i, j) * (1 - u) + at(i + 1, j) * u) * (1 - v) + (at(i, j + 1) * (1 - u) + at(i + 1, j + 1) * u) * v;
    },
  };
}

/** How much of the lamp's light reaches a place, 0 to 1. */
function reached(grid, x, y, h, { towards, softness = 1, reach = 60 }) {
  const flat = Math.hypot(towards[0], towards[1]);
  const [dx, dy, rise] = [towards[0] / flat, towards[1] / flat, towards[2] / flat];
  let clear = 1;
  for (let k = 1; k <= SHADOW_STEPS; k++) {
    const far = reach * (k / SHADOW_STEPS) ** 1.7;
    const above = h + far * rise - grid.read(x + dx * far, y + dy * far);
    clear = Math.min(clear, 0.5 + above / (softness * (0.6 + far * 0.24)));
    if (clear <= 0) return 0;
  }
  return clear >= 1 ? 1 : clear * clear * (3 - 2 * clear);
}

/** How open a place is: 1 on a plain, less in a valley. */
function openness(grid, x, y, h, reach) {
  let hidden = 0;
  for (const [dx, dy] of AROUND) {
    let steepest = 0;
    for (const share of AWAY) {
      const far = reach * share;
      steepest = Math.max(steepest, (grid.read(x + dx * far, y + dy * far) - h) / far);
    }
    hidden += steepest / Math.hypot(1, steepest);
  }
  return 1 - hidden / AROUND.length;
}

/** A linear value as a step of 255. What is brighter than `plain`, a lit plain of the cloth, approaches white. */
function toned(value, plain) {
  const rest = 1 - plain;
  const x = value <= plain ? value : plain + rest * (1 - Math.exp(-(value - plain) / rest));
  return 255 * Math.max(0, x) ** (1 / 2.2);
}

/**
 * A picture of a field.
 * @param {Field} field
 * @param {{finer?: number}} [options] samples per pixel, each way
 * @returns {Promise<string>} an SVG `<image>` of its size
 */
export async function litField(field, { finer = 1.5 } = {}) {
  const { width, height, light, colourAt, coverAt, sheenAt, fadeAt } = field;
  const pixels = Math.round(field.pixels * resolution());
  const [columns, rows] = [Math.round(pixels * finer), Math.round((pixels * finer * height) / width)];
  const grid = gridOf(field, columns, rows);
  const towards = unit(light.towards);
  const half = unit([towards[0], towards[1], towards[2] + 1]);
  const thread = unit([...(light.thread ?? [0.3, 1]), 0]);
  const lamp = { ...light, towards };
  const reach = light.reach ?? 60;
  const facingOf = (normal) => Math.max(0, dot(normal, towards) * 0.86 + 0.14);
  const plain = [0, 1, 2].map((k) => light.key[k] * facingOf([0, 0, 1]) + light.sky[k]);
  const shade = (light.shade ?? '#8a7058').match(/[0-9a-f]{2}/gi).map((part) => parseInt(part, 16));
  const bytes = Buffer.alloc(columns * rows * 4);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const fade = fadeAt?.((i + 0.5) * grid.stepX, (j + 0.5) * grid.stepY) ?? 1;
      if (fade <= 0) continue;
      const [x, y] = [(i + 0.5) * grid.stepX, (j + 0.5) * grid.stepY];
      const h = grid.at(i, j);
      const normal = unit([
        (grid.at(i - 1, j) - grid.at(i + 1, j)) / (2 * grid.stepX),
        (grid.at(i, j - 1) - grid.at(i, j + 1)) / (2 * grid.stepY),
        1,
      ]);
      const lit = reached(grid, x, y, h + 0.15, lamp);
      const open = openness(grid, x, y, h, reach * 0.5);
      const cover = coverAt?.(x, y) ?? 1;
      // Where there is no cloth: what it takes of the light that falls on the ground.
      const taken = cover < 1 ? Math.min(0.6, (1 - lit) * 0.36 + (1 - open) ** 1.4 * 0.6) : 0;
      const alpha = cover + (1 - cover) * taken;
      if (alpha <= 0.004) continue;
      const facing = facingOf(normal);
      const across = dot([thread[1], -thread[0], 0], normal);
      const glint = Math.max(0, dot(normal, half)) ** 14 * Math.exp(-((across - 0.2) ** 2) * 8);
      const sheen = (sheenAt?.(x, y) ?? 0) * (glint - 0.12) * (0.3 + 0.7 * lit);
      const around = blend(light.earth, light.sky, smoothstep(0.25, 1, open));
      const cloth = colourAt(x, y);
      const share = cover / alpha;
      const out = [0, 1, 2].map((k) => {
        const received = (light.key[k] * facing * lit + around[k] * open) / plain[k];
        return toned(cloth[k] * received + sheen, Math.min(0.97, cloth[k])) * share + shade[k] * (1 - share);
      });
      bytes.set([...out.map(Math.round), Math.round(255 * alpha * fade)], (j * columns + i) * 4);
    }
  const png = await sharp(bytes, { raw: { width: columns, height: rows, channels: 4 } })
    .resize({ width: pixels })
    .png()
    .toBuffer();
  return `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
}
