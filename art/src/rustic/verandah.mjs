import { hook, bloom, awanLarat } from '../classic/carving.mjs';
import { relief } from '../classic/filters.mjs';
import { mix } from '../core/colour.mjs';
import { num, polar, polyline } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { times } from '../vintage/pen.mjs';
import { repeating } from './garland.mjs';
import { lightDefs } from './lights.mjs';

/** A timber house's verandah at night: carved eaves, lanterns, a rail, and fireflies in the mangroves beyond it. */

const UNIT = 100;
/** The hanging bee, a pendant of the eaves board, with its piercings. */
const PENDANT =
  'M0 92H100V100C98 114 92 122 84 124C82 137 72 142 64 139C62 156 57 172 50 188C43 172 38 156 36 139C28 142 18 137 16 124C8 122 2 114 0 100Z' +
  'M50 120C57 130 57 143 50 154C43 143 43 130 50 120ZM27 108C33 110 35 117 31 122C25 122 22 115 27 108ZM73 108C67 110 65 117 69 122C75 122 78 115 73 108Z';

/** One stretch of the eaves board as heights: board, carving and pendant. */
const eavesUnit = (i) => {
  const scroll =
    i % 2 ? awanLarat(50, 58, 25, -60, -1, { turns: 1.3 }) : `${bloom(50, 58, 25, 8, 22.5)}${bloom(50, 58, 13, 8)}`;
  const sides = [
    [12, 76, -40, 30, 12, 1],
    [88, 76, 40, 30, 12, -1],
    [12, 40, -130, 26, 11, -1],
    [88, 40, 130, 26, 11, 1],
    [50, 162, 180, 18, 7, 0],
    [30, 100, -70, 16, 7, 1],
    [70, 100, 70, 16, 7, -1],
  ].map((leaf) => hook(...leaf));
  return `<g transform="translate(${i * UNIT} 0)"><path d="M0 26H100V92H0Z" opacity=".3"/><path d="${PENDANT}" fill-rule="evenodd" opacity=".5"/><path d="M0 24H100V31H0ZM0 87H100V94H0Z" opacity=".5"/>${scroll}${sides.join('')}</g>`;
};

/** Eaves with carved, pierced pendants below dark rafters, 600 × 240, seamless to both sides. */
export function carvedEaves({ timber, rafter, lit }) {
  const units = times(10, (i) => eavesUnit(i - 2)).join('');
  const rafters = times(
    12,
    (i) =>
      `<rect x="${i * 60 - 30}" width="22" height="22" fill="${mix(rafter, '#000000', 0.25)}"/><rect x="${i * 60 - 30}" width="3" height="22" fill="${mix(rafter, lit, 0.3)}"/>`,
  ).join('');
  const defs = `${relief('carved', { color: timber, blur: 1.1, height: 7, elevation: 50, shine: 0.5, shineColor: lit })}${paperShadow('shadow', { colour: '#000000', dy: 7, blur: 5, opacity: 0.6 })}<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".62"/><stop offset=".6" stop-color="#000" stop-opacity=".06"/><stop offset="1" stop-color="${lit}" stop-opacity=".2"/></linearGradient><clipPath id="board"><path d="M-200 0H800V92H-200Z"/></clipPath>`;
  const body = `<rect width="600" height="26" fill="${rafter}"/>${rafters}<g filter="url(#shadow)"><g transform="translate(0 -4)" filter="url(#carved)">${units}</g></g><rect width="600" height="92" fill="url(#dusk)"/>`;
  return svgDocument({ width: 600, height: 240, defs, body });
}

/** A lantern of wood and paper on a cord. */
function lantern(x, length, scale, { paper: [, body], wood, lit }) {
  const panes = [-1, 0, 1]
    .map((i) => {
      const [a, b] = [i * 20 - 10, i * 20 + 10];
      return `<path d="M${a} 22H${b}L${b * 0.82} 82H${a * 0.82}Z" fill="url(#paper)" opacity="${i ? 0.86 : 1}"/>`;
    })
    .join('');
  const lattice =
    [-30, -10, 10, 30].map((at) => `M${at} 20L${at * 0.82} 84`).join('') +
    'M-29 40H29M-26 64H26M-10 40L0 22L10 40L0 64L-10 40M-27 40L-18 22M27 40L18 22M-26 64L-18 82M26 64L18 82M0 64L-8 82M0 64L8 82';
  const tassel = times(
    7,
    (i) => `M${num((i - 3) * 1.1)} 100Q${num((i - 3) * 1.8)} 114 ${num((i - 3) * 2.4)} ${126 - Math.abs(i - 3) * 2}`,
  ).join('');
  return `<path d="M${x}-4V${length}" stroke="#0b0705" stroke-width="2.2"/><g transform="translate(${x} ${length}) scale(${scale})"><circle cy="54" r="84" fill="url(#halo)"/><circle cy="54" r="60" fill="url(#core)" opacity=".7"/><path d="M-3-8H3V4H-3Z" fill="${wood}"/><path d="M0-2C10 4 24 8 38 18L34 24H-34L-38 18C-24 8-10 4 0-2Z" fill="url(#cap)"/>${panes}<path d="${lattice}" stroke="${wood}" stroke-width="1.9" fill="none"/><path d="M-27 81H27L22 91H-22Z" fill="url(#cap)"/><path d="M-5 91H5L3 100H-3Z" fill="${wood}"/><path d="${tassel}" stroke="${body}" stroke-width="1.4" fill="none"/><path d="M-36 19H36" stroke="${lit}" stroke-width="1.1" opacity=".7"/></g>`;
}

