import { num, polar } from '../core/path.mjs';
import { diagonalGradient, minifySvg, svgDocument } from '../core/svg.mjs';
import { leafWidth, mirrored, ribbon, spiralPoints } from './brush.mjs';
import { bloom, hook, stem, stroke, trio } from './carving.mjs';
import { relief, shadow } from './filters.mjs';

/** The court's style: a gilt cartouche with crossed keris and tanjung blossoms, on damask of royal yellow. */

const WIDTH = 600;
/** The whole card, of which slices are cut: its middle may be as high as it likes. */
const TALL = 1000;
const HEAD = 330;
const FOOT = 190;

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 556, 168, TALL - 60];
const HOLLOW = 34;

/** The card's outline, `by` px inside: hollow corners and a dome for the crest. */
function outline(by = 0) {
  const [l, r, t, b] = [LEFT + by, RIGHT - by, TOP + by, BOTTOM - by];
  const dome = t - 62 + by * 0.25;
  const c = HOLLOW;
  return `M${l + c} ${t}H190C222 ${t} 222 ${dome + 14} 258 ${dome + 4}C282 ${dome - 4} 318 ${dome - 4} 342 ${dome + 4}C378 ${dome + 14} 378 ${t} 410 ${t}H${r - c}C${r - c} ${t + c * 0.62} ${r - c * 0.62} ${t + c} ${r} ${t + c}V${b - c}C${r - c * 0.62} ${b - c} ${r - c} ${b - c * 0.62} ${r - c} ${b}H${l + c}C${l + c} ${b - c * 0.62} ${l + c * 0.62} ${b - c} ${l} ${b - c}V${t + c}C${l + c * 0.62} ${t + c} ${l + c} ${t + c * 0.62} ${l + c} ${t}Z`;
}

/** A leafy scroll to the right of a corner. */
const branch =
  stem(
    [
      [10, 4],
      [38, -10],
      [72, -8],
      [104, 3],
    ],
    13,
    4,
  ) +
  stroke(spiralPoints(110, -8, 15, 3, 120, -1.25, 22), (t) => 6.5 - 3.8 * t) +
  hook(40, -6, 60, 36, 16, -1) +
  hook(42, -8, 16, 28, 13, 1) +
  hook(70, -7, 66, 30, 13, -1) +
  hook(72, -7, 20, 23, 11, 1) +
  hook(26, 0, 122, 26, 12, 1) +
  hook(92, -2, 108, 19, 9, 1);

const corner = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${trio(-8, -8, -45, 40)}${branch}<g transform="matrix(0 1 1 0 0 0)">${branch}</g>${bloom(0, 0, 36, 8, 0)}${bloom(0, 0, 20, 8, 22.5)}</g>`;

/** A keris of seven waves that points up from its cup, with its curved hilt. */
function keris(x, y, angle, length) {
  const blade = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return [Math.sin(t * Math.PI * 7) * length * 0.024 * (1 - 0.4 * t), -length * t];
  });
  const body =
    stroke(blade, (t) => length * (0.1 * (1 - t) ** 0.7 + 0.012), 60) +
    hook(0, 2, 84, length * 0.17, length * 0.09, -1) +
    hook(0, 2, -84, length * 0.13, length * 0.08, 1) +
    stroke(
      [
        [0, 2],
        [length * 0.02, length * 0.1],
        [-length * 0.02, length * 0.18],
        [-length * 0.08, length * 0.22],
      ],
      (t) => length * (0.045 + 0.022 * Math.sin(Math.PI * t)),
      16,
    );
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${angle})">${body}</g>`;
}

/** Crossed keris behind a wreath of tanjung leaves, a blossom in its middle. */
function crest(x, y) {
  const leaves = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = 180 + side * (20 + i * 15);
      const [px, py] = polar(x, y, angle, 50);
      const lean = side > 0 ? 90 : -90;
      return (
        hook(px, py, angle + lean - side * 32, 25 - 0.6 * i, 11, -side) +
        hook(px, py, angle + lean + side * 34, 22 - 0.5 * i, 10, side)
      );
    }),
  );
  const arcs = [-1, 1].map((side) =>
    stroke(
      Array.from({ length: 10 }, (_, i) => polar(x, y, 180 + side * (8 + i * 12.5), 50)),
      (t) => 4.4 - 2.4 * t,
    ),
  );
  return {
    blades: mirrored(keris(x - 46, y + 46, 44, 172), WIDTH),
    wreath: leaves.join('') + arcs.join('') + bloom(x, y + 52, 15, 8, 0),
    heart: bloom(x, y, 32, 8, 0) + bloom(x, y, 20, 8, 22.5),
  };
}

