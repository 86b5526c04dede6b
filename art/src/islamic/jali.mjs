import { num } from '../core/path.mjs';
import { blurFilter, svgDocument, verticalGradient } from '../core/svg.mjs';
import { stain } from '../vintage/filters.mjs';
import { twelveFoldTile } from './girih.mjs';
import { carved, cuspedArch, inlayFlower, inlayLeaf } from './stone.mjs';

/**
 * A screen of pierced marble (jali) with flowers of coloured stone. All heights are multiples of the pattern's period,
 * so that the slices of the cover meet.
 */
const W = 600;
const PERIOD = 135;
const EDGE = PERIOD / (Math.sqrt(3) * (3 + Math.sqrt(3)));
const TILE = twelveFoldTile(EDGE, 64);
const BORDER = 30;
const OPENING = { left: 96, right: 504 };

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

/** The lattice over a rectangle, its stars centred on x = 300. */
function lattice(width, height, x0 = 300) {
  const columns = Math.ceil(width / TILE.width / 2) + 1;
  const rows = Math.ceil(height / PERIOD) + 1;
  return times((2 * columns + 1) * (rows + 1), (k) => {
    const column = (k % (2 * columns + 1)) - columns;
    const row = Math.floor(k / (2 * columns + 1)) - 1;
    return `<use href="#girih" x="${(x0 + column * TILE.width).toFixed(2)}" y="${row * PERIOD}"/>`;
  });
}

/** `light`: from the upper to the lower end; slices that meet have the same there. */
const defs = ({ stone, shade }, light) =>
  `${carved('carved', { shade, round: 0.4, height: 1.5, drop: [1, 1.6], blur: 1.2, strength: 0.22 })}${carved('moulding', { round: 1.2, height: 3, shade, drop: [1.6, 3], blur: 3.4, strength: 0.36 })}${stain('vein', stone.vein, { frequency: '.006 .019', octaves: 6, seed: 12, gain: 2.6, offset: -1.16 })}${verticalGradient('light', ...light)}${blurFilter('soft', 7)}<path id="girih" d="${TILE.d}"/>`;

/** How far the sides of a bar are seen, from its back to its face: the slab is thick. [x, y, colour of `stone`] */
const DEPTH = [
  [3.2, 4.6, 'deep'],
  [2.4, 3.4, 'deep'],
  [1.6, 2.3, 'side'],
  [0.8, 1.1, 'side'],
];

/** The bars of pierced stone, cut straight through a slab: their sides, then their flat faces. */
const bars = ({ stone }, lines) =>
  `<g fill="none" stroke-width="5.4" stroke-linejoin="miter">${DEPTH.map(
    ([x, y, side]) => `<g transform="translate(${x} ${y})" stroke="${stone[side]}">${lines}</g>`,
  ).join('')}<g filter="url(#carved)" stroke="${stone.bar}">${lines}</g></g>`;

/** Pierced stone in a rectangle: light behind it, bars before it. */
const pierced = (art, width, height) =>
  `<rect width="${width}" height="${height}" fill="url(#light)"/>${bars(art, lattice(width, height))}`;

/** Flowers and leaves one after the other; `along` says where and how far to turn. */
const scroll = (art, count, along) =>
  times(count, (i) => {
    const { x, y, angle } = along(i);
    const side = i % 2 ? 1 : -1;
    return `${inlayLeaf(x, y, angle + 158, 17, 6.5, art.leaf)}${inlayLeaf(x, y, angle - 158, 17, 6.5, art.leaf)}${inlayLeaf(x, y, angle + 22 * side, 18, 6, art.leaf)}${inlayFlower(x, y, 9.4, { petals: 6, petal: i % 2 ? art.flower : art.second, eye: art.eye, turn: angle })}`;
  });

const stems = (columns, from, to, art) =>
  `<path d="${columns.map((x) => `M${x} ${from}V${to}`).join('')}" stroke="${art.leaf[1]}" stroke-width="1.3"/>`;

