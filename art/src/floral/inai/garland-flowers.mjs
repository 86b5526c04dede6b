import { linear } from '../../core/sculpt.mjs';
import { add, blend, cross, pose, scaled, smoothstep, spline, unit } from '../../core/vector.mjs';

/**
 * What a toran is strung of, as surfaces to be lit:
 * marigolds, jasmine in bud and open, mango leaves, the string itself.
 */

const RADIANS = Math.PI / 180;
const GOLDEN = 137.508;

/** Linear tones of '#rrggbb' colours. */
export const linearTones = (tones) =>
  Object.fromEntries(Object.entries(tones).map(([name, hex]) => [name, linear(hex)]));

/** A unit vector, `polar` radians from the axis +z and `round` radians about it. */
const direction = (polar, round) => [
  Math.sin(polar) * Math.cos(round),
  Math.sin(polar) * Math.sin(round),
  Math.cos(polar),
];

/**
 * A marigold: florets in shells about its axis, each with a ruffled, notched rim, the inner ones short and upright.
 * @param {object} random
 * @param {{at: number[], size: number, yaw?: number, pitch?: number, roll?: number}} place size: its radius
 * @param {{deep: number[], mid: number[], lit: number[]}} tones linear
 */
export function marigold(random, place, tones, florets = 78) {
  const put = pose(place);
  const press = random.between(0.8, 0.95);
  const lean = random.between(0, 2 * Math.PI);
  return Array.from({ length: florets }, (_, i) => {
    const t = (i + 0.5) / florets;
    const round = i * GOLDEN * RADIANS + random.between(-0.2, 0.2);
    const polar = 0.1 + 1.78 * t ** 0.62 + random.between(-0.06, 0.06);
    const long = (0.74 + 0.28 * t ** 0.7) * random.between(0.93, 1.07);
    const half = (0.12 + 0.16 * t ** 0.5) * random.between(0.85, 1.15);
    const [phase, waves, ruffle] = [random.between(0, 6.3), random.between(3.2, 5.2), random.between(0.07, 0.15)];
    const bow = random.between(0.5, 0.85) * (0.45 + 0.55 * t);
    const tint = random.between(-0.16, 0.16);
    const at = (u, v) => {
      const side = 2 * u - 1;
      const opened = v ** 1.5;
      const wave = Math.sin(side * waves + phase) * opened;
      const along = polar - bow * 0.7 + bow * v ** 1.5 + ruffle * wave;
      const r =
        0.28 + (long - 0.28) * v - 0.07 * long * side * side * opened + 0.022 * Math.cos(side * 5.4 + phase) * opened;
      const middle = scaled(direction(along, round), r);
      const beside = [-Math.sin(round), Math.cos(round), 0];
      const [x, y, z] = add(middle, scaled(beside, side * half * (0.35 + 0.65 * v ** 0.7)));
      // Every head is pressed by its neighbours, a little to one side.
      return put([x + 0.07 * Math.cos(lean) * z, y + 0.07 * Math.sin(lean) * z, z * press]);
    };
    const paint = (u, v) => {
      const rim = smoothstep(0.62, 1, v);
      const vein = 0.1 * Math.sin((2 * u - 1) * 9 + phase) * v;
      const colour = blend(
        blend(tones.deep, tones.mid, smoothstep(0.1, 0.72, v) + tint),
        tones.lit,
        Math.max(0, rim * (0.62 + tint) + vein * 0.5),
      );
      return { colour, through: 0.42, shine: 0.03, gloss: 8 };
    };
    return { at, paint, grid: [8, 6] };
  });
}

/** A body of revolution from `foot` to `tip`, broadest at `belly` of its length. */
function swelling(foot, tip, radius, belly, paint, grid = [9, 9]) {
  const axis = unit([tip[0] - foot[0], tip[1] - foot[1], tip[2] - foot[2]]);
  const side = unit(cross(axis, [0.07, 0.03, 1]));
  const up = cross(side, axis);
  const power = Math.log(0.5) / Math.log(belly);
  const at = (u, v) => {
    const w = 0.006 + v * 0.988;
    const r = radius * Math.sin(Math.PI * w ** power) ** 0.72;
    const turn = u * 2 * Math.PI;
    return add(blend(foot, tip, w), add(scaled(side, Math.cos(turn) * r), scaled(up, Math.sin(turn) * r)));
  };
  return { at, paint, grid };
}

