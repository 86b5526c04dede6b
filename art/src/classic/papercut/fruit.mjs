import { num, point, polar, smoothPath } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { petal } from './peony.mjs';
import {
  comma,
  curveThrough,
  cut,
  drop,
  joined,
  paper,
  parted,
  placed,
  range,
  strip,
  teethAlong,
  through,
  upon,
} from './knife.mjs';

const round = ({ between }, rx, ry, wobble = 0.02, count = 14) =>
  smoothPath(
    range(count, (i) => {
      const [x, y] = polar(0, 0, (360 / count) * i, 1 + between(-wobble, wobble));
      return [x * rx, y * ry];
    }),
  );

/** An arc about (0, 0), as a curve; degrees, 0 upwards. */
const arc = (rx, ry, from, to) => (t) => {
  const a = from + (to - from) * t;
  const [x, y] = polar(0, 0, a, 1);
  return { x: x * rx, y: y * ry, angle: a + 90 };
};

/** The crown of a pomegranate: its calyx, upwards from (0, 0). */
function crown({ between }, size) {
  const lobe = (angle, length) => {
    const d = `M${point(polar(0, 0, angle - 42, size * 0.3))}Q${point(polar(0, 0, angle - 16, length * 0.75))} ${point(polar(0, 0, angle + (angle > 0 ? 9 : -9), length))}Q${point(polar(0, 0, angle + 20, length * 0.7))} ${point(polar(0, 0, angle + 42, size * 0.3))}Z`;
    return joined(
      parted(d, 2.6, true),
      paper(d),
      through(comma(...polar(0, 0, angle, size * 0.42), angle, length * 0.36, size * 0.05, 0.1)),
    );
  };
  const neck = `M${num(-size * 0.42)} ${num(size * 0.3)}Q${num(-size * 0.2)} 0 ${num(-size * 0.28)} ${num(-size * 0.3)}L${num(size * 0.28)} ${num(-size * 0.3)}Q${num(size * 0.2)} 0 ${num(size * 0.42)} ${num(size * 0.3)}Z`;
  return joined(
    lobe(-44, size * between(0.85, 1)),
    lobe(46, size * between(0.85, 1)),
    lobe(-15, size * between(0.98, 1.1)),
    lobe(17, size * between(0.95, 1.08)),
    paper(neck),
  );
}

/** Rows of seeds in a torn opening: each is a drop of the upper sheet over the deep red one. */
function seeds({ between }, inside, width, height, size) {
  const found = [];
  for (let row = 0, y = -height; y <= height; y += size * 1.32, row++)
    for (let x = -width + (row % 2) * size * 0.75; x <= width; x += size * 1.5)
      if (inside(x, y)) found.push([x + between(-0.7, 0.7), y + between(-0.7, 0.7)]);
  return joined(
    ...found.map(([x, y]) => {
      const a = between(-24, 24);
      const d = drop(...polar(x, y, a + 180, size * 0.75), a, size * 1.5, size * 0.56);
      return joined(upon(d), through(comma(...polar(x, y, a + 30, size * 0.16), a, size * 0.42, size * 0.1, 0.2)));
    }),
  );
}

/** A blossom of five round petals, cut out: the old mark on a fruit's rind. */
const blossomCut = (x, y, size, turn) =>
  joined(
    ...range(5, (i) => {
      const [cx, cy] = polar(x, y, turn + 72 * i, size * 0.62);
      return through(
        `M${num(cx - size * 0.36)} ${num(cy)}a${num(size * 0.36)} ${num(size * 0.36)} 0 1 1 ${num(size * 0.72)} 0a${num(size * 0.36)} ${num(size * 0.36)} 0 1 1 ${num(-size * 0.72)} 0Z`,
      );
    }),
    through(
      `M${num(x - size * 0.14)} ${num(y)}a${num(size * 0.14)} ${num(size * 0.14)} 0 1 1 ${num(size * 0.28)} 0a${num(size * 0.14)} ${num(size * 0.14)} 0 1 1 ${num(-size * 0.28)} 0Z`,
    ),
  );

/**
 * A pomegranate, its crown upwards; `split` opens its right half and shows the seeds.
 * @param {number} size its radius
 */
export function pomegranate(seed, size, split = true) {
  const random = seededRandom(seed);
  const { between } = random;
  const outline = round(random, 50, 47, 0.018);
  const shaded = (radius, from, to, length, teeth) =>
    through(teethAlong(arc(radius, radius * 0.94, from, to), { side: 1, length: () => length, teeth }));
  // The torn opening: pointed at head and foot, wider above; its lip is parted from the rind by saw teeth.
  const bent = (points) => curveThrough(points.map(([x, y]) => [x + between(-0.8, 0.8), y]));
  const left = bent([
    [17, -42],
    [1, -30],
    [-6, -8],
    [-3, 16],
    [12, 38],
  ]);
  const right = bent([
    [12, 38],
    [30, 26],
    [38, 2],
    [34, -24],
    [17, -42],
  ]);
  const torn = smoothPath(
    [...range(9, (i) => left(i / 9)), ...range(9, (i) => right(i / 9))].map(({ x, y }) => [x, y]),
  );
  const lip = smoothPath([
    [18, -46],
    [-3, -33],
    [-11, -9],
    [-8, 18],
    [11, 43],
    [33, 31],
    [43, 3],
    [39, -27],
  ]);
  const inside = (x, y) => ((x - 16) / 18.5) ** 2 + ((y + 3) / 34) ** 2 < 0.98;
  const opening = split
    ? joined(parted(lip, 2.6, true), paper(lip), cut(torn), seeds(random, inside, 44, 38, 5.9))
    : blossomCut(between(-2, 2), 1, 15, between(0, 60));
  const rind = split
    ? joined(
        shaded(42, -172, -52, 12, 13),
        blossomCut(-25, -4, 8, between(0, 60)),
        through(comma(-30, -24, 20, 9, 1.6, 0.3)),
        through(comma(-16, 26, -150, 8, 1.6, 0.3)),
      )
    : joined(shaded(42, -166, -34, 12, 14), shaded(42, 44, 150, 9, 11));
  return placed(
    joined(
      placed(crown(random, 30), between(-2, 2), -49, between(-7, 7)),
      parted(outline, 3, true),
      paper(outline),
      rind,
      opening,
    ),
    0,
    0,
    0,
    size / 50,
  );
}