/**
 * A flat band of marble with inlay at the screen's outer edges; `sides`:
 * heights over which it runs, and whether it turns.
 */
function border(art, height, { top = false, bottom = false }) {
  // Where the screen goes on in the next slice, the band runs past the end, so that no edge shows there.
  const [from, to] = [top ? 0 : -40, bottom ? height : height + 40];
  const edge = `M0 ${from}H${W}V${to}H0ZM${BORDER} ${top ? BORDER : from}V${bottom ? to - BORDER : to}H${W - BORDER}V${top ? BORDER : from}Z`;
  const rows = Math.round(height / 45);
  const skip = (i) => (top && i === 0) || (bottom && i === rows - 1);
  const inlay = times(rows, (i) =>
    skip(i)
      ? ''
      : scroll(art, 1, () => ({ x: BORDER / 2, y: i * 45 + 22.5, angle: i % 2 ? 0 : 180 })) +
        scroll(art, 1, () => ({ x: W - BORDER / 2, y: i * 45 + 22.5, angle: i % 2 ? 0 : 180 })),
  );
  const across = (y) =>
    scroll(art, 11, (i) => ({ x: 300 + (i - 5) * 50, y, angle: i < 5 ? 90 : i === 5 ? 0 : 270 })) +
    [BORDER / 2, W - BORDER / 2]
      .map((x) => inlayFlower(x, y, 13, { petal: art.flower, eye: art.eye, leaf: art.leaf }))
      .join('');
  return `<g filter="url(#moulding)"><path d="${edge}" fill="${art.stone.face}" fill-rule="evenodd"/></g>${stems([BORDER / 2, W - BORDER / 2], from, to, art)}${inlay}${top ? across(BORDER / 2) : ''}${bottom ? across(height - BORDER / 2) : ''}<path d="M${BORDER - 3.5} ${top ? BORDER - 3.5 : -9}V${bottom ? height - BORDER + 3.5 : height + 9}${bottom ? `H${W - BORDER + 3.5}` : `M${W - BORDER + 3.5} ${height + 9}`}V${top ? BORDER - 3.5 : -9}${top ? `H${BORDER - 3.5}` : ''}" fill="none" stroke="${art.line}" stroke-width="1.1"/>`;
}

/** The moulded rim of the opening, with a thread of inlay. `d`: the opening's outline, open at its ends. */
const rim = (art, d) =>
  `<g filter="url(#moulding)"><path d="${d}" fill="none" stroke="${art.stone.face}" stroke-width="25" stroke-linejoin="round"/></g><path d="${d}" fill="none" stroke="${art.leaf[1]}" stroke-width="2.6"/><path d="${d}" fill="none" stroke="${art.flower[0]}" stroke-width="4.6" stroke-dasharray="0 11.25" stroke-linecap="round"/>`;

/** What the opening lets through stays empty; its outline, closed, is cut out of the lattice. */
function slice(art, height, light, open, outline, edges, more = '') {
  // In the stone alone: what lies behind it has none.
  const stone = `<mask id="stone"><g fill="none" stroke="#fff" stroke-width="5.4">${lattice(W, height)}</g></mask>`;
  const veins = `<g style="mix-blend-mode:multiply" clip-path="url(#screen)"><rect width="${W}" height="${height}" filter="url(#vein)" mask="url(#stone)" opacity=".4"/></g>`;
  return svgDocument({
    width: W,
    height,
    defs: `${defs(art, light)}${stone}<clipPath id="screen"><path d="M0 0H${W}V${height}H0Z${outline}" clip-rule="evenodd"/></clipPath>`,
    body: `<g style="isolation:isolate"><g clip-path="url(#screen)">${pierced(art, W, height)}</g>${veins}<path d="${open}" fill="none" stroke="${art.shade}" stroke-opacity=".34" stroke-width="30" filter="url(#soft)" transform="translate(0 5)"/>${rim(art, open)}${border(art, height, edges)}${more}</g>`,
  });
}

