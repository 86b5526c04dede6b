import { sculptureDocument } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { bead, jasmineBud, linearTones, mangoLeaf, marigold, openJasmine, string } from './garland-flowers.mjs';

/**
 * The toran: ropes of marigold and jasmine, mango leaves and strings that hang from them. Modelled in units of a third
 * of a pixel of the pictures' boxes; the light comes from the upper left.
 */
const UNITS = 3;
export const LIGHT = {
  towards: [-0.52, -0.62, 0.66],
  key: [1.26, 1.17, 1.02],
  sky: [0.4, 0.4, 0.42],
  earth: [0.3, 0.2, 0.15],
  rim: [0.34, 0.28, 0.2],
  rimFrom: [0.8, 0.2, 0.2],
};

export const TONES = {
  orange: linearTones({ deep: '#c23a06', mid: '#f57f12', lit: '#ffae3d' }),
  amber: linearTones({ deep: '#d8640a', mid: '#fb9f18', lit: '#ffc95a' }),
  yellow: linearTones({ deep: '#dd8405', mid: '#fcc21f', lit: '#ffe36a' }),
  jasmine: linearTones({ petal: '#fffef6', throat: '#e6e8bd', calyx: '#86a858' }),
  mango: linearTones({ leaf: '#4f9140', deep: '#1f6238', vein: '#b4d27f' }),
  thread: linearTones({ colour: '#b98a3c' }).colour,
  silk: (hex) => linearTones({ colour: hex }).colour,
};

/** @typedef {{random: object, silk: string}} Kit `silk`: the colour of beads between the flowers */

const headTones = (i) => TONES[['orange', 'orange', 'amber', 'yellow', 'amber'][i % 5]];

/** Marigolds threaded along t → [x, y, z]: each presses on the next, some look out of the row. */
function rope({ random }, line, count, size) {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, z] = line((i + 0.5) / count);
    const turn = { yaw: random.between(-46, 46), pitch: random.between(-50, 22), roll: random.between(0, 360) };
    const place = { at: [x, y + random.between(-0.12, 0.12) * size, z + random.between(-0.3, 0.3) * size], ...turn };
    return marigold(random, { ...place, size: size * random.between(0.92, 1.1) }, headTones(i + random.below(2)), 72);
  }).flat();
}

/** Jasmine buds tied close along t → [x, y, z], tips outwards on both sides, an open flower now and then. */
function budRope({ random }, line, count, length) {
  return Array.from({ length: count }, (_, i) => {
    const [x, y, z] = line((i + 0.5) / count);
    const [bx, by] = line((i + 0.6) / count);
    const along = (Math.atan2(bx - x, -(by - y)) * 180) / Math.PI;
    const side = [1, -1, 0.35, -0.5][i % 4];
    const place = [x, y, z + random.between(0, 0.5) * length * (Math.abs(side) < 1 ? 1.6 : 0.8)];
    if (i % 13 === 6)
      return openJasmine(
        random,
        {
          at: [place[0], place[1], z + length * 0.7],
          size: length * 0.62,
          yaw: random.between(-30, 30),
          pitch: random.between(-40, 10),
        },
        TONES.jasmine,
      );
    return [
      jasmineBud(place, along + side * random.between(48, 78), length * random.between(0.86, 1.08), TONES.jasmine),
    ];
  }).flat();
}

/** What a string ends in: a bead, a marigold, and buds that point down. */
function tassel(kit, [x, y, z], size) {
  const { random, silk } = kit;
  const buds = [-34, -12, 12, 34, 0].map((turn, i) =>
    jasmineBud(
      [x + turn * size * 0.02, y + size * (i === 4 ? 2.3 : 2.05), z + (i === 4 ? size * 0.5 : 0)],
      180 - turn + random.between(-5, 5),
      size * 1.05,
      TONES.jasmine,
    ),
  );
  return [
    ...buds,
    bead([x, y - size * 0.2, z + 2], size * 0.3, TONES.silk(silk)),
    ...marigold(
      random,
      { at: [x, y + size * 0.85, z], size: size * 0.98, yaw: random.between(-30, 30), pitch: random.between(-40, 0) },
      TONES[random.next() < 0.5 ? 'orange' : 'amber'],
      64,
    ),
  ];
}

/**
 * A string that hangs from `top`: jasmine in bud, marigolds and beads in turn; its own weight draws it straight, its
 * end is a little aside.
 * @param {{length: number, size: number, sway?: number, rhythm?: string}} how rhythm:
 *   `j` buds, `m` a marigold, `b` a bead
 */
function hanging(kit, [x, y, z], { length, size, sway = 0, rhythm = 'jjjmjjjb' }) {
  const { random, silk } = kit;
  const on = (d) => x + sway * (d / length) ** 1.6;
  const parts = [
    string(
      [0, 0.35, 0.7, 1].map((t) => [on(t * length), y + t * length, z - size * 0.2]),
      size * 0.07,
      TONES.thread,
    ),
  ];
  for (let [d, i] = [size * 0.5, 0]; d < length - size * 0.6; i++) {
    const piece = rhythm[i % rhythm.length];
    if (piece === 'm') {
      d += size * 0.62;
      const place = {
        at: [on(d), y + d, z],
        size: size * 0.92,
        yaw: random.between(-34, 34),
        pitch: random.between(-46, 6),
      };
      parts.push(...marigold(random, place, headTones(i + random.below(3)), 64));
      d += size * 0.78;
    } else if (piece === 'b') {
      d += size * 0.16;
      parts.push(bead([on(d), y + d, z + 1], size * 0.26, TONES.silk(silk)));
      d += size * 0.34;
    } else {
      // Two or three buds about the thread.
      for (const [turn, lift] of [
        [-32, 0],
        [30, 0],
        [random.between(-10, 10), size * 0.34],
      ])
        parts.push(
          jasmineBud(
            [on(d) + turn * size * 0.007, y + d + (lift ? size * 0.16 : 0), z + lift],
            180 - turn + random.between(-7, 7),
            size * 0.82,
            TONES.jasmine,
          ),
        );
      d += size * 0.52;
    }
  }
  return [...parts, ...tassel(kit, [on(length), y + length, z], size)];
}

