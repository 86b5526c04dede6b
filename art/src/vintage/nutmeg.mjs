import { num, smoothPath } from '../core/path.mjs';
import { leaf, stalk } from './leaf.mjs';
import { fading, place, polar, spline, stroke, times } from './pen.mjs';

/** Pala (nutmeg) as a botanist's engraver drew it: boughs, fruit whole and split, the red mace within. */

/** Points of a pear-shaped outline about the origin, its stalk upwards; u -1…1 across, t 0…1 from stalk to tip. */
const pear = (radius) => (u, t) => {
  const half = radius * (0.2 + 0.8 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.86)) ** 0.8) * (t < 0.04 ? 0.5 : 1);
  return [u * half * (t > 0.97 ? 0.4 : 1), radius * (t * 2.25 - 1.2)];
};

const outlineOf = (point) =>
  smoothPath([...times(13, (i) => point(-1, i / 12)), ...times(12, (i) => point(1, (11 - i) / 12))]);

/** Lines that follow a round body from pole to pole, closer and longer in its shade. */
function meridians(plate, point, { dark = 0.6, count = 15 } = {}) {
  let d = '';
  for (let k = 0; k <= count; k++) {
    const u = Math.sin(((k / count) * 2 - 1) * 1.45);
    const shade = Math.max(0, u) * dark + Math.max(0, Math.abs(u) - 0.8) * 1.6;
    const from = 0.04 + plate.random.between(0, 0.06);
    const reach = 0.2 + shade * 0.75;
    const way = times(5, (i) => point(u * 0.97, from + (Math.min(0.95, reach) * i) / 4));
    d += stroke(way, fading((0.75 + shade * 0.8) * plate.line), 8);
    if (u > 0.1) {
      const low = times(4, (i) => point(u * 0.97, 0.98 - (shade * 0.42 * i) / 3));
      d += stroke(low, fading((0.7 + shade * 0.5) * plate.line), 6);
    }
  }
  return `<path d="${d}" fill="${plate.ink}"/>`;
}

/** A ripe fruit hanging from (x, y); `angle` 0 hangs straight down. */
export function fruit(plate, x, y, angle, radius, wash = plate.hue.fruit) {
  const point = pear(radius);
  const seam = stroke(
    times(8, (i) => point(-0.22 + 0.1 * Math.sin(i), 0.02 + i * 0.132)),
    () => 1.1 * plate.line,
    10,
  );
  return place(
    x,
    y,
    angle,
    `<g transform="translate(0 ${num(radius * 1.5)})">${stalk(
      plate,
      [
        [0, -radius * 1.7],
        [radius * 0.1, -radius * 1.4],
        [0, -radius * 1.1],
      ],
      4,
    )}<path d="${outlineOf(point)}" fill="${plate.shade(0.03, wash)}" stroke="${plate.ink}" stroke-width="${1.2 * plate.line}"/><ellipse cx="${num(-radius * 0.34)}" cy="${num(-radius * 0.1)}" rx="${num(radius * 0.24)}" ry="${num(radius * 0.5)}" fill="${plate.pale(wash, 0)}" opacity=".85"/>${meridians(plate, point)}<path d="${seam}" fill="${plate.ink}"/></g>`,
  );
}

/** The seed in its net of mace, about the origin. */
function seed(plate, radius) {
  const { random } = plate;
  const body = `<ellipse rx="${num(radius * 0.62)}" ry="${num(radius * 0.84)}" fill="${plate.shade(0.35, plate.hue.seed)}" stroke="${plate.ink}" stroke-width="${plate.line}"/><ellipse cx="${num(-radius * 0.2)}" cy="${num(-radius * 0.3)}" rx="${num(radius * 0.13)}" ry="${num(radius * 0.3)}" fill="#fff" opacity=".28"/>`;
  const bands = times(9, (i) => {
    const u = Math.sin(((i / 8) * 2 - 1) * 1.5);
    const way = times(6, (j) => {
      const t = j / 5;
      return [
        u * radius * 0.66 * Math.sin(Math.PI * (0.12 + 0.76 * t)) + random.between(-1, 1) * radius * 0.06,
        radius * (0.86 - 1.72 * t),
      ];
    });
    const cross =
      i < 8
        ? stroke(
            [way[2 + (i % 2)], [way[2][0] + radius * 0.16, way[2][1] - radius * (0.1 + 0.14 * (i % 3))]],
            () => radius * 0.075,
            4,
          )
        : '';
    return `<path d="${stroke(way, (t) => radius * 0.2 * (1 - t * 0.72))}${cross}" fill="${plate.shade(0.05 + 0.16 * Math.max(0, u), plate.hue.mace)}" stroke="${plate.ink}" stroke-width="${0.7 * plate.line}"/>`;
  });
  return body + bands.join('');
}

/** A lens from pole to pole of a fruit, `wide` half as wide on either side. */
function cleft(radius, [left, right], top, foot) {
  const side = (hand, wide) =>
    times(13, (i) => {
      const t = i / 12;
      return [hand * wide * radius * Math.sin(Math.PI * t ** 1.25) ** 0.86, radius * (top + (foot - top) * t)];
    });
  return { outline: smoothPath([...side(-1, left), ...side(1, right).reverse().slice(1, -1)]), side };
}

