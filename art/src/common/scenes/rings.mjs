import { num } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { verticalGradient } from '../../core/svg.mjs';
import { rect, scene } from './stage.mjs';

const CUSHION = 'M64 210C110 196 290 196 336 210C352 260 352 372 338 424C286 440 114 440 62 424C48 372 48 260 64 210Z';

/** Songket: nested diamonds in staggered rows. */
function songket(colour) {
  let markup = '';
  for (let y = 196; y < 440; y += 34)
    for (let x = -10 + (Math.floor(y / 34) % 2) * 22; x < 420; x += 44)
      markup += `<path d="M${x} ${y}l9 11-9 11-9-11zM${x} ${y + 6}l4 5-4 5-4-5z" fill="none" stroke="${colour}" stroke-width="1.3"/><circle cx="${x + 22}" cy="${y + 11}" r="1.8" fill="${colour}"/>`;
  return markup;
}

const tassel = ([x, y]) =>
  `<g transform="translate(${x} ${y})"><circle r="8" fill="url(#gold)"/><path d="M-5 6L-9 34M-2 8L-3 38M2 8L3 38M5 6L9 34" stroke="#d8a951" stroke-width="2"/></g>`;

const RINGS = `<ellipse cx="206" cy="334" rx="92" ry="20" fill="#25060f" opacity=".5" filter="url(#haze)"/><g fill="none" stroke="url(#gold)"><ellipse cx="168" cy="300" rx="54" ry="48" stroke-width="13"/><ellipse cx="238" cy="306" rx="48" ry="43" stroke-width="11"/></g><g fill="none" stroke="#fff6da" opacity=".8"><path d="M122 280A54 48 0 0 1 160 253" stroke-width="3" stroke-linecap="round"/><path d="M198 286A48 43 0 0 1 226 266" stroke-width="2.5" stroke-linecap="round"/></g><g transform="translate(238 258)"><path d="M-14 -6L-8 -15H8L14 -6L0 12Z" fill="#f2fbff" stroke="#c9dbe6"/><path d="M-14 -6H14M-8 -15L-4 -6L0 12L4 -6L8 -15" stroke="#a9c4d4" fill="none"/></g>`;

function petals(random) {
  return Array.from({ length: 16 }, () => {
    const [x, y, angle] = [random.between(16, 384), random.between(24, 176), random.between(0, 360)].map(num);
    const size = random.between(0.7, 1.4).toFixed(2);
    const colour = ['#e4a7a0', '#f3d3c6', '#c76f77'][random.below(3)];
    return `<path transform="translate(${x} ${y}) rotate(${angle}) scale(${size})" d="M0 0C-10 -8 -10 -22 0 -30C10 -22 10 -8 0 0Z" fill="${colour}" opacity="${random.between(0.6, 1).toFixed(2)}"/>`;
  }).join('');
}

/** Rings on a songket cushion. */
export function rings() {
  const corners = [
    [62, 208],
    [338, 208],
    [60, 426],
    [340, 426],
  ];
  return scene(
    `${verticalGradient('cloth', '#f4e7d6', '#e6d0b4')}<radialGradient id="velvet" cx="44%" cy="34%" r="76%"><stop offset="0" stop-color="#a5485a"/><stop offset=".6" stop-color="#7c2639"/><stop offset="1" stop-color="#4a1120"/></radialGradient><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff1c4"/><stop offset=".4" stop-color="#d8a951"/><stop offset=".7" stop-color="#8e6022"/><stop offset="1" stop-color="#f0d088"/></linearGradient><clipPath id="cushion"><path d="${CUSHION}"/></clipPath>`,
    `${rect('url(#cloth)')}<ellipse cx="200" cy="438" rx="170" ry="26" fill="#5a3a22" opacity=".35" filter="url(#haze)"/><path d="${CUSHION}" fill="url(#velvet)"/><g clip-path="url(#cushion)" opacity=".62">${songket('#e2bd72')}</g><path d="${CUSHION}" fill="none" stroke="#e0b96c" stroke-width="3"/>${corners.map(tassel).join('')}${RINGS}${petals(seededRandom(23))}`,
  );
}
