import fs from 'node:fs';
import path from 'node:path';
import { tones as petal } from '../core/colour.mjs';
import { blurFilter } from '../core/svg.mjs';
import { painter } from '../floral/painter.mjs';

const FONTS = path.join(import.meta.dirname, '../../../web/src/guest/fonts');
const face = (family, file) =>
  `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${fs.readFileSync(path.join(FONTS, `${file}.core.woff2`), 'base64')})}`;

const INK = '#4a3b2a';
export const SCRIPT = `font-family="Great Vibes" fill="${INK}"`;
export const SERIF = `font-family="EB Garamond" fill="${INK}"`;

const FLOWERS = [
  petal('#fde9ec', '#f3b7c2', '#df8398', '#a94a63'),
  petal('#ffffff', '#f6f0e2', '#ddcfb0', '#a08d60'),
  petal('#fff7ea', '#f6dfc2', '#e4b888', '#b57a4a'),
];

/** The painter of the trays, with the shop's own roses: its printed things are shown in one hand. */
export const shopPainter = (seed) =>
  painter(seed, {
    flowers: FLOWERS,
    leaves: ['#6f8a6a', '#9db392', '#48664f'],
    berry: '#b58a3c',
    stamen: '#a8823a',
    leafShade: '#16261c',
    underlay: true,
  });

/** Letters, gold and shadows that the pictures share. */
export const SETTING = `<style>${face('Great Vibes', 'great-vibes')}${face('EB Garamond', 'eb-garamond')}</style>
${blurFilter('shade6', 6)}${blurFilter('shade12', 12)}
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b98739"/><stop offset=".35" stop-color="#f3dfa8"/><stop offset=".6" stop-color="#b98739"/><stop offset="1" stop-color="#a9772f"/></linearGradient>`;

export const text = (x, y, size, face, words, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" ${face} ${more}>${words}</text>`;
