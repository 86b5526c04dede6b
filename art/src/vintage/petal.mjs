import { num, smoothPath } from '../core/path.mjs';
import { fading, stroke, times } from './pen.mjs';

/** A petal's surface: (u across -1…1, t along 0…1) → point; its foot at the origin, its tip upwards. */
function surface({ length, width, bend, ruffle, phase }) {
  return (u, t) => {
    const profile = t < 0.72 ? Math.sin((Math.PI / 2) * (t / 0.72)) ** 0.85 : 1 - 0.26 * ((t - 0.72) / 0.28) ** 2;
    return [
      u * width * profile + bend * length * t * t * 0.3,
      -length * (t * (1 - 0.2 * u * u * t) + t ** 3 * (ruffle * Math.sin(3.3 * u + phase) - 0.03)),
    ];
  };
}

/** Lines that follow the petal from its throat, longer on its dark side, and short ones below its rim. */
function hatching(point, plate, { width, dark, side, density, rim }) {
  const { random, line } = plate;
  const count = Math.max(7, Math.round(((width * 2) / 3.1) * density));
  let d = '';
  for (let k = 0; k <= count; k++) {
    const u = -0.95 + (1.9 * k) / count;
    const shadow = Math.max(0, side * u);
    const end = Math.min(0.92, 0.2 + 0.2 * u * u + shadow * 0.42 + dark * 0.3 + random.between(0, 0.14));
    d += stroke([point(u, 0.05), point(u, end * 0.5), point(u, end)], fading((0.95 + dark * 0.5) * line), 6);
    if (rim && random.next() > 0.25) {
      const from = 1 - (0.07 + random.between(0, 0.1) + shadow * 0.1);
      d += stroke([point(u, 0.985), point(u, (1 + from) / 2), point(u, from)], fading(0.75 * line, 0.1), 5);
    }
    if (side * u > 0.1 && random.next() > 0.35) {
      const between = u + 0.95 / count;
      const way = [end * 0.3, end * 0.75, Math.min(0.97, end + 0.16)].map((t) => point(between, t));
      d += stroke(way, (t) => Math.sin(Math.PI * t) * 0.6 * line + 0.1, 6);
    }
  }
  return d;
}

/** The pale wash along a tinted petal's lip. */
const lip = (point) =>
  smoothPath([
    ...times(9, (i) => point(-0.86 + (1.72 * i) / 8, 0.97)),
    ...times(7, (i) => point(0.7 - (1.4 * i) / 6, 0.6 + 0.14 * Math.sin((Math.PI * i) / 6))),
  ]);

/**
 * One engraved petal, foot at the origin, tip upwards.
 * @param {object} plate of `engravingPlate`
 * @param {{bend?: number, ruffle?: number, dark?: number, side?: number, density?: number, rim?: 0|1|2, wash?: string,
 *   fill?: string}} look `side` -1…1: where its shadow lies; `dark` 0…1; `rim` 2 draws the turned-over edge as well
 */
export function petal(plate, length, width, look = {}) {
  const { bend = 0, ruffle = 0.05, dark = 0, side = 0.5, density = 1, rim = 1, wash = plate.hue.petal, fill } = look;
  const { random, ink, line } = plate;
  const point = surface({ length, width, bend, ruffle, phase: random.between(0, 6) });
  const outline = smoothPath([
    ...times(7, (i) => point(-1, i / 7)),
    ...times(9, (i) => point(-1 + (2 * i) / 8, 1)),
    ...times(7, (i) => point(1, (6 - i) / 7)),
  ]);
  const lines = hatching(point, plate, { width, dark, side, density, rim });
  const lit =
    !fill && wash ? `<path d="${lip(point)}" fill="${plate.pale(wash, 0.02 + dark * 0.04)}" opacity=".8"/>` : '';
  let curl = '';
  if (rim > 1) {
    const [from, to] = [random.between(-0.8, -0.4), random.between(0.3, 0.8)];
    const way = times(7, (i) => point(from + ((to - from) * i) / 6, 0.95 - 0.1 * Math.sin((Math.PI * i) / 6)));
    curl = `<path d="${smoothPath(way, false)}" fill="none" stroke="${ink}" stroke-width="${num(0.8 * line)}" stroke-linecap="round"/>`;
  }
  return `<path d="${outline}" fill="${fill ?? plate.shade(0.02 + dark * 0.13, wash)}" stroke="${ink}" stroke-width="${1.05 * line}" stroke-linejoin="round"/>${lit}<path d="${lines}" fill="${ink}"/>${curl}`;
}
