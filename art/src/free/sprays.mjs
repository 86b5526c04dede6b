import { gardenRose } from '../floral/garden-rose.mjs';
import { cane, leaf, picture, tonesOf } from '../floral/seri-sprays.mjs';
import { kemuningTwig, melatiFlower, melatiTwig, whiteBud } from '../floral/white-blossom.mjs';

/**
 * Melati, kemuning and cream roses for the bases of the free layouts (designs cv0901, cv0902). All pictures have their
 * light from the upper left; `art` has the tones `white` and `cream`, and the `light`.
 */

/** Lines of a plant, mirrored in a box where its corner asks for it. */
const turned = (surfaces, { width, height }, right, below) =>
  surfaces.map((surface) => ({
    ...surface,
    at: (u, v) => {
      const [x, y, z] = surface.at(u, v);
      return [right ? width - x : x, below ? height - y : y, z];
    },
  }));

/** Surfaces `k` times as large about a place. */
const resized = (surfaces, [cx, cy], k) =>
  surfaces.map((surface) => ({
    ...surface,
    at: (u, v) => {
      const [x, y, z] = surface.at(u, v);
      return [cx + (x - cx) * k, cy + (y - cy) * k, z * k];
    },
  }));

const flower = (x, y, z, size, yaw, pitch, tones, seed) =>
  melatiFlower({ at: [x, y, z], size, yaw, pitch }, tones, seed);

/** The full spray of a corner, as at the upper left: roses, twigs along both edges, melati between. */
function fullSpray(c, w) {
  return [
    ...leaf([40, 40], [120, 18], c, { seed: 3, z: -50, pairs: 3 }),
    ...leaf([60, 50], [168, 62], c, { seed: 6, z: -46, pairs: 3 }),
    ...leaf([40, 60], [62, 168], c, { seed: 9, z: -46, pairs: 3 }),
    ...leaf([30, 40], [16, 128], c, { seed: 12, z: -50 }),
    ...leaf([70, 70], [138, 126], c, { seed: 15, z: -40 }),
    ...leaf([90, 30], [196, 20], c, { seed: 18, z: -48, pairs: 3 }),
    ...leaf([30, 96], [20, 208], c, { seed: 22, z: -48, pairs: 3 }),
    ...leaf([20, 20], [-16, 70], c, { seed: 25, z: -30 }),
    ...kemuningTwig(
      [
        [60, 26, -20],
        [140, 30, -10],
        [206, 26, -4],
        [258, 38, 0],
      ],
      w,
      { size: 13, seed: 3, leaves: 4, flowers: 4, leafSize: 44 },
    ),
    ...kemuningTwig(
      [
        [26, 70, -20],
        [30, 150, -10],
        [24, 216, -4],
        [36, 262, 0],
      ],
      w,
      { size: 13, seed: 7, leaves: 4, flowers: 4, leafSize: 42 },
    ),
    ...melatiTwig(
      [
        [80, 70, 0],
        [120, 92, 10],
        [150, 108, 16],
      ],
      w,
      { size: 21, seed: 2, leaves: 2, flowers: 2, leafSize: 38 },
    ),
    ...gardenRose({ at: [66, 62, 26], size: 68, yaw: -14, pitch: 12, roll: 20 }, c, {
      open: 0.92,
      petals: 38,
      seed: 1.4,
    }),
    ...gardenRose({ at: [136, 42, 12], size: 44, yaw: 34, pitch: -14, roll: 60 }, c, {
      open: 0.68,
      petals: 30,
      seed: 3.3,
    }),
    ...gardenRose({ at: [44, 134, 14], size: 40, yaw: -22, pitch: 30, roll: 130 }, c, {
      open: 0.6,
      petals: 28,
      seed: 6.2,
    }),
    ...flower(106, 94, 60, 23, -16, 12, w, 3),
    ...flower(84, 124, 56, 19, 18, -10, w, 6),
    ...flower(176, 52, 30, 17, 22, 14, w, 9),
    ...whiteBud([118, 112, 56], [132, 128, 60], 6, w),
    ...whiteBud([190, 62, 30], [206, 72, 32], 5, w),
    ...whiteBud([70, 142, 50], [66, 164, 54], 5.6, w),
  ];
}

