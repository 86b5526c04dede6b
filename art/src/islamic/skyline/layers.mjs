import { svgDocument } from '../../core/svg.mjs';
import { kedah, kelantan, penang, perlis } from './mosques-north.mjs';
import { sabah, sarawak, terengganu } from './mosques-east.mjs';
import { johor, melaka, pahang, sembilan } from './mosques-south.mjs';
import { perak, selangor, wilayah } from './mosques-west.mjs';
import { lights } from './lights.mjs';
import { divider, seal, spark, tracery } from './ornaments.mjs';
import { linesSvg, massSvg, sheet } from './pen.mjs';
import { sky } from './sky.mjs';

/** The picture of a skyline: 1800 × 640, its ground 170 above its foot. */
export const [WIDTH, HEIGHT, GROUND] = [1800, 640, 470];

/** How far the water squeezes what it mirrors. */
const FLAT = 0.56;

/** Each state's mosque, by its option. */
const MOSQUES = {
  selangor,
  johor,
  kedah,
  kelantan,
  melaka,
  'negeri-sembilan': sembilan,
  pahang,
  perak,
  perlis,
  'pulau-pinang': penang,
  sabah,
  sarawak,
  terengganu,
  wilayah,
};

/** Bands of water that shift what they mirror, [height, shift], from the shore. */
const BANDS = [
  [10, 0.8],
  [13, -1.2],
  [17, 1.6],
  [21, -2.2],
  [26, 2.8],
  [33, -3.4],
  [50, 3],
];

/** What stands above the ground once more in the water, fainter in each band. */
function mirroredIn(id, strength) {
  let top = GROUND + 8;
  const bands = BANDS.map(([height, shift], i) => {
    const clip = `<clipPath id="${id}${i}"><path d="M0 ${top}h${WIDTH}v${height}H0z"/></clipPath>`;
    top += height;
    const use = `<g clip-path="url(#${id}${i})" opacity="${(strength * (1 - i / 8)).toFixed(2)}"><use href="#${id}" transform="matrix(1 0 0 ${-FLAT} ${shift} ${GROUND * (1 + FLAT) + 8})"/></g>`;
    return clip + use;
  });
  return bands.join('');
}

/** The sheets of a mosque: what stands, and what lies before it. */
function skylineOf(mosque) {
  const s = sheet();
  mosque(s);
  return s.drawn();
}

const place = ([x, y]) => [x + WIDTH / 2, GROUND - y];
const above = ({ points }) => points.some(([, y]) => y > 9);

function lines(drawing, { line }) {
  const standing = { ...drawing, lines: drawing.lines.filter(above) };
  const before = { lights: [], lines: drawing.lines.filter((one) => !above(one)) };
  return svgDocument({
    width: WIDTH,
    height: HEIGHT,
    body: `<g id="m">${linesSvg(standing, place, line)}</g>${mirroredIn('m', 0.42)}${linesSvg(before, place, line)}`,
  });
}

function mass(drawing, { body }) {
  return svgDocument({
    width: WIDTH,
    height: HEIGHT,
    body: `<g fill="${body}"><g id="m">${massSvg(drawing, place)}</g>${mirroredIn('m', 0.5)}</g>`,
  });
}

/** @returns {object} the drawings of all states and hours, `skyline@johor` and so on */
export function drawSkyline(art) {
  const states = Object.entries(MOSQUES).flatMap(([state, mosque], i) => {
    const drawing = skylineOf(mosque);
    const of = (role) => (i === 0 ? role : `${role}@${state}`);
    return [
      [of('skyline'), () => lines(drawing, art)],
      [of('mass'), () => mass(drawing, art)],
    ];
  });
  const hours = Object.entries(art.hours).flatMap(([hour, { lights: kind, dish, ...look }], i) => {
    const of = (role) => (i === 0 ? role : `${role}@${hour}`);
    return [
      [of('sky'), () => sky(look)],
      [of('lights'), () => lights(kind, art)],
      [of('seal'), () => seal(art, dish)],
    ];
  });
  return Object.fromEntries([
    ...states,
    ...hours,
    ['tracery', () => tracery(art)],
    ['rule', () => divider(art)],
    ['fall-1', () => spark(art, 5)],
    ['fall-2', () => spark(art, 3.2)],
  ]);
}