/** A ripe fruit that has burst from its foot up: round on both sides, thick pale flesh about the seed in its mace. */
export function splitFruit(plate, x, y, angle, radius) {
  const { ink, line } = plate;
  const point = pear(radius * 1.16);
  const rim = cleft(radius, [0.86, 0.8], -0.98, 1.2);
  const hollow = cleft(radius, [0.64, 0.58], -0.76, 1.1);
  const [outer, inner] = [rim, hollow].map(({ side }, n) => side(1, n ? 0.58 : 0.8));
  // The flesh in the shade is cut across by short lines.
  const across = times(11, (i) => {
    const [a, b] = [outer[i + 1], inner[i + 1]];
    const reach = 0.34 + 0.3 * Math.sin(i * 2.1) ** 2;
    return stroke([a, [a[0] + (b[0] - a[0]) * reach, a[1] + (b[1] - a[1]) * reach]], fading(0.9 * line), 5);
  }).join('');
  const flesh = plate.pale(plate.hue.fruit, 0);
  const body = [
    stalk(
      plate,
      [
        [0, -radius * 1.86],
        [radius * 0.1, -radius * 1.6],
        [0, -radius * 1.3],
      ],
      4.4,
    ),
    `<path d="${outlineOf(point)}" fill="${plate.shade(0.03, plate.hue.fruit)}" stroke="${ink}" stroke-width="${1.2 * line}"/>`,
    `<ellipse cx="${num(-radius * 0.9)}" cy="${num(-radius * 0.02)}" rx="${num(radius * 0.1)}" ry="${num(radius * 0.5)}" transform="rotate(9)" fill="${flesh}" opacity=".8"/>`,
    meridians(plate, point, { dark: 0.75, count: 21 }),
    `<path d="${rim.outline}" fill="${flesh}" stroke="${ink}" stroke-width="${1.1 * line}" stroke-linejoin="round"/>`,
    `<path d="${across}" fill="${ink}"/>`,
    `<path d="${hollow.outline}" fill="${plate.shade(0.62, plate.hue.seed)}" stroke="${ink}" stroke-width="${0.9 * line}" stroke-linejoin="round"/>`,
    `<g transform="translate(${num(radius * 0.02)} ${num(radius * 0.24)})">${seed(plate, radius * 0.8)}</g>`,
  ];
  return place(x, y, angle, body.join(''));
}

/** Small urn-shaped flowers hanging in a cluster. */
export const flowerlets = (plate, x, y, angle, size) =>
  place(
    x,
    y,
    angle,
    [-28, 4, 34]
      .map((turn, i) => {
        const [px, py] = polar(0, 0, 180 + turn, size * (1 + 0.2 * (i % 2)));
        return `${stalk(
          plate,
          [
            [0, 0],
            [px * 0.5 + 1, py * 0.5],
            [px, py],
          ],
          1.6,
        )}${place(px, py, turn, `<path d="M0-2C-${size * 0.34} 0-${size * 0.36} ${size * 0.5}-${size * 0.14} ${size * 0.62}L-${size * 0.22} ${size * 0.78}L0 ${size * 0.68}L${size * 0.22} ${size * 0.78}L${size * 0.14} ${size * 0.62}C${size * 0.36} ${size * 0.5} ${size * 0.34} 0 0-2Z" fill="${plate.shade(0.03, plate.hue.flower)}" stroke="${plate.ink}" stroke-width="${0.9 * plate.line}"/><path d="M${size * 0.1} ${size * 0.08}Q${size * 0.24} ${size * 0.3} ${size * 0.12} ${size * 0.56}M${size * 0.02} ${size * 0.1}Q${size * 0.12} ${size * 0.34} ${size * 0.04} ${size * 0.5}" fill="none" stroke="${plate.ink}" stroke-width="${0.6 * plate.line}"/>`)}`;
      })
      .join(''),
  );

/**
 * A bough through `way`, leaves by turns on either side.
 * @param {{from?: number, step: number, length: number, slim?: number, width?:
 *   number}} look `step`: between leaves, of 1
 */
export function bough(plate, way, { from = 0.12, step, length, slim = 0.25, width = 6, spread = 52 }) {
  const steps = 60;
  const points = spline(way, steps);
  const along = (i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(steps, i + 1)]];
    return (Math.atan2(b[0] - a[0], -(b[1] - a[1])) * 180) / Math.PI;
  };
  const leaves = [];
  let side = 1;
  for (let t = from; t < 0.97; t += step) {
    const i = Math.round(t * steps);
    side = -side;
    const size = length * (1 - 0.45 * t) * plate.random.between(0.92, 1.08);
    leaves.push(
      leaf(plate, ...points[i], along(i) + side * (spread - 14 * t), size, size * slim, {
        side,
        serrated: false,
        dark: side > 0 ? 0.24 : 0.1,
      }),
    );
  }
  const tip = leaf(plate, ...points[steps], along(steps), length * 0.5, length * 0.5 * slim, { serrated: false });
  return leaves.join('') + stalk(plate, way, width) + tip;
}
