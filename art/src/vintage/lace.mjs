import { num } from '../core/path.mjs';
import { place, polar, times } from './pen.mjs';

/**
 * Bobbin lace as a solid and its holes, for a mask. A stitch is one scallop with what lies below it, `PITCH` wide; its
 * origin is the edge of the card, outwards is up.
 */
export const PITCH = 200 / 3;
export const REACH = 80;

const drop = (length, width) =>
  `<path d="M0 ${num(length / 2)}C${num(-width * 1.1)} ${num(length * 0.1)} ${num(-width)} ${num(-length / 2)} 0 ${num(-length / 2)}C${num(width)} ${num(-length / 2)} ${num(width * 1.1)} ${num(length * 0.1)} 0 ${num(length / 2)}Z"/>`;

const dot = (x, y, radius) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"/>`;

const flower = (x, y, petals, distance, length, width) =>
  times(petals, (i) => {
    const [px, py] = polar(x, y, (i * 360) / petals, distance);
    return place(px, py, (i * 360) / petals, drop(length, width));
  }).join('');

/** The scallop's own thread: a disc on the band, and picots on its rim. */
const scallop =
  dot(0, -46, 30.5) +
  times(9, (i) => {
    const [x, y] = polar(0, -46, (i - 4) * 22, 31.5);
    return dot(x, y, 4);
  }).join('');

const holes = [
  flower(0, -47, 6, 10.5, 14, 4.8),
  times(9, (i) => dot(...polar(0, -46, (i - 4) * 22, 24.5), 2.3)).join(''),
  // Below the scallop: an eyelet between two leaves.
  dot(0, -16, 3.4),
  place(-11.5, -19, -62, drop(16, 4)),
  place(11.5, -19, 62, drop(16, 4)),
  // Between this scallop and the next: a flower on the band, an eyelet above it.
  flower(PITCH / 2, -23, 5, 7.4, 10.5, 3.6),
  dot(PITCH / 2, -41, 3.2),
  dot(PITCH / 2, -50, 2),
  times(5, (i) => place((i - 2) * (PITCH / 5), -6.5, 45, '<rect x="-2" y="-2" width="4" height="4"/>')).join(''),
].join('');

/**
 * Lace round a shape with half circles of `radius` above and below and straight sides between.
 * @param {{left: number, right: number, top: number, bottom: number}} box `top`, `bottom`: centres of the half circles;
 *   between them lies a multiple of `PITCH`
 */
export function laceRound({ left, right, top, bottom }, around = 12) {
  const radius = (right - left) / 2;
  const middle = (left + right) / 2;
  const step = 180 / around;
  const along = Math.round((bottom - top) / PITCH);
  const places = [
    ...times(around, (i) => [...polar(middle, top, -90 + (i + 0.5) * step, radius), -90 + (i + 0.5) * step]),
    ...times(along, (i) => [right, top + (i + 0.5) * PITCH, 90]),
    ...times(around, (i) => [...polar(middle, bottom, 90 + (i + 0.5) * step, radius), 90 + (i + 0.5) * step]),
    ...times(along, (i) => [left, bottom - (i + 0.5) * PITCH, -90]),
  ];
  const each = (markup) => places.map(([x, y, angle]) => place(x, y, angle, markup)).join('');
  const outline = stadium({ left: left - 47, right: right + 47, top, bottom });
  return { solid: `<path d="${outline}"/>${each(scallop)}`, hole: each(holes) };
}

/** Half a doily hanging from the line y = 0, about (0, 0). */
export function laceFan(radius, around = 12) {
  const step = 180 / around;
  const each = (markup) =>
    times(around, (i) => {
      const angle = 90 + (i + 0.5) * step;
      return place(...polar(0, 0, angle, radius), angle, markup);
    }).join('');
  return { solid: `<circle r="${radius + 47}"/>${each(scallop)}`, hole: each(holes) };
}

export function stadium({ left, right, top, bottom }) {
  const radius = (right - left) / 2;
  return `M${left} ${top}A${radius} ${radius} 0 0 1 ${right} ${top}V${bottom}A${radius} ${radius} 0 0 1 ${left} ${bottom}Z`;
}

/** Pearls along a stadium, so that every 200 units of its sides hold sixteen. */
export function pearlsRound({ left, right, top, bottom }, size = 5.6) {
  const radius = (right - left) / 2;
  const middle = (left + right) / 2;
  const around = Math.round((Math.PI * radius) / 12.5);
  const along = Math.round((bottom - top) / 12.5);
  const arc = (cy, first) => times(around, (i) => polar(middle, cy, first + ((i + 0.5) * 180) / around, radius));
  const points = [
    ...arc(top, -90),
    ...times(along, (i) => [right, top + (i + 0.5) * 12.5]),
    ...arc(bottom, 90),
    ...times(along, (i) => [left, bottom - (i + 0.5) * 12.5]),
  ];
  return points.map(([x, y]) => `<circle cx="${num(x)}" cy="${num(y)}" r="${size}" fill="url(#pearl)"/>`).join('');
}

/** Threads in relief: what is drawn in it is lit as if sewn. */
export const sewn = (id, colour) =>
  `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="1.1" result="h"/><feDiffuseLighting in="h" surfaceScale="2.4" diffuseConstant="1.28" lighting-color="${colour}"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feComposite in2="SourceAlpha" operator="in"/></filter>`;

export const PEARL =
  '<radialGradient id="pearl" cx="36%" cy="32%" r="75%"><stop offset="0" stop-color="#fff"/><stop offset=".35" stop-color="#f8f1e4"/><stop offset=".75" stop-color="#d8c9b0"/><stop offset="1" stop-color="#a8977c"/></radialGradient>';