/** Lanterns that hang below the eaves, 600 × 330. `list`: [x, length, size] */
export function lanterns({ list, look }) {
  const { paper, wood, lit } = look;
  const defs = `${lightDefs()}<radialGradient id="paper" gradientUnits="userSpaceOnUse" cx="0" cy="56" r="42"><stop offset="0" stop-color="${paper[0]}"/><stop offset=".5" stop-color="${paper[1]}"/><stop offset="1" stop-color="${paper[2]}"/></radialGradient><linearGradient id="cap" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wood, lit, 0.25)}"/><stop offset="1" stop-color="${wood}"/></linearGradient>`;
  return repeating(330, defs, list.map((lamp) => lantern(...lamp, look)).join(''));
}

/** A turned baluster between y = 0 and 74. */
const BALUSTER =
  'M-4 0H4L5 6C9 12 9 20 4 26L7 30L4 34C3 42 3 48 4 54L7 58L4 62C6 66 5 70 5 74H-5C-5 70-6 66-4 62L-7 58L-4 54C-3 48-3 42-4 34L-7 30L-4 26C-9 20-9 12-5 6Z';

/** The verandah's rail before mangroves full of fireflies, 600 × 230. */
export function railAtNight({ seed, trees, timber, rafter, lit, glow }) {
  const random = seededRandom(seed);
  const bank = (base, swing, step, sides) => {
    const points = [[-0.5, 240]];
    for (let x = -0.5; x <= 601; x += step) {
      const t = x / 600;
      const height =
        base +
        sides * Math.cos(2 * Math.PI * t) ** 3 +
        swing * (Math.sin(2 * Math.PI * t * 5 + base) + 0.6 * Math.sin(2 * Math.PI * t * 11 + 1));
      points.push([x, 168 - height]);
    }
    return `${polyline([...points, [600.5, 240]])}Z`;
  };
  const flies = (count, low, high) =>
    times(count, () => {
      // More of them where the trees stand, at the sides.
      const x = 300 + (random.next() < 0.5 ? -1 : 1) * (300 - 190 * random.next() ** 1.7);
      const y = random.between(low, high);
      const r = random.between(0.9, 2);
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 4.5)}" fill="url(#fly)" opacity=".8"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${glow[0]}"/>`;
    }).join('');
  const leaves = (colour, count, base) =>
    times(count, () => {
      const x = random.between(0, 600);
      const y = 168 - base - 34 * Math.max(0, Math.cos((2 * Math.PI * x) / 600)) ** 3 + random.between(-14, 30);
      const [ex, ey] = polar(x, y, random.between(0, 360), random.between(5, 10));
      return `<path d="M${num(x)} ${num(y)}L${num(ex)} ${num(ey)}" stroke="${colour}" stroke-width="3" stroke-linecap="round" opacity=".8"/>`;
    }).join('');
  const layers = [
    `<path d="${bank(34, 4, 7, 40)}" fill="${trees[0]}"/>`,
    flies(34, 70, 150),
    `<path d="${bank(8, 5, 7, 30)}" fill="${trees[1]}"/>`,
    leaves(trees[1], 150, 16) + flies(22, 96, 170),
  ];
  const turned = `fill="url(#post)"`;
  const balusters = times(
    12,
    (i) => `<g transform="translate(${25 + i * 50} 156)"><path d="${BALUSTER}" ${turned}/></g>`,
  ).join('');
  const piercing = times(
    12,
    (i) =>
      `<path transform="translate(${i * 50} 178)" d="M0-14L9 0L0 14L-9 0Z" fill="none" stroke="url(#post)" stroke-width="4"/>`,
  ).join('');
  const bars = `<rect y="142" width="600" height="15" fill="url(#bar)"/><rect y="140" width="600" height="2.4" fill="${lit}" opacity=".6"/><rect y="174" width="600" height="3" fill="${rafter}"/><rect y="226" width="600" height="10" fill="url(#bar)"/>`;
  const post = `<g transform="translate(0 110)"><rect x="-15" y="10" width="30" height="120" fill="url(#post)"/><rect x="-19" y="6" width="38" height="9" fill="url(#post)"/><path d="M0-26C10-14 14-6 8 4H-8C-14-6-10-14 0-26Z" fill="url(#post)"/><path d="M-9 30H9V96H-9Z" fill="none" stroke="${rafter}" stroke-width="2"/></g>`;
  const defs = `<radialGradient id="fly"><stop offset="0" stop-color="${glow[0]}" stop-opacity=".7"/><stop offset="1" stop-color="${glow[1]}" stop-opacity="0"/></radialGradient><linearGradient id="post" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${rafter}"/><stop offset=".35" stop-color="${timber}"/><stop offset=".5" stop-color="${lit}"/><stop offset=".68" stop-color="${timber}"/><stop offset="1" stop-color="${rafter}"/></linearGradient><linearGradient id="bar" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${timber}"/><stop offset="1" stop-color="${rafter}"/></linearGradient>`;
  return repeating(230, defs, ...layers, piercing + balusters + bars, post);
}

