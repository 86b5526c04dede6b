import { blurFilter, svgDocument } from '../core/svg.mjs';
import { num, polar } from '../core/path.mjs';
import { mirrored } from './brush.mjs';
import { CROWN, FOOT, PERIOD } from './kerawang.mjs';
import { cord, embroidered, fern, flower, laid, leaf, stitchDefs, tassel } from './stitches.mjs';

/**
 * A velvet canopy with an embroidered valance, hangings at the sides and a dais below: the frame of classic-kerawang.
 */
const WIDTH = 600;
const HEIGHT = CROWN + 2 * PERIOD + FOOT;
const LEFT = 78;
const SILL = HEIGHT - 132;
const SCALLOPS = 5;
const SPAN = (WIDTH - 2 * LEFT) / SCALLOPS;

/** Where scallops meet: higher in the middle, so that the valance is an arch. */
const joint = (i) => [LEFT + i * SPAN, 168 + 58 * ((LEFT + i * SPAN - 300) / 222) ** 2];

/** The valance's lower edge from left to right. */
function valance() {
  let d = '';
  for (let i = 1; i <= SCALLOPS; i++) {
    const [x0, y0] = joint(i - 1);
    const [x1, y1] = joint(i);
    d += `C${num(x0 + 14)} ${num(y0 + 52)} ${num(x1 - 14)} ${num(y1 + 52)} ${num(x1)} ${num(y1)}`;
  }
  return d;
}
const start = () => joint(0).map(num).join(' ');
const opening = () => `M${LEFT} ${SILL}L${start()}${valance()}V${SILL}Z`;

/** A collar of leaves for the flower that is laid upon it. */
const collar = (x, y, radius, count = 6, turn = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = turn + (i * 360) / count;
    return leaf(...polar(x, y, angle, radius * 0.82), angle, radius * 0.72, radius * 0.5, 0);
  }).join('');

/** Flowers as [x, y, radius, petals, leaves, turn]: what lies below the padding of the blooms, and the blooms. */
const collars = (posies) => posies.map(([x, y, radius, , leaves, turn]) => collar(x, y, radius, leaves, turn)).join('');
const blooms = (posies) => posies.map(([x, y, radius, petals, , turn]) => flower(x, y, radius, petals, turn)).join('');

const CANOPY = [
  [196, 64, 28, 8, 6, 12],
  [118, 126, 27, 8, 6, -20],
  [58, 62, 24, 8, 6, 6],
  [48, 206, 17, 6, 5, 30],
];
const DAIS = [
  [196, -82, 25, 8, 6, 8],
  [122, -54, 25, 8, 6, -14],
  [54, -72, 22, 8, 6, 22],
];
const HANGING = Array.from({ length: 5 }, (_, i) => {
  const side = i % 2 === 0 ? 1 : -1;
  return [46 - side * 4, CROWN + (PERIOD / 2) * (i + 0.5), 17, 6, 6, side * 20];
});

/** The left half of the canopy: a scroll of ferns and flowers that grows from the great flower in the middle. */
const canopy = () =>
  laid(
    [
      [280, 100],
      [246, 124],
      [206, 116],
      [172, 84],
      [136, 70],
      [100, 90],
      [74, 128],
      [58, 176],
      [54, 216],
    ],
    (t) => 7.5 - 3 * t,
    60,
  ) +
  fern(243, 76, 18, 110, -1) +
  fern(164, 128, 17, 190, 1) +
  fern(88, 178, 16, 10, 1) +
  fern(120, 52, 17, -40, 1) +
  fern(46, 132, 14, 120, -1) +
  [
    [236, 122, 140, 34, 17, 1],
    [214, 118, 190, 32, 15, -1],
    [188, 102, 80, 24, 12, 1],
    [150, 74, -10, 36, 16, 1],
    [92, 100, -50, 28, 13, 1],
    [70, 140, 100, 24, 12, 1],
    [60, 170, 240, 26, 12, -1],
    [146, 172, 130, 28, 13, 1],
  ]
    .map((one) => leaf(...one))
    .join('') +
  [1, 2]
    .map((i) => {
      const [x, y] = joint(i - 0.5);
      return (
        leaf(x, y + 31, -62, 26, 11, 1) +
        leaf(x, y + 31, 62, 26, 11, -1) +
        leaf(x, y + 33, 0, 24, 11) +
        leaf(x, y + 31, -30, 22, 9, 1) +
        leaf(x, y + 31, 30, 22, 9, -1)
      );
    })
    .join('');

