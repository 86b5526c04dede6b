import { litField } from '../../core/heights.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { linear } from '../../core/sculpt.mjs';
import { blend, smoothstep } from '../../core/vector.mjs';
import { noise, windowLight } from './cloth.mjs';
import { eyelet, insideHem, stitches } from './eyelet-hem.mjs';
import { melatiStem } from './melati-stem.mjs';

/**
 * A telekung, folded and laid down, seen from above: layers with rounded folds, over them the hem of the veil with its
 * scallops and eyelets. In the cloth's own measures: p along the folds, q towards who looks; it is laid a little askew.
 */

export const TELEKUNG = { width: 640, height: 380 };
const ASKEW = (-6 * Math.PI) / 180;
const [SIN, COS] = [Math.sin(ASKEW), Math.cos(ASKEW)];
const MIDDLE = [320, 220];

/** Of a place in the picture: p and q, in units. */
const laid = (x, y) => {
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
  return [MIDDLE[0] + dx * COS + dy * SIN, MIDDLE[1] - dx * SIN + dy * COS];
};

/** Its layers from below: how far each one reaches, and its height. */
const LAYERS = [
  { left: 38, right: 900, top: 64, z: 5.5, seed: 1 },
  { left: 51, right: 900, top: 74, z: 11, seed: 2 },
  { left: 45, right: 900, top: 81, z: 16, seed: 3 },
  { left: 62, right: 900, top: 90, z: 21.5, seed: 4 },
  { left: 56, right: 900, top: 99, z: 28, seed: 5 },
];
/** Radius of a fold's round edge. */
const ROUND = 9;

/** A cloth's rounded edge: 0 outside, rising to 1 within `ROUND`. */
const bulge = (inside) => (inside <= 0 ? 0 : inside >= ROUND ? 1 : Math.sqrt(1 - (1 - inside / ROUND) ** 2));

/** How far (p, q) lies within a layer whose upper corners are rounded; negative outside. */
function within({ left, right, top, seed }, p, q) {
  const wave = 5 * noise(p / 150, seed, seed) + 1.5 * noise(p / 46, seed, seed + 9);
  const side = 4 * noise(q / 110, seed, seed + 20) + 1.2 * noise(q / 40, seed, seed + 25);
  const [dx, dy] = [Math.min(p - left - side, right + side - p), q - top - wave];
  const corner = 19;
  if (dx < corner && dy < corner) return corner - Math.hypot(corner - dx, corner - dy);
  return Math.min(dx, dy);
}

/** The veil's hem, at q. */
const hemAt = (p) => 268 + 5 * noise(p / 170, 4, 31) + 0.03 * (p - 320);

const VEIL_Z = 3.4;

/** Soft hollows of cloth that lies loosely. */
function slack(p, q, seed) {
  const across = q * 0.8 - p * 0.34 + 16 * noise(p / 130, q / 90, seed);
  const crease = 1 - Math.hypot(noise(across / 62, p / 330, seed + 5), 0.16);
  return 5 * crease ** 3 + 3 * noise(p / 150, q / 90, seed + 11) + 0.7 * noise(p / 40, q / 52, seed + 5);
}

function heightAt(x, y) {
  const [p, q] = laid(x, y);
  let height = 0;
  LAYERS.forEach((layer, i) => {
    const inside = within(layer, p, q);
    const below = i ? LAYERS[i - 1].z : 0;
    if (inside > 0) height = Math.max(height, below + (layer.z - below) * bulge(inside));
  });
  const top = LAYERS.at(-1);
  const inside = within(top, p, q);
  if (inside <= 0) return height;
  height += slack(p, q, 40) * smoothstep(0, 40, inside);
  const v = hemAt(p) - q;
  const veil = insideHem(p, v);
  if (veil <= 0) return height;
  if (eyelet(p, v) > 0.25) return height + 0.2;
  // It lies on what is below, and rises a little at the hem.
  const lift = (2.4 + 2.2 * noise(p / 58, 2, 17)) * Math.exp(-veil / 26);
  return height + VEIL_Z * Math.sqrt(Math.min(1, veil / 2.2)) + lift + stitches(p, v);
}

const threads = (x, y) => 0.5 + 0.25 * Math.sin(x * 2.9 + y * 0.2) + 0.25 * Math.sin(y * 3.1);

/** @param {{tone: string, below: string}} art colours of the cloth and of its eyelets' depth */
async function telekungField({ tone, below }) {
  const [cloth, deep] = [linear(tone), linear(below)];
  const random = seededRandom(4);
  const grain = Array.from({ length: 512 }, () => random.between(-0.012, 0.012));
  const cover = (x, y) => {
    const [p, q] = laid(x, y);
    return smoothstep(-0.4, 0.9, Math.max(...LAYERS.map((layer) => within(layer, p, q))));
  };
  return litField(
    {
      ...TELEKUNG,
      pixels: 960,
      heightAt,
      coverAt: cover,
      colourAt: (x, y) => {
        const [p, q] = laid(x, y);
        const inEyelet = within(LAYERS.at(-1), p, q) > 0 ? smoothstep(0, 1, eyelet(p, hemAt(p) - q)) : 0;
        const tint =
          1 + grain[(Math.floor(x * 1.7) * 31 + Math.floor(y * 1.7) * 17) & 511] + 0.02 * (threads(x, y) - 0.5);
        return blend(cloth, deep, inEyelet * 0.6).map((c) => c * tint);
      },
      sheenAt: () => 0.03,
      light: windowLight({ reach: 40, softness: 1.5 }),
    },
    { finer: 1.3 },
  );
}

/** The telekung with a stem of melati on it. */
export async function telekungWithMelati({ cloth, stem }) {
  const { defs, body } = await melatiStem(stem);
  return svgDocument({
    ...TELEKUNG,
    defs,
    body: `${await telekungField(cloth)}<g transform="translate(96 74) rotate(-7 240 150)">${body}</g>`,
  });
}