/** A rope between two nails hangs as a chain does. */
const chain = (from, to, sag, z) => (t) => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t + sag * (1 - (Math.cosh(2.2 * (2 * t - 1)) - 1) / (Math.cosh(2.2) - 1)),
  z,
];

const shadowed = (id, [dx, dy], blur, shade) =>
  `<filter id="${id}" x="-8%" y="-8%" width="116%" height="120%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${shade}" flood-opacity=".42"/></filter>`;

/**
 * A document of `width` × `height` px whose surfaces are in units,
 * with the soft shadow that they cast on what hangs behind.
 */
async function hung({ width, height, pixels, surfaces, shade, shadow = [4, 6] }) {
  const scene = { width: width * UNITS, height: height * UNITS, pixels, surfaces, light: LIGHT };
  const inner = await sculptureDocument(scene);
  const image = inner.match(/<image[^>]*\/>/)[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${shadowed('cast', shadow, 4, shade)}</defs><g filter="url(#cast)"><g transform="scale(${+(1 / UNITS).toFixed(4)})">${image}</g></g></svg>`;
}

const moved = (surfaces, dx) => surfaces.map((surface) => ({ ...surface, at: (u, v) => add3(surface.at(u, v), dx) }));
const add3 = ([x, y, z], dx) => [x + dx, y, z];

export const TORAN = { width: 300, height: 186 };

/**
 * The head: between knots at the tile's sides a rope of marigold hangs,
 * one of jasmine below it, leaves and strings behind.
 */
export function toran({ silk, shade, pixels }) {
  const random = seededRandom(1105);
  const kit = { random, silk };
  const [w, u] = [TORAN.width * UNITS, UNITS];
  const upper = chain([0, 14 * u], [w, 14 * u], 30 * u, 20);
  const lower = chain([0, 20 * u], [w, 20 * u], 66 * u, 44);
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const t = (i + 0.5) / 11;
    const [x, y] = upper(t);
    return mangoLeaf(
      random,
      [x, y + 2 * u, -40 - (i % 2) * 10],
      180 + (0.5 - t) * 26 + random.between(-7, 7),
      random.between(74, 88) * u,
      TONES.mango,
    );
  });
  const strings = [0.1, 0.245, 0.4, 0.6, 0.755, 0.9].flatMap((t, i) => {
    const [x, y] = lower(t);
    return hanging(kit, [x, y, 30], {
      length: [34, 28, 24, 25, 27, 35][i] * u,
      size: 8.4 * u,
      sway: (0.5 - t) * 4 * u,
      rhythm: 'jjbj',
    });
  });
  const knot = [
    ...hanging(kit, [0, 22 * u, 74], { length: 96 * u, size: 11 * u, rhythm: 'jjmjjb' }),
    mangoLeaf(random, [0, 14 * u, 40], 226, 54 * u, TONES.mango),
    mangoLeaf(random, [0, 14 * u, 36], 134, 58 * u, TONES.mango),
    ...marigold(random, { at: [-13 * u, 15 * u, 90], size: 14.5 * u, yaw: -24, pitch: -8 }, TONES.amber, 84),
    ...marigold(random, { at: [13.5 * u, 16 * u, 92], size: 14 * u, yaw: 28, pitch: -14 }, TONES.orange, 84),
    ...marigold(random, { at: [0, 29 * u, 108], size: 15.5 * u, yaw: 4, pitch: 6 }, TONES.yellow, 90),
  ];
  const own = [...leaves, ...rope(kit, upper, 19, 12.6 * u), ...budRope(kit, lower, 104, 8.6 * u), ...strings, ...knot];
  return hung({
    ...TORAN,
    pixels,
    surfaces: [
      ...own,
      ...moved([...knot, ...leaves.slice(0, 2), ...strings.slice(0, 40)], w),
      ...moved([...leaves.slice(-2)], -w),
    ],
    shade,
  });
}

export const STRINGS = { width: 92, height: 560 };

/** Long strings beside the arch; `which` 1 at the left, 2 at the right. */
export function strings({ silk, shade, pixels }, which) {
  const random = seededRandom(1200 + which);
  const kit = { random, silk };
  const u = UNITS;
  const rows =
    which === 1
      ? [
          [17, 474, 12.4, 'jjjmjjjmb', 2],
          [44, 348, 10.6, 'mjjjbjjj', -2],
          [67, 212, 9.2, 'jjjbjjm', 3],
        ]
      : [
          [75, 438, 12.2, 'jjmjjjbjj', -2],
          [48, 382, 10.8, 'jjjjmb', 2],
          [25, 184, 9.2, 'jjmjjbj', -3],
        ];
  const surfaces = rows.flatMap(([x, length, size, rhythm, sway], i) =>
    hanging(kit, [x * u, -8 * u, 30 - i * 34], { length: length * u, size: size * u, sway: sway * u, rhythm }),
  );
  return hung({ ...STRINGS, pixels, surfaces, shade, shadow: [3, 5] });
}
