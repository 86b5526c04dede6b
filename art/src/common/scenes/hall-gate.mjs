import { seededRandom } from '../../core/random.mjs';
import { verticalGradient } from '../../core/svg.mjs';
import { flowerBed, palm, rect, ridge, scatter, scene } from './stage.mjs';
import { manggar } from './manggar.mjs';

const [STONE, SHADE, WOOD, GOLD] = ['#e9dcc6', '#bfa98a', '#6f4630', '#d8a951'];

/** The hall behind the gate: a roof of three tiers, as town halls have it. */
const HALL =
  '<g transform="translate(208 300)"><path d="M-128 -30L-84 -82H84L128 -30Z" fill="#7c4a3a"/><path d="M-84 -82L-52 -116H52L84 -82Z" fill="#8d5743"/><path d="M-40 -116L0 -150L40 -116Z" fill="#6d3f33"/><path d="M-40 -116L0 -150L40 -116M-84 -82L-52 -116H52L84 -82M-128 -30L-84 -82H84L128 -30" fill="none" stroke="#e2b877" stroke-width="2"/>' +
  `<rect x="-112" y="-30" width="224" height="66" fill="#f3e9d8"/>${[-96, -60, -24, 12, 48, 84].map((x) => `<path d="M${x} 36V-6Q${x + 9} -18 ${x + 18} -6V36Z" fill="#a9b9a6"/>`).join('')}<path d="M-118 -30H118V-22H-118Z" fill="#d9c0a2"/></g>`;

/** A field with a goal, to the right of the road. */
const FIELD =
  '<path d="M236 346L400 336V420C350 402 300 388 236 380Z" fill="#8fb07e"/><path d="M326 356V326H378V352" fill="none" stroke="#fbf7ef" stroke-width="3"/><path d="M326 326L338 338V360M378 326L386 336V356M338 338H386" fill="none" stroke="#fbf7ef" stroke-opacity=".5"/>';

const ROAD =
  '<path d="M172 342H226C240 390 268 446 300 500H88C124 446 160 390 172 342Z" fill="#c9bda8"/><path d="M198 350L196 372M194 390L190 420M187 440L181 484" stroke="#fbf7ef" stroke-width="4" stroke-linecap="round"/>';

const post = (x) =>
  `<g transform="translate(${x} 0)"><path d="M-19 456V206H19V456Z" fill="${STONE}"/><path d="M7 456V206H19V456Z" fill="${SHADE}" opacity=".55"/><path d="M-25 206H25V190H-25ZM-22 456H22V468H-22Z" fill="${SHADE}"/><path d="M-14 190L0 166L14 190Z" fill="${WOOD}"/><path d="M-11 238H11M-11 252H11" stroke="${SHADE}" stroke-width="2"/></g>`;

/** The beam with its carved board; the number is drawn, not set in a font. */
const BEAM =
  `<path d="M70 214H330V250H70Z" fill="${WOOD}"/><path d="M70 214H330M70 250H330" stroke="${GOLD}" stroke-width="3"/>` +
  Array.from({ length: 16 }, (_, i) => `<path d="M${78 + i * 16} 250q4 12 8 0" fill="${WOOD}"/>`).join('') +
  `<circle cx="200" cy="222" r="34" fill="#fbf5ea" stroke="${GOLD}" stroke-width="4"/><path d="M188 213Q188 203 200 203Q212 203 212 213Q212 221 201 228L189 239H213" fill="none" stroke="#7c2639" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;

/** Two lines of flags between the posts. */
function flags(colours) {
  return Array.from({ length: 14 }, (_, i) => {
    const t = (i + 0.5) / 14;
    const [x, y] = [82 + 236 * t, 262 + 92 * t * (1 - t)];
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}l13 2-8 17z" fill="${colours[i % colours.length]}"/>`;
  }).join('');
}

/**
 * The gate of a hall on the wedding's day, as a guest would look for it:
 * its number, bunga manggar, the field beside it.
 */
export function hallGate() {
  const random = seededRandom(26);
  const colours = ['#c2556a', '#f0d9a0', '#5d8a7a', '#d9a441'];
  return scene(
    verticalGradient('sky', '#bfdcea', '#e9f0e6') + verticalGradient('lawn', '#a3bd8c', '#6f8f62'),
    rect('url(#sky)') +
      '<g fill="#fff" opacity=".75" filter="url(#haze)"><ellipse cx="90" cy="92" rx="70" ry="16"/><ellipse cx="300" cy="60" rx="84" ry="18"/></g>' +
      ridge(306, 34, 17, '#9db8a4') +
      palm(random, 34, 344, 170, 20, '#557a5c') +
      palm(random, 372, 342, 150, -18, '#557a5c') +
      '<path d="M0 336H400V500H0Z" fill="url(#lawn)"/>' +
      HALL +
      FIELD +
      ROAD +
      '<path d="M70 214L84 262Q200 308 316 262L330 214" fill="none"/>' +
      `<path d="M82 262Q200 354 318 262" fill="none" stroke="${WOOD}" stroke-width="1.4"/>` +
      flags(colours) +
      manggar(random, 38, 478, 230, ['#d9a441', '#c2556a', '#f0d9a0']) +
      manggar(random, 362, 478, 230, ['#d9a441', '#5d8a7a', '#f4e6c2']) +
      post(84) +
      post(316) +
      BEAM +
      flowerBed(random, scatter(random, 9, [52, 116], [462, 486]), [7, 12], ['#fff3e2', '#e9c2a8', '#e3a19b']) +
      flowerBed(random, scatter(random, 9, [284, 350], [462, 486]), [7, 12], ['#fff3e2', '#e3a19b', '#f4dcc8']),
  );
}
