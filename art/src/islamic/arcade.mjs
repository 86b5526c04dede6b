import { num } from '../core/path.mjs';
import { svgDocument, verticalGradient } from '../core/svg.mjs';
import { khatam } from './girih.mjs';
import { glassLamp } from './glass-lamps.mjs';

/** A courtyard at night: an arcade lit from within above still water, lamps of glass, curtains with a woven hem. */
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

const BAY = 150;
const WALL = 168;
const WATER = 92;

/** The opening of a bay: a horseshoe arch about x = 75 that closes in a little below its widest. */
const horseshoe = (half, spring, foot) =>
  `M${75 - half + 5} ${foot}V${spring + 14}C${75 - half - 5} ${spring + 2} ${75 - half - 6} ${spring - 26} ${75 - half * 0.6} ${spring - 46}C${75 - half * 0.35} ${spring - 60} ${75 - 5} ${spring - 66} 75 ${spring - 76}C${75 + 5} ${spring - 66} ${75 + half * 0.35} ${spring - 60} ${75 + half * 0.6} ${spring - 46}C${75 + half + 6} ${spring - 26} ${75 + half + 5} ${spring + 2} ${75 + half - 5} ${spring + 14}V${foot}Z`;

/** One bay, seamless along x. */
function bay({ night }) {
  const open = horseshoe(44, 104, WALL);
  const merlons = times(6, (i) => {
    const x = i * 25;
    return `M${x + 2} 18V10H${x + 6.5}V4H${x + 10}V0H${x + 15}V4H${x + 18.5}V10H${x + 23}V18Z`;
  });
  const frieze = times(6, (i) => khatam(12.5 + i * 25, 27, 6.6));
  const voussoirs = times(15, (i) => {
    const a = Math.PI * (0.04 + (i / 14) * 0.92);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `<path d="M${num(75 - c * 50)} ${num(86 - s * 58)}L${num(75 - c * 60)} ${num(86 - s * 70)}" stroke="${i % 2 ? night.stripe : night.gold}" stroke-width="8.6" opacity=".9"/>`;
  });
  const column = (x) =>
    `<path d="M${x - 5} ${WALL}V122H${x + 5}V${WALL}Z" fill="url(#shaft)"/><path d="M${x - 11} 112H${x + 11}L${x + 6} 123H${x - 6}Z" fill="${night.gold}"/><path d="M${x - 8} ${WALL - 7}H${x + 8}V${WALL}H${x - 8}Z" fill="${night.gold}" opacity=".8"/>`;
  const lamp = `<path d="M75 32V76" stroke="${night.gold}" stroke-width=".9"/><path d="M75 76C83 80 85 90 80 96H70C65 90 67 80 75 76Z" fill="#fff3c4"/><circle cx="75" cy="88" r="26" fill="url(#spark)"/>`;
  const back = `<path d="${horseshoe(19, 134, WALL)}" transform="translate(37.5 67) scale(.5 .6)" fill="${night.door}" opacity=".55"/>`;
  const wall = `<path d="${merlons}" fill="${night.wall}"/><path d="M0 17H150V${WALL}H0Z" fill="url(#wall)"/><path d="M0 18.4H150M0 36H150" stroke="${night.gold}" stroke-width="1.2" opacity=".75"/><path d="${frieze}" fill="none" stroke="${night.gold}" stroke-width="1" opacity=".8"/>${voussoirs}<path d="${open}" fill="url(#lit)"/><g opacity=".8">${back}</g>${lamp}<path d="${open}" fill="none" stroke="${night.gold}" stroke-width="1.8"/>${column(26)}${column(124)}`;
  const ripples = times(9, (i) => `M${(i * 53) % 150} ${WALL + 12 + i * 8}h${30 + ((i * 17) % 40)}`);
  return svgDocument({
    width: BAY,
    height: WALL + WATER,
    defs: `${verticalGradient('wall', night.wall, night.wallLow)}${verticalGradient('lit', night.light[0], night.light[1], night.light[2])}<linearGradient id="shaft"><stop offset="0" stop-color="${night.stripe}"/><stop offset=".35" stop-color="${night.gold}"/><stop offset="1" stop-color="${night.wallLow}"/></linearGradient><radialGradient id="spark"><stop offset="0" stop-color="#fff3c4" stop-opacity=".9"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient><linearGradient id="deep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${night.water}" stop-opacity=".42"/><stop offset="1" stop-color="${night.water}"/></linearGradient><clipPath id="pool"><path d="M0 ${WALL}H150V${WALL + WATER}H0Z"/></clipPath>`,
    body: `${wall}<g clip-path="url(#pool)"><g transform="translate(0 ${WALL * 2}) scale(1 -1)">${wall}</g><path d="M0 ${WALL}H150V${WALL + WATER}H0Z" fill="url(#deep)"/><path d="${ripples}" stroke="#ffd898" stroke-width="1" opacity=".2" stroke-linecap="round"/></g><path d="M0 ${WALL}H150" stroke="${night.gold}" stroke-width="2"/>`,
  });
}

