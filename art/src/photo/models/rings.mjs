import { seededRandom } from '../../core/random.mjs';
import { ball, put, revolved, TURN } from './forms.mjs';
import { SILVER } from './materials.mjs';

/** A wedding band standing upright, facing z: `radius` of its middle, cm. */
export function band(metal, { radius = 0.95, width = 0.3, thick = 0.1 } = {}) {
  return [
    {
      at: (u, v) => {
        const a = v * TURN;
        // Flat within, round without.
        const r = radius + thick * Math.max(-0.75, Math.cos(a));
        const z = (width / 2) * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.7;
        return [Math.cos(u * TURN) * r, Math.sin(u * TURN) * r, z];
      },
      grid: [96, 28],
      material: metal,
    },
  ];
}

/** A cut stone, its table up; radius 1. Facets mirror unevenly, as they do in a real one. */
export function gem(seed = 1) {
  const random = seededRandom(seed * 53);
  const facet = () => {
    const shades = Array.from({ length: 400 }, () => 0.35 + 0.65 * random.next() ** 0.7);
    return (u, v, n) => shades[Math.floor(u * 16) * 12 + Math.floor(v * n)];
  };
  const shade = facet();
  const cut = (profile, rows) => ({
    ...revolved(profile, null, { grid: [16, rows], sharp: true, flat: true }),
    material: {
      colour: (u, v) => {
        const s = shade(Math.min(0.999, u), Math.min(0.999, v), rows);
        return [0.93 * s, 0.96 * s, s];
      },
      metal: 1,
      rough: 0.02,
    },
  });
  return [
    cut(
      [
        [0, 0.28],
        [0.56, 0.28],
        [0.82, 0.16],
        [1, 0.02],
      ],
      3,
    ),
    cut(
      [
        [1, 0.02],
        [1, -0.04],
        [0.55, -0.4],
        [0, -0.8],
      ],
      3,
    ),
  ];
}

/** A ring with a stone on claws and small ones beside it. */
export function stoneRing(metal, { radius = 0.9, size = 0.36 } = {}) {
  const top = radius + 0.08 + size * 0.5;
  const claws = Array.from({ length: 4 }, (_, i) => {
    const a = (i / 4) * TURN + 0.78;
    return put([ball([0.05, 0.2, 0.05], metal, [10, 10])], {
      at: [Math.cos(a) * size * 0.86, top, Math.sin(a) * size * 0.86],
    });
  });
  const small = [-3, -2, -1, 1, 2, 3].map((i) => {
    const a = Math.PI / 2 + i * 0.17 + Math.sign(i) * 0.24;
    const r = radius + 0.13;
    return put(gem(i + 9), {
      at: [Math.cos(a) * r, Math.sin(a) * r, 0],
      size: 0.075,
      roll: ((a - Math.PI / 2) * 180) / Math.PI,
    });
  });
  return [
    ...band(metal, { radius, width: 0.17, thick: 0.1 }),
    ...put(gem(2), { at: [0, top + 0.02, 0], size }),
    ...put(
      [
        revolved(
          [
            [0.05, -0.5],
            [0.5, -0.1],
            [0.86, 0],
          ],
          SILVER,
          { grid: [20, 8] },
        ),
      ],
      { at: [0, top - 0.02, 0], size: size * 0.9 },
    ),
    ...claws.flat(),
    ...small.flat(),
  ];
}
