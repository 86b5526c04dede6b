import { bouquet } from '../floral/bouquet.mjs';
import { SCRIPT, SERIF, SETTING, shopPainter, text } from './setting.mjs';

const RADIUS = 84;
/** Places on the sheet, row by row; the last one is lifted off it. */
const PLACES = [
  [130, 118],
  [310, 118],
  [490, 118],
  [130, 298],
  [310, 298],
];
const LIFTED = { x: 505, y: 318, turn: 12 };

/** Round stickers for favours, on their sheet; one of them is being taken off. */
export function stickers() {
  const paint = shopPainter(41);
  const sheet = `<g transform="translate(310 214) rotate(-3) translate(-310 -214)">
<rect x="34" y="40" width="560" height="368" rx="10" fill="#2a1e0a" opacity=".26" filter="url(#shade12)"/>
<rect x="28" y="24" width="564" height="372" rx="10" fill="#f3ece0"/>
<rect x="28" y="24" width="564" height="372" rx="10" fill="none" stroke="#d9cdb8"/>
${PLACES.map(([x, y]) => sticker(paint, x, y)).join('')}
<circle cx="490" cy="298" r="${RADIUS}" fill="#e9e0d0"/><circle cx="490" cy="298" r="${RADIUS}" fill="none" stroke="#d5c8b1"/>
</g>`;
  const { x, y, turn } = LIFTED;
  const lifted = `<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x + 8}" cy="${y + 16}" rx="${RADIUS}" ry="${RADIUS * 0.98}" fill="#2a1e0a" opacity=".34" filter="url(#shade6)"/>${sticker(paint, x, y)}</g>`;
  return paint.document(640, 440, `<defs>${SETTING}</defs>${sheet}${lifted}`);
}

function sticker(paint, x, y) {
  const flowers = [
    ['rose', 0, 30, 38, 0],
    ['rose', -46, 52, 30, 2],
    ['rose', 48, 50, 29, 1],
    ['jasmine', -78, 60, 16, 1],
    ['jasmine', 80, 58, 15, 1],
  ];
  return `<clipPath id="c${x}-${y}"><circle cx="${x}" cy="${y}" r="${RADIUS}"/></clipPath>
<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#fffdf8"/>
<g clip-path="url(#c${x}-${y})">${bouquet(paint, { x, y: y + RADIUS - 6, direction: 0, spread: 150, scale: 0.39, sprigs: 9, ghost: 0.2, flowers })}</g>
<circle cx="${x}" cy="${y}" r="${RADIUS - 6}" fill="none" stroke="url(#gold)" stroke-width="2.2"/>
<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="none" stroke="#cdbfa6" stroke-width=".8"/>
${text(x, y - 46, 12.5, SERIF, 'TERIMA KASIH', 'letter-spacing="2.6"')}
${text(x, y - 4, 35, SCRIPT, 'Aina &amp; Zaid')}`;
}