/** The curtain's hem: a woven band of stars, fringe and tassels, seamless along x. */
const hem = ({ night }) =>
  svgDocument({
    width: 80,
    height: 92,
    defs: verticalGradient('silk', '#f4d48c', '#c08a3a'),
    body: `<path d="M0 6H80V50H0Z" fill="${night.band}"/><path d="M0 8H80M0 48H80" stroke="url(#silk)" stroke-width="2.6"/><path d="M0 13H80M0 43H80" stroke="${night.gold}" stroke-width=".9"/><path d="${khatam(40, 28, 14.6)}${khatam(0, 28, 14.6)}${khatam(80, 28, 14.6)}" fill="${night.stripe}" stroke="${night.gold}" stroke-width="1.5"/><path d="${khatam(40, 28, 7, 22.5, 0.62)}${khatam(0, 28, 7, 22.5, 0.62)}${khatam(80, 28, 7, 22.5, 0.62)}" fill="${night.gold}"/><path d="M20 16L25 28L20 40L15 28ZM60 16L65 28L60 40L55 28Z" fill="none" stroke="${night.gold}" stroke-width="1.2"/>${times(16, (i) => `<path d="M${i * 5 + 2.5} 50V${i % 8 === 3 ? 60 : 66}" stroke="${i % 2 ? '#d9aa58' : '#b58236'}" stroke-width="2.6" stroke-linecap="round"/>`)}<circle cx="20" cy="56" r="5" fill="#f0cd84"/><path d="M16 60H24L28 88H12Z" fill="#c9983f"/><path d="M15.6 63H24.4" stroke="#7a5218" stroke-width="2"/><circle cx="60" cy="56" r="5" fill="#f0cd84"/><path d="M56 60H64L68 88H52Z" fill="#c9983f"/><path d="M55.6 63H64.4" stroke="#7a5218" stroke-width="2"/>`,
  });

