import { linear, sculpture } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';

/** Strings of glass beads and carnelian with small brass bells, as they hang: modelled, lit from the upper left. */

const TURN = Math.PI * 2;
export const LIGHT = {
  towards: [-0.52, -0.62, 0.72],
  key: [1.05, 1, 0.92],
  sky: [0.34, 0.35, 0.4],
  earth: [0.16, 0.13, 0.12],
  rim: [0.2, 0.18, 0.16],
  rimFrom: [0.7, 0.6, 0.2],
};

/** A bead: an ellipsoid at `at` whose hole lies along `turn`, `half` long and `round` thick. */
export function bead([x, y, z], { half, round, turn = 0, colour, shine = 0.55, gloss = 26 }) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    at: (u, v) => {
      const along = -Math.cos(v * Math.PI);
      const swell = Math.sin(v * Math.PI) ** 0.8 * round;
      const [a, b] = [along * half, Math.cos(u * TURN) * swell];
      return [x + cos * a - sin * b, y + sin * a + cos * b, z + Math.sin(u * TURN) * swell];
    },
    paint: (u, v) => ({ colour: colour.map((c) => c * (0.4 + 0.6 * Math.sin(v * Math.PI) ** 0.5)), shine, gloss }),
    grid: [14, 10],
  };
}

/** A small round bell with its slit; `turn` away from the ear that it hangs from, downwards otherwise. */
export function bell([x, y, z], size, [dark, body, light], turn = Math.PI / 2) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [
    bead([x - cos * size * 1.15, y - sin * size * 1.15, z], { half: size * 0.36, round: size * 0.3, colour: light }),
    {
      ...bead([x, y, z], { half: size, round: size, colour: body }),
      grid: [24, 20],
      paint: (u, v, [px, py]) => {
        const [dx, dy] = [(px - x) / size, (py - y) / size];
        const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
        const isOpen = (along > -0.05 && Math.abs(across) < 0.09) || Math.hypot(along + 0.05, across) < 0.2;
        if (isOpen) return { colour: dark.map((c) => c * 0.25) };
        return { colour: Math.abs(along + 0.16) < 0.07 ? light : body, shine: 0.8, gloss: 18 };
      },
    },
  ];
}

/** A glass as one bead has it: lighter or darker, hardly another hue. */
export function toneOf(colour, random) {
  const tone = random.between(0.84, 1.12);
  return colour.map((c) => c * tone * random.between(0.97, 1.03));
}

/** Beads along a path. `at` (0 to 1) → [x, y]; `order` names glasses, and `stone` what is longer. */
function strung(at, length, { order, glass, random, size = 1.62, z = 3 }) {
  const beads = [];
  let along = size;
  for (let k = 0; along < length; k++) {
    const name = order[k % order.length];
    const isStone = name === 'stone';
    const half = isStone ? size * 1.9 : size * 0.98;
    const t = Math.min(1, (along + half - size) / length);
    const [x, y] = at(t);
    const [nx, ny] = at(Math.min(1, t + 0.01));
    beads.push(
      bead([x, y, z + random.between(-0.2, 0.2)], {
        half: half * 1.02,
        round: (isStone ? size * 1.3 : size) * random.between(0.93, 1.07),
        turn: Math.atan2(ny - y, nx - x) + random.between(-0.08, 0.08),
        colour: toneOf(glass[name], random),
      }),
    );
    along += 2 * half + 0.12;
  }
  return beads;
}

/** A length of cord between two points of the head, as it sags. */
export function swag(from, to, top, sag, how) {
  const at = (t) => [from + (to - from) * t, top + sag * (1 - (2 * t - 1) ** 2)];
  const length = Math.hypot(to - from, 0) * (1 + (8 / 3) * (sag / (to - from)) ** 2);
  return strung(at, length, how);
}

/** A string that hangs straight, or nearly. */
export function hanging(x, top, length, aside, how) {
  return strung((t) => [x + aside * t * t, top + length * t], length, how);
}

/** Tools of a piece: glasses and metal as linear colours. */
export function tools({ glass, brass, seed }) {
  return {
    glass: Object.fromEntries(Object.entries(glass).map(([name, hex]) => [name, linear(hex)])),
    brass: brass.map(linear),
    random: seededRandom(seed),
  };
}

/** Beads as a picture with the shadow that they throw to the lower right. */
export async function beadPicture({ width, height, pixels }, surfaces) {
  const picture = await sculpture({ width, height, pixels, light: LIGHT, surfaces });
  return `<defs><filter id="thrown" x="-5%" y="-5%" width="110%" height="115%"><feDropShadow dx="1.3" dy="2" stdDeviation="1.1" flood-color="#000" flood-opacity=".85"/></filter></defs><g filter="url(#thrown)">${picture}</g>`;
}
