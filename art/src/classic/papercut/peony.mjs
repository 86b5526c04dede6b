import { point, polar, RADIANS } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import {
  comma,
  crescent,
  cut,
  drop,
  joined,
  paper,
  parted,
  placed,
  range,
  sawTeeth,
  strip,
  curveThrough,
  through,
  upon,
} from './knife.mjs';

/**
 * A petal with its base at (0, 0), its lobed edge upwards.
 * @param {{between: Function}} random
 * @param {{length: number, spread: number, lobes: number, open?: boolean, bare?: boolean}} form `spread` is half its
 *   fan in degrees; `open`: its crescents are cut through both sheets
 */
export function petal(
  { between },
  { length, spread, lobes, open = true, teeth = 9, gap = 3.2, lean = 0, near = 0.3, far = 0.66, rims: rimAt = 0.9 },
) {
  const ends = range(lobes + 1, (i) => {
    const a = lean + spread * (-1 + (2 * i) / lobes) + (i && i < lobes ? between(-2.2, 2.2) : 0);
    const side = Math.abs((2 * i) / lobes - 1);
    return [a, length * (0.93 - 0.13 * side ** 2 + between(-0.025, 0.02))];
  });
  const along = (scale, shrink = 1) => ends.map(([a, r]) => polar(0, 0, lean + (a - lean) * shrink, r * scale));
  const bulges = range(lobes, () => between(0.34, 0.5));
  const edge = (points, strength = 1) =>
    points
      .slice(1)
      .map((to, i) => {
        const from = points[i];
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const out = (t) => [from[0] + dx * t + dy * bulges[i] * strength, from[1] + dy * t - dx * bulges[i] * strength];
        return `C${point(out(0.12))} ${point(out(0.88))} ${point(to)}`;
      })
      .join('');
  const rim = along(1);
  const [first, last] = [ends[0], ends.at(-1)];
  const waist = (a, side) => point(polar(0, 0, a + side * 9, length * 0.42));
  const outline = `M0 0Q${waist(first[0], -1)} ${point(rim[0])}${edge(rim)}Q${waist(last[0], 1)} 0 0Z`;
  const inner = along(rimAt, 0.93);
  const rims = range(lobes, (i) => {
    const [a, b] = [inner[i], inner[i + 1]];
    const at = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return crescent(at(0.06), at(0.94), bulges[i] * 0.98, bulges[i] * 0.2);
  });
  const rimCut = open ? through : cut;
  const tooth = sawTeeth({
    from: lean - spread * 0.74,
    to: lean + spread * 0.74,
    near: length * near,
    far: (t) => length * (near + (far - near) * (0.62 + 0.38 * Math.sin(t * Math.PI))),
    teeth,
    between,
  });
  const side = [-1, 1].map((s) => {
    const [x, y] = polar(0, 0, lean + s * spread * 0.62, length * 0.66);
    return comma(x, y, lean + s * spread * 0.75, length * 0.13, length * 0.022, -s * 0.5);
  });
  const marks = spread > 24 ? side.map(rimCut) : [];
  return joined(parted(outline, gap, open), paper(outline), ...rims.map(rimCut), rimCut(tooth), ...marks);
}

const spiral = (turns, radius) => {
  const curve = (t) => {
    const a = t * turns * 360;
    const [x, y] = polar(0, 0, a, radius * (1 - t * 0.86));
    return { x, y, angle: a + 90 + 14 };
  };
  return strip(curve, (t) => radius * 0.16 * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.7, 26);
};

/** A ring of petals about (0, 0). */
function ring(random, { count, length, spread, lobes, start = 0, flat = 1, shift = 0, ...form }) {
  const { between } = random;
  const order = range(count, (i) => i).sort((a, b) => ((a * 5) % count) - ((b * 5) % count));
  return joined(
    ...order.map((i) => {
      const angle = start + (360 / count) * i + between(-6, 6);
      // Those that look towards the viewer are shorter.
      const towards = 1 - shift * Math.cos((angle - 180) * RADIANS);
      const one = petal(random, {
        length: length * towards * between(0.93, 1.06),
        spread: spread * between(0.92, 1.1),
        lobes: lobes + (between(0, 1) > 0.6 ? 1 : 0),
        ...form,
      });
      return placed(one, 0, 0, angle, 1, 1, flat);
    }),
  );
}

/** Stamens: a burst of fine drops, cut as one tuft. */
function stamens({ between }, radius, count = 13) {
  return joined(
    paper(`M${point(polar(0, 0, 0, radius * 0.5))}A${radius * 0.5} ${radius * 0.5} 0 1 1 -0.1 ${-radius * 0.5}Z`),
    ...range(count, (i) =>
      upon(drop(0, 0, (360 / count) * i + between(-5, 5), radius * between(0.8, 1.02), radius * 0.11)),
    ),
    cut(spiral(1.6, radius * 0.34)),
  );
}

