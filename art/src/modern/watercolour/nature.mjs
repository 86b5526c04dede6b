import { smoothstep } from '../../core/vector.mjs';
import { blob, curve, dab, stroke } from './shapes.mjs';

/** Above and below these heights the sheet stays white: pictures end there. */
const [HEAD, FOOT] = [156, 912];
const fromHead = (x, y) => {
  const head = HEAD + 26 + 20 * Math.sin(x * 0.0093 + 0.6) + 9 * Math.sin(x * 0.027 + 2) + 8 * Math.sin(x * 0.0041);
  return smoothstep(head - 18, head + 54, y);
};
const toFoot = (y) => 1 - smoothstep(FOOT - 26, FOOT, y);

/** Sky, trees, palms, ground: what stands around the places. */

/** A loose sky: blue above, warm towards the horizon, clouds left white. @param area [x, y, width, height] */
export function sky(
  sheet,
  [x, y, w, h],
  { blue = '#8ab6de', pale = '#bfd9ee', warm = '#f6d3b8', deep = 0.6, clouds = [], blooms = [] } = {},
) {
  const { random } = sheet;
  const ragged = (points) => curve([...points, points[0]], 6);
  const upper = [];
  for (let i = 0; i <= 14; i++)
    upper.push([x + (w * i) / 14, y + h * (0.06 + 0.2 * random.next() + 0.18 * Math.abs(i / 7 - 1) ** 2)]);
  const shape = ragged([
    ...upper,
    ...Array.from({ length: 5 }, (_, i) => [
      x + w * (1 + 0.05 * (i % 2 ? 1 : -1) * random.next() + 0.03 * i),
      y + h * (0.36 + 0.14 * i),
    ]),
    [x + w * 0.5, y + h],
    ...Array.from({ length: 5 }, (_, i) => [
      x - w * (0.05 * (i % 2 ? 1 : -1) * random.next() + 0.03 * (4 - i)),
      y + h * (0.92 - 0.14 * i),
    ]),
  ]);
  // A first, warm wash that rises from the horizon.
  sheet.wash([shape], {
    colour: warm,
    deep: 0.5,
    soft: 34,
    lost: 1,
    rim: 0,
    pool: 0.5,
    grain: 0.1,
    fade: (_px, py) => Math.max(0, Math.min(1, (py - y - h * 0.46) / (h * 0.4))),
  });
  const puffs = clouds.flatMap(([cx, cy, r]) =>
    Array.from({ length: 7 }, (_, i) =>
      blob(
        random,
        [cx + (i / 3 - 1) * r * 1.1, cy - Math.sin((i / 6) * Math.PI) * r * 0.36 + random.between(-0.1, 0.1) * r],
        r * random.between(0.3, 0.52),
        r * random.between(0.2, 0.34),
        0.3,
      ),
    ),
  );
  sheet.wash([shape], {
    colour: blue,
    into: pale,
    by: (_px, py) => (py - y) / h - 0.12,
    deep,
    soft: 22,
    lost: 0.55,
    rim: 0.6,
    pool: 0.85,
    grain: 0.15,
    wobble: 2.4,
    leave: puffs,
    blooms,
    fade: (px, py) => fromHead(px, py) * Math.max(0, 1 - Math.max(0, (py - y - h * 0.42) / (h * 0.5)) ** 1.1),
  });
  // The undersides of the clouds.
  for (const [cx, cy, r] of clouds)
    sheet.wash([blob(random, [cx + r * 0.1, cy + r * 0.12], r * 0.95, r * 0.13, 0.3)], {
      colour: '#b9b4d2',
      deep: 0.3,
      soft: 10,
      lost: 1,
      rim: 0,
      grain: 0.2,
      fade: (px, py) => fromHead(px, py),
    });
}

