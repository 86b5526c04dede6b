import { bouquet, SONGKET } from '../../minimal/portrait/chairs.mjs';
import { linear } from '../../core/sculpt.mjs';
import { songkok } from '../../photo/models/customs.mjs';
import { develop } from '../../photo/develop.mjs';
import { leaf, melati, petal } from '../../photo/models/flowers.mjs';
import { box, noise, put, tube } from '../../photo/models/forms.mjs';
import { oldCamera } from '../../photo/models/keepsakes.mjs';
import { wood } from '../../photo/models/materials.mjs';
import { trace } from '../../photo/tracer.mjs';

/**
 * The steps of a kampung house on a wedding morning: what the roll of film shows.
 * Centimetres, y up, the door at z < -58.
 */

/** Worn paint on timber: where it is rubbed off, the wood is seen. */
function paint(hex, bare, { worn = 0.2, along = 'x' } = {}) {
  const [coat, under] = [linear(hex), wood(bare, '#6f4f34', 0.5)];
  return {
    coat: 0.35,
    rough: 0.5,
    colour: (u, v, p) => {
      const [x, y] = along === 'x' ? [p[0], p[1] + p[2]] : [p[1], p[0] + p[2]];
      const rubbed = noise(x * 0.05, y * 0.5, 3) * 0.6 + noise(x * 0.4, y * 2.4, 8) * 0.4;
      const tone = 0.88 + 0.2 * noise(x * 0.03, y * 0.3, 5);
      return rubbed < worn ? under.colour(u, v, p) : coat.map((c) => Math.min(0.94, c * tone));
    },
  };
}

/** Treads from below: [height of the upper face, its front edge]. */
const TREADS = [
  [18, 30],
  [37, 0],
  [56, -30],
];
const DEEP = 34;

function steps() {
  const tread = paint('#d9c6a4', '#b08a5e', { worn: 0.3 });
  const riser = paint('#e9dfcb', '#a88660', { worn: 0.16 });
  return TREADS.map(([high, front]) => [
    put([box([240, 4, DEEP], 1, tread)], { at: [0, high - 4, front - DEEP / 2] }),
    put([box([240, 15.4, 3], 0.4, riser)], { at: [0, high - 19.4, front - 4] }),
  ]);
}

/** The wall of upright boards beside the door, and the door's foot with two panels. */
function front() {
  const board = paint('#7fa7a0', '#8a6a48', { worn: 0.13, along: 'y' });
  const frame = paint('#efe6d2', '#a88660', { worn: 0.1, along: 'y' });
  const leafOfDoor = paint('#5f8a86', '#8a6a48', { worn: 0.12, along: 'y' });
  const upright = (x, width, z, material) => put([box([width, 240, 5], 0.7, material)], { at: [x, 56, z] });
  const panel = (x, y, height) => put([box([32, height, 4], 1.6, leafOfDoor)], { at: [x, y, -66] });
  return [
    Array.from({ length: 14 }, (_, i) => (i - 6.5) * 18).map((x) =>
      Math.abs(x) < 44 ? [] : upright(x, 17.4, -66, board),
    ),
    [-47, 47].map((x) => upright(x, 11, -63, frame)),
    [-21, 21].map((x) => [upright(x, 41, -69, leafOfDoor), panel(x, 66, 40), panel(x, 116, 90)]),
    put([box([240, 6, 12], 1, frame)], { at: [0, 55, -62] }),
  ];
}

/** The ground before the steps. */
const yard = {
  at: (u, v) => [(u - 0.5) * 500, 0, 20 + v * 300],
  grid: [2, 2],
  material: {
    colour: (u, v, p) =>
      linear('#c9b28c').map((c) => c * (0.75 + 0.4 * noise(p[0] * 0.3, p[2] * 0.3) + 0.14 * noise(p[0] * 3, p[2] * 3))),
  },
};

/** A frond that hangs between the sun and the steps: its shadow falls on them. */
const frond = (at, yaw, seed, size) =>
  Array.from({ length: 16 }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    return put(leaf({ form: 'long', hex: '#6d8450', droop: 0.35, seed: seed + i }), {
      at: [at[0] + (i - 8) * 8.4 * Math.cos(yaw), at[1] - Math.abs(i - 6) * 1.2, at[2] + (i - 8) * 8.4 * Math.sin(yaw)],
      size: size * (1 - Math.abs(i - 8) / 22),
      yaw: (yaw * 180) / Math.PI + side * 58,
      pitch: -18,
    });
  });