const middleLeaves = () =>
  Array.from({ length: 10 }, (_, i) => leaf(...polar(300, 84, i * 36 + 18, 40), i * 36 + 18, 32, 18, 0)).join('') +
  leaf(300, 168, 0, 26, 12) +
  leaf(300, 168, -46, 26, 11, 1) +
  leaf(300, 168, 46, 26, 11, -1);

/** The hanging at the left: a vine that swings, a flower in each bend. */
function hanging() {
  const at = (y) => [46 + 15 * Math.sin(((y - CROWN) / PERIOD) * 2 * Math.PI), y];
  const [from, to] = [CROWN - PERIOD * 0.62, SILL - 4];
  const points = Array.from({ length: 60 }, (_, i) => at(from + ((to - from) * i) / 59));
  let vine = laid(points, () => 5.5, 140);
  for (let i = -1; i < 5; i++) {
    const y = CROWN + (PERIOD / 2) * (i + 0.5);
    const side = i % 2 === 0 ? 1 : -1;
    vine +=
      leaf(...at(y - 30), side * -52, 26, 12, -side) +
      leaf(...at(y + 30), side * -128, 26, 12, side) +
      leaf(...at(y - 12), side * 50, 18, 9, side) +
      leaf(...at(y + 16), side * 130, 18, 9, -side);
  }
  return vine;
}

/** The left half of the dais; y counts from the foot. */
const dais = () =>
  laid(
    [
      [262, -66],
      [232, -40],
      [196, -48],
      [164, -84],
      [126, -92],
      [92, -66],
      [54, -50],
    ],
    (t) => 7 - 2.6 * t,
    40,
  ) +
  fern(242, -88, 16, 60, 1) +
  fern(160, -42, 14, -120, -1) +
  fern(88, -98, 14, 60, -1) +
  [
    [226, -40, 70, 26, 13, 1],
    [240, -46, 180, 20, 10, 1],
    [182, -52, 200, 24, 12, -1],
    [150, -92, -30, 20, 10, 1],
    [92, -60, 200, 22, 11, 1],
  ]
    .map((one) => leaf(...one))
    .join('');
const lotus = () =>
  [-70, -42, 0, 42, 70].map((angle) => leaf(300, -54, angle, angle ? 46 : 54, 20, Math.sign(angle))).join('') +
  [-100, 100].map((angle) => leaf(300, -50, angle, 36, 14, Math.sign(angle))).join('') +
  leaf(300, -52, 180, 22, 12);

const edges = () =>
  cord(opening(), 8) +
  cord(`M12 12H${WIDTH - 12}V${HEIGHT - 12}H12Z`, 8) +
  cord(`M21 21H${WIDTH - 21}V${HEIGHT - 21}H21Z`, 3) +
  cord(`M22 ${HEIGHT - 120}H${WIDTH - 22}`, 4);

const pile = (id, seed) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".5 .7" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .9 -.28"/></filter>`;
/** The cloth, lit in its middle; `reach` 2 on a half, whose right edge is the middle. */
const velvetDefs = ({ velvet: [light, middle, dark] }, reach = 1) =>
  `<linearGradient id="velvet" x1="0" x2="${reach}" y1="0" y2="0"><stop offset="0" stop-color="${dark}"/><stop offset=".1" stop-color="${middle}"/><stop offset=".5" stop-color="${light}"/><stop offset=".9" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>${pile('pile', 5)}`;

