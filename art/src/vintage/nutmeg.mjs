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

/** A fruit that has burst: two halves of husk, the seed in its mace between. */
export function splitFruit(plate, x, y, angle, radius) {
  const husk = (hand) => {
    const outer = [
      [0, -radius * 1.15],
      [hand * radius * 0.62, -radius * 0.98],
      [hand * radius * 1.28, -radius * 0.2],
      [hand * radius * 1.36, radius * 0.62],
      [hand * radius * 0.98, radius * 1.2],
    ];
    const inner = [
      [hand * radius * 0.98, radius * 1.2],
      [hand * radius * 0.92, radius * 0.5],
      [hand * radius * 0.66, -radius * 0.36],
      [0, -radius * 0.86],
    ];
    const flesh = `${smoothPath(spline(outer, 14), false)}L${spline(inner, 12)
      .map((p) => p.map(num).join(' '))
      .join('L')}Z`;
    const lines = times(13, (i) => {
      const t = (i + 1) / 14;
      const a = spline(outer, 40)[Math.round(t * 40)];
      const b = spline([...inner].reverse(), 40)[Math.round(t * 40)];
      const reach = hand > 0 ? 0.72 : 0.42;
      return stroke([a, [a[0] + (b[0] - a[0]) * reach, a[1] + (b[1] - a[1]) * reach]], fading(1.1 * plate.line), 5);
    }).join('');
    const thick = spline(inner, 12).map(([px, py]) => [px + hand * radius * 0.13, py + radius * 0.02]);
    return `<path d="${flesh}" fill="${plate.shade(0.03 + (hand > 0 ? 0.06 : 0), plate.hue.fruit)}" stroke="${plate.ink}" stroke-width="${1.2 * plate.line}" stroke-linejoin="round"/><path d="${lines}" fill="${plate.ink}"/><path d="${smoothPath(thick, false)}" fill="none" stroke="${plate.ink}" stroke-width="${0.8 * plate.line}"/>`;
  };
  return place(
    x,
    y,
    angle,
    `${stalk(
      plate,
      [
        [0, -radius * 1.75],
        [radius * 0.1, -radius * 1.4],
        [0, -radius * 1.05],
      ],
      4.4,
    )}${husk(-1)}${husk(1)}<g transform="translate(0 ${num(radius * 0.26)})">${seed(plate, radius * 0.92)}</g>`,
  );
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
 * @param {{from?: number, step: number, length: number, slim?: number, width?: number}} look `step`: between leaves, of 1
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
