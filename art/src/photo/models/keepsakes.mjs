import { linear } from '../../core/sculpt.mjs';
import { TURN, ball, box, noise, put, revolved, sheet, tube } from './forms.mjs';
import { glazed, matt } from './materials.mjs';

/** Things on a table, about the origin, standing on y = 0; centimetres. */

/** A bound book, lying; `cover` the material of its boards, `print` of what lies on the upper one. */
export function book({ width = 15, depth = 21, height = 3, cover, print, edge = '#efe3c8' }) {
  const pages = {
    colour: (u, v, p) => linear(edge).map((c) => c * (0.8 + 0.2 * Math.sin(p[1] * 60) ** 2)),
  };
  return [
    ...put([box([width, 0.3, depth], 0.12, cover)], {}),
    ...put([box([width - 0.8, height - 0.6, depth - 0.8], 0.05, pages)], { at: [0.1, 0.3, 0] }),
    ...put([box([width, 0.3, depth], 0.12, cover)], { at: [0, height - 0.3, 0] }),
    ...put(
      [
        tube(
          [
            [-width / 2 + 0.1, height / 2, -depth / 2],
            [-width / 2 + 0.1, height / 2, depth / 2],
          ],
          height / 2,
          cover,
          [16, 4],
        ),
      ],
      {},
    ),
    ...(print ? put([sheet(width - 0.5, depth - 0.5, print, { lying: true })], { at: [0, height + 0.012, 0] }) : []),
  ];
}

/** Beads along a closed or open line of points. */
export const beads = (points, radius, material, uneven = 0) =>
  points.flatMap((at, i) => put([ball(radius * (1 + uneven * Math.sin(i * 3.7)), material, [16, 12])], { at }));

/** A vase by its outline, [radius, y]. */
export const vase = (profile, material) => [revolved(profile, material, { grid: [72, 60] })];

/** A cup on its saucer, with what is in it. */
export function cup(material, drink = '#7a3d16') {
  return [
    revolved(
      [
        [0, 0.4],
        [3, 0.3],
        [5.4, 0.9],
        [7, 1.5],
        [7, 1.65],
        [5.3, 1.15],
        [2.8, 0.7],
        [0, 0.7],
      ],
      material,
      { grid: [72, 40] },
    ),
    ...put(
      [
        revolved(
          [
            [0, 0],
            [1.8, 0],
            [1.9, 0.5],
            [3.1, 1.4],
            [3.9, 3.4],
            [4.2, 5.4],
            [4.08, 5.4],
            [3.75, 3.4],
            [2.9, 1.6],
            [0, 1],
          ],
          material,
          { grid: [72, 60] },
        ),
        revolved(
          [
            [0, 4.3],
            [3.86, 4.3],
          ],
          glazed(drink, { rough: 0.02 }),
          { grid: [40, 4], sharp: true },
        ),
        tube(
          [
            [3.9, 4.6, 0],
            [5.3, 4.9, 0],
            [6, 3.8, 0],
            [5.2, 2.5, 0],
            [3.6, 2.2, 0],
          ],
          0.3,
          material,
          [12, 30],
        ),
      ],
      { at: [0, 0.75, 0] },
    ),
  ];
}

