import { num, point } from '../core/path.mjs';
import { closed, lit, ramp, times, unit } from './dome-light.mjs';

/** Half the width of a keel-arched niche at height v, 0 at its foot and 1 at its point. */
const nicheHalf = (v) => (v < 0.26 ? 0.88 : 0.88 * (1 - ((v - 0.26) / 0.72) ** 1.9) ** 0.86);

/** Points along the arch of a niche, from its left foot over the point to the right one, as [u, v]. */
const NICHE = (() => {
  const side = Array.from({ length: 15 }, (_, i) => (i / 14) * 0.98).map((v) => [nicheHalf(v), v]);
  return [...side.map(([u, v]) => [-u, v]), ...side.reverse().map(([u, v]) => [u, v])];
})();

/**
 * A niche like a shell: flutes from its foot to its arch, each lit for itself; the hood lies in shade.
 * @param {object} art colours
 * @param {{place: (at: [u: number, v: number]) => [number, number], depth: number, flutes: number, window?: boolean,
 *   id: string}} where `place` puts u (-1…1 across) and v (0 foot, 1 head) on the page; `depth` is the height there
 * @returns {{defs: string, body: string, light: string}} `light` lies above all shade
 */
export function niche(art, { place, depth, flutes, window, id }) {
  const arch = NICHE.map(place);
  const foot = place([0, 0.06]);
  const [head, base] = [place([0, 1]), place([0, 0])];
  let walls = '';
  for (let i = 0; i < flutes; i++) {
    const at = (k) => (k / flutes) * (NICHE.length - 1);
    const part = arch.slice(Math.floor(at(i)), Math.ceil(at(i + 1)) + 1);
    const middle = part[Math.floor(part.length / 2)];
    const facing = unit([foot[0] - middle[0], foot[1] - middle[1]]);
    const light = lit(facing, middle) * 1.1 + (i % 2 ? 0.13 : -0.1);
    walls += `<path d="${closed([foot, ...part])}" fill="${ramp(art.walls, light)}"/>`;
  }
  const ribs = times(flutes - 1, (i) => {
    const tip = arch[Math.round(((i + 1) / flutes) * (NICHE.length - 1))];
    return `M${point(foot)}L${point(tip)}`;
  });
  const shade = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(head[0])}" y1="${num(head[1])}" x2="${num(base[0])}" y2="${num(base[1])}"><stop offset="0" stop-color="${art.dark}" stop-opacity=".94"/><stop offset=".5" stop-color="${art.dark}" stop-opacity=".3"/><stop offset=".72" stop-color="${art.lamp}" stop-opacity="0"/><stop offset="1" stop-color="${art.lamp}" stop-opacity=".34"/></linearGradient>`;
  const inner = NICHE.map(([u, v]) => place([u * 0.83, v * 0.86]));
  const open = `M${arch.map(point).join('L')}`;
  return {
    defs: shade,
    body: `${walls}<path d="${ribs}" stroke="${art.gilt[2]}" stroke-width=".7" opacity=".55"/><path d="${open}Z" fill="url(#${id})"/><path d="M${inner.map(point).join('L')}" fill="none" stroke="${art.gilt[2]}" stroke-width=".8" opacity=".8"/>${window ? '' : shellKnob(art, place, depth)}${rim(art, arch, depth)}`,
    light: window ? glowingWindow(art, place) : '',
  };
}

/** The gilt moulding along an arch, bright where it faces the light, with its shadow inside. */
function rim(art, arch, depth) {
  const width = 1.3 + depth / 34;
  const pieces = arch.slice(1).map((to, i) => {
    const from = arch[i];
    const along = unit([to[0] - from[0], to[1] - from[1]]);
    const light = lit([along[1], -along[0]], to);
    return `<path d="M${point(from)}L${point(to)}" stroke="${ramp(art.gilt, 0.25 + light * 0.8)}"/>`;
  });
  return `<path d="M${arch.map(point).join('L')}" fill="none" stroke="${art.dark}" stroke-width="${num(width * 2.4)}" opacity=".4"/><g stroke-width="${num(width)}" stroke-linecap="round">${pieces.join('')}</g>`;
}

const shellKnob = (art, place, depth) => {
  const [x, y] = place([0, 0.07]);
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(1 + depth / 20)}" fill="${art.gilt[3]}" stroke="${art.gilt[0]}" stroke-width=".6"/>`;
};

/** A small arched window with the light of the hall's lamps behind its lattice. */
function glowingWindow(art, place) {
  const outline = NICHE.map(([u, v]) => place([u * 0.4, 0.08 + v * 0.6]));
  const lattice = [-0.24, -0.08, 0.08, 0.24]
    .map((u) => `M${point(place([u, 0.09]))}L${point(place([u, 0.6]))}`)
    .concat([0.2, 0.32, 0.44].map((v) => `M${point(place([-0.36, v]))}L${point(place([0.36, v]))}`))
    .join('');
  const d = closed(outline);
  return `<path d="${d}" fill="${art.window}" filter="url(#bloom)"/><path d="${d}" fill="url(#pane)" stroke="${art.gilt[3]}" stroke-width="1.1"/><path d="${lattice}" stroke="${art.gilt[0]}" stroke-width=".8" opacity=".7"/>`;
}

/** The wall between two niches: a ridge with a jewel of four facets, each face lit for itself. */
export function spandrel(art, { place, depth }) {
  const [left, right] = [place([-1, 0.5]), place([1, 0.5])];
  const across = unit([right[0] - left[0], right[1] - left[1]]);
  const face = (points, facing, gain) => {
    const tone = ramp(art.walls, lit(unit(facing), points[0]) * gain);
    return `<path d="${closed(points)}" fill="${tone}" stroke="${tone}" stroke-width=".5"/>`;
  };
  const half = (side) => {
    const arch = Array.from({ length: 12 }, (_, i) => (i / 11) * 0.98).map((v) =>
      place([side * (1 - nicheHalf(v)), v]),
    );
    const points = [...arch, place([side, 1]), place([side / 2, 1]), place([0, 1])];
    return face(points, [-side * across[0] * 2 + 0.4, -side * across[1] * 2], 0.74);
  };
  const gem = [
    [0, 0.38],
    [0.3, 0.76],
    [0, 0.95],
    [-0.3, 0.76],
  ].map(place);
  const heart = place([0, 0.74]);
  const facets = gem.map((corner, i) => {
    const next = gem[(i + 1) % 4];
    const middle = [(corner[0] + next[0]) / 2 - heart[0], (corner[1] + next[1]) / 2 - heart[1]];
    return face([heart, corner, next], middle, 1.15);
  });
  return `${half(-1)}${half(1)}${facets.join('')}<path d="${closed(gem)}" fill="none" stroke="${art.gilt[2]}" stroke-width="${num(0.5 + depth / 60)}"/><path d="M${point(gem[0])}L${point(place([0, 0.1]))}" stroke="${art.gilt[1]}" stroke-width=".7"/>`;
}
