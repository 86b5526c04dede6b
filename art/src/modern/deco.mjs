import { polar } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { fanBorder, fanWall } from './deco-fans.mjs';
import { arc, dot, foilFilter, range, ray } from './foil.mjs';

const line = (d, width) => `<path d="${d}" fill="none" stroke="#c99a4b" stroke-width="${width}"/>`;
const solid = (d) => `<path d="${d}" fill="#c99a4b"/>`;

/** Half a sun that hangs from the upper edge: fine rays round a hub of arcs, a bead at the tip of every second one. */
function crown(art) {
  const [x, y] = [260, 0];
  const count = 41;
  const reach = (i, length) => length - Math.abs(i - (count - 1) / 2) * 0.9;
  const angle = (i) => 90 + ((i + 0.5) * 180) / count;
  const rays = range(count, (i) => ray(x, y, angle(i), 88, reach(i, i % 2 ? 186 : 222), 0.45, i % 2 ? 0.95 : 1.4));
  const beads = range(count, (i) => {
    const [bx, by] = polar(x, y, angle(i), reach(i, i % 2 ? 196 : 232));
    return dot(bx, by, i % 2 ? 1.7 : 2.9);
  });
  const hub = range(11, (i) => ray(x, y, 90 + (i + 0.5) * (180 / 11), 36, 62, 1.2, 5.4));
  const scallops = range(22, (i) => {
    const [sx, sy] = polar(x, y, 90 + (i + 0.5) * (180 / 22), 76);
    const turn = 90 + (i + 0.5) * (180 / 22);
    return arc(sx, sy, 5.2, turn - 90, turn + 90);
  });
  return svgDocument({
    width: 520,
    height: 240,
    defs: `${foilFilter('foil', { tones: art.foil })}<radialGradient id="hub"><stop offset="0" stop-color="${art.fan[0]}"/><stop offset="1" stop-color="${art.fan[1]}"/></radialGradient>`,
    body: `<circle cx="${x}" cy="0" r="84" fill="url(#hub)"/><g filter="url(#foil)">${line(arc(x, y, 83, 88, 272), 2.6)}${line(arc(x, y, 70, 88, 272), 1)}${line(scallops.join(''), 1.2)}${line(arc(x, y, 30, 88, 272), 2)}${line(arc(x, y, 24, 88, 272), 0.9)}${solid(rays.join('') + beads.join('') + hub.join('') + range(5, (i) => ray(x, y, 108 + i * 36, 6, 18, 5, 12)).join(''))}</g>`,
  });
}

/** A rectangle whose corners step in twice, `gap` inside the outermost one of a 240-unit box. */
function stepped(gap) {
  const [near, far] = [7 + gap, 233 - gap];
  const [deep, step] = [40, 19];
  return `M${near} ${near + deep}H${near + step}V${near + step}H${near + deep}V${near}H${far - deep}V${near + step}H${far - step}V${near + deep}H${far}V${far - deep}H${far - step}V${far - step}H${far - deep}V${far}H${near + deep}V${far - step}H${near + step}V${far - deep}H${near}Z`;
}

/** Frame to be sliced 84 units from its edges: three lines that step in at the corners, a diamond in each step. */
function frame(art) {
  const diamonds = [
    [15, 15],
    [225, 15],
    [15, 225],
    [225, 225],
  ].map(([x, y]) => `M${x - 8} ${y}L${x} ${y - 8}L${x + 8} ${y}L${x} ${y + 8}Z`);
  return svgDocument({
    width: 240,
    height: 240,
    defs: foilFilter('foil', { tones: art.foil, seed: 11, frequency: '.012' }),
    body: `<g filter="url(#foil)">${line(stepped(0), 3.2)}${line(stepped(8), 1.3)}${line(stepped(14), 1.3)}${solid(diamonds.join(''))}</g>`,
  });
}

/** A medal with a rim of rays; its dish is enamel. */
function seal(art) {
  const C = 130;
  const rays = range(48, (i) => ray(C, C, i * 7.5, 96, i % 2 ? 112 : 118, 1.1, 1.9)).join('');
  const beads = range(24, (i) => dot(...polar(C, C, i * 15, 123), 2.6)).join('');
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${foilFilter('foil', { tones: art.foil, seed: 3, frequency: '.011' })}<radialGradient id="dish" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="${art.fan[0]}"/><stop offset="1" stop-color="${art.seal}"/></radialGradient><filter id="drop" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-opacity=".55"/></filter>`,
    body: `<circle cx="${C}" cy="${C}" r="120" fill="${art.seal}" filter="url(#drop)"/><circle cx="${C}" cy="${C}" r="122" fill="${art.seal}"/><g filter="url(#foil)">${solid(rays + beads)}<circle cx="${C}" cy="${C}" r="91" fill="#c99a4b"/></g><circle cx="${C}" cy="${C}" r="84" fill="url(#dish)"/><g filter="url(#foil)"><circle cx="${C}" cy="${C}" r="78" fill="none" stroke="#c99a4b" stroke-width="1.4"/></g>`,
  });
}

const rule = (art) =>
  svgDocument({
    width: 240,
    height: 26,
    defs: `<linearGradient id="g"><stop offset="0" stop-color="${art.leaf[2]}" stop-opacity="0"/><stop offset=".3" stop-color="${art.leaf[1]}"/><stop offset=".5" stop-color="${art.leaf[0]}"/><stop offset=".7" stop-color="${art.leaf[1]}"/><stop offset="1" stop-color="${art.leaf[2]}" stop-opacity="0"/></linearGradient>`,
    body: `<g fill="url(#g)"><path d="M120 5l8 8-8 8-8-8z"/><path d="M4 12.300H104v1.400H4zM136 12.300H236v1.400H136zM52 6.500H98v1H52zM142 6.500H188v1H142zM52 18.500H98v1H52zM142 18.500H188v1H142z"/></g>`,
  });

/** A fine diaper of diamonds, seamless. */
const diaper = (art) =>
  svgDocument({
    width: 24,
    height: 24,
    body: `<path d="M0 12L12 0L24 12L12 24Z" fill="none" stroke="${art.diaper}" stroke-width=".7"/><circle cx="12" cy="12" r=".9" fill="${art.diaper}"/>`,
  });

const spark = (art) =>
  svgDocument({
    width: 40,
    height: 40,
    body: `<path d="M20 6L27 20L20 34L13 20Z" fill="${art.leaf[1]}"/><path d="M20 6L27 20H13Z" fill="${art.leaf[0]}"/>`,
  });
const glint = (art) =>
  svgDocument({
    width: 40,
    height: 40,
    body: `<path d="M8 26A12 12 0 0 1 32 26Z" fill="${art.leaf[1]}"/><path d="M20 26V14M20 26L12 18M20 26L28 18" stroke="${art.leaf[2]}" fill="none"/>`,
  });

/** Every role of the modern-deco layout. */
export const drawDeco = (art) => ({
  diaper: () => diaper(art),
  frame: () => frame(art),
  crown: () => crown(art),
  fans: () => fanBorder(art),
  wall: () => fanWall(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => spark(art),
  'fall-2': () => glint(art),
});