/** Far hills or a line of trees, from x0 to x1. @param tops (x) => their height above `foot` */
export function farHills(
  sheet,
  [x0, x1],
  foot,
  tops,
  { colour = '#a9bde2', into = '#c5d6de', deep = 0.4, soft = 10, lost = 0.35 } = {},
) {
  const line = [];
  // They sink towards both ends, where the brush was lifted.
  const ends = (x) => Math.min(1, Math.sin((Math.PI * (x - x0)) / (x1 - x0)) * 2.2) ** 0.8;
  for (let x = x0; x <= x1; x += 12) line.push([x, foot - tops(x) * ends(x)]);
  sheet.pencil(line, { weight: 1.1, dark: 0.4, over: 0 });
  sheet.wash([[...line, [x1, foot + 6], [x0, foot + 10]]], {
    colour,
    into,
    by: (_x, y) => 0.5 + (y - foot) / 120 + 0.4,
    deep,
    soft,
    lost,
    rim: 0.5,
    pool: 0.6,
    wobble: 1.6,
  });
}

/**
 * A crown of leaves in three glazes, light from the upper left: dabs that join, holes of sky between.
 * @param {number[][]} clumps [x, y, radius across, radius up]
 */
export function foliage(
  sheet,
  clumps,
  { light = '#c9d28a', mid = '#8fae72', dark = '#5b8273', deep = 0.9, size = 10, into = '#e2c77e', loose = 1 } = {},
) {
  const { random } = sheet;
  /** Dabs about the rims of the clumps, moved to the shady side by `shift`. */
  const fringe = (share, from, until, shift, scale_) =>
    clumps.flatMap(([x, y, rx, ry]) => {
      const count = Math.round(((rx + ry) / size) * 4.4 * share * loose);
      return Array.from({ length: count }, () => {
        const a = random.next() * Math.PI * 2;
        const r = random.between(from, until);
        const at = [x + Math.cos(a) * rx * r + shift * rx, y + Math.sin(a) * ry * r + shift * ry * 0.9];
        const k = size * scale_ * random.between(0.45, 1.15);
        return dab(at, k * 1.25, k * random.between(0.6, 0.95), a + random.between(-1, 1));
      });
    });
  const ragged = ([x, y], rx, ry) => {
    const waves = Array.from({ length: 5 }, (_, i) => [i + 3, random.next() * 7, 0.16 / (1 + i * 0.35)]);
    return Array.from({ length: 46 }, (_, i) => {
      const a = (i / 46) * Math.PI * 2;
      const r = 1 + waves.reduce((sum, [n, p, k]) => sum + k * Math.sin(a * n + p), 0) + random.between(-0.07, 0.07);
      return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
    });
  };
  const masses = (spread, shift) =>
    clumps.map(([x, y, rx, ry]) => ragged([x + rx * shift, y + ry * shift * 1.3], rx * spread, ry * spread));
  const holes = clumps.flatMap(([x, y, rx, ry]) =>
    Array.from({ length: 2 }, () =>
      ragged(
        [x + rx * random.between(-0.6, 0.6), y + ry * random.between(-0.4, 0.6)],
        size * random.between(0.3, 0.8),
        size * random.between(0.25, 0.55),
      ),
    ),
  );
  for (const mass of masses(0.9, -0.04)) sheet.wash([mass], { colour: '#ffffff', deep: 0, trace: 0.5 });
  for (const mass of masses(0.5, 0.26)) sheet.hatch(mass, { gap: size * 0.6, dark: 0.36 });
  sheet.wash([...masses(0.86, -0.04), ...fringe(1.5, 0.74, 1.12, -0.02, 0.8)], {
    colour: light,
    into,
    deep: 0.72 * deep,
    wobble: 1.6,
    soft: 6,
    lost: 0.3,
    rim: 0.5,
    pool: 0.8,
    leave: holes,
  });
  sheet.wash([...masses(0.58, 0.16), ...fringe(1.6, 0.4, 0.92, 0.1, 0.72)], {
    colour: mid,
    into: light,
    by: () => 0.25,
    deep: 0.66 * deep,
    wobble: 1.8,
    soft: 5,
    lost: 0.45,
    rim: 0.45,
    pool: 0.9,
    leave: holes,
  });
  sheet.wash([...masses(0.3, 0.36), ...fringe(1.2, 0.2, 0.72, 0.22, 0.66)], {
    colour: dark,
    into: mid,
    by: () => 0.2,
    deep: 0.62 * deep,
    wobble: 1.8,
    soft: 5,
    lost: 0.4,
    rim: 0.4,
    pool: 0.9,
    leave: holes,
  });
}

