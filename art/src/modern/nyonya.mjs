import { svgDocument } from '../core/svg.mjs';
import { range } from './foil.mjs';
import { around, disc, heart, petal, tileDefs } from './nyonya-tiles.mjs';

const SIDE = 120;
/** Each tile of the square of four was fired a little lighter or darker than its neighbours. */
const FIRED = ['#fff', '#5a3a1a', '#5a3a1a', '#fff'];
const GROUT = '#e9dcc4';

const joints = (d) =>
  `<path d="${d}" stroke="${GROUT}" stroke-width="2.6"/><path d="${d}" stroke="#6b5236" stroke-width=".7" opacity=".5" transform="translate(.8 1)"/>`;

/** Four tiles, seamless both ways. Their neighbours are drawn as well, so that the light runs on over the edges. */
function tiles({ glaze }) {
  const grid = range(16, (k) => ({ i: (k % 4) - 1, j: Math.floor(k / 4) - 1 }));
  const place = ({ i, j }) => ({
    x: 60 + i * SIDE,
    y: 60 + j * SIDE,
    odd: (i + j) & 1,
    fired: FIRED[((i & 1) + (j & 1) * 2) % 4],
  });
  const laid = grid.map(place);
  const body = laid.map(
    ({ x, y, odd, fired }) =>
      `<use href="#${odd ? 'star' : 'peony'}" x="${x}" y="${y}"/><path d="M${x - 60} ${y - 60}h120v120h-120z" fill="${fired}" opacity=".045"/>`,
  );
  const gloss = laid.map(
    ({ x, y }) => `<rect x="${x - 58.6}" y="${y - 58.6}" width="117.2" height="117.2" rx="2.5" fill="url(#gloss)"/>`,
  );
  return svgDocument({
    width: 240,
    height: 240,
    defs: tileDefs(glaze),
    body: `<g filter="url(#glaze)">${body.join('')}</g>${joints('M0 0V240M120 0V240M240 0V240M0 0H240M0 120H240M0 240H240')}<g style="mix-blend-mode:screen" opacity=".5">${gloss.join('')}</g>`,
  });
}

/** Border tiles, seamless along x. */
const strip = ({ glaze }) =>
  svgDocument({
    width: 120,
    height: 40,
    defs: tileDefs(glaze),
    body: `<g filter="url(#glaze)">${range(4, (i) => `<use href="#border" x="${-30 + i * 60}" y="20"/>`).join('')}</g>${joints('M0 0V40M60 0V40M120 0V40M0 .5H120M0 39.5H120')}`,
  });

/** Border tiles round an empty middle, to be sliced 40 units from the edges and repeated whole. */
function frame({ glaze }) {
  const side = (turn) =>
    `<g transform="rotate(${turn} 100 100)">${[0, 1].map((i) => `<use href="#border" x="${70 + i * 60}" y="20"/>`).join('')}<use href="#corner" x="20" y="20"/></g>`;
  return svgDocument({
    width: 200,
    height: 200,
    defs: tileDefs(glaze),
    body: `<g filter="url(#glaze)">${[0, 90, 180, 270].map(side).join('')}</g>${joints('M40 0V40M100 0V40M160 0V40M40 160V200M100 160V200M160 160V200M0 40H40M0 100H40M0 160H40M160 40H200M160 100H200M160 160H200')}`,
  });
}

/** A round tile: petals about a dish of one deep glaze. */
const seal = ({ glaze }) =>
  svgDocument({
    width: 260,
    height: 260,
    defs: `${tileDefs(glaze)}<filter id="drop" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="4" stdDeviation="4" flood-color="#3a2412" flood-opacity=".5"/></filter>`,
    body: `<circle cx="130" cy="130" r="122" fill="${glaze.teal}" filter="url(#drop)"/><g filter="url(#glaze)"><g transform="translate(130 130)">${disc(122, glaze.teal)}${disc(114, glaze.yellow)}${disc(108, glaze.mint)}${around(12, petal(108, 17, glaze.leaf), 15)}${around(12, heart(106, 25, 'url(#rose)'))}${disc(78, glaze.yellow)}${disc(72, glaze.cream)}${disc(67, glaze.wine)}</g></g>`,
  });

/** A flower from the tiles between two leaves and fine lines. */
function rule({ glaze }) {
  const leaves = [-1, 1].map(
    (s) =>
      `<g transform="rotate(${s * 90})">${petal(40, 7, glaze.leaf)}</g><g transform="rotate(${s * 62})">${petal(26, 5, glaze.teal)}</g><g transform="rotate(${s * 118})">${petal(26, 5, glaze.teal)}</g>`,
  );
  return svgDocument({
    width: 260,
    height: 56,
    defs: tileDefs(glaze),
    body: `<path d="M4 28H82M178 28H256" stroke="${glaze.teal}" stroke-width="1.6"/><circle cx="4" cy="28" r="3" fill="${glaze.rose}"/><circle cx="256" cy="28" r="3" fill="${glaze.rose}"/><g filter="url(#glaze)"><g transform="translate(130 28)">${leaves.join('')}${around(8, heart(23, 8.5, 'url(#rose)'))}${around(8, heart(13, 5, glaze.yellow), 22.5)}${disc(4.5, glaze.wine)}</g></g>`,
  });
}

/** Slats of a louvred shutter, seamless along both. */
const louvre = ({ door }) =>
  svgDocument({
    width: 16,
    height: 16,
    body: `<path d="M0 0H16V16H0z" fill="${door.slat}"/><path d="M0 0H16V4H0z" fill="${door.dark}"/><path d="M0 4H16V6.500H0z" fill="${door.light}"/><path d="M0 13H16V16H0z" fill="${door.shade}"/>`,
  });

const falling = (body) => svgDocument({ width: 40, height: 40, body });

/** Every role of the modern-tiles layout. */
export const drawNyonya = (art) => ({
  tiles: () => tiles(art),
  strip: () => strip(art),
  frame: () => frame(art),
  louvre: () => louvre(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => falling(`<path d="M20 35C8 28 9 10 20 5C31 10 32 28 20 35Z" fill="${art.glaze.rose}"/>`),
  'fall-2': () => falling(`<path d="M20 34C12 26 13 12 20 6C27 12 28 26 20 34Z" fill="${art.glaze.yellow}"/>`),
});