const HEAD = 540;
const ARCH = cuspedArch({ ...OPENING, spring: 318, apex: 78, lobes: 5, bulge: 0.58 });

const disc = (art, x, y, r) =>
  `<g filter="url(#moulding)"><circle cx="${x}" cy="${y}" r="${r}" fill="${art.stone.face}"/></g><circle cx="${x}" cy="${y}" r="${r - 5}" fill="none" stroke="${art.leaf[1]}" stroke-width="1.6"/>${inlayFlower(x, y, r - 9, { petal: art.flower, eye: art.eye, leaf: art.leaf })}`;

const head = (art) =>
  slice(
    art,
    HEAD,
    art.light.slice(0, 2),
    `M${OPENING.left} ${HEAD + 20}V318${ARCH.replace(/^M[^A]*/, '')}V${HEAD + 20}`,
    `M${OPENING.left} ${HEAD}V318${ARCH.replace(/^M[^A]*/, '')}V${HEAD}Z`,
    { top: true },
    disc(art, 103, 112, 44) + disc(art, 497, 112, 44),
  );

const middle = (art) =>
  slice(
    art,
    PERIOD,
    [art.light[1], art.light[1]],
    `M${OPENING.left} -20V${PERIOD + 20}M${OPENING.right} -20V${PERIOD + 20}`,
    `M${OPENING.left} 0H${OPENING.right}V${PERIOD}H${OPENING.left}Z`,
    {},
  );

const FOOT = 270;
const SILL = 158;
const foot = (art) =>
  slice(
    art,
    FOOT,
    art.light.slice(1),
    `M${OPENING.left} -20V${SILL}H${OPENING.right}V-20`,
    `M${OPENING.left} 0V${SILL}H${OPENING.right}V0Z`,
    { bottom: true },
    disc(art, 300, 204, 30),
  );

/** The doors' pierced panels: seamless. */
const panel = (art) =>
  svgDocument({
    width: +TILE.width.toFixed(2),
    height: PERIOD,
    defs: defs(art, art.light),
    body: `<rect width="${num(TILE.width + 1)}" height="${PERIOD}" fill="${art.light[1]}"/>${bars(art, lattice(TILE.width * 3, PERIOD * 2, 0))}`,
  });

/** Inlay along the doors' edges, seamless along y. */
const strip = (art) =>
  svgDocument({
    width: 30,
    height: 90,
    body: stems([15], 0, 90, art) + scroll(art, 2, (i) => ({ x: 15, y: 22.5 + i * 45, angle: i % 2 ? 0 : 180 })),
  });

/** A hanging screen of cusps: above the letter and, turned over, at its foot. */
const CREST = 230;
function crest(art) {
  const hem = `M-30 96A66 66 0 0 0 90 110A58 58 0 0 0 190 132A56 56 0 0 0 260 176A42 42 0 0 0 300 212A42 42 0 0 0 340 176A56 56 0 0 0 410 132A58 58 0 0 0 510 110A66 66 0 0 0 630 96`;
  return svgDocument({
    width: W,
    height: CREST,
    defs: `${defs(art, art.light)}<clipPath id="screen"><path d="${hem}V-20H-30Z"/></clipPath>`,
    body: `<path d="${hem}" fill="none" stroke="${art.shade}" stroke-opacity=".3" stroke-width="26" filter="url(#soft)" transform="translate(0 4)"/><g clip-path="url(#screen)">${pierced(art, W, CREST)}</g><g filter="url(#moulding)"><path d="${hem}" fill="none" stroke="${art.stone.face}" stroke-width="22" stroke-linejoin="round"/></g><path d="${hem}" fill="none" stroke="${art.leaf[1]}" stroke-width="2.4"/><path d="${hem}" fill="none" stroke="${art.flower[0]}" stroke-width="4.4" stroke-dasharray="0 11.25" stroke-linecap="round"/>${disc(art, 300, 92, 40)}`,
  });
}

