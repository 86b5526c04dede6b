import sharp from 'sharp';
import { seededRandom } from '../core/random.mjs';
import { seenSurfaces } from '../core/sculpt.mjs';
import { rgb } from '../core/pixels.mjs';
import { smoothstep } from '../core/vector.mjs';

/**
 * Copper engraving of sculpted surfaces: lines of ink that follow each surface, swell in its shadow and end in its
 * light, crossed by others where it is dark; below them washes of thin colour on the colour of the paper.
 */

/** How dark a place has to be for its first lines, and for the second ones across. */
const FIRST = 0.1;
const SECOND = 0.5;

/** Tone of linear light, 0 black to 1 white, as the eye sees it. */
const toneOf = ([r, g, b]) => Math.min(1, Math.max(0, 0.3 * r + 0.59 * g + 0.11 * b)) ** (1 / 2.2);

/**
 * Ink at a place between two lines: `f` counts surfaces' own lines, `slope` is how much of it a sample takes. Where a
 * surface widens, new lines begin between the others.
 * @param {number} darkness 0 to 1
 * @param {number} period samples from line to line
 */
function lineInk(f, slope, darkness, period) {
  if (darkness <= 0 || slope < 1e-6) return 0;
  const level = Math.log2(1 / (slope * period));
  const whole = Math.floor(level);
  const part = level - whole;
  const width = darkness * period;
  const from = (count, share) => {
    const t = f * count;
    const away = Math.abs(t - Math.round(t)) / (slope * count);
    return Math.max(0, Math.min(1, (width * share) / 2 - away + 0.5));
  };
  const count = 2 ** whole;
  // The lines between grow from nothing; the others narrow as they do.
  return Math.max(from(count, 1 - 0.24 * part), from(count * 2, 0.84 * part * part));
}

/** Runs of the mean along rows, then columns: a blurred copy. */
function blurred(values, width, height, radius) {
  const pass = (from, length, step, lines, lineStep) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < lines; line++) {
      const base = line * lineStep;
      let sum = 0;
      for (let k = -radius; k < length + radius; k++) {
        if (k + radius < length) sum += from[base + (k + radius) * step];
        if (k - radius - 1 >= 0) sum -= from[base + (k - radius - 1) * step];
        if (k >= 0 && k < length) to[base + k * step] = sum / (2 * radius + 1);
      }
    }
    return to;
  };
  return pass(pass(values, width, 1, height, width), height, width, width, 1);
}

/** Smooth noise, 0 to 1, of about `size` samples. */
function noise(seed, size) {
  const random = seededRandom(seed);
  const lattice = Float32Array.from({ length: 64 * 64 }, () => random.next());
  const at = (i, j) => lattice[(j & 63) * 64 + (i & 63)];
  return (x, y) => {
    const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
    const [s, t] = [smoothstep(0, 1, x / size - i), smoothstep(0, 1, y / size - j)];
    const mixed = (row) => at(i, row) * (1 - s) + at(i + 1, row) * s;
    return mixed(j) * (1 - t) + mixed(j + 1) * t;
  };
}

/** What the lines need to know of each sample. */
function read({ width, height, at }, surfaces) {
  const size = width * height;
  const [owner, tone, along, across, depth] = [
    new Int32Array(size).fill(-1),
    new Float32Array(size).fill(1),
    new Float32Array(size),
    new Float32Array(size),
    new Float32Array(size),
  ];
  for (let i = 0; i < size; i++) {
    const seen = at(i);
    if (!seen) continue;
    const [f, g] = surfaces[seen.owner].lines?.(seen.u, seen.v) ?? [seen.u * 40, seen.v * 40];
    owner[i] = seen.owner;
    tone[i] = toneOf(seen.light);
    along[i] = f;
    across[i] = g;
    depth[i] = seen.point[2];
  }
  return { owner, tone, along, across, depth };
}

/** How fast a parameter changes about a sample, within its surface. */
function slopeAt(values, owner, i, width) {
  const REACH = 3;
  const change = (step) => {
    const [a, b] = [i - step * REACH, i + step * REACH];
    const [back, on] = [owner[a] === owner[i], owner[b] === owner[i]];
    if (back && on) return (values[b] - values[a]) / (2 * REACH);
    if (on) return (values[b] - values[i]) / REACH;
    return back ? (values[i] - values[a]) / REACH : 0;
  };
  return Math.hypot(change(1), change(width));
}

/** Whether a sample lies on the rim of what is nearer: there an outline is cut. */
function isRim({ owner, depth }, i, width, reach) {
  for (const step of [1, -1, width, -width, width + 1, width - 1, -width - 1, 1 - width]) {
    const other = i + step * reach;
    if (owner[other] === undefined) continue;
    if (owner[other] !== owner[i] && (owner[other] < 0 || depth[other] < depth[i])) return true;
    if (owner[other] === owner[i] && depth[i] - depth[other] > 5 * reach) return true;
  }
  return false;
}

