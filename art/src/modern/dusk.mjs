import { num, polyline } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { arc, dot, range } from './foil.mjs';
import { village } from './kampung.mjs';

/** The sun with its haze and fine rings, on nothing. */
function sun({ sun: c }) {
  const [core, warm, rose] = c;
  const rings = [142, 157, 175, 196].map(
    (r, i) =>
      `<circle cx="300" cy="300" r="${r}" fill="none" stroke="${core}" stroke-width="1" opacity="${num(0.5 - i * 0.13)}"/>`,
  );
  return svgDocument({
    width: 600,
    height: 600,
    defs: `<radialGradient id="s" cx=".5" cy=".75" r=".85"><stop offset="0" stop-color="${core}"/><stop offset=".45" stop-color="${warm}"/><stop offset="1" stop-color="${rose}"/></radialGradient><radialGradient id="h"><stop offset=".38" stop-color="${warm}" stop-opacity=".55"/><stop offset=".65" stop-color="${rose}" stop-opacity=".2"/><stop offset="1" stop-color="${rose}" stop-opacity="0"/></radialGradient>`,
    body: `<circle cx="300" cy="300" r="300" fill="url(#h)"/>${rings.join('')}<circle cx="300" cy="300" r="130" fill="url(#s)"/>`,
  });
}

/** A height that repeats after `period`, from a few waves. */
const heights = (random, period) => {
  const waves = range(5, (k) => ({ k: k + 1, size: random.next() / (k + 1), phase: random.next() * 6.28 }));
  return (x) => waves.reduce((sum, w) => sum + w.size * Math.sin((x / period) * 2 * Math.PI * w.k + w.phase), 0);
};

/** Two chains of hills and the sea before them, seamless along x. */
function hills({ hills: c, line }) {
  const random = seededRandom(17);
  const chain = (base, size, fill, stroke) => {
    const height = heights(random, 600);
    const edge = range(61, (i) => [i * 10, base - 16 - size * height(i * 10)]);
    return `<path d="${polyline(edge)}V90H0Z" fill="${fill}"/><path d="${polyline(edge)}" fill="none" stroke="${line.ink}" stroke-width=".9" opacity="${stroke}"/>`;
  };
  const glints = range(70, () => {
    const y = 96 + random.next() ** 1.4 * 66;
    const half = 4 + random.next() * 16;
    const x = half + random.next() * (600 - 2 * half);
    return `<path d="M${num(x - half)} ${num(y)}H${num(x + half)}" stroke="${c.glint}" stroke-width="${num(0.8 + (y - 96) / 60)}" opacity="${num(0.75 - (y - 96) / 110)}" stroke-linecap="round"/>`;
  });
  return svgDocument({
    width: 600,
    height: 170,
    defs: `<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.sea[0]}"/><stop offset=".3" stop-color="${c.sea[1]}"/><stop offset="1" stop-color="${c.sea[2]}"/></linearGradient>`,
    body: `${chain(86, 18, c.far, 0.35)}${chain(96, 11, c.near, 0.55)}<path d="M0 88H600V170H0Z" fill="url(#w)"/>${glints.join('')}`,
  });
}

/** Split bamboo and two cords of a blind, seamless. */
const slats = ({ blind: c }) =>
  svgDocument({
    width: 90,
    height: 12,
    body: `<path d="M0 0H90V12H0z" fill="${c.slat}"/><path d="M0 0H90V1.500H0zM0 6H90V7.500H0z" fill="${c.light}"/><path d="M0 4.800H90V6H0zM0 10.800H90V12H0z" fill="${c.dark}"/><path d="M43 0h1.500v5h-1.500zM45.500 6h1.500v5h-1.500z" fill="${c.cord}"/>`,
  });

/** Pucuk rebung along the blind's hem, seamless along x. */
const hem = ({ blind: c }) =>
  svgDocument({
    width: 60,
    height: 64,
    body: `<path d="M0 0H60V64H0z" fill="${c.hem}"/><path d="M0 3H60M0 8H60M0 60H60" stroke="${c.gold}" stroke-width="1.6"/><path d="M0 56L30 14L60 56Z" fill="${c.band}" stroke="${c.gold}" stroke-width="1.2"/><path d="M9 56L30 26L51 56" fill="none" stroke="${c.gold}" stroke-width=".9"/><path d="M30 30L36 40L30 50L24 40Z" fill="${c.gold}"/><path d="M30 36L33 40L30 44L27 40Z" fill="${c.hem}"/><path d="M0 14L7 24L0 34M60 14L53 24L60 34" fill="none" stroke="${c.gold}" stroke-width="1.1"/><path d="${dot(0, 24, 2.4)}${dot(60, 24, 2.4)}${dot(16, 53, 1.4)}${dot(44, 53, 1.4)}" fill="${c.gold}"/>`,
  });

/** The evening sun as a seal: rays about a dish of dusk. */
const seal = ({ sun: [core, warm, rose], blind }) =>
  svgDocument({
    width: 260,
    height: 260,
    defs: `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${core}"/><stop offset=".55" stop-color="${warm}"/><stop offset="1" stop-color="${rose}"/></linearGradient><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${blind.hem}"/><stop offset="1" stop-color="${blind.dish}"/></linearGradient><filter id="o" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#000" flood-opacity=".5"/></filter>`,
    body: `<circle cx="130" cy="130" r="104" fill="url(#s)" filter="url(#o)"/><g fill="none" stroke="${core}">${[110, 116.5, 122].map((r, i) => `<path d="${arc(130, 130, r, -179, 179)}" stroke-width="${2 - i * 0.5}" opacity="${1 - i * 0.28}"/>`).join('')}</g><circle cx="130" cy="130" r="80" fill="url(#d)"/><circle cx="130" cy="130" r="75" fill="none" stroke="${warm}" stroke-width="1"/>`,
  });

/** Half a sun over the sea: fine lines that grow shorter as they go down. */
function rule({ line, sun: [core, warm] }) {
  const rays = range(9, (i) => {
    const a = ((-80 + i * 20) * Math.PI) / 180;
    const [from, to] = [15, i % 2 ? 20 : 24];
    return `M${num(120 + Math.sin(a) * from)} ${num(26 - Math.cos(a) * from)}L${num(120 + Math.sin(a) * to)} ${num(26 - Math.cos(a) * to)}`;
  });
  return svgDocument({
    width: 240,
    height: 40,
    body: `<path d="M109 26A11 11 0 0 1 131 26Z" fill="${warm}"/><g fill="none" stroke="${line.ink}" stroke-width="1.200" stroke-linecap="round"><path d="${rays.join('')}" stroke="${core}"/><path d="M8 26H232M92 31H148M104 36H136"/></g>`,
  });
}

const glow = (colour, r) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<radialGradient id="g"><stop offset="0" stop-color="#fff6d8"/><stop offset=".25" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    body: `<circle cx="20" cy="20" r="${r}" fill="url(#g)"/>`,
  });

/** Every role of the modern-horizon layout. */
export const drawDusk = (art) => ({
  sun: () => sun(art),
  hills: () => hills(art),
  village: () => village(art),
  slats: () => slats(art),
  hem: () => hem(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => glow(art.sun[1], 12),
  'fall-2': () => glow(art.sun[0], 8),
});