const gilt = (id, metal, more = {}) =>
  relief(id, {
    color: metal,
    blur: 1.1,
    height: 5,
    elevation: 46,
    shine: 0.85,
    exponent: 20,
    shineColor: '#fff6d2',
    strength: 1.12,
    ...more,
  });

/** A slice of the card, from `from` down. */
function slice({ metal, page, rim }, from, height, ornaments = '') {
  const rails = `<path d="${outline()}" fill="none" stroke="#000" stroke-width="15" opacity=".4"/><path d="${outline()}" fill="none" stroke="#000" stroke-width="8.5" opacity=".42"/><path d="${outline()}" fill="none" stroke="#000" stroke-width="2.4" opacity=".5"/>`;
  return svgDocument({
    width: WIDTH,
    height,
    defs: `<clipPath id="card"><path d="${outline()}"/></clipPath>${gilt('gilt', metal)}${shadow('drop', { dx: 1, dy: 4, blur: 3, opacity: 0.4, foot: 0.35, color: '#4a2c05' })}<filter id="lift" x="-6%" y="-4%" width="112%" height="108%"><feGaussianBlur stdDeviation="11"/></filter><filter id="inner" x="-4%" y="-4%" width="108%" height="108%"><feGaussianBlur stdDeviation="9"/></filter>`,
    body: `<g transform="translate(0 ${-from})"><path d="${outline(-3)}" fill="#6b4206" opacity=".42" filter="url(#lift)"/><path d="${outline()}" fill="${page}"/><g clip-path="url(#card)"><path d="${outline(-2)}" fill="none" stroke="${rim}" stroke-width="24" opacity=".5" filter="url(#inner)"/></g><path d="${outline(18)}" fill="none" stroke="${metal}" stroke-width="1.8"/><path d="${outline(24)}" fill="none" stroke="${metal}" stroke-width=".7" opacity=".8"/><g filter="url(#drop)"><g filter="url(#gilt)">${rails}</g></g>${ornaments}</g>`,
  });
}

const lit = (markup) => `<g filter="url(#drop)"><g filter="url(#gilt)">${markup}</g></g>`;

function cardHead(look) {
  const { blades, wreath, heart } = crest(300, 122);
  const corners = mirrored(corner(LEFT + 8, TOP + 8, 0.84), WIDTH);
  return slice(look, 0, HEAD, lit(corners) + lit(blades) + lit(wreath) + lit(heart));
}

const cardMiddle = (look) => slice(look, 500, 100);

function cardFoot(look) {
  const corners = mirrored(
    `<g transform="translate(0 ${BOTTOM - 8}) scale(1 -1) translate(0 0)">${corner(LEFT + 8, 0, 0.84)}</g>`,
    WIDTH,
  );
  const middle =
    bloom(300, BOTTOM, 24, 8, 0) +
    mirrored(
      hook(282, BOTTOM, -70, 44, 17, 1) +
        hook(276, BOTTOM - 4, -112, 34, 14, -1) +
        hook(250, BOTTOM - 4, -84, 40, 13, 1),
      WIDTH,
    );
  return slice(look, TALL - FOOT, FOOT, lit(corners) + lit(middle));
}

/** A plain gilt frame with leafy corners, to be stretched: 96 of its 240 px are corner. */
function frame({ metal }) {
  const rail = (inset, width, opacity) =>
    `<rect x="${inset}" y="${inset}" width="${240 - 2 * inset}" height="${240 - 2 * inset}" fill="none" stroke="#000" stroke-width="${width}" opacity="${opacity}"/>`;
  const one = corner(26, 26, 0.5);
  const both = mirrored(one, 240);
  return svgDocument({
    width: 240,
    height: 240,
    defs:
      gilt('gilt', metal, { blur: 0.7, height: 4 }) +
      shadow('drop', { dx: 1, dy: 2, blur: 1.6, opacity: 0.35, foot: 0.3, color: '#4a2c05' }),
    body: lit(
      `${rail(20, 6.5, 0.42)}${rail(20, 3.4, 0.45)}${both}<g transform="translate(0 240) scale(1 -1)">${both}</g>`,
    ),
  });
}

