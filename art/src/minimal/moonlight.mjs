import { num, polar } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { fullMoon, orbit, phases, youngMoon } from './moon.mjs';

/** Nine phases in a row on a fine line that they interrupt. */
function row(art) {
  const places = Array.from({ length: 9 }, (_, i) => [36 + i * 41, 22, i === 4 ? 14 : 11, 0.06 + i * 0.11]);
  const ends = [0, ...places.flatMap(([x, , r]) => [x - r - 6, x + r + 6]), 400];
  let d = '';
  for (let i = 0; i < ends.length; i += 2) d += `M${num(ends[i])} 22H${num(ends[i + 1])}`;
  return svgDocument({
    width: 400,
    height: 44,
    body: `<path d="${d}" stroke="${art.gold}" stroke-width="1" opacity=".7"/>${phases(places, art)}`,
  });
}

const rule = (art) =>
  svgDocument({
    width: 220,
    height: 28,
    body: `<path d="M6 14H68M152 14H214" stroke="${art.gold}" stroke-width="1" opacity=".8"/>${phases(
      [
        [82, 14, 7, 0.17],
        [110, 14, 10, 0.5],
        [138, 14, 7, 0.83],
      ],
      art,
    )}`,
  });

/** A coin of moonlight in two fine rings; the initials are live text. */
const seal = ({ coin, gold }) => {
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const [ax, ay] = polar(130, 130, i * 6, i % 5 ? 116 : 112);
    const [bx, by] = polar(130, 130, i * 6, 120);
    return `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}`;
  }).join('');
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="c" cx="38%" cy="32%" r="76%"><stop offset="0" stop-color="${coin[0]}"/><stop offset=".6" stop-color="${coin[1]}"/><stop offset="1" stop-color="${coin[2]}"/></radialGradient><radialGradient id="h"><stop offset=".66" stop-color="${coin[1]}" stop-opacity=".34"/><stop offset="1" stop-color="${coin[1]}" stop-opacity="0"/></radialGradient>`,
    body: `<circle cx="130" cy="130" r="128" fill="url(#h)"/><path d="${ticks}" stroke="${gold}" stroke-width="1.4"/><circle cx="130" cy="130" r="100" fill="url(#c)"/><circle cx="130" cy="130" r="92" fill="none" stroke="#8a744a" stroke-width="1.2" opacity=".7"/>`,
  });
};

/** A star of four points, as it falls past. */
const star = ({ pale }, size) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<radialGradient id="g"><stop offset="0" stop-color="${pale}" stop-opacity=".7"/><stop offset="1" stop-color="${pale}" stop-opacity="0"/></radialGradient>`,
    body: `<circle cx="20" cy="20" r="${size}" fill="url(#g)"/><path d="M20 ${20 - size}Q20.8 19.2 ${20 + size} 20Q20.8 20.8 20 ${20 + size}Q19.2 20.8 ${20 - size} 20Q19.2 19.2 20 ${20 - size}Z" fill="${pale}"/>`,
  });

/** Every role of the minimal-moon layout. */
export const drawMoonlight = (art) => ({
  moon: () => fullMoon(art),
  young: () => youngMoon(art),
  orbit: () => orbit(art),
  phases: () => row(art),
  rule: () => rule(art),
  seal: () => seal(art),
  'fall-1': () => star(art, 15),
  'fall-2': () => star(art, 9),
});