/** A carved disc of wood, 260 × 260, with a ring of leaves round a flat dish. */
export function carvedSeal({ timber, dish, lit }) {
  const leaves = times(14, (i) =>
    hook(...polar(130, 130, (i * 360) / 14, 68), (i * 360) / 14 + (i % 2 ? 14 : -14), 32, 15, i % 2 ? 1 : -1),
  ).join('');
  const ring = (radius, width, opacity) =>
    `<circle cx="130" cy="130" r="${radius}" fill="none" stroke="#000" stroke-width="${width}" opacity="${opacity}"/>`;
  const defs = `${relief('carved', { color: timber, blur: 1.2, height: 7, shine: 0.55, shineColor: lit })}${paperShadow('shadow', { colour: '#000000', dy: 6, blur: 6, opacity: 0.55 })}${blurFilter('soft', 3)}<radialGradient id="dish"><stop offset="0" stop-color="${mix(dish, '#ffffff', 0.08)}"/><stop offset="1" stop-color="${dish}"/></radialGradient>`;
  const body = `<g filter="url(#shadow)"><g filter="url(#carved)"><circle cx="130" cy="130" r="108" opacity=".32"/>${ring(103, 8, 0.5)}${ring(65, 7, 0.6)}${leaves}</g></g><circle cx="130" cy="130" r="62" fill="url(#dish)"/><circle cx="130" cy="130" r="62" fill="none" stroke="#000" stroke-width="6" opacity=".35" filter="url(#soft)"/>`;
  return svgDocument({ width: 260, height: 260, defs, body });
}

/** A row of pendants under a fine rail, dots of light between, 240 × 40. */
export function pendantRule({ ink, glow }) {
  const drop = (x, size) =>
    `<path transform="translate(${x} 12) scale(${size})" d="M-9 0C-8 6-6 8-4 8C-3 15-1.500 20 0 25C1.500 20 3 15 4 8C6 8 8 6 9 0ZM0 6C2 9 2 12 0 15C-2 12-2 9 0 6Z" fill="${ink}" fill-rule="evenodd"/>`;
  const row = [0, 1, 2, 3]
    .map((i) => (i === 0 ? drop(120, 1) : drop(120 - i * 21, 1 - i * 0.2) + drop(120 + i * 21, 1 - i * 0.2)))
    .join('');
  const dots = [22, 40, 200, 218].map((x) => `<circle cx="${x}" cy="12" r="2.2" fill="${glow}"/>`).join('');
  return svgDocument({
    width: 240,
    height: 40,
    body: `<path d="M8 9H232" stroke="${ink}" stroke-width="1"/><path d="M44 12H196" stroke="${ink}" stroke-width="1.4"/>${row}${dots}`,
  });
}

/** A firefly, 40 × 40. */
export const firefly = ([light, halo], size) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<radialGradient id="g"><stop offset="0" stop-color="#fffff0"/><stop offset=".16" stop-color="${light}"/><stop offset=".3" stop-color="${halo}" stop-opacity=".5"/><stop offset="1" stop-color="${halo}" stop-opacity="0"/></radialGradient>`,
    body: `<circle cx="20" cy="20" r="${size}" fill="url(#g)"/>`,
  });

/** Two lines whose corners are notched round a small flower, 120 × 120 with corners of 42. */
export function notchedFrame(ink) {
  const corner = `<path d="M42 8H28C28 18 18 28 8 28V42M42 13H33C32 24 24 32 13 33V42" fill="none" stroke="${ink}" stroke-width="1.2"/><g transform="translate(14 14)" fill="${ink}"><path d="M0-7C2.500-4 2.500-2 0 0C-2.500-2-2.500-4 0-7Z"/><path d="M0 7C2.500 4 2.500 2 0 0C-2.500 2-2.500 4 0 7Z"/><path d="M-7 0C-4 2.500-2 2.500 0 0C-2-2.500-4-2.500-7 0Z"/><path d="M7 0C4 2.500 2 2.500 0 0C2-2.500 4-2.500 7 0Z"/></g>`;
  const corners = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${corner}</g>`).join('');
  const lines = `<path d="M42 8H78M42 112H78M8 42V78M112 42V78M42 13H78M42 107H78M13 42V78M107 42V78" stroke="${ink}" stroke-width="1.2"/>`;
  return svgDocument({ width: 120, height: 120, body: lines + corners });
}
