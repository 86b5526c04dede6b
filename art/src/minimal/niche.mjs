import { num, polar } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { labuSayong, palmLeaf } from './labu.mjs';
import { paperSeal, reededGlass } from './layers.mjs';
import { limewash } from './limewash.mjs';
import { windowLight } from './window-light.mjs';

/** A leaflet from (x, y) towards `angle`: its outline as path data. */
function leaflet(x, y, angle, length, width) {
  const tip = polar(x, y, angle, length);
  const side = (turn) => polar(...polar(x, y, angle, length * 0.42), angle + turn, width);
  const through = (point) => `Q${point.map(num).join(' ')} `;
  return `M${num(x)} ${num(y)}${through(side(-90))}${tip.map(num).join(' ')}${through(side(90))}${num(x)} ${num(y)}Z`;
}

/** The divider: two palm leaves, tip outwards. */
function rule({ sprig }) {
  const random = seededRandom(17);
  let d = '';
  for (let i = 0; i < 15; i++) {
    const x = 12 + i * 5.2;
    const long = 15 * Math.sin(Math.PI * (0.2 + 0.72 * (i / 14))) + 4;
    for (const side of [-1, 1])
      d += leaflet(x, -0.06 * x, 90 + side * (52 - i * 2), long * random.between(0.9, 1.08), 1.5);
  }
  const half = `<path d="${d}" fill="${sprig.fill}"/><path d="M7 0Q50 -1 92 -6" fill="none" stroke="${sprig.rib}" stroke-width="1"/>`;
  return svgDocument({
    width: 200,
    height: 36,
    body: `<g transform="translate(100 20)">${half}<g transform="scale(-1 1)">${half}</g><circle r="2.4" fill="${sprig.dot}"/></g>`,
  });
}

const fallen = (fill, rib, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    body: `<g transform="rotate(${turn} 20 20)"><path d="M20 38C15 28 16 12 20 2C24 12 25 28 20 38Z" fill="${fill}"/><path d="M20 38V8" stroke="${rib}" stroke-width=".8"/></g>`,
  });

/** Every role of the minimal-niche layout. */
export const drawNiche = (art) => ({
  light: () => windowLight(art),
  lime: () => limewash(art),
  labu: () => labuSayong(art),
  leaf: () => palmLeaf(art),
  rule: () => rule(art),
  seal: () => paperSeal(art),
  glass: () => reededGlass(art),
  'fall-1': () => fallen(art.labu.young, art.labu.rib, 24),
  'fall-2': () => fallen(art.labu.rib, art.labu.young, 140),
});