function cut(from, height, look) {
  const onDais = (markup) => `<g transform="translate(0 ${HEIGHT})">${markup}</g>`;
  const left = canopy() + collars(CANOPY) + hanging() + collars(HANGING) + onDais(dais() + collars(DAIS));
  const stitches = mirrored(left, WIDTH) + middleLeaves() + onDais(lotus()) + edges();
  const flowers = mirrored(blooms(CANOPY) + blooms(HANGING) + onDais(blooms(DAIS)), WIDTH) + flower(300, 84, 50, 10);
  const tassels = Array.from({ length: SCALLOPS - 1 }, (_, i) => tassel(joint(i + 1)[0], joint(i + 1)[1] + 2, 46)).join(
    '',
  );
  return svgDocument({
    width: WIDTH,
    height,
    defs: `<clipPath id="cloth"><path clip-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0Z${opening()}"/></clipPath><clipPath id="page"><path d="${opening()}"/></clipPath>${velvetDefs(look)}${stitchDefs(look)}${blurFilter('soft', 12, 40)}${blurFilter('close', 5, 40)}`,
    body: `<g transform="translate(0 ${-from})"><g clip-path="url(#page)" fill="none" stroke="#000"><path d="${opening()}" stroke-width="34" opacity=".5" filter="url(#soft)" transform="translate(0 8)"/><path d="${opening()}" stroke-width="12" opacity=".5" filter="url(#close)" transform="translate(0 4)"/></g><g clip-path="url(#cloth)"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#velvet)"/><rect width="${WIDTH}" height="${HEIGHT}" filter="url(#pile)" opacity=".4"/></g>${embroidered(stitches)}${embroidered(flowers + tassels)}</g>`,
  });
}
export const canopyHead = (look) => cut(0, CROWN, look);
export const hangings = (look) => cut(CROWN, PERIOD, look);
export const daisFoot = (look) => cut(HEIGHT - FOOT, FOOT, look);

/** A piece of velvet with its embroidery. `folds`: a gradient of the cloth's own. */
function piece(look, { width, height, stitches, flowers = '' }) {
  return svgDocument({
    width,
    height,
    defs: `${velvetDefs(look, 2)}${stitchDefs(look)}`,
    body: `<rect width="${width}" height="${height}" fill="url(#velvet)"/><rect width="${width}" height="${height}" filter="url(#pile)" opacity=".4"/>${embroidered(stitches)}${flowers && embroidered(flowers)}`,
  });
}

/** The left hanging of the gate, 300 wide; the right one is its mirror image. */
export const VINE_EDGE = { width: 300, height: PERIOD };
const vineEdge = (from, to) => {
  const at = (y) => [34 + 8 * Math.sin((y / PERIOD) * 2 * Math.PI), y];
  const points = Array.from({ length: 60 }, (_, i) => at(from + ((to - from) * i) / 59));
  let markup = laid(points, () => 4, 140);
  for (let i = Math.floor(from / (PERIOD / 2)); i * (PERIOD / 2) < to; i++) {
    const y = (PERIOD / 2) * (i + 0.5);
    const side = ((i % 2) + 2) % 2 === 0 ? 1 : -1;
    markup +=
      flower(at(y)[0] - side * 11, y, 12, 6, 15) +
      leaf(...at(y + 24), side * 60, 18, 9, side) +
      leaf(...at(y + 40), side * -120, 17, 8, side);
  }
  return markup + cord(`M10 ${from}V${to}`, 7) + cord(`M60 ${from}V${to}`, 3);
};
export const leafMiddle = (look) => piece(look, { ...VINE_EDGE, stitches: vineEdge(-PERIOD, 2 * PERIOD) });

