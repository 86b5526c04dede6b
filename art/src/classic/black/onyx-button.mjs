import { linear, sculpture } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { blend, smoothstep } from '../../core/vector.mjs';

/** A button of a baju Melayu: black onyx in old gold, with granulation about it. */

const TURN = Math.PI * 2;
const MIDDLE = 130;
const LIGHT = {
  towards: [-0.56, -0.62, 0.72],
  key: [1, 0.96, 0.88],
  sky: [0.34, 0.33, 0.32],
  earth: [0.2, 0.16, 0.11],
  rim: [0.34, 0.28, 0.18],
  rimFrom: [0.7, 0.6, 0.2],
};

/** A place at `radius` in the direction of `turn` (0 to 1), `z` high. */
const around = (turn, radius, z) => [
  MIDDLE + Math.cos(turn * TURN) * radius,
  MIDDLE + Math.sin(turn * TURN) * radius,
  z,
];

/** A ring whose section is an arc from `inner` to `outer`, `high` in its middle. */
const ring = (inner, outer, high, material, relief = () => 0) => ({
  at: (u, v) => around(u, inner + (outer - inner) * v, high * Math.sin(Math.PI * v) ** 0.8 + relief(u, v)),
  paint: (u, v) => material(u, v),
  grid: [240, 14],
});

const grain = (turn, radius, size, z, material) => {
  const [x, y] = around(turn, radius, 0);
  return {
    at: (u, v) => {
      const r = Math.sin(Math.PI * v) * size;
      return [x + Math.cos(u * TURN) * r, y + Math.sin(u * TURN) * r, z + Math.cos(Math.PI * v) * size];
    },
    paint: () => material,
    grid: [14, 10],
  };
};

/** @param {{gold: string[], onyx: string[]}} art `gold`: shade, body, light; `onyx`: its black and what it mirrors */
export async function seal({ gold, onyx }) {
  const [shade, body, light] = gold.map(linear);
  const [black, mirrored] = onyx.map(linear);
  const metal = (tone) => ({ colour: tone, shine: 0.62, gloss: 22 });
  const stone = {
    at: (u, v) => around(u, 74 * v, 7 + 12 * Math.sqrt(1 - (v * 0.94) ** 2)),
    paint: (u, v) => {
      // A window at the upper left is mirrored as a soft crescent.
      const angle = (u * TURN + TURN * 0.37) % TURN;
      const crescent = smoothstep(0.6, 0.84, v) * (1 - smoothstep(0.84, 0.97, v)) * Math.max(0, Math.cos(angle)) ** 3;
      return { colour: blend(black, mirrored, 0.5 * crescent), shine: 0.1, gloss: 60 };
    },
    grid: [120, 40],
  };
  // Old gold is dark in its hollows.
  const bezel = ring(72, 86, 15, (u, v) => metal(blend(shade, blend(body, light, 0.3), smoothstep(0.05, 0.6, v))));
  const cord = ring(
    95,
    105,
    10,
    (u, v) => metal(blend(shade, light, 0.15 + 0.6 * (0.5 + 0.5 * Math.sin(u * TURN * 64 + v * 5)))),
    (u, v) => 1.6 * Math.sin(u * TURN * 64 + v * 5) * Math.sin(Math.PI * v),
  );
  const grains = [
    ...Array.from({ length: 64 }, (_, i) => grain(i / 64, 90.5, 3.6, 9, metal(blend(body, light, 0.45)))),
    ...Array.from({ length: 72 }, (_, i) => grain(i / 72, 110, 4.1, 6, metal(blend(body, light, i % 2 ? 0.2 : 0.5)))),
  ];
  const picture = await sculpture({
    width: 260,
    height: 260,
    pixels: 340,
    light: LIGHT,
    surfaces: [stone, bezel, { ...cord, grid: [640, 10] }, ...grains],
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<filter id="lie" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="2" dy="4" stdDeviation="3" flood-color="#000" flood-opacity=".8"/></filter>`,
    body: `<g filter="url(#lie)">${picture}</g>`,
  });
}
