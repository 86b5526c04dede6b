import { num } from '../core/path.mjs';
import { range } from './foil.mjs';

/** The raised lines between the glazes of a majolica tile: pale, so that the filter can find and light them. */
const RIDGE = 'stroke="#fff8e8" stroke-width="1.9" stroke-linejoin="round"';

export const petal = (length, width, fill) =>
  `<path d="M0 0C${num(-width)} ${num(-length * 0.3)} ${num(-width)} ${num(-length * 0.8)} 0 ${-length}C${num(width)} ${num(-length * 0.8)} ${num(width)} ${num(-length * 0.3)} 0 0Z" fill="${fill}" ${RIDGE}/>`;

export const heart = (length, width, fill) =>
  `<path d="M0 0C${num(-width * 1.2)} ${num(-length * 0.35)} ${num(-width)} ${num(-length * 1.05)} ${num(-width * 0.2)} ${num(-length * 0.98)}Q0 ${num(-length * 0.92)} ${num(width * 0.2)} ${num(-length * 0.98)}C${num(width)} ${num(-length * 1.05)} ${num(width * 1.2)} ${num(-length * 0.35)} 0 0Z" fill="${fill}" ${RIDGE}/>`;

const turned = (angle, body) => `<g transform="rotate(${num(angle)})">${body}</g>`;
const moved = (x, y, body) => `<g transform="translate(${x} ${y})">${body}</g>`;
export const around = (count, body, first = 0) => range(count, (i) => turned(first + (i * 360) / count, body)).join('');
export const disc = (r, fill) => `<circle r="${r}" fill="${fill}" ${RIDGE}/>`;

const field = (fill) => `<rect x="-60" y="-60" width="120" height="120" fill="${fill}"/>`;

/** A quarter of a flower in every corner, which four tiles make whole. */
const corners = (glaze, petals) =>
  around(
    4,
    `<g transform="translate(-60 -60) rotate(135)"><path d="M-31 0A31 31 0 0 1 31 0L0 12Z" fill="${glaze.teal}" ${RIDGE}/>${[-36, -12, 12, 36].map((a) => turned(a, heart(27, 7.5, petals))).join('')}${disc(9, glaze.yellow)}</g>`,
  );

/** A peony seen from above, its leaves to the four sides. */
const peony = (glaze) =>
  field(glaze.mint) +
  around(4, `<path d="M0-60C10-50 12-40 8-30M0-60C-10-50-12-40-8-30" fill="none" ${RIDGE}/>`) +
  around(4, moved(0, -60, [-45, 0, 45].map((a) => turned(180 + a, petal(17, 6, glaze.yellow))).join(''))) +
  corners(glaze, glaze.blush) +
  around(4, moved(0, -14, `${petal(34, 8, glaze.leaf)}<path d="M0-6V-30" stroke="#fff8e8" stroke-width="1.1"/>`)) +
  around(4, moved(0, -12, turned(-32, petal(24, 5.5, glaze.leaf)) + turned(32, petal(24, 5.5, glaze.leaf))), 45) +
  around(8, heart(29, 10.5, 'url(#rose)'), 22.5) +
  around(8, heart(18, 7, 'url(#gold)')) +
  disc(6.5, glaze.yellow);

/** A star of buds and golden leaves round a blue flower. */
const star = (glaze) =>
  field(glaze.blush) +
  corners(glaze, glaze.cream) +
  around(
    4,
    `<path d="M0-58C20-44 22-26 0-14C-22-26-20-44 0-58Z" fill="${glaze.mint}" ${RIDGE}/>${moved(0, -22, petal(28, 6, glaze.leaf))}<path d="M0-60C-7-55-7-49 0-44C7-49 7-55 0-60Z" fill="${glaze.wine}" ${RIDGE}/>`,
  ) +
  around(
    4,
    `<path d="M0-8C14-20 12-36 0-46C-12-36-14-20 0-8Z" fill="${glaze.yellow}" ${RIDGE}/>${moved(0, -14, petal(22, 4.5, glaze.rose))}`,
    45,
  ) +
  around(8, petal(19, 6, 'url(#blue)')) +
  disc(7, glaze.yellow) +
  `<circle r="2.8" fill="${glaze.wine}"/>`;

/** One piece of the border tiles, 60 × 40 about the origin: a rose between two half quatrefoils. */
const border = (glaze) =>
  `<rect x="-30" y="-20" width="60" height="40" fill="${glaze.teal}"/><path d="M-30-15H30M-30 15H30" stroke="#fff8e8" stroke-width="2.4"/><path d="M-30-18H30M-30 18H30" stroke="${glaze.yellow}" stroke-width="3"/>${around(6, heart(11, 5, glaze.rose))}${disc(3.2, glaze.yellow)}${[-30, 30].map((x) => moved(x, 0, around(4, petal(10, 3.5, glaze.mint), 45) + `<circle r="2.2" fill="${glaze.yellow}"/>`)).join('')}<path d="M-22 0C-18-8-14-8-11-4M22 0C18 8 14 8 11 4" fill="none" ${RIDGE}/>`;

/** Where two strips of border meet, 40 × 40 about the origin. */
const corner = (glaze) =>
  `<rect x="-20" y="-20" width="40" height="40" fill="${glaze.wine}"/><path d="M-18-18H18V18H-18Z" fill="none" stroke="${glaze.yellow}" stroke-width="3"/><path d="M-15-15H15V15H-15Z" fill="none" stroke="#fff8e8" stroke-width="2.2"/>${around(4, petal(14, 4, glaze.mint), 45)}${around(4, heart(11, 5, glaze.blush))}${disc(3.4, glaze.yellow)}`;

const radial = (id, stops) =>
  `<radialGradient id="${id}" cx=".5" cy="1" r="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</radialGradient>`;

/**
 * Definitions: the tiles #peony, #star, #border and #corner, their shaded glazes,
 * and the filter `glaze` that raises their lines.
 */
export function tileDefs(glaze) {
  return (
    `<clipPath id="tile"><path d="M-60-60H60V60H-60Z"/></clipPath><clipPath id="strip"><path d="M-30-20H30V20H-30Z"/></clipPath>` +
    `<g id="peony" clip-path="url(#tile)">${peony(glaze)}</g><g id="star" clip-path="url(#tile)">${star(glaze)}</g><g id="border" clip-path="url(#strip)">${border(glaze)}</g><g id="corner">${corner(glaze)}</g>` +
    radial('rose', [
      [0, glaze.wine],
      [0.5, glaze.rose],
      [1, glaze.blush],
    ]) +
    radial('gold', [
      [0, glaze.yellow],
      [0.4, glaze.rose],
      [1, glaze.deepRose],
    ]) +
    radial('blue', [
      [0, glaze.deepBlue],
      [1, glaze.paleBlue],
    ]) +
    '<linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".3" stop-color="#fff" stop-opacity=".1"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
    `<filter id="glaze" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .5 .6 .5 0 -.45"/><feGaussianBlur stdDeviation=".8" result="height"/>
    <feSpecularLighting in="height" surfaceScale="3.2" specularConstant=".5" specularExponent="24" lighting-color="#fff" result="light"><feDistantLight azimuth="230" elevation="48"/></feSpecularLighting>
    <feDiffuseLighting in="height" surfaceScale="2.1" diffuseConstant="1.29" lighting-color="#fff" result="shade"><feDistantLight azimuth="230" elevation="52"/></feDiffuseLighting>
    <feBlend in="SourceGraphic" in2="shade" mode="multiply" result="glazed"/><feComposite in="light" in2="glazed" operator="arithmetic" k2=".75" k3="1" result="lit"/><feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>`
  );
}
