import { cutOut } from '../../minimal/portrait/serambi.mjs';
import { linear } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { put, revolved, sheet, TURN } from '../../photo/models/forms.mjs';
import { pixelsOf, texture } from '../../photo/models/materials.mjs';
import { lettering } from './edge-print.mjs';

/** A cassette of 35 mm film and the lid of its tin, followed by light. Centimetres, y up. */

const BLACK = { colour: linear('#191715'), coat: 0.9, rough: 0.25 };
const TIN = { colour: [0.74, 0.73, 0.7], metal: 1, rough: 0.26 };

/** The printed shell, unrolled: 790 × 430 units for 7.9 × 4.3 cm. */
function shellArt({ paper, red, ink, amber }) {
  const line = (text, x, y, height, wide, colour) =>
    `<path d="${lettering(text, x, y, height)}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const label = (x) =>
    `${line('SERI', x, 86, 62, 13, ink)}${line('400', x + 2, 310, 56, 12, paper)}${line('36', x + 160, 326, 36, 7, paper)}`;
  const body = `<rect width="790" height="430" fill="${paper}"/><rect y="206" width="790" height="54" fill="${amber}"/><rect y="260" width="790" height="170" fill="${red}"/><rect y="200" width="790" height="9" fill="${ink}"/>${[70, 465].map(label).join('')}`;
  return svgDocument({ width: 790, height: 430, body });
}

/** The end of the film that hangs out of the cassette: its shape as a leader, holes along both edges. */
function leaderAlpha() {
  const holes = Array.from({ length: 30 }, (_, i) =>
    [0, 1]
      .map((side) =>
        side && i > 12 ? '' : `<rect x="${i * 47.5 + 12}" y="${side ? 302 : 20}" width="20" height="28" rx="5"/>`,
      )
      .join(''),
  );
  const body = `<path d="M0 0H1400V176C1380 190 1340 196 1250 196C980 198 900 214 820 262C760 300 700 350 600 350H0Z" fill="#fff"/><g fill="#000">${holes.join('')}</g>`;
  return svgDocument({ width: 1400, height: 350, body: `<rect width="1400" height="350" fill="#000"/>${body}` });
}

async function cassetteModel(art) {
  const printed = texture(await pixelsOf(Buffer.from(shellArt(art)), 790));
  const there = texture(await pixelsOf(Buffer.from(leaderAlpha()), 700));
  const shell = revolved(
    [
      [1.26, 0.28],
      [1.26, 4.58],
    ],
    { colour: (u, v) => printed(u % 1, 1 - v * 0.998).slice(0, 3), coat: 0.8, rough: 0.22 },
    { grid: [96, 8], sharp: true },
  );
  const cap = (y, sign) =>
    revolved(
      [
        [0, y + sign * 0.08],
        [0.62, y + sign * 0.08],
        [0.66, y + sign * 0.16],
        [1.2, y + sign * 0.16],
        [1.33, y + sign * 0.1],
        [1.34, y - sign * 0.22],
        [1.27, y - sign * 0.26],
      ],
      BLACK,
      { grid: [72, 36], sharp: true },
    );
  const spool = revolved(
    [
      [0, 5.16],
      [0.42, 5.16],
      [0.46, 5.1],
      [0.46, 4.7],
    ],
    BLACK,
    { grid: [40, 12], sharp: true },
  );
  const film = {
    at: (u, v) => {
      // Out of the lip, along the ground, its end curling up.
      const s = u * 13.4;
      const curl = Math.max(0, u - 0.62) / 0.38;
      return [
        1.1 + s * (1 - 0.16 * curl * curl),
        0.5 + (1 - v) * 3.5 + 0.5 * curl ** 2,
        1.0 + 0.9 * Math.sin(u * 3.4) - 3.2 * curl ** 2,
      ];
    },
    grid: [80, 12],
    material: {
      colour: linear('#54402f'),
      coat: 1,
      rough: 0.16,
      alpha: (u, v) => (there(u * 0.998, v * 0.998)[0] > 0.3 ? 1 : 0),
    },
  };
  const lip = put([sheet(0.7, 4.26, { colour: linear('#26211d'), rough: 0.6 })], { at: [1.2, 2.43, 0.98], yaw: -14 });
  return [shell, cap(4.62, 1), cap(0.2, -1), spool, lip, film];
}

/** The cassette standing with its film drawn out to the right. */
export const CASSETTE = { width: 400, height: 190, pixels: 560 };
export async function cassettePicture(art) {
  const view = { from: [4.4, 7.6, 33], to: [5.7, 2.35, 0], view: 12.9, focus: [1, 3, 1.2], aperture: 0.02 };
  return cutOut(await cassetteModel(art), view, CASSETTE);
}

/** The cassette by itself, its film all wound in. */
export const CAN = { width: 120, height: 200, pixels: 240 };
export async function canPicture(art) {
  const surfaces = await cassetteModel(art);
  const view = { from: [2, 12, 33], to: [0.06, 2.62, 0], view: 9.9, focus: [0, 3, 1.2], aperture: 0.02 };
  return cutOut(surfaces.slice(0, -1), view, CAN);
}

/** The lid of a film tin from above, its paper label blank for initials. */
export const LID = { width: 260, height: 260, pixels: 300 };
export function lidPicture({ paper, red }) {
  const rim = {
    at: (u, v) => {
      const knurl = 0.028 * Math.sign(Math.sin(u * TURN * 84));
      const r = 3.02 + (v < 0.5 ? 0 : knurl);
      const y = 0.62 - v * 1.1;
      return [Math.cos(u * TURN) * (r + (v < 0.12 ? -0.1 : 0)), y, -Math.sin(u * TURN) * (r + (v < 0.12 ? -0.1 : 0))];
    },
    grid: [672, 12],
    material: TIN,
  };
  const top = revolved(
    [
      [0, 0.5],
      [2.26, 0.5],
      [2.34, 0.5],
      [2.4, 0.56],
      [2.52, 0.66],
      [2.66, 0.66],
      [2.8, 0.62],
      [2.94, 0.6],
      [3.02, 0.5],
    ],
    TIN,
    { grid: [120, 60] },
  );
  const label = {
    at: (u, v) => [Math.cos(u * TURN) * v * 2.18, 0.53, -Math.sin(u * TURN) * v * 2.18],
    grid: [96, 24],
    material: {
      colour: (u, v) => linear(Math.abs(v - 0.9) < 0.022 || Math.abs(v - 0.85) < 0.007 ? red : paper),
      rough: 0.7,
    },
  };
  return cutOut(
    [top, rim, label],
    { from: [0, 40, 3], to: [0, 0.3, 0.02], view: 9.3, focus: [0, 0.5, 0], aperture: 0.02 },
    LID,
  );
}
