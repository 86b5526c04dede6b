import { num, polyline } from '../core/path.mjs';
import { svgDocument, verticalGradient } from '../core/svg.mjs';
import { ARCH_PERIOD, PATTERNS } from './patterns.mjs';

/**
 * The arch in three slices, 400 wide: crown (12 periods), middle (4, repeats) and base (2). All are whole pixels at
 * 2x and the gilt ends in the same colour (`goldJoin`) at every join, or the repeats would show a hairline.
 */
const WIDTH = 400;
const CROWN_HEIGHT = 12 * ARCH_PERIOD;
const MIDDLE_HEIGHT = 4 * ARCH_PERIOD;
const BASE_HEIGHT = 2 * ARCH_PERIOD;

/** Left pillar edges from the outside in; the right side mirrors them. */
const OUTER = 6;
const PANEL = 26;
const INNER = 36;

const cubic = (p, t) => {
  const u = 1 - t;
  return u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3];
};

/**
 * The left half of the keel as cubic segments in parts of its span (x) and height (y): a round shoulder, then a hollow
 * curve up to the tip.
 */
const KEEL = [
  [
    [0, 0, 0.075, 0.25],
    [0, 0.4, 0.62, 0.765],
  ],
  [
    [0.25, 0.385, 0.452, 0.5],
    [0.765, 0.876, 0.85, 1],
  ],
];

/** Points of a whole arch outline between the spring points (left, spring) and (400 - left, spring), tip at `apex`. */
function archPoints(left, spring, apex) {
  const steps = 70;
  const span = WIDTH - 2 * left;
  const height = spring - apex;
  const half = [];
  for (const [xs, ys] of KEEL)
    for (let i = half.length ? 1 : 0; i <= steps; i++)
      half.push([left + span * cubic(xs, i / steps), spring - height * cubic(ys, i / steps)]);
  const mirrored = half
    .slice(0, -1)
    .reverse()
    .map(([x, y]) => [WIDTH - x, y]);
  return [...half, ...mirrored];
}

/** The outline broken into `count` equal arcs that bulge outward (`depth`: arc radius as part of the chord). */
function scalloped(points, count, depth) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  const at = (distance) => {
    let i = 1;
    while (lengths[i] < distance && i < points.length - 1) i++;
    const part = (distance - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    return points[i].map((value, axis) => points[i - 1][axis] + (value - points[i - 1][axis]) * part);
  };
  let from = at(0);
  let d = `M${num(from[0])} ${num(from[1])}`;
  for (let i = 1; i <= count; i++) {
    const to = at((lengths.at(-1) * i) / count);
    const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * depth;
    d += `A${num(radius)} ${num(radius)} 0 0 1 ${num(to[0])} ${num(to[1])}`;
    from = to;
  }
  return d;
}

const RIGHT = (left) => WIDTH - left;

export function archTop(art) {
  const h = CROWN_HEIGHT;
  const below = h + 40;
  const outer = `${polyline(archPoints(OUTER, 286, 8))}V${below}H${OUTER}Z`;
  const panel = `${polyline(archPoints(PANEL, 292, 36))}V${below}H${PANEL}Z`;
  const inner = scalloped(archPoints(INNER, 296, 52), 30, 0.62);
  const gilt = `<linearGradient id="gilt" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${h}"><stop offset="0" stop-color="${art.goldBright}"/><stop offset=".3" stop-color="${art.gold[2]}"/><stop offset=".62" stop-color="${art.gold[1]}"/><stop offset="1" stop-color="${art.goldJoin}"/></linearGradient>`;
  const pattern = `<linearGradient id="pattern" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${h}"><stop offset="0" stop-color="${art.goldBright}"/><stop offset=".3" stop-color="${art.gold[2]}"/><stop offset=".62" stop-color="${art.gold[1]}"/><stop offset="1" stop-color="${art.bandPattern}"/></linearGradient>`;
  return svgDocument({
    width: WIDTH,
    height: h,
    defs: `${gilt}${pattern}${verticalGradient('panel', ...art.panel)}<clipPath id="band"><path d="${outer} ${panel}" clip-rule="evenodd"/></clipPath>`,
    body: `<path d="${outer}" fill="${art.band}"/><g clip-path="url(#band)"><path d="${PATTERNS[art.pattern].arch(WIDTH, h)}" fill="none" stroke="url(#pattern)" stroke-width="1.15"/></g><path d="${panel}" fill="url(#panel)"/>
<g fill="none" stroke="url(#gilt)"><path d="${outer}" stroke-width="2.6"/><path d="${panel}" stroke-width="1.7"/><path d="${inner}V${below}M${INNER} 296V${below}" stroke-width="1.2"/><path d="${PATTERNS[art.pattern].mark(200, 84, 8)}" stroke-width="1.3"/></g>`,
  });
}

/** The straight gilt lines of both pillars, running over the slice's edges so that no end cap shows at a join. */
function pillarLines(art, height) {
  const pair = (left) => `M${left} -9V${height + 9}M${RIGHT(left)} -9V${height + 9}`;
  return `<g fill="none" stroke="${art.goldJoin}"><path d="${pair(OUTER)}" stroke-width="2.6"/><path d="${pair(PANEL)}" stroke-width="1.7"/><path d="${pair(INNER)}" stroke-width="1.2"/></g>`;
}

export function archMiddle(art) {
  const h = MIDDLE_HEIGHT;
  const panelWidth = WIDTH - 2 * PANEL;
  return svgDocument({
    width: WIDTH,
    height: h,
    defs: `<clipPath id="band"><path d="M${OUTER} -2H${PANEL}V${h + 2}H${OUTER}ZM${RIGHT(PANEL)} -2H${RIGHT(OUTER)}V${h + 2}H${RIGHT(PANEL)}Z"/></clipPath>`,
    body: `<rect x="${OUTER}" y="-2" width="${WIDTH - 2 * OUTER}" height="${h + 4}" fill="${art.band}"/><g clip-path="url(#band)"><path d="${PATTERNS[art.pattern].arch(WIDTH, h)}" fill="none" stroke="${art.bandPattern}" stroke-width="1.15"/></g><rect x="${PANEL}" y="-2" width="${panelWidth}" height="${h + 4}" fill="${art.panel[1]}"/>${pillarLines(art, h)}`,
  });
}

export function archBase(art) {
  const h = BASE_HEIGHT;
  const foot = h - 3;
  const panelFoot = foot - (PANEL - OUTER);
  const innerFoot = panelFoot - (INNER - PANEL);
  const box = (left, bottom) => `M${left} -9V${bottom}H${RIGHT(left)}V-9`;
  return svgDocument({
    width: WIDTH,
    height: h,
    defs: `<clipPath id="band"><path d="${box(OUTER, foot)}Z${box(PANEL, panelFoot)}Z" clip-rule="evenodd"/></clipPath>`,
    body: `<path d="${box(OUTER, foot)}Z" fill="${art.band}"/><g clip-path="url(#band)"><path d="${PATTERNS[art.pattern].arch(WIDTH, h)}" fill="none" stroke="${art.bandPattern}" stroke-width="1.15"/></g><path d="${box(PANEL, panelFoot)}Z" fill="${art.panel[1]}"/>
<g fill="none" stroke="${art.goldJoin}"><path d="${box(OUTER, foot)}" stroke-width="2.6"/><path d="${box(PANEL, panelFoot)}" stroke-width="1.7"/><path d="${box(INNER, innerFoot)}" stroke-width="1.2"/></g>`,
  });
}