/** A frame whose corners are cut by stars. */
export const frame = ({ night }) =>
  svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="none" stroke="${night.line}"><path d="M36 6H84V20H100V36H114V84H100V100H84V114H36V100H20V84H6V36H20V20H36Z" stroke-width="1.5"/><path d="M40 11H80V25H95V40H109V80H95V95H80V109H40V95H25V80H11V40H25V25H40Z" stroke-width=".7"/></g>${[
      [18, 18],
      [102, 18],
      [18, 102],
      [102, 102],
    ]
      .map(
        ([x, y]) =>
          `<path d="${khatam(x, y, 11)}" fill="${night.band}" stroke="${night.line}" stroke-width="1.3"/><path d="${khatam(x, y, 5.4, 22.5, 0.62)}" fill="${night.line}"/>`,
      )
      .join('')}`,
  });

export const rule = ({ night }) =>
  svgDocument({
    width: 240,
    height: 40,
    defs: '<radialGradient id="spark"><stop offset="0" stop-color="#ffe2a0" stop-opacity=".8"/><stop offset="1" stop-color="#ffb95a" stop-opacity="0"/></radialGradient>',
    body: `<circle cx="120" cy="20" r="19" fill="url(#spark)"/><path d="M10 20H92M148 20H230" stroke="${night.line}" stroke-width="1.1"/><path d="${khatam(120, 20, 13)}" fill="none" stroke="${night.line}" stroke-width="1.4"/><path d="${khatam(120, 20, 6.4, 22.5, 0.62)}" fill="#ffe6ac"/><path d="${khatam(98, 20, 4.4)}${khatam(142, 20, 4.4)}" fill="${night.line}"/>`,
  });

/** A brass roundel: pierced stars with light behind them. */
function seal({ night }) {
  const C = 130;
  const stars = times(16, (i) => {
    const a = (i * Math.PI) / 8;
    return `<path d="${khatam(C + Math.cos(a) * 84, C + Math.sin(a) * 84, i % 2 ? 6.4 : 10.4)}" fill="url(#light)" stroke="#5a3a12" stroke-width=".8"/>`;
  });
  const beads = times(48, (i) => {
    const a = (i * Math.PI) / 24;
    return `<circle cx="${num(C + Math.cos(a) * 103)}" cy="${num(C + Math.sin(a) * 103)}" r="2.6" fill="#fbe6ae"/>`;
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="metal" cx="38%" cy="30%" r="85%"><stop offset="0" stop-color="#f8dfa0"/><stop offset=".45" stop-color="#c0903f"/><stop offset="1" stop-color="#63400f"/></radialGradient><radialGradient id="light"><stop offset="0" stop-color="#fffbe6"/><stop offset="1" stop-color="#ffd27a"/></radialGradient><radialGradient id="halo"><stop offset=".6" stop-color="#ffcf7c" stop-opacity=".5"/><stop offset="1" stop-color="#ffb95a" stop-opacity="0"/></radialGradient><radialGradient id="dish" cx="46%" cy="40%" r="70%"><stop offset="0" stop-color="${night.dish[0]}"/><stop offset="1" stop-color="${night.dish[1]}"/></radialGradient><filter id="emboss" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.6" result="b"/><feSpecularLighting in="b" surfaceScale="3.4" specularConstant=".6" specularExponent="20" lighting-color="#fff4d2" result="s"><feDistantLight azimuth="235" elevation="44"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s2"/></feMerge></filter>`,
    body: `<circle cx="130" cy="130" r="129" fill="url(#halo)"/><g filter="url(#emboss)"><path d="${khatam(C, C, 124, 0, 0.9)}" fill="url(#metal)"/></g><circle cx="130" cy="130" r="108" fill="none" stroke="#6d4718" stroke-width="1.6"/>${beads}${stars}<g filter="url(#emboss)"><circle cx="130" cy="130" r="69" fill="url(#metal)"/></g><circle cx="130" cy="130" r="62" fill="url(#dish)"/><circle cx="130" cy="130" r="57" fill="none" stroke="#d9b064" stroke-width="1.1"/>`,
  });
}

export const ember = (size) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: '<radialGradient id="e"><stop offset="0" stop-color="#fff3c8"/><stop offset=".3" stop-color="#ffcf7c" stop-opacity=".8"/><stop offset="1" stop-color="#ff9e40" stop-opacity="0"/></radialGradient>',
    body: `<circle cx="20" cy="20" r="${size}" fill="url(#e)"/>`,
  });

/** Every role of the islamic-lamps layout. */
export const drawCourtyard = (art) => ({
  'lamp-1': () => glassLamp(art.lamps[0]),
  'lamp-2': () => glassLamp(art.lamps[1]),
  'lamp-3': () => glassLamp(art.lamps[2]),
  arcade: () => bay(art),
  hem: () => hem(art),
  frame: () => frame(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => ember(16),
  'fall-2': () => ember(10),
});
