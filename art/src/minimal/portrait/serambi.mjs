import sharp from 'sharp';
import { linear } from '../../core/sculpt.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { develop } from '../../photo/develop.mjs';
import { bungaTelur } from '../../photo/models/customs.mjs';
import { leaf } from '../../photo/models/flowers.mjs';
import { ball, noise, put, sheet, tube } from '../../photo/models/forms.mjs';
import { GOLD, matt } from '../../photo/models/materials.mjs';
import { trace } from '../../photo/tracer.mjs';
import { bouquet, chairs } from './chairs.mjs';
import { verandah } from './verandah.mjs';

/** A verandah in the light of a morning, with two chairs: what the cover shows where a couple gave no photograph. */

const GRADE = {
  exposure: 0.16,
  lights: [1.03, 0.998, 0.965],
  shadows: [1.04, 0.985, 0.92],
  fade: [0.07, 0.99],
  saturation: 0.8,
  contrast: 1.1,
  glow: 0.2,
  glowFrom: 0.85,
  vignette: 0.05,
  grain: 0.016,
  smooth: 0.6,
  passes: 3,
};

/** The sun, low behind the garden at the left. */
const SUN = { at: [-500, 545, -740], radius: 19, power: [6400, 5350, 3900], hidden: true };

/** Two lines of trees in the mist, with the sun behind them; a pale room behind the camera. */
function morning(d) {
  if (d[2] > -0.05) return [0.46, 0.43, 0.385];
  const [x, y] = [d[0] / -d[2], d[1] / -d[2]];
  const sun = Math.exp(-(((x + 0.42) / 0.5) ** 2) - ((y - 0.3) / 0.4) ** 2);
  const leaves = (fine, seed) =>
    noise(x * fine, y * fine, seed) * 0.6 + noise(x * fine * 2.6, y * fine * 2.6, seed + 4) * 0.4;
  const line = (height, fine, soft, seed) => {
    const top =
      height + 0.09 * noise(x * fine, seed) + 0.05 * noise(x * fine * 3, seed + 2) + 0.05 * leaves(fine * 3, seed);
    return smoothstep(top + soft, top - soft, y);
  };
  let light = [0.8 + 1.1 * sun, 0.79 + 0.95 * sun, 0.72 + 0.66 * sun];
  const over = (green, share) => (light = light.map((c, k) => c + (green[k] - c) * share));
  const far = leaves(16, 3);
  over(
    [0.44 + 0.3 * far + 0.72 * sun, 0.49 + 0.3 * far + 0.64 * sun, 0.36 + 0.2 * far + 0.38 * sun],
    line(0.1, 5, 0.03, 11) * 0.85,
  );
  const near = leaves(26, 7);
  over(
    [0.24 + 0.4 * near + 0.44 * sun, 0.31 + 0.4 * near + 0.4 * sun, 0.17 + 0.2 * near + 0.16 * sun],
    line(-0.07, 7, 0.025, 5) * 0.9,
  );
  return light;
}

/** A coconut palm far away; out of focus. */
function palm(x, z, height, seed) {
  const crown = Array.from({ length: 15 }, (_, i) =>
    put(leaf({ form: 'long', hex: '#a9b58c', rib: '#c3cba6', droop: 0.6, seed: seed + i }), {
      at: [x, height, z],
      size: 120 + 30 * noise(i * 3.1, seed),
      yaw: i * 137.5,
      pitch: -44 + (i % 5) * 15,
    }),
  );
  return [
    tube(
      [
        [x - 40, -120, z],
        [x - 12, height * 0.5, z],
        [x, height, z],
      ],
      (v) => 9 - 3 * v,
      matt('#cbbfa6'),
      [8, 20],
    ),
    crown,
  ];
}

async function scene() {
  return {
    surfaces: [
      await verandah(),
      chairs(),
      palm(-210, -640, 300, 2),
      palm(230, -760, 360, 9),
      put([ball([90, 70, 60], matt('#93a374'))], { at: [-190, -20, -420] }),
      put([ball([120, 60, 60], matt('#a3b083'))], { at: [210, -30, -460] }),
      put([sheet(3000, 1600, { colour: linear('#c3c795') }, { lying: true })], { at: [0, -90, -930] }),
    ],
    lights: [
      SUN,
      { at: [0, 230, 420], a: [200, 0, 0], b: [0, 110, 0], power: [0.62, 0.58, 0.52], hidden: true, share: 200 },
    ],
    sky: morning,
    camera: { from: [0, 130, 280], to: [0, 130, -60], view: 69.6, rise: -0.376, aperture: 3.4, focus: [0, 60, -20] },
  };
}

