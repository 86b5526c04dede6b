import { linear, sculpture } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { blend } from '../../core/vector.mjs';

/** A skein of warp, tied and dyed, wound about a disc of dark wood: seen from above, lit from the upper left. */

const TURN = Math.PI * 2;
const MIDDLE = 130;
/** Radius of the skein's middle, of its section, and turns of thread on it. */
const [RING, SECTION, WINDS] = [99, 17, 216];
const LIGHT = {
  towards: [-0.56, -0.62, 0.72],
  key: [1, 0.95, 0.86],
  sky: [0.36, 0.33, 0.31],
  earth: [0.2, 0.12, 0.09],
  rim: [0.24, 0.16, 0.1],
  rimFrom: [0.7, 0.6, 0.2],
};

/** @param {{wood: string[], dyes: import('./ikat.mjs').Dyes, seed: number}} art `wood`: its dark and its light grain */
export async function spool({ wood, dyes, seed }) {
  const random = seededRandom(seed);
  const [dark, grain] = wood.map(linear);
  const dye = Object.fromEntries(Object.entries(dyes).map(([name, hex]) => [name, linear(hex)]));
  const threads = Array.from({ length: WINDS }, () => ({
    tone: random.between(0.82, 1.16),
    out: random.between(-0.4, 0.6),
    slip: random.between(-0.3, 0.3),
  }));
  // The dye's order round the skein: what was tied stayed light.
  const order = ['ground', 'ground', 'black', 'resist', 'black', 'ground', 'rust', 'black', 'rust', 'ground'];
  const wound = (u, v) => u * WINDS + (v - 0.5) * 2.2;
  const thread = (u, v) => threads[((Math.floor(wound(u, v)) % WINDS) + WINDS) % WINDS];
  const skein = {
    at: (u, v) => {
      const [turn, round] = [u * TURN, v * Math.PI];
      const place = wound(u, v) % 1;
      const swell = SECTION + 1.1 * Math.sqrt(Math.max(0, 1 - (((place + 1) % 1) * 2 - 1) ** 2)) + thread(u, v).out;
      const radius = RING - Math.cos(round) * swell;
      return [MIDDLE + Math.cos(turn) * radius, MIDDLE + Math.sin(turn) * radius, Math.sin(round) * swell];
    },
    paint: (u, v) => {
      const across = ((((wound(u, v) % 1) + 1) % 1) * 2 - 1) ** 2;
      const place = u * order.length * 6 + thread(u, v).slip;
      const colour = dye[order[(Math.floor(place) + order.length) % order.length]];
      return { colour: colour.map((c) => c * thread(u, v).tone * (1 - 0.55 * across ** 3)), shine: 0.015, gloss: 6 };
    },
    grid: [2592, 22],
  };
  const disc = {
    at: (u, v) => [MIDDLE + Math.cos(u * TURN) * 88 * v, MIDDLE + Math.sin(u * TURN) * 88 * v, 4 + 3 * v ** 6],
    paint: (u, v) => {
      const [x, y] = [Math.cos(u * TURN) * v * 88, Math.sin(u * TURN) * v * 88];
      const ring = 0.5 + 0.5 * Math.sin(Math.hypot(x * 0.3 + 60, y + 14 * Math.sin(x * 0.03)) * 0.62);
      return { colour: blend(dark, grain, 0.06 + 0.26 * ring + 0.06 * Math.sin(y * 2.1)), shine: 0.02, gloss: 14 };
    },
    grid: [160, 40],
  };
  const body = await sculpture({ width: 260, height: 260, pixels: 330, light: LIGHT, surfaces: [disc, skein] });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<filter id="lie" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="2.5" dy="4" stdDeviation="3.4" flood-color="#0d0302" flood-opacity=".8"/></filter>`,
    body: `<g filter="url(#lie)">${body}</g>`,
  });
}