/** Ink of every sample, 0 to 1. */
function inked(maps, { width, height }, period, outline) {
  const { owner, tone, along, across } = maps;
  const ink = new Float32Array(owner.length);
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] < 0) continue;
    const dark = 1 - tone[i];
    const lines = lineInk(along[i], slopeAt(along, owner, i, width), 0.78 * (dark - FIRST) ** 0.9 || 0, period);
    const crossed =
      dark > SECOND ? lineInk(across[i], slopeAt(across, owner, i, width), 0.8 * (dark - SECOND), period) : 0;
    const thick = outline * (0.6 + dark);
    const rim = isRim(maps, i, width, 1) ? 1 : isRim(maps, i, width, 2) ? Math.max(0, Math.min(1, thick - 1)) : 0;
    ink[i] = Math.max(lines, crossed, rim * Math.min(1, 0.5 + thick / 2));
  }
  return { ink, height };
}

/** Thin colour, a little beside the lines, paler in the light, darker where its edge dried. */
function washed(maps, { width, height }, surfaces, { seed, strength, shift }) {
  const count = 1 + Math.max(0, ...surfaces.map(({ tint = 0 }) => tint));
  const grain = noise(seed, 26);
  const pool = noise(seed + 1, 90);
  const washes = [];
  for (let tint = 1; tint < count; tint++) {
    const mask = new Float32Array(maps.owner.length);
    for (let i = 0; i < mask.length; i++) {
      const surface = surfaces[maps.owner[i]];
      if (surface?.tint === tint) mask[i] = (surface.wash ?? 1) * (0.3 + 0.7 * smoothstep(0.98, 0.55, maps.tone[i]));
    }
    const soft = blurred(blurred(mask, width, height, 3), width, height, 3);
    const wide = blurred(mask, width, height, 14);
    const wash = new Float32Array(mask.length);
    for (let i = 0; i < mask.length; i++) {
      const from = i - shift[0] - shift[1] * width;
      const [x, y] = [i % width, Math.floor(i / width)];
      const here = x < shift[0] ? 0 : (soft[from] ?? 0);
      if (here < 0.004) continue;
      const dried = Math.max(0, here - (wide[from] ?? 0));
      wash[i] = Math.min(1, strength * (here * (0.62 + 0.5 * pool(x, y) + 0.2 * grain(x, y)) + 0.55 * dried));
    }
    washes.push(wash);
  }
  return washes;
}

/**
 * An engraving of surfaces, tinted by hand.
 * @param {object} scene as of `sculpture`. Its surfaces may have `lines(u, v)` → the two counts whose whole numbers are
 *   lines (otherwise 40 · u and 40 · v), `tint`: 0 none, or the n-th of `tints`, and `wash`: how much of it
 * @param {{ink: string, paper: string, tints: string[], period?: number, outline?: number, strength?: number, seed?:
 *   number}} plate `period`: px of the picture from line to line
 * @returns {Promise<string>} an SVG `<image>` whose ground is transparent
 */
export async function engraving(
  scene,
  { ink: inkColour, paper, tints, period = 4, outline = 1, strength = 0.6, seed = 1 },
) {
  const { surfaces, width, height } = scene;
  const seen = seenSurfaces(scene);
  const finer = seen.width / seen.pixels;
  const maps = read(seen, surfaces);
  const { ink } = inked(maps, seen, period * finer, outline);
  const washes = washed(maps, seen, surfaces, { seed, strength, shift: [3, 2] });
  const [printed, ground, colours] = [rgb(inkColour), rgb(paper), tints.map(rgb)];
  const bytes = Buffer.alloc(seen.width * seen.height * 4);
  for (let i = 0; i < ink.length; i++) {
    let alpha = maps.owner[i] < 0 ? 0 : 1;
    let colour = ground;
    washes.forEach((wash, n) => {
      if (wash[i] <= 0) return;
      const total = wash[i] + alpha * (1 - wash[i]);
      colour = colour.map((c, k) => (colours[n][k] * wash[i] + c * alpha * (1 - wash[i])) / total);
      alpha = total;
    });
    const total = ink[i] + alpha * (1 - ink[i]);
    if (total <= 0) continue;
    const out = colour.map((c, k) => (printed[k] * ink[i] + c * alpha * (1 - ink[i])) / total);
    bytes.set([...out.map(Math.round), Math.round(total * 255)], i * 4);
  }
  const png = await sharp(bytes, { raw: { width: seen.width, height: seen.height, channels: 4 } })
    .resize({ width: seen.pixels })
    .png()
    .toBuffer();
  return `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
}
