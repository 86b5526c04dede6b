import { num, polar, RADIANS } from '../core/path.mjs';
import { pixelImage } from '../core/pixels.mjs';
import { svgDocument } from '../core/svg.mjs';
import { moonPixels } from './moon-surface.mjs';

/** The moon's picture is as wide as the orbits about it are; the disc itself is 500 of 520. */
const SIZE = 520;
const MIDDLE = SIZE / 2;
const RADIUS = 250;

/** Pixels of the disc's picture, twice as fine as it is shown. */
const COUNT = 1000;
const box = { x: MIDDLE - RADIUS, y: MIDDLE - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS };

const disc = async (colours, how) =>
  svgDocument({
    width: SIZE,
    height: SIZE,
    body: await pixelImage({ ...box, columns: COUNT, rows: COUNT }, moonPixels(colours, { count: COUNT, ...how })),
  });

/** The full moon, its relief lit from the upper left. */
export const fullMoon = ({ moon }) => disc(moon, { sun: [-0.6, -0.7, 0.4], full: true });

/**
 * The same moon three days old: a bright sickle towards the sun at the lower left, and the rest in the earth's light.
 */
export const youngMoon = ({ moon }) => disc(moon, { sun: [-0.493, 0.386, -0.78] });

/**
 * A phase as outline of what is lit: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter.
 */
export function phase(x, y, r, age) {
  const waxing = age <= 0.5;
  const lit = Math.cos((waxing ? age : 1 - age) * 360 * RADIANS);
  const inner = num(Math.abs(lit) * r);
  const side = waxing ? 1 : 0;
  const back = lit > 0 === waxing ? 0 : 1;
  return `M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 0 ${side} ${num(x)} ${num(y + r)}A${inner} ${num(r)} 0 0 ${back} ${num(x)} ${num(y - r)}Z`;
}

const circle = (x, y, r) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;

/** Phases at the given places, [x, y, r, age]: what is lit filled, the whole of each in outline. */
export function phases(places, { pale, gold }) {
  const fill = places.map(([x, y, r, age]) => phase(x, y, r, age)).join('');
  const whole = places.map(([x, y, r]) => circle(x, y, r)).join('');
  return `<path d="${fill}" fill="${pale}"/><path d="${whole}" fill="none" stroke="${gold}" stroke-width="1" opacity=".75"/>`;
}

/** The orbit about the moon's place, with seven phases on the part of it that a page shows. */
export function orbit({ pale, gold }) {
  const r = 330;
  const width = 700;
  const [cx, cy] = [350, 350];
  const places = [-106, -122, -139, -158, -177, -194, -209].map((angle, i) => {
    const [x, y] = polar(cx, cy, angle, r);
    return [x, y, i === 3 ? 13 : 10, [0.1, 0.22, 0.34, 0.5, 0.66, 0.78, 0.9][i]];
  });
  const gaps = places.map(([x, y, radius]) => circle(x, y, radius + 6)).join('');
  return svgDocument({
    width,
    height: width,
    defs: `<mask id="open"><rect width="${width}" height="${width}" fill="#fff"/><path d="${gaps}" fill="#000"/></mask>`,
    body: `<g fill="none" stroke="${gold}" mask="url(#open)"><circle cx="${cx}" cy="${cy}" r="${r}" stroke-width="1.1" opacity=".8"/><circle cx="${cx}" cy="${cy}" r="${r - 40}" stroke-width=".7" opacity=".36" stroke-dasharray="1 7"/></g>${phases(places, { pale, gold })}`,
  });
}