/** The light spray of a corner: kemuning and melati alone. */
function lightSpray(c, w) {
  return [
    ...leaf([30, 26], [112, 12], c, { seed: 4, z: -46, pairs: 3 }),
    ...leaf([26, 40], [40, 124], c, { seed: 8, z: -46, pairs: 3 }),
    ...leaf([40, 40], [106, 72], c, { seed: 11, z: -40 }),
    ...leaf([16, 16], [-14, 74], c, { seed: 14, z: -30 }),
    ...leaf([60, 20], [150, 34], c, { seed: 17, z: -42, pairs: 3 }),
    ...kemuningTwig(
      [
        [40, 22, -20],
        [104, 24, -10],
        [158, 18, -4],
        [200, 30, 0],
      ],
      w,
      { size: 13, seed: 5, leaves: 3, flowers: 4, leafSize: 40 },
    ),
    ...melatiTwig(
      [
        [24, 50, -10],
        [32, 104, 0],
        [26, 152, 6],
        [40, 186, 10],
      ],
      w,
      { size: 19, seed: 6, leaves: 3, flowers: 2, leafSize: 38 },
    ),
    ...melatiTwig(
      [
        [50, 46, 0],
        [80, 66, 10],
        [104, 92, 16],
      ],
      w,
      { size: 18, seed: 9, leaves: 2, flowers: 2, leafSize: 34 },
    ),
    ...gardenRose({ at: [48, 46, 20], size: 44, yaw: -10, pitch: 18, roll: 40 }, c, {
      open: 0.7,
      petals: 32,
      seed: 4.6,
    }),
    ...flower(84, 34, 50, 22, 14, -12, w, 4),
    ...flower(38, 86, 50, 20, -18, 10, w, 7),
    ...whiteBud([100, 42, 50], [116, 50, 52], 5.4, w),
    ...whiteBud([46, 102, 50], [52, 122, 54], 5.6, w),
  ];
}

/** Corners of the layout free-corners, 300 × 300: `full` or light, at the right or left, below or above. */
export function corner({ cream, white, light, wash }, { full = false, right = false, below = false, seed = 11 }) {
  const [c, w] = [cream, white].map(tonesOf);
  const box = { width: 300, height: 300 };
  const place = (x, y) => [right ? 300 - x : x, below ? 300 - y : y];
  const near = turned(full ? fullSpray(c, w) : lightSpray(c, w), box, right, below);
  const reach = full ? 110 : 74;
  return picture({
    ...box,
    pixels: 560,
    near,
    wash: [
      [...place(70, 60), reach, reach * 0.7, wash, 0.42],
      [...place(60, 130), reach * 0.5, reach * 0.7, cream.blush, 0.26],
    ],
    seed,
    light,
  });
}

const FRAME = { width: 440, height: 800 };

/** Two fine rules with a corner cut hollow, behind the plants. */
function rules({ rule }) {
  const line = (inset, radius) => {
    const [x0, y0, x1, y1] = [inset, inset, FRAME.width - inset, FRAME.height - inset];
    const arc = (x, y) => `A${radius} ${radius} 0 0 0 ${x} ${y}`;
    return `M${x0 + radius} ${y0}H${x1 - radius}${arc(x1, y0 + radius)}V${y1 - radius}${arc(x1 - radius, y1)}H${x0 + radius}${arc(x0, y1 - radius)}V${y0 + radius}${arc(x0 + radius, y0)}Z`;
  };
  return `<g fill="none" stroke="${rule}"><path d="${line(32, 22)}" stroke-width="1.6"/><path d="${line(38, 18)}" stroke-width=".7" opacity=".8"/></g>`;
}

/**
 * Plants a little smaller and off the edges, so that none is cut where the frame stands in the middle of a wide window:
 * at the lower left, or `right` at the upper right.
 */
const within = (surfaces, right) =>
  surfaces.map((surface) => ({
    ...surface,
    at: (u, v) => {
      const [x, y, z] = surface.at(u, v);
      return right
        ? [FRAME.width - 38 - (FRAME.width - x) * 0.7, 38 + y * 0.86, z * 0.85]
        : [38 + x * 0.7, FRAME.height - 38 - (FRAME.height - y) * 0.86, z * 0.85];
    },
  }));

/**
 * The picture of free-frame: rules, and white blossom that climbs from the lower left and hangs from the upper right.
 */
export function frame(art) {
  const { cream, white, light } = art;
  const [c, w] = [cream, white].map(tonesOf);
  const climbing = [
    cane(
      [
        [30, 760, -40],
        [26, 660, -34],
        [34, 560, -30],
        [24, 470, -26],
        [32, 396, -20],
      ],
      2.6,
      c,
    ),
    ...leaf([26, 640], [48, 560], c, { seed: 31, z: -30, pairs: 3 }),
    ...leaf([30, 560], [0, 486], c, { seed: 33, z: -34, pairs: 3 }),
    ...leaf([26, 520], [46, 448], c, { seed: 35, z: -26 }),
    ...leaf([28, 460], [6, 396], c, { seed: 37, z: -26 }),
    ...melatiTwig(
      [
        [30, 560, -10],
        [30, 520, -2],
        [24, 484, 4],
      ],
      w,
      { size: 16, seed: 12, leaves: 2, flowers: 2, leafSize: 30 },
    ),
    ...kemuningTwig(
      [
        [30, 450, -10],
        [36, 410, -4],
        [30, 372, 0],
      ],
      w,
      { size: 11, seed: 14, leaves: 2, flowers: 4, leafSize: 30 },
    ),
    ...flower(26, 600, 30, 18, 12, -12, w, 17),
    ...whiteBud([32, 584, 30], [42, 566, 32], 4.6, w),
  ];
  const hanging = [
    cane(
      [
        [412, 60, -40],
        [416, 150, -34],
        [408, 230, -30],
        [414, 300, -24],
      ],
      2.2,
      c,
    ),
    ...leaf([416, 140], [398, 210], c, { seed: 41, z: -30, pairs: 3 }),
    ...leaf([412, 200], [440, 270], c, { seed: 43, z: -30 }),
    ...leaf([412, 240], [398, 306], c, { seed: 45, z: -24 }),
    ...melatiTwig(
      [
        [412, 220, -10],
        [414, 262, 0],
        [418, 300, 6],
      ],
      w,
      { size: 15, seed: 16, leaves: 2, flowers: 2, leafSize: 30 },
    ),
    ...flower(408, 176, 30, 16, -14, 10, w, 19),
  ];
  const foot = turned(fullSpray(c, w), { width: 300, height: FRAME.height }, false, true);
  const head = turned(lightSpray(c, w), { width: FRAME.width, height: 300 }, true, false);
  return picture({
    ...FRAME,
    pixels: 720,
    near: [...within([...foot, ...climbing], false), ...within([...head, ...hanging], true)],
    behind: rules(art),
    seed: 13,
    light,
  });
}