/** The camera with its strap over the edge of the tread. */
function camera() {
  const strap = tube(
    [
      [6.6, 5.6, 0],
      [9.6, 3.2, 2],
      [11.6, 0.5, 6],
      [8.6, 0.45, 10],
      [2, 0.45, 11],
      [-3.4, 0.45, 11.8],
      [-6.4, -1.2, 13.4],
      [-8, -8, 13.9],
      [-11.4, -9.6, 13.8],
      [-13.2, -3, 13.4],
      [-13.4, 0.7, 11],
      [-13, 0.5, 6],
      [-10.4, 2.6, 2],
      [-6.6, 5.6, 0],
    ],
    0.42,
    { colour: linear('#5a3019'), coat: 0.5, rough: 0.4 },
    [8, 120],
  );
  return [put(oldCamera(), {}), strap];
}

/** What lies on the steps. */
function things() {
  const fold = (y, size, yaw) => put([box(size, 0.9, SONGKET, [40, 20])], { at: [0, y, 0], yaw });
  const fallen = [
    [-52, 18, 22, 2.6],
    [8, 37, -9, 2.2],
    [31, 18, 25, 2.4],
    [-16, 18, 18, 2.2],
    [4, 18, 23, 2],
    [44, 37, -8, 2.4],
  ];
  return [
    put(
      [
        fold(0, [36, 2.4, 25], 4),
        fold(2.3, [34, 2.2, 23], 8),
        put(songkok(), { at: [0, 4.5, 0], size: 1.45, yaw: 16 }),
      ],
      {
        at: [-25, 37, -16],
        yaw: 18,
      },
    ),
    put(camera(), { at: [-3, 18, 14], yaw: -14, size: 1.5 }),
    put(put(bouquet(), { at: [-2, -60, 1] }), { at: [26, 55, -12], size: 1.05, pitch: -8, yaw: 16 }),
    fallen.map(([x, y, z, size], i) =>
      put(i % 2 ? melati({ seed: i }) : petal({ hex: '#ecc7b4', seed: i }), {
        at: [x, y + 0.5, z],
        size,
        yaw: i * 77,
        pitch: 6,
      }),
    ),
  ];
}

/** A garden behind the camera, bright above. */
function garden(d) {
  const leaves = 0.7 + 0.6 * noise(d[0] * 5 + 4, d[1] * 5, d[2] * 5);
  const high = 0.5 + 0.5 * d[1];
  return [0.16 + 0.28 * high * leaves, 0.19 + 0.31 * high * leaves, 0.2 + 0.3 * high];
}

/** The sun of a morning at the left, above the fronds. */
const SUN = { at: [-640, 470, 330], radius: 11, power: [15500, 12600, 8700], hidden: true };

/** The scene. */
const doorstep = () => ({
  surfaces: [
    steps(),
    front(),
    yard,
    things(),
    frond([-157, 232, 4], 0.5, 3, 56),
    frond([-216, 262, 26], 0.9, 40, 60),
    frond([-204, 116, 128], -0.3, 21, 50),
  ],
  lights: [SUN],
  sky: garden,
});

/** Colour film: warm lights, blue-green shadows that keep some of the base, fine grain. */
const FILM = {
  exposure: -0.42,
  lights: [1.02, 0.995, 0.97],
  shadows: [0.98, 1.0, 0.99],
  fade: [0.035, 0.985],
  saturation: 0.92,
  contrast: 1.16,
  glow: 0.12,
  vignette: 0.22,
  grain: 0.026,
  smooth: 0.7,
  passes: 3,
};

/** The frames of the roll: where the photographer stood. */
const FRAMES = {
  steps: { from: [46, 104, 188], to: [0, 44, -14], view: 40, aperture: 1.6, focus: [0, 40, 0] },
  songkok: { from: [-46, 74, 66], to: [-24, 45, -16], view: 38, aperture: 1.8, focus: [-25, 46, -10] },
  bouquet: { from: [52, 92, 72], to: [24, 58, -12], view: 40, aperture: 2, focus: [24, 60, -4] },
  camera: { from: [-14, 46, 62], to: [-3, 23, 12], view: 40, aperture: 1.5, focus: [-3, 24, 16] },
  door: { from: [-10, 120, 240], to: [0, 92, -40], view: 44, aperture: 1.4, focus: [0, 80, -60] },
  low: { from: [10, 30, 120], to: [4, 50, -20], view: 40, aperture: 3, focus: [-3, 24, 16] },
};

/**
 * A frame of the roll, 2:3.
 * @param {keyof typeof FRAMES} name where the photographer stood
 * @param {{across: number, samples: number, pixels: number}} size pixels that are followed across, rays for each, and
 *   pixels of the print
 * @returns {Promise<Buffer>} PNG
 */
export function exposed(name, { across, samples, pixels }) {
  const { surfaces, ...rest } = doorstep();
  const scene = { surfaces: surfaces.flat(Infinity), ...rest, camera: FRAMES[name] };
  return develop(trace(scene, { width: across, height: across * 1.5, samples }), FILM, pixels);
}
