import { linear } from '../../core/sculpt.mjs';
import { ball, put, revolved, strung, tube } from './forms.mjs';
import { BRASS, matt } from './materials.mjs';

/** What gives light, about the origin, standing on y = 0; centimetres. */

/** A flame and its light. */
export function flame(at, { height = 2.2, power = [70, 36, 11], radius = 0.35, share = 1 } = {}) {
  const [x, y, z] = at;
  return {
    surfaces: put(
      [
        {
          ...revolved(
            [
              [0, 0],
              [0.2, 0.14],
              [0.26, 0.32],
              [0.17, 0.64],
              [0, 1],
            ],
            null,
            { grid: [12, 12] },
          ),
          material: { emit: (u, v) => [9 - 3 * v, 5.6 - 2.6 * v, 1.9 - 1.1 * v] },
        },
      ],
      { at, size: height },
    ),
    light: { at: [x, y + height * 0.45, z], radius, power, hidden: true, share },
  };
}

/** An oil lamp of brass: a shallow bowl on a foot. */
export const pelita = (material = BRASS) => [
  revolved(
    [
      [0, 0],
      [2.6, 0.05],
      [2.7, 0.3],
      [1.5, 0.7],
      [0.6, 1.3],
      [0.5, 2.2],
      [0.9, 2.7],
      [0.5, 3.2],
      [0.7, 3.7],
      [2.6, 4.3],
      [3.1, 5.1],
      [2.95, 5.15],
      [2.3, 4.6],
      [0.4, 4.4],
      [0, 4.4],
    ],
    material,
    { grid: [64, 90] },
  ),
];

/** A candle, not lit. */
export const candle = (hex = '#f3e6cf', radius = 1.6, height = 6) => [
  revolved(
    [
      [0, 0],
      [radius, 0.02],
      [radius, 0.5],
      [radius, height - 0.3],
      [radius * 0.94, height],
      [radius * 0.6, height - 0.35],
      [0, height - 0.45],
    ],
    { colour: linear(hex), through: 0.3, coat: 0.3, rough: 0.35 },
    { grid: [40, 40] },
  ),
  tube(
    [
      [0, height - 0.5, 0],
      [0.04, height, 0],
      [0.1, height + 0.35, 0],
    ],
    0.06,
    matt('#2a2018'),
    [6, 6],
  ),
];

/** A lantern of six panes with pierced stars, brass, hung or standing; the light is within. */
export function lantern({ tint = [8, 4.2, 1.3], material = BRASS, size = 1 } = {}) {
  const star = (u, v) => {
    const [x, y] = [Math.abs(((u * 18) % 1) - 0.5), Math.abs(((v * 6.5) % 1) - 0.5)];
    const frame = Math.min((u * 6) % 1, 1 - ((u * 6) % 1)) < 0.06 || v < 0.04 || v > 0.96;
    const gap = Math.max(0.5 - x, 0.5 - y) < 0.1;
    return !frame && (Math.max(x, y) < 0.27 || x + y < 0.38 || gap);
  };
  return put(
    [
      {
        ...revolved(
          [
            [3.2, 3],
            [4.2, 6],
            [4.2, 9.5],
            [3.4, 12],
          ],
          null,
          { grid: [6, 24], sharp: true, flat: true },
        ),
        material: { ...material, alpha: (u, v) => (star(u, v) ? 0 : 1) },
      },
      {
        ...revolved(
          [
            [2.9, 3.2],
            [3.8, 6],
            [3.8, 9.5],
            [3, 11.8],
          ],
          null,
          { grid: [12, 12] },
        ),
        material: {
          emit: (u, v) => tint.map((c) => c * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, v * 0.9 + 0.05)))),
        },
      },
      revolved(
        [
          [0, 0.4],
          [1.2, 0.2],
          [3.4, 1.6],
          [3.5, 2.9],
          [3.2, 3.05],
        ],
        material,
        { grid: [6, 20], sharp: true, flat: true },
      ),
      revolved(
        [
          [3.5, 11.9],
          [3.9, 12.3],
          [3.2, 13.4],
          [1.9, 15.6],
          [0.7, 17],
          [0.35, 17.6],
          [0.8, 18.2],
          [0.3, 18.9],
          [0, 19],
        ],
        material,
        {
          grid: [36, 40],
        },
      ),
    ],
    { size },
  );
}

/** A string of bulbs along a line; → surfaces and their lights. */
export function bulbs(line, gap, { radius = 0.9, tint = [14, 8, 3], cord = '#1b1512', lights = 3 } = {}) {
  const points = strung(line, gap);
  const step = Math.max(1, Math.floor(points.length / lights));
  return {
    surfaces: [
      tube(
        points.map(([x, y, z]) => [x, y + radius * 1.6, z]),
        0.16,
        matt(cord),
        [6, 60],
      ),
      ...points.flatMap((at) => [
        ...put([{ ...ball([radius * 0.8, radius, radius * 0.8], null, [14, 12]), material: { emit: tint } }], { at }),
        ...put(
          [
            revolved(
              [
                [0.4, 0],
                [0.45, 0.8],
                [0, 0.9],
              ],
              matt('#2a211a'),
              { grid: [10, 6] },
            ),
          ],
          { at: [at[0], at[1] + radius * 0.8, at[2]], size: radius },
        ),
      ]),
    ],
    lights: points
      .filter((_, i) => i % step === 0)
      .map((at) => ({ at, radius: radius * 1.2, power: tint.map((c) => c * 2.4), hidden: true })),
  };
}