/** A peony in full bloom, seen from above and a little from the front. @param {number} size its radius */
export function openPeony(seed, size) {
  const random = seededRandom(seed);
  const u = size / 100;
  const body = joined(
    ring(random, {
      count: 7,
      length: 106,
      spread: 31,
      lobes: 4,
      start: random.between(0, 50),
      shift: 0.1,
      teeth: 12,
      gap: 4.6,
      near: 0.58,
      far: 0.84,
      rims: 0.93,
    }),
    placed(
      ring(random, {
        count: 6,
        length: 69,
        spread: 35,
        lobes: 3,
        start: random.between(0, 60),
        shift: 0.12,
        teeth: 10,
        gap: 4.6,
        near: 0.5,
        far: 0.82,
        rims: 0.92,
      }),
      0,
      -3,
    ),
    placed(
      ring(random, {
        count: 5,
        length: 42,
        spread: 40,
        lobes: 3,
        start: random.between(0, 70),
        shift: 0.06,
        teeth: 8,
        gap: 4.2,
        near: 0.4,
        far: 0.78,
        rims: 0.91,
        open: false,
      }),
      1,
      -7,
    ),
    placed(joined(parted('M17 0A17 17 0 1 1 -17 0A17 17 0 1 1 17 0Z', 3, false), stamens(random, 17)), 1, -8),
  );
  return placed(body, 0, 0, 0, u);
}

/** A peony from the side: fan behind, skirt before, its cup open upwards. @param {number} size half its width */
export function sidePeony(seed, size) {
  const random = seededRandom(seed);
  const { between } = random;
  const at = (angle, form, x = 0, y = 0, high = 1) =>
    placed(
      petal(random, { lobes: 3, spread: 26, teeth: 7, gap: 4.2, ...form }),
      x,
      y,
      angle + between(-3, 3),
      1,
      1,
      high,
    );
  const back = [-66, 64, -38, 40, -12, 14].map((angle, i) =>
    at(
      angle,
      { length: between(92, 102), lobes: i % 2 ? 4 : 3, spread: 26, near: 0.6, far: 0.84, rims: 0.92, teeth: 11 },
      0,
      8,
    ),
  );
  const second = [-48, 46, -2].map((angle) =>
    at(angle, { length: between(68, 76), spread: 29, near: 0.55, far: 0.82, rims: 0.92 }, 0, 8),
  );
  const skirt = [-104, 106, -140, 138, 176].map((angle, i) =>
    at(
      angle,
      {
        length: i < 2 ? 84 : i < 4 ? 70 : 60,
        spread: i < 2 ? 21 : 29,
        lobes: i < 2 ? 3 : 4,
        near: i < 2 ? 0.55 : 0.48,
        far: 0.85,
        rims: 0.92,
        teeth: 11,
      },
      0,
      12,
      i < 2 ? 1 : 0.92,
    ),
  );
  const tuft = placed(
    joined(...range(9, (i) => upon(drop(0, 0, -48 + i * 12 + between(-2, 2), between(34, 42), 3.4)))),
    0,
    4,
  );
  const hollow = {
    upper: '<ellipse cx="0" cy="-12" rx="40" ry="27" fill="#000"/>',
    lower: '<ellipse cx="0" cy="-12" rx="40" ry="27" fill="#fff"/>',
  };
  const cup = [-47, 48, -22, 25, 1].map((angle, i) =>
    at(
      angle,
      {
        length: i < 2 ? 64 : i < 4 ? 56 : 50,
        spread: i === 4 ? 32 : 27,
        lobes: 3,
        teeth: 9,
        near: 0.42,
        far: 0.76,
        open: i === 4,
      },
      0,
      34,
    ),
  );
  return placed(
    joined(...skirt.slice(0, 2), ...back, ...second, hollow, tuft, ...skirt.slice(2), ...cup),
    0,
    0,
    0,
    size / 100,
  );
}

/** A bud that begins to open, on its calyx. @param {number} size its height */
export function peonyBud(seed, size) {
  const random = seededRandom(seed);
  const { between } = random;
  const at = (angle, form, x, y) =>
    placed(petal(random, { lobes: 2, spread: 24, teeth: 5, gap: 5, ...form }), x, y, angle + between(-3, 3));
  const sepal = (angle, length, width) => {
    const curve = curveThrough([[0, 40], polar(0, 34, angle, length * 0.6), polar(0, 30, angle * 0.7, length)]);
    const d = strip(curve, (t) => width * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.08)) ** 0.8, 10);
    return joined(
      parted(d, 4, false),
      paper(d),
      cut(
        strip(
          (t) => curve(0.2 + t * 0.6),
          (t) => 2.6 * Math.sin(Math.PI * t),
          8,
        ),
      ),
    );
  };
  return placed(
    joined(
      at(-24, { length: 82, lobes: 3 }, 0, 40),
      at(26, { length: 80, lobes: 3 }, 0, 40),
      at(0, { length: 88, lobes: 3, spread: 21 }, 0, 40),
      at(-15, { length: 64, spread: 22 }, -4, 40),
      at(15, { length: 60, spread: 24 }, 5, 42),
      sepal(-62, 46, 15),
      sepal(60, 50, 15),
      sepal(-8, 40, 17),
    ),
    0,
    0,
    0,
    size / 100,
  );
}