/** Seamless damask, tone on tone: tanjung blossoms in a net of pointed ovals. */
function damask({ silk: [ground, figure, light] }) {
  const [w, h] = [150, 236];
  const leaf = (points, width) => `<path d="${ribbon(points, leafWidth(width), 10)}"/>`;
  const half =
    `<path d="${ribbon(
      [
        [0, -118],
        [20, -92],
        [62, -58],
        [75, 0],
        [62, 58],
        [20, 92],
        [0, 118],
      ],
      () => 5,
      24,
    )}"/>` +
    leaf(
      [
        [66, -44],
        [52, -34],
        [44, -14],
      ],
      10,
    ) +
    leaf(
      [
        [72, -8],
        [56, 4],
        [50, 26],
      ],
      10,
    ) +
    leaf(
      [
        [62, 50],
        [48, 46],
        [38, 54],
      ],
      8,
    ) +
    leaf(
      [
        [0, 62],
        [22, 54],
        [34, 34],
        [30, 14],
      ],
      14,
    ) +
    leaf(
      [
        [0, 74],
        [18, 80],
        [30, 72],
        [34, 60],
      ],
      9,
    ) +
    leaf(
      [
        [0, -42],
        [14, -60],
        [12, -84],
        [0, -98],
      ],
      13,
    ) +
    leaf(
      [
        [6, -46],
        [26, -54],
        [36, -44],
        [38, -30],
      ],
      9,
    ) +
    leaf(
      [
        [4, 40],
        [16, 34],
        [20, 24],
      ],
      7,
    );
  const petals = Array.from({ length: 8 }, (_, i) => {
    const at = (angle, distance) => polar(0, 0, i * 45 + angle, distance);
    return leaf([at(0, 5), at(6, 16), at(0, 32)], 13);
  }).join('');
  const motif = `<g id="m">${half}<g transform="scale(-1 1)">${half}</g>${petals}<circle r="5" fill="${ground}"/></g>`;
  const spots = [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
    [w / 2, h / 2],
  ];
  return minifySvg(
    svgDocument({
      width: w,
      height: h,
      defs: diagonalGradient('s', [light, figure, light, figure], [w, h]) + motif,
      body: `<rect width="${w}" height="${h}" fill="${ground}"/><g fill="${figure}">${spots.map(([x, y]) => `<use href="#m" x="${x}" y="${y}"/>`).join('')}</g>`,
    }),
  );
}

function rule({ metal }) {
  const half =
    stem(
      [
        [108, 30],
        [82, 20],
        [54, 34],
        [26, 26],
      ],
      5,
      2,
    ) +
    hook(82, 24, -140, 20, 9, 1) +
    hook(62, 28, -40, 20, 9, -1) +
    hook(44, 31, -140, 15, 7, 1) +
    stroke(spiralPoints(22, 30, 8, 2, -60, -1.2, 20), (t) => 2.8 - 1.5 * t, 24);
  return svgDocument({
    width: 260,
    height: 60,
    defs:
      gilt('gilt', metal, { blur: 0.6, height: 3.4 }) +
      shadow('drop', { dx: 0.5, dy: 1.4, blur: 1, opacity: 0.28, foot: 0.2, color: '#4a2c05' }),
    body: lit(mirrored(half, 260) + bloom(130, 29, 20, 8, 0) + bloom(130, 29, 11, 8, 22.5)),
  });
}

/** A tanjung blossom: a star of narrow petals in two whorls. */
function tanjung({ petal: [light, deep] }) {
  const whorl = (count, reach, turn, fill) =>
    Array.from({ length: count }, (_, i) => {
      const angle = turn + (i * 360) / count;
      return `<path d="M20 20Q${num(20 - reach * 0.24)} ${num(20 - reach * 0.6)} 20 ${num(20 - reach)}Q${num(20 + reach * 0.24)} ${num(20 - reach * 0.6)} 20 20Z" fill="${fill}" stroke="${deep}" stroke-width=".4" transform="rotate(${num(angle)} 20 20)"/>`;
    }).join('');
  return svgDocument({
    width: 40,
    height: 40,
    body: `${whorl(12, 16, 0, light)}${whorl(8, 10, 15, '#fffdf4')}<circle cx="20" cy="20" r="2.6" fill="${deep}"/>`,
  });
}

export { cardFoot, cardHead, cardMiddle, damask, frame, rule, tanjung };