/** A trunk with branches. @param limbs [points, from width, to width][] */
export function trunk(sheet, limbs, { colour = '#8b7466', into = '#6a6078', deep = 0.9 } = {}) {
  const strokes = limbs.map(([points, w0, w1]) => stroke(curve(points, 6), (t) => w0 + (w1 - w0) * t));
  sheet.wash(strokes, { colour, into, by: () => 0.4, deep, wobble: 1, rim: 0.6, pool: 0.8, dry: 0.2, trace: 0.6 });
}

/** A coconut palm. @param from foot, to crown; `reach`: of its fronds */
export function palm(
  sheet,
  from,
  to,
  reach,
  { light = '#b7c67e', mid = '#7fa06e', dark = '#4f7672', deep = 0.9, fronds = 13, lean = 0, wind = 0.25 } = {},
) {
  const { random } = sheet;
  const bend = [(from[0] + to[0]) / 2 + lean, (from[1] + to[1]) / 2];
  const stem = curve([from, bend, to], 10);
  const width = reach * 0.085;
  sheet.pencil(stem, { dark: 0.5 });
  sheet.wash([stroke(stem, (t) => width * (1.35 - 0.65 * t))], {
    colour: '#b79f86',
    into: '#85768a',
    by: (x) => 0.35 + (x - to[0]) * 0.01,
    deep: 0.8,
    wobble: 0.7,
    dry: 0.22,
    rim: 0.6,
  });
  const rings = [];
  for (let i = 2; i < stem.length - 1; i += 1)
    rings.push(dab([stem[i][0] - width * 0.4, stem[i][1]], width * 0.9, 1.7, 0.22));
  sheet.wash(rings, { colour: '#75687f', deep: 0.5, wobble: 0.6, rim: 0.2 });
  const frond = (angle, length, droop) => {
    const spine = [];
    for (let t = 0; t <= 1.001; t += 0.1)
      spine.push([
        to[0] + Math.cos(angle) * length * t + wind * length * t * t * 0.5,
        to[1] + Math.sin(angle) * length * t * (1 - 0.25 * t) + droop * length * t * t,
      ]);
    const leaves = [];
    for (let i = 1; i < spine.length; i++) {
      const [a, b] = [spine[i - 1], spine[i]];
      const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const t = i / spine.length;
      for (const part of [0, 0.5]) {
        const p = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
        const l = length * (0.12 + 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12))) * random.between(0.75, 1.1);
        for (const side of [-1, 1]) {
          if (random.next() < 0.12) continue;
          const turn = along + side * (0.75 + 0.35 * (1 - t));
          const hang = Math.atan2(Math.sin(turn) + 0.75, Math.cos(turn));
          leaves.push(dab(p, l, length * 0.035 * random.between(0.8, 1.3), hang));
        }
      }
    }
    sheet.hatch([...spine, ...spine.map(([x, y]) => [x, y + length * 0.2]).reverse()], {
      angle: 1.2,
      gap: length * 0.06,
      dark: 0.42,
    });
    if (!sheet.washes) sheet.pencil(spine, { weight: 1.3, dark: 0.6, over: 0 });
    return [stroke(spine, (t) => length * 0.028 * (1 - 0.7 * t)), ...leaves];
  };
  const all = Array.from({ length: fronds }, (_, i) => {
    const a = -Math.PI * (-0.12 + (1.24 * (i + 0.5)) / fronds) + random.between(-0.1, 0.1);
    return frond(a, reach * random.between(0.8, 1.08), 0.42 + 0.2 * Math.abs(Math.cos(a)) + random.between(-0.06, 0.1));
  });
  const order = all.map((_, i) => i).sort(() => random.next() - 0.5);
  const of = (from_, until) => order.slice(from_, until).flatMap((i) => all[i]);
  const third = Math.ceil(fronds / 3);
  sheet.wash(of(0, third), {
    colour: mid,
    into: dark,
    by: (x) => 0.25 + ((x - to[0]) / reach) * 0.3,
    deep: 0.72 * deep,
    wobble: 0.6,
    rim: 0.4,
    pool: 0.6,
  });
  sheet.wash(of(third, 2 * third), {
    colour: light,
    into: mid,
    by: (x) => 0.3 + ((x - to[0]) / reach) * 0.3,
    deep: 0.85 * deep,
    wobble: 0.6,
    rim: 0.5,
    pool: 0.6,
  });
  sheet.wash(of(2 * third, fronds), {
    colour: dark,
    into: mid,
    by: (x) => 0.4 - ((x - to[0]) / reach) * 0.4,
    deep: 0.72 * deep,
    wobble: 0.6,
    rim: 0.5,
    pool: 0.6,
  });
  sheet.wash(
    Array.from({ length: 4 }, (_, i) =>
      blob(random, [to[0] + (i - 1.5) * width * 0.9, to[1] + width * (0.7 + 0.3 * (i % 2))], width * 0.5),
    ),
    { colour: '#c39a5c', into: '#7d8a52', deep: 0.9, wobble: 0.4 },
  );
}

