import { num, polar, RADIANS } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';

/** The moon's picture is as wide as the orbits about it are; the disc itself is 500 of 520. */
const SIZE = 520;
const MIDDLE = SIZE / 2;
const RADIUS = 250;

/** The dark plains of the near side, as [x, y, rx, ry, turn] in parts of the radius from its middle. */
const SEAS = [
  [-0.34, -0.46, 0.3, 0.26, -20],
  [-0.62, -0.06, 0.26, 0.44, 12],
  [-0.48, 0.34, 0.22, 0.18, 0],
  [-0.2, 0.36, 0.2, 0.13, 20],
  [0.2, -0.36, 0.19, 0.17, 0],
  [0.36, -0.08, 0.25, 0.17, 24],
  [0.62, -0.3, 0.13, 0.1, 0],
  [0.62, 0.06, 0.14, 0.19, 20],
  [0.46, 0.24, 0.11, 0.12, 0],
  [-0.02, -0.76, 0.44, 0.06, 2],
  [-0.06, -0.12, 0.13, 0.08, -10],
];

/** Craters with bright rays, as [x, y, reach]. */
const RAYED = [
  [-0.1, 0.66, 0.95],
  [-0.33, -0.13, 0.34],
  [-0.66, -0.14, 0.2],
];

const at = ([x, y]) => [MIDDLE + x * RADIUS, MIDDLE + y * RADIUS];

function rays(random) {
  let d = '';
  for (const [x, y, reach] of RAYED) {
    const [cx, cy] = at([x, y]);
    for (let i = 0; i < 15; i++) {
      const angle = i * 24 + random.between(-8, 8);
      const length = RADIUS * reach * random.between(0.3, 1);
      const [ex, ey] = polar(cx, cy, angle, length);
      const [ax, ay] = polar(cx, cy, angle - 90, 3.4);
      const [bx, by] = polar(cx, cy, angle + 90, 3.4);
      d += `M${num(ax)} ${num(ay)}L${num(ex)} ${num(ey)}L${num(bx)} ${num(by)}Z`;
    }
  }
  return d;
}

/** Craters for a lighting filter: opacity is height, a rim about a floor. Small ones are many. */
function craters(random) {
  let markup = '';
  for (let i = 0; i < 320; i++) {
    const angle = random.between(0, 360);
    const distance = RADIUS * Math.sqrt(random.next()) * 0.98;
    const size = 1 + 6.5 * random.next() ** 6;
    const [x, y] = polar(MIDDLE, MIDDLE, angle, distance);
    // Foreshortened towards the limb.
    const flat = Math.sqrt(1 - (distance / RADIUS) ** 2 * 0.92);
    markup += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size)}" ry="${num(size * flat)}" transform="rotate(${num(angle)} ${num(x)} ${num(y)})" stroke-width="${num(size * 0.5)}" opacity="${num(random.between(0.5, 0.9))}"/>`;
  }
  return markup;
}

/** The disc, lit from straight ahead: plains, rays, craters and a limb that falls off. */
function disc({ light, mid, sea, limb }) {
  const random = seededRandom(29);
  const seas = SEAS.map(([x, y, rx, ry, turn]) => {
    const [cx, cy] = at([x, y]);
    return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx * RADIUS)}" ry="${num(ry * RADIUS)}" transform="rotate(${turn} ${num(cx)} ${num(cy)})"/>`;
  }).join('');
  const defs = `<clipPath id="disc"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${RADIUS}"/></clipPath>
  <radialGradient id="limb" cx="50%" cy="50%" r="50%"><stop offset=".55" stop-color="${limb}" stop-opacity="0"/><stop offset=".88" stop-color="${limb}" stop-opacity=".26"/><stop offset="1" stop-color="${limb}" stop-opacity=".72"/></radialGradient>
  <radialGradient id="body" cx="50%" cy="46%" r="60%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${mid}"/></radialGradient>
  <filter id="plains" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".017" numOctaves="5" seed="12"/><feDisplacementMap in="SourceGraphic" scale="70" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="7"/></filter>
  <filter id="mottle" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".028" numOctaves="5" seed="40"/><feColorMatrix values="0 0 0 0 ${channels(sea)[0]} 0 0 0 0 ${channels(sea)[1]} 0 0 0 0 ${channels(sea)[2]} 2.6 0 0 0 -1.12"/></filter>
  <filter id="pits" filterUnits="userSpaceOnUse" x="0" y="0" width="${SIZE}" height="${SIZE}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation=".7"/><feDiffuseLighting surfaceScale="1.8" diffuseConstant="1" lighting-color="#fff" result="lit"><feDistantLight azimuth="215" elevation="50"/></feDiffuseLighting><feColorMatrix in="lit" values="0 0 0 0 ${channels(limb)[0]} 0 0 0 0 ${channels(limb)[1]} 0 0 0 0 ${channels(limb)[2]} -1.1 0 0 0 .843" result="dark"/><feColorMatrix in="lit" values="0 0 0 0 1 0 0 0 0 .98 0 0 0 0 .92 2.2 0 0 0 -1.685"/><feMerge><feMergeNode in="dark"/><feMergeNode/></feMerge></filter>${blurFilter('beam', 2.2)}`;
  const body = `<g clip-path="url(#disc)"><rect width="${SIZE}" height="${SIZE}" fill="url(#body)"/><rect width="${SIZE}" height="${SIZE}" filter="url(#mottle)" opacity=".5"/><g filter="url(#plains)" fill="${sea}" opacity=".78">${seas}</g><path d="${rays(random)}" fill="#fffaf0" opacity=".34" filter="url(#beam)"/><g filter="url(#pits)" opacity=".62"><g fill="none" stroke="#000">${craters(random)}</g></g><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${RADIUS}" fill="url(#limb)"/></g>`;
  return { defs, body };
}

const channels = (hex) => [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255).toFixed(3));

export const fullMoon = ({ moon }) => svgDocument({ width: SIZE, height: SIZE, ...disc(moon) });

/** The same moon three days old: a bright sickle towards the sun, and the rest in the earth's light. */
export function youngMoon({ moon, night }) {
  const { defs, body } = disc(moon);
  const r = RADIUS;
  const sickle = `M${MIDDLE} ${MIDDLE - r}A${r} ${r} 0 0 0 ${MIDDLE} ${MIDDLE + r}A${num(r * 0.78)} ${r} 0 0 1 ${MIDDLE} ${MIDDLE - r}Z`;
  return svgDocument({
    width: SIZE,
    height: SIZE,
    defs: `${defs}${blurFilter('dusk', 3, 10)}<mask id="sickle"><path d="${sickle}" fill="#fff" filter="url(#dusk)" transform="rotate(-38 ${MIDDLE} ${MIDDLE})"/></mask>`,
    body: `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${r}" fill="${night}"/><g opacity=".1">${body}</g><g mask="url(#sickle)">${body}</g>`,
  });
}

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
