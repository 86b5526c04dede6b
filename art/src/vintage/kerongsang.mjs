import { linear, sculpture } from '../core/sculpt.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { blend, smoothstep } from '../core/vector.mjs';

/** Kerongsang, the brooch of a kebaya: petals of old gold about a dish of mother-of-pearl, pearls between them. */

const TURN = Math.PI * 2;

/** A half ball; `radius` in units, standing out by `rise` of it. */
const ball = ([x, y, z], radius, colour, shine, gloss, rise = 1) => ({
  at: (u, v) => {
    const [a, b] = [u * TURN, (v * Math.PI) / 2];
    return [
      x + Math.cos(a) * Math.sin(b) * radius,
      y + Math.sin(a) * Math.sin(b) * radius,
      z + Math.cos(b) * radius * rise,
    ];
  },
  paint: () => ({ colour, shine, gloss }),
  grid: [20, 10],
});

/** A ring of wire, twisted where `twist` is not 0. */
const ring = (middle, radius, thick, colour, twist = 0) => ({
  at: (u, v) => {
    const [a, b] = [u * TURN, v * TURN];
    const t = thick * (1 + 0.22 * Math.sin(a * twist + b));
    const r = radius + Math.cos(b) * t;
    return [middle[0] + Math.cos(a) * r, middle[1] + Math.sin(a) * r, middle[2] + Math.sin(b) * t];
  },
  paint: () => ({ colour, shine: 0.45, gloss: 18 }),
  grid: [twist ? 420 : 120, 12],
});

/** A beaten petal, hollowed along its middle, its rim a bead higher. */
function petal(middle, degrees, from, length, half, gold, deep) {
  const a = (degrees * Math.PI) / 180;
  return {
    at: (u, s) => {
      const v = 0.01 + 0.985 * (1 - (1 - s) ** 1.6);
      const side = 2 * u - 1;
      const full = Math.sin(Math.PI * (0.16 + 0.84 * v) ** 0.9) ** 0.6;
      const across = side * half * full;
      const r = from + length * v;
      const z = middle[2] + 3 + 5 * side ** 2 * full - 3 * v + 2 * smoothstep(0.8, 1, Math.abs(side));
      return [
        middle[0] + Math.sin(a) * r + Math.cos(a) * across,
        middle[1] - Math.cos(a) * r + Math.sin(a) * across,
        z,
      ];
    },
    paint: (u, v) => {
      const chased = 0.5 + 0.5 * Math.sin(v * 34 + Math.abs(2 * u - 1) * 5);
      return { colour: blend(gold, deep, 0.55 * (1 - Math.abs(2 * u - 1)) * chased), shine: 0.32, gloss: 14 };
    },
    grid: [14, 20],
  };
}

/**
 * A brooch. @param {{size: number, pixels: number, dish: number, petals: number, tones: object, light: object}} how
 *   `dish`: radius of what initials stand on, in parts of the half size
 */
export async function kerongsang({ size, pixels, dish, petals, tones, light }) {
  const [gold, deep, pearl, shell] = ['gold', 'deep', 'pearl', 'shell'].map((name) => linear(tones[name]));
  const m = size / 2;
  const r = m * dish;
  const surfaces = [];
  const room = m * 0.9 - r;
  for (let i = 0; i < petals; i++) {
    const at = (i * 360) / petals;
    surfaces.push(petal([m, m, 0], at, r * 0.94, room, (room * 0.42 * 14) / petals + room * 0.06, gold, deep));
    const a = ((at + 180 / petals) * Math.PI) / 180;
    const far = r + room * 0.62;
    surfaces.push(ball([m + Math.sin(a) * far, m - Math.cos(a) * far, 6], room * 0.17, pearl, 0.5, 30));
    const [tx, ty] = [Math.sin((at * Math.PI) / 180), -Math.cos((at * Math.PI) / 180)];
    surfaces.push(ball([m + tx * (r + room * 0.98), m + ty * (r + room * 0.98), 2], room * 0.07, gold, 0.5, 20));
  }
  surfaces.push(
    {
      at: (u, v) => [m + Math.cos(u * TURN) * r * v, m + Math.sin(u * TURN) * r * v, 6 + 3 * v ** 4],
      paint: (u, v) => ({
        colour: blend(shell, pearl, 0.5 + 0.5 * Math.sin(u * TURN * 2 + v * 3)),
        shine: 0.06,
        gloss: 8,
      }),
      grid: [60, 20],
    },
    ring([m, m, 9], r, m * 0.028, gold, 42),
    ring([m, m, 6], r + m * 0.05, m * 0.018, deep),
  );
  const beads = Math.round(r * 0.42);
  for (let i = 0; i < beads; i++) {
    const a = (i / beads) * TURN;
    const far = r - m * 0.055;
    surfaces.push(ball([m + Math.cos(a) * far, m + Math.sin(a) * far, 8], m * 0.02, pearl, 0.4, 26));
  }
  const picture = await sculpture({ width: size, height: size, pixels, surfaces, light });
  const shadow = `<circle cx="${m + size * 0.012}" cy="${m + size * 0.028}" r="${m * 0.86}" fill="${tones.shadow}" opacity=".42" filter="url(#soft)"/>`;
  return svgDocument({ width: size, height: size, defs: blurFilter('soft', size * 0.022), body: shadow + picture });
}