/** Small flowers of a bush: dabs of pure colour over the leaves. */
export function blossoms(sheet, clumps, colours, size = 5, share = 1) {
  const { random } = sheet;
  colours.forEach((colour, n) => {
    const dabs = clumps.flatMap(([x, y, rx, ry]) =>
      Array.from({ length: Math.round(((rx * ry) / (size * size)) * 0.34 * share) }, () => {
        const a = random.next() * 6.3;
        const r = Math.sqrt(random.next());
        return blob(
          random,
          [x + Math.cos(a) * rx * r - rx * 0.06 * n, y + Math.sin(a) * ry * r - ry * 0.1],
          size * random.between(0.5, 1.15),
          size * random.between(0.45, 0.9),
          0.4,
          9,
        );
      }),
    );
    if (n === 0) sheet.body(dabs, { colour, alpha: 0.55 });
    sheet.wash(dabs, { colour, deep: 0.8, wobble: 0.4, rim: 0.6, pool: 0.6 });
  });
}

/** Tufts of grass. @param along [x, y][] where they grow */
export function grass(sheet, along, { colour = '#7d9b68', height = 16, deep = 0.7, lean = 0.2, every = 5 } = {}) {
  const { random } = sheet;
  const blades = [];
  for (const [x, y] of along) {
    const spread = height * random.between(0.8, 2);
    const count = Math.round((spread / every) * 5);
    for (let k = 0; k < count; k++) {
      const off = random.between(-1, 1);
      const at = [x + off * spread, y + random.between(-3, 4)];
      blades.push(
        dab(
          at,
          height * random.between(0.4, 1.2) * (1.1 - 0.5 * Math.abs(off)),
          height * 0.13,
          -1.57 + lean + off * 0.5 + random.between(-0.3, 0.3),
        ),
      );
    }
  }
  sheet.wash(blades, { colour, deep, wobble: 0.5, rim: 0.3, pool: 0.6 });
}

/** A flat ground wash with a dry, broken near edge. */
export function ground(sheet, outline, how) {
  sheet.wash([outline], {
    deep: 0.6,
    wobble: 2.6,
    soft: 14,
    lost: 0.4,
    rim: 0.55,
    pool: 0.75,
    grain: 0.24,
    fade: (_x, y) => toFoot(y),
    ...how,
  });
}

/** Drops flung off the brush. */
export function spatter(sheet, [x, y, w, h], colour, count, size = 3.4) {
  const { random } = sheet;
  const drops = Array.from({ length: count }, () =>
    blob(
      random,
      [x + w * random.next(), y + h * random.next()],
      size * random.between(0.25, 1) ** 1.6,
      size * random.between(0.25, 1) ** 1.6,
      0.14,
      10,
    ),
  );
  sheet.wash(drops, { colour, deep: 0.55, wobble: 0.2, rim: 1, pool: 0.5 });
}