/** A rangefinder camera: it faces z. */
export function oldCamera() {
  const hide = {
    colour: (u, v, p) => linear('#2c211b').map((c) => c * (0.6 + 0.8 * noise(p[0] * 9, p[1] * 9, p[2] * 9))),
    coat: 0.7,
    rough: 0.4,
    bump: (u, v, p, n) => {
      const h = (q) => noise(q[0] * 9, q[1] * 9, q[2] * 9);
      const b = h(p);
      return n.map((c, k) => c - (h(p.map((x, i) => x + (i === k ? 0.03 : 0))) - b) * 1.5);
    },
  };
  const chrome = { colour: [0.72, 0.68, 0.62], metal: 1, rough: 0.28 };
  const black = glazed('#14110f', { rough: 0.2 });
  const lens = put(
    [
      revolved(
        [
          [3.2, 0],
          [3.2, 0.7],
          [2.9, 0.75],
          [2.9, 1.6],
          [2.65, 1.7],
          [2.65, 2.6],
          [2.3, 2.75],
          [2.1, 2.4],
          [1.7, 1.9],
        ],
        chrome,
        { grid: [80, 60], sharp: true },
      ),
      revolved(
        [
          [2.14, 2.45],
          [1.6, 1.75],
          [1.45, 1.7],
        ],
        black,
        { grid: [60, 8], sharp: true },
      ),
      revolved(
        [
          [0, 2.2],
          [0.8, 2.1],
          [1.5, 1.72],
        ],
        { colour: [0.16, 0.1, 0.28], metal: 0.9, rough: 0.02 },
        { grid: [40, 12] },
      ),
    ],
    { pitch: 90 },
  );
  return [
    ...put([box([13, 5.2, 3.4], 0.7, hide)], { at: [0, 1, 0] }),
    ...put([box([13.1, 1.8, 3.5], 0.55, chrome)], { at: [0, 5.9, 0] }),
    ...put([box([13.1, 1.1, 3.5], 0.45, chrome)], { at: [0, 0, 0] }),
    ...put([box([3.6, 1, 3], 0.3, chrome)], { at: [0.4, 7.5, 0] }),
    ...put([sheet(1.5, 0.9, black)], { at: [-3.6, 6.9, 1.77] }),
    ...put([sheet(1.1, 0.8, black)], { at: [2.2, 6.9, 1.77] }),
    ...put(
      [
        revolved(
          [
            [0, 0.9],
            [0.9, 0.9],
            [0.95, 0.8],
            [0.95, 0],
          ],
          chrome,
          { grid: [40, 10], sharp: true },
        ),
      ],
      { at: [4.6, 7.6, 0] },
    ),
    ...put(
      [
        revolved(
          [
            [0, 0.6],
            [0.7, 0.6],
            [0.7, 0],
          ],
          chrome,
          { grid: [40, 10], sharp: true },
        ),
      ],
      { at: [-4.7, 7.6, 0] },
    ),
    ...put(lens, { at: [0, 3.7, 1.7] }),
  ];
}

/** A seal of wax with a raised flower, lying. */
export const wax = (hex, radius = 1.6) => ({
  at: (u, v) => {
    const a = u * TURN;
    const rim = radius * (1 + 0.05 * Math.sin(a * 3 + 1) + 0.04 * Math.sin(a * 5));
    const r = v * rim;
    const dish = v > 0.72 ? 0.34 * Math.sqrt(Math.max(0, 1 - ((v - 0.86) / 0.14) ** 2)) : 0.12;
    const flower = v < 0.66 ? 0.12 * Math.max(0, Math.cos(a * 4) * Math.sin(Math.min(1, v / 0.62) * Math.PI)) : 0;
    return [Math.cos(a) * r, dish + flower, -Math.sin(a) * r];
  },
  grid: [80, 40],
  material: { colour: linear(hex), coat: 1, rough: 0.28 },
});

/** A pocket watch, lying, its dial up. */
export function watch(metal) {
  const [paper, ink] = [linear('#f1e6cd'), linear('#2b2019')];
  const dial = (u, v) => {
    const a = u * 60;
    const r = v;
    const tick = r > 0.86 && r < 0.93 && Math.abs(a - Math.round(a)) < (Math.round(a) % 5 === 0 ? 0.2 : 0.08);
    const numeral =
      r > 0.68 && r < 0.82 && Math.abs(a / 5 - Math.round(a / 5)) < 0.07 * (1 + (Math.round(a / 5) % 3) * 0.5);
    return tick || numeral ? ink : paper;
  };
  const hand = (angle, length) =>
    put([box([length, 0.05, 0.13], 0.02, matt('#20242c'), [16, 8])], {
      at: [Math.cos(angle) * length * 0.45, 0.6, -Math.sin(angle) * length * 0.45],
      yaw: (angle * 180) / Math.PI,
    });
  return [
    revolved(
      [
        [0, 0],
        [1.9, 0.05],
        [2.4, 0.4],
        [2.4, 0.7],
        [2.2, 0.85],
        [2.05, 0.75],
        [2.0, 0.55],
      ],
      metal,
      { grid: [80, 40] },
    ),
    {
      ...revolved(
        [
          [0, 0.55],
          [2.05, 0.55],
        ],
        null,
        { grid: [240, 40], sharp: true },
      ),
      material: { colour: dial, coat: 0.6, rough: 0.1 },
    },
    ...hand(2.3, 1.2),
    ...hand(0.5, 1.6),
    ...put([ball([0.34, 0.3, 0.42], metal, [20, 12])], { at: [0, 0.45, -2.75] }),
    ...put(
      [
        {
          at: (u, v) => {
            const [a, b] = [u * TURN, v * TURN];
            const r = 0.55 + 0.1 * Math.cos(b);
            return [Math.cos(a) * r, 0.1 * Math.sin(b), Math.sin(a) * r];
          },
          grid: [30, 10],
          material: metal,
        },
      ],
      { at: [0, 0.4, -3.5] },
    ),
  ];
}