/** Width to height of the picture. */
export const SHAPE = { width: 430, height: 760 };

/**
 * @param {{across: number, samples: number, pixels: number}} size pixels that are followed across, rays for each, and
 *   pixels of the print
 * @returns {Promise<Buffer>} PNG
 */
export async function serambi({ across, samples, pixels }) {
  const { surfaces, ...rest } = await scene();
  const height = Math.round((across * SHAPE.height) / SHAPE.width);
  return develop(
    trace({ surfaces: surfaces.flat(Infinity), ...rest }, { width: across, height, samples }),
    GRADE,
    pixels,
  );
}

/** What is cut out stands nearer than so many cm; what isn't there is as far away as the tracer says. */
const [NEAR, FAR] = [200, 1e3];

/** A room with a bright window at the left and a dark corner at the right, which metal mirrors. */
function window([x, y]) {
  const light = 0.3 + 1.1 * smoothstep(0.25, 0.75, -x) * smoothstep(-0.5, 0.1, y) + 0.3 * Math.max(0, y);
  return [light, light * 0.95, light * 0.86];
}

/** Things by themselves, without a ground: PNG. */
export async function cutOut(things, camera, { width, height, pixels }) {
  const samples = 26;
  const traced = trace(
    {
      surfaces: [things].flat(Infinity),
      lights: [
        { at: [-260, 330, 180], radius: 40, power: [82, 75, 64], hidden: true },
        { at: [0, 230, 420], a: [200, 0, 0], b: [0, 110, 0], power: [0.5, 0.48, 0.44], hidden: true, share: 4 },
      ],
      sky: window,
      camera: { aperture: 0.2, ...camera },
    },
    { width: pixels, height: Math.round((pixels * height) / width), samples },
  );
  const print = await develop(
    traced,
    { ...GRADE, exposure: 0.02, contrast: 1.16, glow: 0, vignette: 0, grain: 0.008 },
    pixels,
  );
  const there = Buffer.from(traced.depth.map((depth) => 255 * Math.max(0, Math.min(1, (FAR - depth) / (FAR - NEAR)))));
  const raw = { width: traced.width, height: traced.height, channels: 1 };
  return sharp(print).joinChannel(there, { raw }).png().toBuffer();
}

export const BOUQUET = { width: 240, height: 270, pixels: 360 };
export const bouquetPicture = () =>
  cutOut(bouquet(), { from: [-8, 92, 175], to: [0, 48.2, 8], view: 24.4, focus: [0, 62, 12] }, BOUQUET);

/** Three bunga telur: eggs in gilt cups, roses on wires. */
export const EGGS = { width: 280, height: 190, pixels: 400 };
export function eggsPicture() {
  const blooms = [
    { petal: '#e6b7a3', rim: '#f4d8ca', foot: '#cf9580' },
    { petal: '#cf9583', rim: '#e9c2b4', foot: '#b27462' },
    { petal: '#ecc4ad', rim: '#f9e2d4', foot: '#d9a58f' },
  ];
  // The wires end within the cups.
  const isWire = ({ grid }) => grid[0] === 6 && grid[1] === 12;
  const trimmed = (surface) =>
    isWire(surface) ? { ...surface, material: { ...surface.material, alpha: (u, v) => Number(v > 0.3) } } : surface;
  const eggs = blooms.map((bloom, i) =>
    put(bungaTelur({ bloom, seed: i + 3, egg: '#f8efe0', cup: GOLD }).map(trimmed), {
      at: [(i - 1) * 7.4, i === 1 ? 4.2 : 3.4, i === 1 ? -1.5 : 1],
      size: i === 1 ? 1.12 : 1,
      yaw: i * 70,
      roll: (1 - i) * 5,
    }),
  );
  return cutOut(eggs, { from: [2, 15, 60], to: [0.4, 7.2, 0], view: 17.5, focus: [0, 6, 2] }, EGGS);
}