/** A closed jasmine bud whose tip points to `angle` degrees, 0 up and clockwise, from its foot. */
export function jasmineBud(place, angle, length, tones, lift = 0) {
  const [x, y, z] = place;
  const [dx, dy] = [Math.sin(angle * RADIANS) * length, -Math.cos(angle * RADIANS) * length];
  const foot = [x - dx * 0.4, y - dy * 0.4, z];
  const tip = [x + dx * 0.6, y + dy * 0.6, z + lift];
  const paint = (u, v) => {
    const green = 1 - smoothstep(0.02, 0.3, v);
    const furrow = 0.12 * (0.5 + 0.5 * Math.cos(u * 6 * Math.PI + v * 4)) * smoothstep(0.3, 0.7, v);
    return {
      colour: blend(blend(tones.petal, tones.throat, furrow), tones.calyx, green),
      through: 0.3,
      shine: 0.1,
      gloss: 16,
    };
  };
  return swelling(foot, tip, length * 0.23, 0.6, paint);
}

/** An open jasmine of two whorls, that faces as `place` is turned; size: its radius. */
export function openJasmine(random, place, tones, petals = 6) {
  const put = pose(place);
  return [
    [petals, 1, 0],
    [petals - 1, 0.62, 0.12],
  ].flatMap(([count, reach, raised]) => {
    const turn = random.between(0, 6);
    return Array.from({ length: count }, (_, i) => {
      const round = turn + (i * 2 * Math.PI) / count + random.between(-0.1, 0.1);
      const long = reach * random.between(0.9, 1.08);
      const cup = random.between(0.1, 0.3) + raised;
      const at = (u, s) => {
        const v = 0.02 + 0.978 * s;
        const half = 0.4 * long * Math.sin(Math.PI * v ** 1.35) ** 0.75 * (2 * u - 1);
        const out = v * long;
        const [c, w] = [Math.cos(round), Math.sin(round)];
        return put([c * out - w * half, w * out + c * half, raised + cup * v - 0.3 * v ** 3 + 0.5 * half * half]);
      };
      const paint = (u, v) => ({
        colour: blend(tones.throat, tones.petal, smoothstep(0.02, 0.4, v) - 0.12 * Math.abs(2 * u - 1) ** 3),
        through: 0.4,
        shine: 0.04,
        gloss: 10,
      });
      return { at, paint, grid: [6, 8] };
    });
  });
}

/**
 * A mango leaf that hangs from `foot` towards `angle` (degrees, 0 up), folded on its vein,
 * its tip bent by `bend` degrees.
 */
export function mangoLeaf(random, foot, angle, length, tones) {
  const bend = random.between(-14, 14);
  const turn = random.between(-0.75, 0.75);
  const [wave, phase] = [random.between(0.02, 0.05), random.between(0, 6)];
  const heading = (v) => (angle + bend * v) * RADIANS;
  const width = 0.13 * random.between(0.88, 1.12);
  const at = (u, s) => {
    const v = 0.004 + 0.992 * s;
    const side = 2 * u - 1;
    const half = width * Math.sin(Math.PI * v ** 0.86) ** 0.8;
    const [x, y] = [Math.sin(heading(v * 0.5)) * v * length, -Math.cos(heading(v * 0.5)) * v * length];
    const across = side * half * length;
    const fold = Math.abs(across) * 0.42 + wave * length * Math.sin(v * 11 + phase) * side * side;
    const flat = across * Math.cos(turn) + fold * Math.sin(turn) * 0.4;
    const head = heading(v);
    return [
      foot[0] + x + Math.cos(head) * flat,
      foot[1] + y + Math.sin(head) * flat,
      foot[2] + fold - across * Math.sin(turn) + 0.12 * length * Math.sin(v * 2.6),
    ];
  };
  const tint = random.between(-0.2, 0.2);
  const paint = (u, v) => {
    const side = Math.abs(2 * u - 1);
    const vein = smoothstep(0.09, 0.02, side) + 0.3 * Math.max(0, Math.sin((v * 16 - side * 3.4) * Math.PI)) ** 8;
    const colour = blend(
      blend(tones.leaf, tones.deep, 0.35 + tint + 0.3 * (1 - v)),
      tones.vein,
      Math.min(0.8, vein * 0.7),
    );
    return { colour, through: 0.3, shine: 0.2, gloss: 12 };
  };
  return { at, paint, grid: [10, 22] };
}

/** A string through the points, `thick` in radius. */
export function string(points, thick, colour) {
  const curve = spline(points);
  const at = (u, v) => {
    const { p, tangent } = curve(v);
    const side = unit(cross(tangent, [0.03, 0.02, 1]));
    const up = cross(side, tangent);
    const turn = u * 2 * Math.PI;
    return add(p, add(scaled(side, Math.cos(turn) * thick), scaled(up, Math.sin(turn) * thick)));
  };
  return { at, paint: () => ({ colour, shine: 0.05, gloss: 10 }), grid: [6, points.length * 6] };
}

/** A bead: a round body of `radius`, glossy. */
export function bead(place, radius, colour, shine = 0.5) {
  const [x, y, z] = place;
  return swelling([x, y - radius, z], [x, y + radius, z], radius, 0.5, () => ({ colour, shine, gloss: 26 }), [12, 12]);
}
