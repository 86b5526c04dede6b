import { seededRandom } from '../core/random.mjs';
import { linear } from '../core/sculpt.mjs';
import { add, blend, cross, scaled, spline, unit } from '../core/vector.mjs';

/**
 * Bunga manggar, which is carried before the couple: a pole whose ribs bow out on all sides like the blossom of a
 * coconut palm, each wound about with fringes of foil. Sculpted; units are those of the picture.
 */

/** A piece of foil that stands off a rib: a narrow flat strip. */
function fringe(from, way, across, colour) {
  const at = (u, v) => add(add(from, scaled(way, v)), scaled(across, (u - 0.5) * (1 - 0.45 * v)));
  return { at, paint: () => ({ colour, shine: 0.8, gloss: 9, through: 0.3 }), grid: [1, 1] };
}

/**
 * A rib from the pole's head, wound with foil.
 * @param {object} rib `turn` about the pole, `rise` and `fall`: how it bows
 */
function rib({ head, turn, reach, rise, fall, foil, lean }, random) {
  const [s, c] = [Math.sin(turn), Math.cos(turn)];
  const out = (r, h) => add(head, [s * r + lean * h * 0.4, -h, c * r * 0.8]);
  const curve = spline([
    out(0, 0),
    out(reach * 0.16, rise * 0.66),
    out(reach * 0.46, rise),
    out(reach * 0.8, rise - fall * 0.3),
    out(reach, rise - fall),
  ]);
  const twist = random.between(0, 6);
  const ribbon = (u, v) => {
    const { p, tangent } = curve(v);
    const side = unit(cross(tangent, [Math.cos(twist), 0.3, Math.sin(twist)]));
    const turned = add(
      scaled(side, Math.cos(v * reach * 0.5)),
      scaled(cross(tangent, side), Math.sin(v * reach * 0.5)),
    );
    return add(p, scaled(turned, (u - 0.5) * 4.6));
  };
  const parts = [{ at: ribbon, paint: () => ({ colour: foil, shine: 0.9, gloss: 10, through: 0.3 }), grid: [1, 70] }];
  const count = Math.round(16 + reach * 0.75);
  for (let i = 0; i < count; i++) {
    const t = 0.015 + (0.985 * i) / (count - 1);
    const { p, tangent } = curve(t);
    const side = unit(cross(tangent, [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)]));
    const length = (3.2 + 2.2 * Math.sin(Math.PI * t)) * random.between(0.8, 1.25);
    const way = add(scaled(side, length), scaled(tangent, length * random.between(0.2, 0.7)));
    const across = scaled(
      unit(cross(way, [random.between(-1, 1), random.between(-1, 1), 1])),
      random.between(1.1, 1.9),
    );
    const tone = blend(foil, [1, 1, 1], random.next() < 0.12 ? 0.35 : 0);
    parts.push(fringe(p, way, across, tone), fringe(p, scaled(way, -0.9), across, foil));
  }
  return parts;
}

/** The pole, bound with two ribbons of foil in turn. */
function pole(from, head, thick, tones) {
  const curve = spline([from, blend(from, head, 0.5), head]);
  const at = (u, v) => {
    const { p } = curve(v);
    const a = (u - 0.5) * Math.PI * 1.1;
    return add(p, [Math.sin(a) * thick, 0, Math.cos(a) * thick]);
  };
  const length = Math.hypot(head[0] - from[0], head[1] - from[1]);
  const paint = (u, v) => {
    const wound = ((v * length) / 15 + u * 0.8) % 1;
    return { colour: wound < 0.5 ? tones[0] : wound < 0.56 ? scaled(tones[0], 0.4) : tones[1], shine: 0.5, gloss: 12 };
  };
  return { at, paint, grid: [8, 60] };
}

/**
 * One bunga manggar.
 * @param {{foot: number[], head: number[], size: number, foils: string[], ribs?: number, seed: number, thick?: number}}
 *   how `size`: how far the ribs reach
 * @returns {import('../core/sculpt.mjs').Surface[]}
 */
export function bungaManggar({ foot, head, size, foils, ribs = 24, seed, thick = 3 }) {
  const random = seededRandom(seed);
  const tones = foils.map(linear);
  const lean = (head[0] - foot[0]) / Math.max(1, foot[1] - head[1]);
  const parts = [pole(foot, head, thick, [tones[0], tones[1]])];
  for (let i = 0; i < ribs; i++) {
    // From upright ones in the middle to those that hang over.
    const t = (i + 0.5) / ribs;
    const reach = size * (0.14 + 0.86 * t ** 0.8) * random.between(0.88, 1.1);
    const rise = size * (0.98 - 0.5 * t) * random.between(0.92, 1.08);
    const fall = size * (0.04 + 0.86 * t ** 1.4) * random.between(0.85, 1.15);
    const turn = i * 2.39996 + random.between(-0.2, 0.2);
    parts.push(...rib({ head, turn, reach, rise, fall, foil: tones[i % tones.length], lean }, random));
  }
  return parts;
}