/** A posy that lies between sections: 360 × 140, free on all sides. */
export function ornament({ cream, white, light, wash }) {
  const [c, w] = [cream, white].map(tonesOf);
  const near = [
    ...leaf([186, 78], [258, 46], c, { seed: 3, z: -40, pairs: 3 }),
    ...leaf([196, 84], [276, 92], c, { seed: 6, z: -36, pairs: 3 }),
    ...leaf([174, 78], [98, 50], c, { seed: 12, z: -36, pairs: 3 }),
    ...leaf([168, 86], [88, 98], c, { seed: 15, z: -30, pairs: 3 }),
    ...kemuningTwig(
      [
        [200, 76, -20],
        [256, 76, -8],
        [306, 64, 0],
      ],
      w,
      { size: 12, seed: 4, leaves: 3, flowers: 4, leafSize: 34 },
    ),
    ...melatiTwig(
      [
        [164, 80, -20],
        [112, 78, -8],
        [70, 64, 0],
      ],
      w,
      { size: 16, seed: 8, leaves: 3, flowers: 2, leafSize: 32 },
    ),
    ...gardenRose({ at: [166, 72, 14], size: 40, yaw: -24, pitch: -26, roll: -20 }, c, {
      open: 0.8,
      petals: 34,
      seed: 2.6,
    }),
    ...gardenRose({ at: [208, 80, 8], size: 31, yaw: 34, pitch: -18, roll: 40 }, c, {
      open: 0.66,
      petals: 30,
      seed: 8.3,
    }),
    ...flower(188, 96, 50, 18, 6, 16, w, 5),
    ...flower(132, 92, 34, 15, -12, 10, w, 9),
    ...whiteBud([236, 94, 30], [252, 102, 32], 4.6, w),
    ...whiteBud([118, 98, 30], [104, 104, 32], 4.6, w),
  ];
  return picture({
    width: 360,
    height: 140,
    pixels: 560,
    near: resized(near, [180, 66], 0.9),
    wash: [[180, 78, 110, 26, wash, 0.34]],
    seed: 41,
    light,
  });
}

/** What the head of the letter has in free-corners: two boughs that meet, 360 × 150. */
export function boughs({ cream, white, light, wash }) {
  const [c, w] = [cream, white].map(tonesOf);
  const half = (seed) => [
    ...leaf([176, 44], [104, 26], c, { seed: seed + 3, z: -40, pairs: 3 }),
    ...leaf([166, 54], [104, 92], c, { seed: seed + 6, z: -36 }),
    ...leaf([120, 52], [52, 76], c, { seed: seed + 9, z: -36, pairs: 3 }),
    ...kemuningTwig(
      [
        [170, 48, -20],
        [116, 46, -8],
        [62, 52, 0],
        [28, 72, 4],
      ],
      w,
      { size: 12, seed: seed + 2, leaves: 4, flowers: 4, leafSize: 36 },
    ),
    ...flower(138, 62, 30, 17, -14, 12, w, seed + 5),
    ...whiteBud([124, 70, 30], [112, 82, 32], 4.8, w),
  ];
  const near = [
    ...half(0),
    ...turned(half(20), { width: 360, height: 150 }, true, false),
    ...gardenRose({ at: [180, 56, 20], size: 44, yaw: -8, pitch: 26, roll: 10 }, c, {
      open: 0.84,
      petals: 36,
      seed: 5.2,
    }),
    ...melatiTwig(
      [
        [180, 80, 10],
        [186, 104, 16],
        [180, 122, 18],
      ],
      w,
      { size: 15, seed: 3, leaves: 1, flowers: 2, leafSize: 26 },
    ),
  ];
  return picture({
    width: 360,
    height: 150,
    pixels: 560,
    near: resized(near, [180, 100], 0.82),
    wash: [[180, 58, 110, 30, wash, 0.36]],
    seed: 45,
    light,
  });
}

/** A disc of paper within a wreath of melati and buds; the initials stand on it. */
export { wreathSeal, divider, falling } from '../floral/seri-sprays.mjs';
