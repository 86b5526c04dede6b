import { mix } from '../core/colour.mjs';
import { num } from '../core/path.mjs';
import { rose } from '../floral/rose.mjs';
import { diamonds, scattered, weave } from './songket.mjs';

function bow(x, y, scale, colour, dark) {
  const lit = mix(colour, '#ffffff', 0.12);
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-3 2C-26 26-34 44-38 66L-26 60L-20 70C-16 46-8 24 4 4Z" fill="${dark}"/><path d="M3 2C26 26 36 40 44 60L32 57L28 68C20 46 10 24-4 4Z" fill="${mix(dark, '#000000', 0.08)}"/><path d="M0 0C-18-30-58-40-64-18C-70 6-30 16 0 4Z" fill="${colour}"/><path d="M0 0C18-30 58-40 64-18C70 6 30 16 0 4Z" fill="${lit}"/><path d="M-6 0C-22-16-44-22-50-14C-48-4-26 4-6 2ZM6 0C22-16 44-22 50-14C48-4 26 4 6 2Z" fill="${dark}" opacity=".75"/><rect x="-10" y="-10" width="20" height="20" rx="7" fill="${mix(colour, '#ffffff', 0.2)}"/></g>`;
}

/** A wrapped box with ribbon and bow. */
function box(_paint, { ribbon, cover = '#fffaf0' }) {
  return `<g transform="rotate(-13 300 300)"><rect x="206" y="212" width="188" height="188" rx="5" fill="#3a2a18" opacity=".3" filter="url(#shade8)"/><rect x="204" y="204" width="192" height="192" rx="5" fill="${cover}"/><rect x="204" y="204" width="192" height="192" rx="5" fill="url(#sheen)"/><rect x="212" y="212" width="176" height="176" rx="3" fill="none" stroke="${mix(ribbon, '#ffffff', 0.25)}" stroke-width="1"/><path d="M286 204h28v192h-28zM204 286h192v28H204z" fill="${ribbon}"/><path d="M290 204v192M310 204v192M204 290h192M204 310h192" stroke="#fff" stroke-opacity=".35"/>${bow(300, 298, 1.18, ribbon, mix(ribbon, '#20140a', 0.28))}</g>`;
}

/** Chocolates in their paper cups, three rows of four. */
function truffles(_paint, { cover = '#3a261a' }) {
  let sweets = '';
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 4; column++) {
      const x = 230 + column * 46.5;
      const y = 242 + row * 54;
      for (let i = 0; i < 14; i++) {
        const angle = (i / 14) * 2 * Math.PI;
        sweets += `<circle cx="${num(x + 17 * Math.cos(angle))}" cy="${num(y + 17 * Math.sin(angle))}" r="4.4" fill="${mix('#e9cf93', '#ffffff', 0.2)}"/>`;
      }
      sweets += `<circle cx="${x}" cy="${y}" r="16.5" fill="url(#${(row + column) % 3 ? 'darkSweet' : 'paleSweet'})"/><path d="M${x - 8} ${y - 5}Q${x} ${y - 12} ${x + 8} ${y - 4}M${x - 9} ${y + 2}Q${x} ${y - 5} ${x + 9} ${y + 3}" stroke="#f3dfb0" stroke-width="1.4" fill="none" opacity=".8"/>`;
    }
  }
  return `<g transform="rotate(9 300 300)"><rect x="198" y="214" width="204" height="176" rx="10" fill="#3a2a18" opacity=".32" filter="url(#shade8)"/><rect x="196" y="206" width="208" height="180" rx="10" fill="${cover}"/><rect x="204" y="214" width="192" height="164" rx="6" fill="none" stroke="url(#leafGold)" stroke-width="1.6"/>${sweets}</g>`;
}

/** Rings of betel leaves: how many, and how far out. */
const SIRIH_RINGS = [
  [22, 104],
  [18, 80],
  [14, 58],
  [10, 36],
  [6, 16],
];

/** Sirih junjung from above: folded betel leaves round a flower. */
function sirih(paint, { flowers }) {
  let leaves = '';
  SIRIH_RINGS.forEach(([count, r], ring) => {
    for (let i = 0; i < count; i++) {
      const angle = ((i + ring * 0.5) / count) * 360;
      leaves += `<g transform="translate(300 300) rotate(${num(angle)}) translate(0 ${-r * 0.25})"><path d="M0 ${-r - 14}C-6 ${-r - 8} -21 ${-r + 8} -17 ${-r + 30}C-14 ${-r + 46} -4 ${-r + 48} 0 ${-r + 44}C4 ${-r + 48} 14 ${-r + 46} 17 ${-r + 30}C21 ${-r + 8} 6 ${-r - 8} 0 ${-r - 14}Z" fill="url(#sirih)" stroke="#1f4a2a" stroke-width=".8"/><path d="M0 ${-r + 42}V${-r - 10}M0 ${-r + 32}Q-8 ${-r + 24} -12 ${-r + 10}M0 ${-r + 32}Q8 ${-r + 24} 12 ${-r + 10}" stroke="#b9d49a" stroke-width=".9" fill="none" opacity=".85"/></g>`;
    }
  });
  return `<circle cx="304" cy="312" r="122" fill="#2a1e0a" opacity=".35" filter="url(#shade8)"/>${leaves}${rose(paint, 300, 298, 36, flowers[0])}`;
}

/** Songket, folded, with its band of diamonds uppermost. */
function kain(_paint, { cover }) {
  const cloth = { columns: 50, cell: [4, 3.4] };
  const field = weave(scattered(25, 15), { ...cloth, rows: 52, at: [200, 202] });
  const band = weave(diamonds(13, 11), { ...cloth, rows: 11, at: [200, 267] });
  return `<g transform="rotate(-8 300 300)"><rect x="200" y="214" width="204" height="180" rx="4" fill="#2a1e0a" opacity=".36" filter="url(#shade8)"/><rect x="198" y="204" width="204" height="184" rx="4" fill="${mix(cover, '#000000', 0.25)}"/><rect x="198" y="200" width="204" height="180" rx="4" fill="${cover}"/><path d="${field}" fill="url(#leafGold)" opacity=".85"/><rect x="198" y="258" width="204" height="56" fill="${mix(cover, '#000000', 0.18)}"/><path d="${band}" fill="url(#leafGold)"/><path d="M198 260h204M198 312h204" stroke="url(#leafGold)" stroke-width="2"/><rect x="198" y="200" width="204" height="180" rx="4" fill="url(#sheen)"/></g>`;
}

const stops = (...colours) =>
  colours.map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`).join('');

export const GIFT_DEFS = `<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1a08" stop-opacity=".16"/></linearGradient>
<radialGradient id="darkSweet" cx="40%" cy="35%">${stops('#8a5a38', '#3f2413')}</radialGradient>
<radialGradient id="paleSweet" cx="40%" cy="35%">${stops('#f6e3c3', '#c99f68')}</radialGradient>
<linearGradient id="sirih" x1="0" y1="0" x2="0" y2="1">${stops('#3f7a45', '#245a33')}</linearGradient>`;

/** What lies on the lace, by name. */
export const GIFTS = { box, truffles, sirih, kain };
