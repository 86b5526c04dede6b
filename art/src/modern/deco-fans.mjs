import { num, polar } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { arc, dot, range, ray } from './foil.mjs';

const RADIUS = 60;
const ROW = 42;
const FEATHERS = 9;

const stroke = (d, width) => `<path d="${d}" fill="none" stroke="url(#leaf)" stroke-width="${width}"/>`;

/** A peacock's feather in the fan: a stem, an eye of enamel and a spark in it. */
function feather(angle, art) {
  const [x, y] = polar(0, 0, angle, 43);
  const eye = `<path transform="translate(${num(x)} ${num(y)}) rotate(${angle})" d="M0 9.5C-3-1 -7-3 -5.4-7.500A6.200 6.200 0 0 1 5.400-7.500C7-3 3-1 0 9.500Z" fill="${art.enamel}" stroke="url(#leaf)" stroke-width="1.1"/>`;
  const [sparkX, sparkY] = polar(0, 0, angle, 46.5);
  return `${stroke(`M${polar(0, 0, angle, 22).map(num).join(' ')}L${polar(0, 0, angle, 34).map(num).join(' ')}`, 1)}${eye}<path d="${dot(sparkX, sparkY, 2.5)}" fill="${art.spark}"/>`;
}

/** A peacock's tail as a fan, its middle in the origin, spread upwards. */
function fan(art) {
  const between = range(FEATHERS + 1, (i) => {
    const angle = -90 + i * 20;
    return `M${polar(0, 0, angle, 22).map(num).join(' ')}L${polar(0, 0, angle, 53).map(num).join(' ')}`;
  }).join('');
  const base = range(5, (i) => ray(0, 0, -72 + i * 36, 3, 15.5, 4, 13)).join('');
  return (
    `<path d="M${-RADIUS} 0A${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} 0V90H${-RADIUS}Z" fill="url(#field)"/>` +
    stroke(arc(0, 0, 58.6, -92, 92), 2.4) +
    stroke(arc(0, 0, 54.6, -90, 90), 0.8) +
    stroke(arc(0, 0, 22, -90, 90), 1.7) +
    stroke(arc(0, 0, 18.5, -90, 90), 0.8) +
    stroke(between, 0.6) +
    range(FEATHERS, (i) => feather(-80 + i * 20, art)).join('') +
    `<path d="${base}" fill="url(#leaf)"/>`
  );
}

function fanDefs(art) {
  const [pale, mid, deep] = art.leaf;
  return (
    `<linearGradient id="leaf" gradientUnits="userSpaceOnUse" x1="-60" y1="-60" x2="60" y2="10"><stop offset="0" stop-color="${mid}"/><stop offset=".22" stop-color="${pale}"/><stop offset=".45" stop-color="${deep}"/><stop offset=".6" stop-color="${pale}"/><stop offset=".82" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
    `<radialGradient id="field" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="60"><stop offset="0" stop-color="${art.fan[1]}"/><stop offset=".5" stop-color="${art.fan[1]}"/><stop offset="1" stop-color="${art.fan[0]}"/></radialGradient>` +
    `<g id="fan">${fan(art)}</g>`
  );
}

/** Fans in rows from `first` on; a lower row lies upon the one above it. */
const rows = (first, count) =>
  range(count, (row) => {
    const index = first + row;
    const shift = index % 2 ? 0 : RADIUS;
    return range(3, (i) => `<use href="#fan" x="${shift + (i - 1) * 2 * RADIUS}" y="${60 + index * ROW}"/>`).join('');
  }).join('');

/** Seamless both ways: a wall of fans, two rows high. */
export const fanWall = (art) => svgDocument({ width: 120, height: 84, defs: fanDefs(art), body: rows(-2, 6) });

/** Seamless along x: the upper edge of such a wall, three rows high. */
export const fanBorder = (art) => svgDocument({ width: 120, height: 146, defs: fanDefs(art), body: rows(0, 5) });
