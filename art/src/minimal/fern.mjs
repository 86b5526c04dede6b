import { curvePoints } from '../classic/brush.mjs';
import { mix } from '../core/colour.mjs';
import { num, polar, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';

/** Pressed and dried: hardly any thickness, a close shadow, a little mottling of age. */
export const pressedFilter = (id, shade, seed = 7) =>
  `<filter id="${id}" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 .42 0 0 0 0 .3 0 0 0 0 .14 1.7 0 0 0 -.78"/><feComposite in2="SourceAlpha" operator="in" result="age"/><feGaussianBlur in="SourceAlpha" stdDeviation="1.7"/><feOffset dx="1.6" dy="2.4"/><feComponentTransfer result="below"><feFuncA type="linear" slope=".42"/></feComponentTransfer><feFlood flood-color="${shade}"/><feComposite in2="below" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="age"/></feMerge></filter>`;

/** One leaflet of a pinna: a blunt tooth that leans to the tip. */
const tooth = (x, y, angle, length, width) => {
  const tip = polar(x, y, angle, length);
  const left = polar(...polar(x, y, angle, length * 0.45), angle - 90, width);
  const right = polar(...polar(x, y, angle, length * 0.5), angle + 90, width * 0.86);
  return smoothPath([[x, y], left, tip, right]);
};

/** A pinna: leaflets on both sides of a fine rib, longest near its foot. `bend` is its turn in degrees. */
function pinna(random, x, y, angle, length, bend) {
  const count = Math.max(4, Math.round(length / 5.4));
  let leaflets = '';
  let rib = `M${num(x)} ${num(y)}`;
  for (let i = 0; i <= count; i++) {
    const t = (i + 0.4) / (count + 0.4);
    const heading = angle + bend * t;
    const [px, py] = polar(x, y, angle + bend * t * 0.5, length * t);
    rib += `L${num(px)} ${num(py)}`;
    const reach = length * 0.2 * (1 - t * 0.86) ** 0.8 * random.between(0.88, 1.08) + 1.2;
    for (const side of [-1, 1])
      leaflets += tooth(px, py, heading + side * (66 - 18 * t), reach, Math.min(2.5, reach * 0.32) + 0.5);
  }
  return { leaflets, rib };
}

/**
 * A fern's frond along a spine, with pinnae on both sides that shrink to the tip.
 * @param {{ spine: [number, number][], reach: number, pairs: number, seed: number, bare?: number }} shape `reach` is
 *   the longest pinna, `bare` how much of the stalk has none
 */
export function frond({ spine, reach, pairs, seed, bare = 0.08 }, { leaf, rib, stalk }) {
  const random = seededRandom(seed);
  const steps = 240;
  const curve = curvePoints(spine, steps);
  const at = (t) => {
    const i = Math.max(1, Math.min(steps - 1, Math.round(t * steps)));
    const [[ax, ay], [bx, by]] = [curve[i - 1], curve[i + 1]];
    const [x, y] = curve[i];
    return { x, y, angle: (Math.atan2(bx - ax, -(by - ay)) * 180) / Math.PI };
  };
  let markup = '';
  for (let i = 0; i < pairs; i++) {
    const t = bare + (0.985 - bare) * (i / (pairs - 1)) ** 0.94;
    const u = (t - bare) / (1 - bare);
    const length = reach * Math.min(1, 0.62 + u * 2.2) * (1 - u) ** 0.72 + 5;
    for (const side of [-1, 1]) {
      const { x, y, angle } = at(Math.min(0.99, t + (side > 0 ? 0 : 0.45 / pairs)));
      const heading = angle + side * (70 - 26 * u) + random.between(-4, 4);
      const parts = pinna(random, x, y, heading, length * random.between(0.92, 1.05), -side * random.between(12, 26));
      const colour = mix(leaf[random.below(leaf.length - 1)], leaf[leaf.length - 1], u ** 1.6);
      markup += `<path d="${parts.leaflets}" fill="${colour}"/><path d="${parts.rib}" fill="none" stroke="${rib}" stroke-width=".8" opacity=".75"/>`;
    }
  }
  const line = smoothPath(curve.filter((_, i) => i % 12 === 0).concat([curve[steps]]), false);
  return `${markup}<path d="${line}" fill="none" stroke="${stalk}" stroke-width="2.6" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width=".8"/>`;
}

/** A young shoot, still rolled up: a stalk that ends in a spiral with small rolled leaves on its outside. */
export function fiddlehead({ x, y, height, lean, turns = 2.3, radius = 30, seed }, { leaf, stalk }) {
  const random = seededRandom(seed);
  const way = Math.sign(lean);
  const [cx, cy] = [x + lean, y - height];
  const points = Array.from({ length: 52 }, (_, i) => {
    const t = i / 51;
    return polar(cx, cy, way * (-90 + 360 * turns * t), radius * (1 - t) ** 0.92 + 2);
  });
  const foot = [
    [x, y + 20],
    [x - way * 2, y - height * 0.3],
    [cx - way * (radius + 2), cy + height * 0.28],
  ];
  const spine = [...foot, ...points];
  let leaves = '';
  for (let i = 4; i < 34; i++) {
    const [px, py] = points[i];
    const outward = (Math.atan2(px - cx, -(py - cy)) * 180) / Math.PI;
    const size = 7.5 * (1 - i / 46);
    leaves += `<circle cx="${num(px + Math.sin((outward * Math.PI) / 180) * size * 0.5)}" cy="${num(py - Math.cos((outward * Math.PI) / 180) * size * 0.5)}" r="${num(size * random.between(0.42, 0.62))}" fill="${leaf[i % leaf.length]}"/>`;
  }
  const taper = spine.slice(0, -1).map((point, i) => {
    const [nx, ny] = spine[i + 1];
    return `<path d="M${num(point[0])} ${num(point[1])}L${num(nx)} ${num(ny)}" stroke-width="${num(6.4 * (1 - i / (spine.length + 8)) + 1)}"/>`;
  });
  const foil = smoothPath(foot.concat(points.slice(0, 6)), false);
  return `${leaves}<path d="${foil}" fill="none" stroke="${stalk}" stroke-width="6.4" stroke-linecap="round"/><g fill="none" stroke="${stalk}" stroke-linecap="round">${taper.slice(3).join('')}</g><path d="${smoothPath(spine, false)}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.1"/>`;
}

/** A frond on a fine line, for dividers. */
export const sprig = ({ leaf, stalk }) => {
  const half = (mirror) => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const x = 10 + i * 6.4;
      const length = 11 * (1 - i / 11);
      for (const side of [-1, 1]) d += tooth(x, 15, 90 + side * 62, length, length * 0.2);
    }
    return `<g transform="translate(120 0)${mirror ? ' scale(-1 1)' : ''}"><path d="${d}" fill="${leaf[0]}"/><path d="M6 15H104" stroke="${stalk}" stroke-width="1" opacity=".8"/></g>`;
  };
  return svgDocument({
    width: 240,
    height: 30,
    body: `${half(false)}${half(true)}<circle cx="120" cy="15" r="2.6" fill="${stalk}"/>`,
  });
};