function seal(art) {
  const C = 130;
  const outline = times(16, (i) => {
    const at = (k) => [C + Math.cos((k * Math.PI) / 8) * 100, C + Math.sin((k * Math.PI) / 8) * 100].map(num).join(' ');
    return `${i ? '' : `M${at(0)}`}A23 23 0 0 1 ${at(i + 1)}`;
  });
  const ring = times(12, (i) => {
    const angle = i * 30;
    const [x, y] = [C + Math.sin((angle * Math.PI) / 180) * 86, C - Math.cos((angle * Math.PI) / 180) * 86];
    return `${inlayLeaf(x, y, angle + 62, 19, 7, art.leaf)}${inlayLeaf(x, y, angle - 62, 19, 7, art.leaf)}${inlayFlower(x, y, 9.5, { petals: 6, petal: i % 2 ? art.second : art.flower, eye: art.eye, turn: angle })}`;
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${carved('moulding', { round: 2.6, height: 4.6, shade: art.shade, drop: [0, 6], blur: 6, strength: 0.5 })}<radialGradient id="dish" cx="46%" cy="40%" r="70%"><stop offset="0" stop-color="${art.dish[0]}"/><stop offset="1" stop-color="${art.dish[1]}"/></radialGradient>`,
    body: `<g filter="url(#moulding)"><path d="${outline}Z" fill="${art.stone.face}"/></g><circle cx="${C}" cy="${C}" r="100" fill="none" stroke="${art.line}"/>${ring}<g filter="url(#moulding)"><circle cx="${C}" cy="${C}" r="70" fill="${art.stone.face}"/></g><circle cx="${C}" cy="${C}" r="63" fill="url(#dish)"/><circle cx="${C}" cy="${C}" r="58" fill="none" stroke="${art.dishLine}" stroke-width="1.2"/>`,
  });
}

const rule = (art) =>
  svgDocument({
    width: 240,
    height: 40,
    body: `<path d="M8 20H82M158 20H232" stroke="${art.line}"/>${inlayLeaf(104, 20, 270, 24, 9, art.leaf)}${inlayLeaf(136, 20, 90, 24, 9, art.leaf)}${inlayFlower(120, 20, 17, { petal: art.flower, eye: art.eye, leaf: art.leaf })}${[8, 232].map((x) => `<circle cx="${x}" cy="20" r="2.4" fill="${art.flower[0]}"/>`).join('')}`,
  });

/** Lines that step back in the corners for a flower. */
const frame = (art) =>
  svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="none" stroke="${art.line}"><path d="M40 6H80A17 17 0 0 0 97 23A17 17 0 0 0 114 40V80A17 17 0 0 0 97 97A17 17 0 0 0 80 114H40A17 17 0 0 0 23 97A17 17 0 0 0 6 80V40A17 17 0 0 0 23 23A17 17 0 0 0 40 6Z" stroke-width="1.4"/><path d="M42 11H78A17 17 0 0 0 93 27A17 17 0 0 0 109 42V78A17 17 0 0 0 93 93A17 17 0 0 0 78 109H42A17 17 0 0 0 27 93A17 17 0 0 0 11 78V42A17 17 0 0 0 27 27A17 17 0 0 0 42 11Z" stroke-width=".7"/></g>${[
      [13, 13],
      [107, 13],
      [13, 107],
      [107, 107],
    ]
      .map(([x, y]) => inlayFlower(x, y, 9, { petals: 6, petal: art.flower, eye: art.eye, leaf: art.leaf }))
      .join('')}`,
  });

const petal = (pair) => svgDocument({ width: 40, height: 40, body: inlayLeaf(12, 33, 38, 31, 24, pair) });

/** Every role of the islamic-screen layout. */
export const drawJali = (art) => ({
  head: () => head(art),
  middle: () => middle(art),
  foot: () => foot(art),
  panel: () => panel(art),
  strip: () => strip(art),
  crest: () => crest(art),
  frame: () => frame(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => petal(art.flower),
  'fall-2': () => petal(art.second),
});
