import { num } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { verticalGradient } from '../../core/svg.mjs';
import { couple, palm, rect, ridge, scene } from './stage.mjs';

function stars(random) {
  return Array.from(
    { length: 44 },
    () =>
      `<circle cx="${num(random.between(0, 400))}" cy="${num(random.between(0, 220))}" r="${num(random.between(0.5, 1.5))}" fill="#fff4d8" opacity="${random.between(0.3, 0.95).toFixed(2)}"/>`,
  ).join('');
}

/** A Malay house on stilts with crossed gable boards and lit windows. */
function house() {
  const window = (x) =>
    `<path d="M${x} -32V-64Q${x + 10} -78 ${x + 20} -64V-32Z" fill="#ffd98a"/><path d="M${x + 10} -74V-32M${x} -52H${x + 20}" stroke="#7d4d3a" stroke-width="1.4"/>`;
  const stilt = (x) => `<rect x="${x - 3}" y="-18" width="6" height="26" fill="#2d2038"/>`;
  const roof =
    '<path d="M-118 -92L-52 -176H52L118 -92H104V-86H-104V-92Z" fill="#3a2a44"/><path d="M-118 -92L-52 -176L-56 -184L-46 -178H46L56 -184L52 -176L118 -92" fill="none" stroke="#c9975a" stroke-width="2.5"/><path d="M-40 -176L0 -206L40 -176Z" fill="#4a3450" stroke="#c9975a" stroke-width="1.5"/>';
  const door = '<path d="M-14 -26V-70Q0 -84 14 -70V-26Z" fill="#ffe7a8"/>';
  const stairs =
    '<path d="M-18 -18H18L26 8H-26Z" fill="#46303f"/><path d="M-20 -11H20M-23 -4H23M-25 3H25" stroke="#c9975a" opacity=".6"/>';
  return `<g transform="translate(200 400)">${roof}<rect x="-98" y="-88" width="196" height="62" fill="#5a3c44"/>${[-82, -50, 30, 62].map(window).join('')}${door}<path d="M-100 -26H100V-18H-100Z" fill="#2d2038"/>${[-92, -48, 44, 88].map(stilt).join('')}${stairs}</g>`;
}

/** A string of lamps hung across the scene. */
function lampString() {
  const lamps = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = [num(14 + i * 26.6), num(214 + Math.sin((i / 14) * Math.PI) * 34)];
    return `<circle cx="${x}" cy="${y}" r="8" fill="#ffd98a" opacity=".3"/><circle cx="${x}" cy="${y}" r="3" fill="#fff0c4"/>`;
  });
  return `${lamps.join('')}<path d="M0 206Q200 290 400 206" fill="none" stroke="#2a2a4c" stroke-width="1.2"/>`;
}

/** A village house at nightfall. */
export function nightHouse() {
  const random = seededRandom(22);
  const moon = '<path d="M318 74A30 30 0 1 0 330 122A24 24 0 1 1 318 74Z" fill="#fdebc2"/>';
  return scene(
    verticalGradient('sky', '#20305c', '#4a5488', '#a77d8d', '#e9b08a'),
    rect('url(#sky)') +
      stars(random) +
      moon +
      ridge(330, 60, 5, '#5d4f78') +
      ridge(356, 40, 11, '#473f66') +
      palm(random, 40, 420, 290, 26, '#2a2a4c') +
      palm(random, 356, 420, 230, -30, '#2a2a4c') +
      '<path d="M-10 400C120 384 280 386 410 402V510H-10Z" fill="#25264a"/>' +
      house() +
      '<ellipse cx="200" cy="396" rx="150" ry="30" fill="#ffcf85" opacity=".22" filter="url(#haze)"/>' +
      lampString() +
      couple(202, 452, 0.5, {
        him: '#191a38',
        samping: '#8d3148',
        gold: '#f0c97e',
        her: '#d8b9b4',
        veil: '#f3e0d2',
        skin: '#5d3d34',
      }),
  );
}
