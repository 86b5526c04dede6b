import { num, RADIANS } from '../core/path.mjs';
import { leaf, stalk } from './leaf.mjs';
import { place, polar, spiral, spline, stroke, times } from './pen.mjs';
import { petal } from './petal.mjs';

/** Rows of a cabbage rose from the outside in: petals, their length and width by the rose's radius, darkness. */
const ROSE_ROWS = [
  [6, 1, 0.64, 0],
  [6, 0.84, 0.58, 0.12],
  [5, 0.68, 0.52, 0.22],
  [5, 0.52, 0.44, 0.34],
  [4, 0.37, 0.34, 0.5],
  [3, 0.24, 0.25, 0.7],
];

export function rose(plate, x, y, radius, wash = plate.hue.petal) {
  const { random, ink, line } = plate;
  const [leanX, leanY] = [random.between(-0.06, 0.06), random.between(-0.1, -0.02)];
  let body = '';
  ROSE_ROWS.forEach(([count, long, wide, dark], row) => {
    const first = random.next() * 360;
    for (let i = 0; i < count; i++) {
      const angle = first + (i * 360) / count + random.between(-9, 9);
      const shape = petal(
        plate,
        radius * long * random.between(0.93, 1.06),
        radius * wide * random.between(0.9, 1.08),
        {
          bend: random.between(-0.3, 0.3),
          ruffle: random.between(0.03, 0.08),
          dark: dark * 0.75,
          side: 0.75 * Math.sin((angle + 40) * RADIANS),
          rim: row < 4 ? 2 : 1,
          density: 1 + 0.1 * row,
          wash,
        },
      );
      body += place((leanX * radius * row) / 2.2, (leanY * radius * row) / 2.2, angle, shape);
    }
  });
  const heart = radius * 0.13;
  const curl = stroke(spiral(0, 0, heart * 0.95, 0.6, random.next() * 360, 2.1, 26), () => 1.5 * line, 40);
  const middle = `<circle r="${num(heart)}" fill="${plate.shade(0.35, wash)}" stroke="${ink}" stroke-width="${line}"/><path d="${curl}" fill="${ink}"/>`;
  return place(x, y, 0, body + place(leanX * radius * 2.3, leanY * radius * 2.3, 0, middle));
}

/** A bud on a short stalk: its tip towards `angle`. */
export function bud(plate, x, y, angle, radius, wash = plate.hue.petal) {
  const one = (length, width, look) => petal(plate, radius * length, radius * width, { wash, ...look });
  const body = [
    stalk(
      plate,
      [
        [0, radius * 1.5],
        [radius * 0.1, radius * 0.7],
        [0, 0],
      ],
      2.4,
    ),
    ...[-38, 0, 38].map((turn) =>
      place(0, 0, turn, one(0.95, 0.3, { dark: 0.15, rim: 0, fill: plate.shade(0.18, wash) })),
    ),
    place(-radius * 0.16, -radius * 0.1, -16, one(1.35, 0.5, { bend: 0.3, dark: 0.05, side: -0.5 })),
    place(radius * 0.16, -radius * 0.1, 16, one(1.35, 0.5, { bend: -0.3, dark: 0.1, side: 0.7 })),
    one(1.28, 0.44, { dark: 0.05, side: 0.4, rim: 2 }),
    ...[-58, 58, -22, 22].map((turn) =>
      leaf(plate, 0, radius * 0.06, turn, radius * 0.8, radius * 0.14, { serrated: false, dark: 0.25 }),
    ),
  ];
  return place(x, y, angle, body.join(''));
}

/** A small open flower of `count` petals with stamens: dog rose with five, jasmine with eight slim ones. */
export function blossom(plate, x, y, radius, { count = 5, wide = 0.56, wash = plate.hue.small, stamens = 18 } = {}) {
  const { random, ink } = plate;
  const first = (random.next() * 360) / count;
  const petals = times(count, (i) => {
    const angle = first + (i * 360) / count;
    const look = {
      ruffle: random.between(0.04, 0.09),
      side: 0.6 * Math.sin((angle + 40) * RADIANS),
      density: 0.9,
      wash,
    };
    return place(
      0,
      0,
      angle + random.between(-5, 5),
      petal(plate, radius * random.between(0.94, 1.05), radius * wide, look),
    );
  });
  const threads = times(stamens, () => {
    const [sx, sy] = polar(0, 0, random.next() * 360, radius * random.between(0.16, 0.36));
    const thread = stroke(
      [
        [0, 0],
        [sx * 0.5 + random.between(-1, 1), sy * 0.5],
        [sx, sy],
      ],
      () => 0.7 * plate.line,
      4,
    );
    return `<path d="${thread}" fill="${ink}"/><circle cx="${num(sx)}" cy="${num(sy)}" r="${radius * 0.03}" fill="${plate.shade(0.55, plate.hue.pollen)}" stroke="${ink}" stroke-width=".6"/>`;
  });
  const middle = `<circle r="${num(radius * 0.1)}" fill="${plate.shade(0.6, plate.hue.pollen)}" stroke="${ink}" stroke-width=".8"/>`;
  return place(x, y, 0, petals.join('') + threads.join('') + middle);
}

/** Bunga raya: five ruffled petals and the long column with its stamens. */
export function hibiscus(plate, x, y, radius, tilt = 0, wash = plate.hue.petal) {
  const { random, ink, line } = plate;
  const petals = times(5, (i) => {
    const angle = -54 + i * 72 + random.between(-5, 5);
    const look = {
      ruffle: 0.1,
      bend: 0.35,
      side: 0.7 * Math.sin((angle + 40) * RADIANS),
      rim: 2,
      density: 1.1,
      dark: 0.1,
      wash,
    };
    return place(0, 0, angle, petal(plate, radius * random.between(0.96, 1.06), radius * 0.62, look));
  });
  const way = [
    [0, 0],
    [0.16, -0.32],
    [0.2, -0.68],
    [0.36, -0.98],
  ].map(([px, py]) => [px * radius, py * radius]);
  const column = `<path d="${stroke(way, (t) => radius * 0.085 * (1 - 0.35 * t))}" fill="${plate.hue.column ?? plate.paper}" stroke="${ink}" stroke-width="${0.95 * line}"/>`;
  const stamens = spline(way, 20)
    .slice(9)
    .flatMap(([px, py]) =>
      [-1, 1].map((side) => {
        const [ex, ey] = polar(px, py, 22 + side * random.between(55, 85), radius * random.between(0.06, 0.11));
        return `<path d="M${num(px)} ${num(py)}L${num(ex)} ${num(ey)}" stroke="${ink}" stroke-width="${0.7 * line}"/><circle cx="${num(ex)}" cy="${num(ey)}" r="${radius * 0.024}" fill="${plate.shade(0.2, plate.hue.pollen)}" stroke="${ink}" stroke-width=".7"/>`;
      }),
    );
  return place(x, y, tilt, petals.join('') + column + stamens.join(''));
}