/** A swag of two bights over the hanging, with flowers and tassels. */
export function leafHead(look) {
  const swag = 'M0 118C40 176 104 176 150 128C186 176 256 176 300 120';
  const posies = [
    [76, 80, 32, 8, 7, 0],
    [224, 80, 32, 8, 7, 0],
    [150, 58, 20, 6, 6, 0],
    [0, 56, 20, 6, 6, 0],
    [300, 56, 20, 6, 6, 0],
  ];
  const half =
    collars(posies) +
    [0, 150, 300]
      .map((x) => leaf(x, 86, 180, 28, 13) + leaf(x, 88, 150, 22, 10, -1) + leaf(x, 88, 210, 22, 10, 1))
      .join('') +
    cord('M-4 12H304', 8) +
    cord('M-4 22H304', 3) +
    cord(swag, 8);
  const tassels = [4, 150, 298].map((x) => tassel(x, x === 150 ? 130 : 120, 60)).join('');
  return svgDocument({
    width: 300,
    height: 210,
    defs: `${velvetDefs(look, 2)}${stitchDefs(look)}${blurFilter('soft', 8, 40)}`,
    body: `<rect width="300" height="210" fill="url(#velvet)"/><rect width="300" height="210" filter="url(#pile)" opacity=".4"/>${embroidered(vineEdge(-PERIOD, 2 * PERIOD))}<path d="${swag}V0H0Z" transform="translate(0 9)" opacity=".6" filter="url(#soft)"/><path d="${swag}V0H0Z" fill="${look.velvet[2]}"/>${embroidered(half)}${embroidered(blooms(posies) + tassels)}`,
  });
}

/** A spray at the foot of the hanging, up from its hinge. */
export function leafFoot(look) {
  const posies = [
    [118, 92, 34, 8, 7, 0],
    [206, 116, 27, 8, 7, 10],
    [262, 62, 20, 6, 6, 20],
  ];
  const spray =
    laid(
      [
        [70, 150],
        [120, 130],
        [160, 100],
        [206, 96],
        [258, 70],
      ],
      (t) => 7 - 3 * t,
      30,
    ) +
    collars(posies) +
    fern(186, 62, 17, 60, 1) +
    fern(254, 118, 15, -60, 1) +
    fern(84, 42, 14, 40, 1) +
    [
      [150, 124, 120, 30, 14, 1],
      [166, 96, 20, 26, 12, 1],
      [236, 142, 95, 32, 13, 1],
      [90, 146, 80, 30, 12, 1],
    ]
      .map((one) => leaf(...one))
      .join('');
  return piece(look, {
    width: 300,
    height: 180,
    stitches: `${vineEdge(0, 2 * PERIOD)}${spray}${cord('M-4 168H304', 8)}${cord('M60 158H304', 3)}`,
    flowers: blooms(posies),
  });
}

export function frieze(look) {
  const wave = (shift) =>
    laid(
      [
        [-60, 46],
        [-30, 70],
        [0, 46],
        [30, 22],
        [60, 46],
        [90, 70],
        [120, 46],
        [150, 22],
        [180, 46],
        [210, 70],
        [240, 46],
        [270, 22],
        [300, 46],
      ].map(([x, y]) => [x + shift, y]),
      () => 5,
      120,
    );
  const stitches =
    wave(0) +
    [-30, 90, 210].map((x) => flower(x, 40, 20, 8)).join('') +
    [30, 150, 270].map((x) => flower(x, 54, 20, 8, 10)).join('') +
    [0, 60, 120, 180, 240]
      .map((x, i) => leaf(x, 46, i % 2 ? 30 : 150, 24, 12, 1) + leaf(x, 46, i % 2 ? 210 : -30, 24, 12, 1))
      .join('') +
    cord('M-4 7H244', 6) +
    cord('M-4 85H244', 6);
  return piece(
    { ...look, velvet: [look.velvet[1], look.velvet[1], look.velvet[1]] },
    { width: 240, height: 92, stitches },
  );
}
