import { svgDocument } from '../../core/svg.mjs';

/** Moon, star or sun of each sky, in gold line: 120 × 120. */

const RADIANS = Math.PI / 180;
const at = (x, y, r, degrees) =>
  `${(x + r * Math.cos(degrees * RADIANS)).toFixed(1)} ${(y + r * Math.sin(degrees * RADIANS)).toFixed(1)}`;

/** A star of long and short rays with hollow sides. */
function glint(x, y, r) {
  const points = Array.from({ length: 8 }, (_, i) => at(x, y, i % 2 ? r * 0.34 : r, i * 45 - 90));
  const d = points.map((point, i) => `Q${at(x, y, r * 0.13, i * 45 - 112.5)} ${point}`).join('');
  return `M${points.at(-1)}${d}Z`;
}

/** The young moon, lit from below where the sun went down. */
function crescent(x, y, r, tilt) {
  const horn = 82;
  const outer = `M${at(x, y, r, tilt - horn)}A${r} ${r} 0 1 1 ${at(x, y, r, tilt + horn)}`;
  return `${outer}A${(r * 1.06).toFixed(1)} ${(r * 1.06).toFixed(1)} 0 0 0 ${at(x, y, r, tilt - horn)}Z`;
}

/** The sun as a ring with fine rays, banks of cloud in line across its foot. */
function sun(x, y, r, low) {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const long = i % 2 ? 1.42 : 1.62;
    return `M${at(x, y, r * 1.24, i * 15)}L${at(x, y, r * long, i * 15)}`;
  }).join('');
  const clouds = low
    ? `M12 86q14-10 27-3 11-14 27-5 13-9 24 2 11-4 18 5M26 98q20-6 40-1 18-6 38 0`
    : `M60 96q9-8 18-2 9-9 18-1 8-3 12 3`;
  return `<g fill="none" stroke-width="1.3" stroke-linecap="round"><circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${r - 3.2}" stroke-width=".7"/><path d="${rays}" stroke-width="1"/><path d="${clouds}"/></g>`;
}

const KINDS = {
  crescent: `<path d="${crescent(54, 52, 27, 118)}"/><path d="${glint(88, 26, 9)}"/><path d="${glint(97, 74, 3.6)}"/>`,
  stars: `<path d="${crescent(46, 66, 21, 160)}"/><path d="${[
    [86, 22, 10],
    [104, 58, 5.4],
    [66, 16, 3.6],
    [88, 88, 4.2],
    [22, 24, 4.6],
    [108, 98, 3],
    [14, 96, 3.2],
  ]
    .map((star) => glint(...star))
    .join('')}"/>`,
  morning: `<path d="${glint(68, 48, 26)}"/><path d="${glint(26, 26, 3.4)}"/><path d="${glint(104, 94, 4)}"/>`,
  sun: sun(70, 54, 17, false),
  low: sun(66, 58, 19, true),
};

export const lights = (kind, { line }) =>
  svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="${line}" stroke="${line}" stroke-width="0">${KINDS[kind]}</g>`,
  });