/** A pomegranate's flower: a bell with ruffled petals, upwards from (0, 0). */
export function pomegranateFlower(seed, size) {
  const random = seededRandom(seed);
  const at = (angle, length, spread) =>
    placed(
      petal(random, { length, spread, lobes: 4, teeth: 8, near: 0.5, far: 0.84, rims: 0.93, gap: 3.6 }),
      0,
      -16,
      angle,
    );
  const bell = 'M-5 0C-19 -8 -20 -20 -25 -36L-12 -29L0 -40L12 -29L25 -36C20 -20 19 -8 5 0Z';
  const marks = [-9, 0, 9].map((x) => through(comma(x, -7, x * 1.2, 16 - Math.abs(x) * 0.3, 1.7, 0.12)));
  return placed(
    joined(at(-46, 56, 27), at(48, 54, 27), at(1, 62, 30), parted(bell, 3.6, true), paper(bell), ...marks),
    0,
    0,
    0,
    size / 70,
  );
}

/**
 * A nutmeg that has split: two thick halves of its flesh,
 * between them the nut in its net of mace. It hangs from (0, 0).
 * @param {number} size its radius
 */
export function nutmeg(seed, size, part = 1) {
  const random = seededRandom(seed);
  const { between } = random;
  const half = (side) => {
    const far = side < 0 ? 1 : 0.94;
    const d = `M${num(-side * 3)} 0C${num(side * 26)} -1 ${num(side * 50 * far)} 26 ${num(side * 50 * far)} 58C${num(side * 50 * far)} 84 ${num(side * 34)} 102 ${num(side * 19)} 108C${num(side * 24)} 92 ${num(side * 29 * part)} 76 ${num(side * 26 * part)} 54C${num(side * 23 * part)} 34 ${num(side * 13)} 19 ${num(-side * 3)} 9Z`;
    return joined(
      parted(d, 3, true),
      paper(d),
      through(
        teethAlong(
          curveThrough([
            [side * 22, 17],
            [side * 39, 34],
            [side * 45, 58],
            [side * 40, 82],
            [side * 29, 96],
          ]),
          { side: side < 0 ? -1 : 1, length: () => 8.5, teeth: 12 },
        ),
      ),
    );
  };
  const nut = round(random, 21, 29, 0.012);
  // Mace: strips that leave the foot of the nut, part and meet again.
  const net = range(5, (i) => {
    const x = -19 + i * 9.5;
    return strip(
      curveThrough([
        [x * 0.26, -31],
        [x * 0.95 + between(-2, 2), -14],
        [x * 1.02 + between(-2.4, 2.4), 4],
        [x * 0.7, 20],
        [x * 0.2 + between(-2, 2), 30],
      ]),
      (t) => 5.4 - 2.8 * t + 1.4 * Math.sin(t * 9 + i),
      12,
    );
  });
  const ties = [
    [-14, -8, -4, -2],
    [4, -12, 13, -6],
    [-6, 8, 4, 13],
    [8, 5, 15, 10],
    [-15, 9, -8, 16],
  ].map(([x1, y1, x2, y2]) =>
    strip(
      curveThrough([
        [x1, y1],
        [(x1 + x2) / 2, (y1 + y2) / 2 + 1.5],
        [x2, y2],
      ]),
      () => 3,
      5,
    ),
  );
  const kernel = joined(
    parted(nut, 4, true),
    { upper: `<path d="${nut}" fill="#000"/>`, lower: `<path d="${nut}" fill="#fff"/>` },
    ...net.map(upon),
    ...ties.map(upon),
  );
  return placed(joined(placed(kernel, 0, 60, between(-5, 5), 1.02), half(-1), half(1)), 0, 0, 0, size / 54);
}

/** A nutmeg that is not ripe yet: a pear-shaped fruit with its furrow. */
export function youngNutmeg(seed, size) {
  const { between } = seededRandom(seed);
  const d = 'M-3 0C-30 10 -43 36 -41 62C-39 88 -20 102 0 102C20 102 40 88 41 61C42 36 30 10 3 0Z';
  const side = (points, turn, teeth, length) =>
    through(teethAlong(curveThrough(points), { side: turn, length: () => length, teeth }));
  return placed(
    joined(
      parted(d, 3, true),
      paper(d),
      through(
        strip(
          curveThrough([
            [-1, 12],
            [-7, 36],
            [-8, 62],
            [-2, 92],
          ]),
          (t) => 4 * Math.sin(Math.PI * t) ** 0.7,
          12,
        ),
      ),
      side(
        [
          [13, 20],
          [29, 38],
          [35, 60],
          [30, 82],
          [17, 94],
        ],
        1,
        13,
        13,
      ),
      side(
        [
          [-17, 22],
          [-31, 40],
          [-34, 62],
          [-28, 82],
        ],
        -1,
        9,
        8,
      ),
      ...range(2, (i) => through(comma(between(3, 6), 40 + i * 22, 10, 9, 1.7, 0.3))),
    ),
    0,
    0,
    0,
    size / 52,
  );
}
