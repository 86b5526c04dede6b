import { blurFilter, svgDocument } from '../core/svg.mjs';
import { mirrored, ribbon, spiralPoints } from './brush.mjs';
import { awanLarat, bloom, hook, stem, trio } from './carving.mjs';
import { grain, over, relief, shadow } from './filters.mjs';
import { polar } from '../core/path.mjs';

/**
 * A pierced and carved panel round an arched opening, 600 wide. It is drawn once at some height and cut into a crown, a
 * middle that repeats downwards, and a foot.
 */
export const CROWN = 320;
export const PERIOD = 148;
export const FOOT = 206;
const WIDTH = 600;
const HEIGHT = CROWN + 2 * PERIOD + FOOT;

/** The opening's outline, `gap` within its edge. */
function opening(gap = 0) {
  const [left, right, foot, top] = [78 + gap, 522 - gap, HEIGHT - 132 - gap, 150 + gap];
  const spring = 306;
  return `M${left} ${foot}V${spring}C${left} ${spring - 34} ${left + 22} ${spring - 40} ${left + 34} ${spring - 62}C${left + 60} ${spring - 104} ${left + 150} ${spring - 96} 300 ${top}C${right - 150} ${spring - 96} ${right - 60} ${spring - 104} ${right - 34} ${spring - 62}C${right - 22} ${spring - 40} ${right} ${spring - 34} ${right} ${spring}V${foot}Z`;
}

/** The left half of the carving over the arch: three clouds that drift down to the side. */
const crownHalf = () =>
  stem(
    [
      [300, 150],
      [276, 146],
      [252, 128],
      [240, 100],
    ],
    9,
    11,
  ) +
  stem(
    [
      [196, 140],
      [172, 164],
      [130, 176],
      [96, 166],
      [70, 140],
    ],
    9,
    8,
  ) +
  stem(
    [
      [70, 168],
      [60, 190],
      [44, 200],
      [34, 216],
    ],
    8,
    7,
  ) +
  stem(
    [
      [160, 70],
      [150, 50],
      [130, 44],
      [110, 58],
    ],
    8,
    7,
  ) +
  [
    [250, 52, 30, 36],
    [152, 150, 196, 34],
    [36, 48, -45, 30],
    [116, 170, 205, 30],
    [150, 42, 0, 16],
    [38, 168, -80, 22],
    [96, 196, 150, 22],
    [44, 290, 190, 26],
    [258, 132, 170, 14],
  ]
    .map((leaf) => trio(...leaf))
    .join('') +
  awanLarat(200, 92, 44, 40, -1, { turns: 1.35 }) +
  awanLarat(94, 104, 48, -10, -1, { turns: 1.35 }) +
  awanLarat(54, 232, 29, -80, 1, { turns: 1.3 });

/** The blossom at the head of the arch, in a fan of leaves. */
const crest = () =>
  Array.from({ length: 9 }, (_, i) =>
    hook(...polar(300, 92, -100 + i * 25, 30), -100 + i * 25, 32, 13, Math.sign(4 - i)),
  ).join('') +
  bloom(300, 92, 44, 8, 22.5) +
  bloom(300, 92, 24, 8);

/** The left half of the carving below the opening; y counts from the panel's foot. */
const footHalf = () =>
  stem(
    [
      [300, -52],
      [280, -44],
      [262, -46],
      [250, -58],
    ],
    8,
    9,
  ) +
  stem(
    [
      [190, -50],
      [172, -34],
      [150, -34],
      [136, -48],
    ],
    8,
    8,
  ) +
  stem(
    [
      [96, -96],
      [84, -108],
      [70, -106],
      [62, -94],
    ],
    7,
    7,
  ) +
  [
    [262, -104, 10, 26],
    [168, -104, 0, 26],
    [168, -46, 180, 20],
    [86, -46, 190, 20],
    [264, -42, 150, 16],
    [88, -108, 10, 14],
    [34, -112, -30, 14],
    [32, -36, 210, 14],
  ]
    .map((leaf) => trio(...leaf))
    .join('') +
  awanLarat(214, -75, 31, 120, 1, { turns: 1.3 }) +
  awanLarat(118, -74, 31, -60, -1, { turns: 1.3 }) +
  awanLarat(52, -74, 24, 0, 1, { turns: 1.3 });

/** The left side: clouds that swing to and fro, two to a period. */
function side() {
  const step = PERIOD / 2;
  let carving = '';
  // The stem of the cloud above the first one joins it to the crown.
  for (let i = -1; i < 5; i++) {
    const y = CROWN + step * (i + 0.5);
    const way = i % 2 === 0 ? -1 : 1;
    const last = i === 4;
    const across = (share) => 44 + way * share;
    carving +=
      stem(
        [
          [across(15), y + step * 0.16],
          [across(17), y + step * 0.36],
          [44, y + step * 0.5],
          [across(-17), y + step * 0.64],
          [across(-15), y + step * 0.84],
        ].slice(0, last ? 3 : 5),
        6,
        6,
      ) +
      (last ? '' : trio(across(-8), y + step * 0.42, way * -60, 17) + trio(across(8), y + step * 0.6, way * 120, 17)) +
      (i < 0 ? '' : awanLarat(44, y, 19, way > 0 ? 180 : 0, way, { petals: 5 }));
  }
  return carving;
}

/** Mouldings: round the opening, round the panel, and the rail over the foot. Opacity is height. */
const mouldings = () => {
  const line = (d, width, opacity) =>
    `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" opacity="${opacity}"/>`;
  const edge = (inset) => `M${inset} ${inset}H${WIDTH - inset}V${HEIGHT - inset}H${inset}Z`;
  const rail = `M20 ${HEIGHT - 125}H580`;
  return (
    line(opening(-2), 15, 0.45) +
    line(opening(-2), 7, 0.5) +
    line(opening(-5), 2, 0.7) +
    line(edge(10), 20, 0.45) +
    line(edge(13), 9, 0.5) +
    line(edge(21), 2.4, 0.6) +
    line(rail, 9, 0.6) +
    line(rail, 4, 0.6)
  );
};

const carved = (material) =>
  relief('carved', {
    color: material.wood,
    blur: 0.8,
    height: 5,
    elevation: 50,
    shine: material.shine ?? 0.32,
    exponent: 14,
    shineColor: material.shineColor ?? '#ffdfae',
    strength: 1.12,
    margin: 3,
  }) + shadow('drop', { dx: 3, dy: 5, blur: 3.2, opacity: 0.75, foot: 0.8 });

/** Straight grain: noise that doesn't change downwards, so that every cut fits the next. */
const woodGrain = () => grain('grain', { frequency: '.11 0', octaves: 5, depth: 2.4, seed: 6 });

function cut(from, height, material) {
  const carving = `${mirrored(crownHalf(), WIDTH)}${crest()}<g transform="translate(0 ${HEIGHT})">${mirrored(footHalf(), WIDTH)}${bloom(300, -74, 30, 8)}</g>${mirrored(side(), WIDTH)}${mouldings()}`;
  return svgDocument({
    width: WIDTH,
    height,
    defs: `<clipPath id="wood"><path clip-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0Z${opening()}"/></clipPath><clipPath id="page"><path d="${opening()}"/></clipPath>${carved(material)}${woodGrain()}${blurFilter('soft', 13, 40)}${blurFilter('close', 5, 40)}`,
    body: `<g transform="translate(0 ${-from})"><path fill="${material.deep}" fill-rule="evenodd" d="M0 0H${WIDTH}V${HEIGHT}H0Z${opening()}"/><g clip-path="url(#page)" fill="none" stroke="${material.shade}"><path d="${opening(-3)}" stroke-width="30" opacity=".5" filter="url(#soft)" transform="translate(4 9)"/><path d="${opening(-3)}" stroke-width="9" opacity=".55" filter="url(#close)" transform="translate(2 4)"/></g><path d="${opening(16)}" fill="none" stroke="${material.line}" stroke-width="1.7"/><path d="${opening(21)}" fill="none" stroke="${material.line}" stroke-width=".7"/><g filter="url(#drop)"><g filter="url(#carved)">${carving}</g></g>${over('grain', { width: WIDTH, height: HEIGHT, opacity: 0.6, clip: 'wood' })}</g>`,
  });
}

export const crown = (material) => cut(0, CROWN, material);
export const middle = (material) => cut(CROWN, PERIOD, material);
export const foot = (material) => cut(HEIGHT - FOOT, FOOT, material);

const line = (d, width, opacity) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"/>`;
const moulding = (d) => line(d, 12, 0.4) + line(d, 7, 0.4) + line(d, 2.6, 0.55);

/**
 * A board of plain wood with what is carved upon it; the filters need a box even where only a straight moulding runs.
 * `pits` are deep fields that the carving pierces. */
function board(material, { width, height, pits = '', carving }) {
  return svgDocument({
    width,
    height,
    defs: `<linearGradient id="plank" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${material.plankEdge}"/><stop offset=".5" stop-color="${material.plank}"/><stop offset="1" stop-color="${material.plankEdge}"/></linearGradient>${carved(material)}${grain('grain', { frequency: '.16 0', octaves: 4, depth: 1.5, seed: 11 })}${blurFilter('inner', 4, 30)}`,
    body: `<rect width="${width}" height="${height}" fill="url(#plank)"/><path d="${pits}" fill="${material.deep}"/><g filter="url(#drop)"><g filter="url(#carved)"><rect width="${width}" height="${height}" opacity=".01"/>${carving}</g></g>${over('grain', { width, height, opacity: 0.5 })}`,
  });
}

/**
 * One leaf of the gate, hinges at the left, cut into head, middle and foot; 300 wide.
 * The other leaf is its mirror image.
 */
const LEAF = 300;

/** The rising sun, half of it on each leaf: rays of leaves about a blossom on the seam. */
export function leafHead(material) {
  const height = 210;
  const centre = [288, 178];
  const arc = (radius) => {
    const [x, y] = polar(...centre, -88, radius);
    return `M${x} ${y}A${radius} ${radius} 0 0 1 ${centre[0]} ${centre[1] - radius}`;
  };
  const ray = (i, count, from, length, width) => {
    const angle = -86 + (i * 84) / (count - 1);
    return hook(...polar(...centre, angle, from), angle, length, width, 0);
  };
  const rays =
    Array.from({ length: 8 }, (_, i) => ray(i, 8, 48, 52, 20)).join('') +
    Array.from({ length: 9 }, (_, i) => ray(i, 9, 108, 34, 17)).join('') +
    Array.from({ length: 5 }, (_, i) => bloom(...polar(...centre, -82 + i * 19.5, 101), 7, 6)).join('');
  const heart = Array.from({ length: 6 }, (_, i) => ray(i, 6, 8, 36, 20)).join('');
  const pit = `M${centre[0] - 150} ${centre[1]}A150 150 0 0 1 ${centre[0]} ${centre[1] - 150}V${centre[1]}Z`;
  const corner =
    awanLarat(62, 62, 27, 30, -1, { turns: 1.3 }) +
    trio(112, 42, 60, 22) +
    trio(42, 112, 190, 24) +
    trio(36, 36, -45, 16);
  const cornerPit = 'M24 24H176C110 44 58 96 44 168H24Z';
  return board(material, {
    width: LEAF,
    height,
    pits: `${pit}${cornerPit}`,
    carving: `${corner}${rays}${heart}${moulding(arc(150))}${moulding(cornerPit)}${moulding(`M10 ${height + 30}V10H290V188`)}${moulding('M10 188H290')}`,
  });
}

/** The middle repeats downwards: plain boards, where the names stand. */
export const leafMiddle = (material) => board(material, { width: LEAF, height: 40, carving: moulding('M10 -30V70') });

/** A carved field at the leaf's foot. */
export function leafFoot(material) {
  const height = 180;
  const field = 'M30 34H270V158H30Z';
  const scroll =
    awanLarat(94, 96, 40, 150, 1, { turns: 1.3 }) +
    awanLarat(206, 96, 40, 30, -1, { turns: 1.3 }) +
    stem(
      [
        [134, 104],
        [144, 124],
        [156, 124],
        [166, 104],
      ],
      8,
      8,
    ) +
    trio(150, 64, 0, 22) +
    trio(150, 136, 180, 18) +
    [
      [42, 46, -45],
      [258, 46, 45],
      [42, 146, -135],
      [258, 146, 135],
    ]
      .map(([x, y, angle]) => trio(x, y, angle, 17))
      .join('');
  return board(material, {
    width: LEAF,
    height,
    pits: field,
    carving: `${scroll}${moulding(field)}${moulding('M10 -30V170H290V12')}${moulding('M10 12H290')}`,
  });
}

/** A frieze that repeats sideways: one cloud up, one cloud down. */
export function frieze(material) {
  const [width, height] = [240, 92];
  const vine =
    awanLarat(60, 46, 27, 160, 1, { turns: 1.3 }) +
    awanLarat(180, 46, 27, -20, 1, { turns: 1.3 }) +
    stem(
      [
        [86, 58],
        [104, 72],
        [130, 66],
        [152, 36],
      ],
      7,
      7,
    ) +
    stem(
      [
        [206, 34],
        [224, 20],
        [250, 26],
        [274, 58],
      ],
      7,
      7,
    ) +
    stem(
      [
        [-34, 34],
        [-16, 20],
        [10, 26],
        [34, 58],
      ],
      7,
      7,
    ) +
    trio(120, 28, 0, 18) +
    trio(112, 70, 170, 14) +
    trio(0, 64, 180, 18) +
    trio(240, 64, 180, 18) +
    trio(232, 22, -10, 14) +
    trio(-8, 22, -10, 14);
  return svgDocument({
    width,
    height,
    defs: carved(material) + woodGrain(),
    body: `<rect width="${width}" height="${height}" fill="${material.deep}"/><g filter="url(#drop)"><g filter="url(#carved)"><rect x="-60" width="360" height="${height}" opacity=".01"/>${vine}${moulding('M-40 7H280')}${moulding(`M-40 ${height - 7}H280`)}</g></g>${over('grain', { width, height, opacity: 0.6 })}`,
  });
}

/** The divider: a blossom between two tendrils. */
export function tendrilRule(material) {
  const half =
    `<path d="${ribbon(
      [
        [104, 22],
        [78, 12],
        [52, 26],
        [26, 20],
      ],
      (t) => 4.6 - 3 * t,
    )}"/>` +
    `<path d="${ribbon(spiralPoints(26, 27, 8, 2, -90, -1.2, 20), (t) => 2.6 - 1.4 * t, 24)}"/>` +
    hook(78, 16, -140, 17, 7, 1) +
    hook(60, 20, -40, 17, 7, -1) +
    hook(96, 20, -30, 13, 6, -1);
  return svgDocument({
    width: 240,
    height: 44,
    defs: relief('gilt', {
      color: material.rule,
      blur: 0.5,
      height: 3,
      elevation: 52,
      shine: 0.5,
      shineColor: '#fff0c8',
    }),
    body: `<g filter="url(#gilt)">${mirrored(half, 240)}${bloom(120, 22, 15, 8)}</g>`,
  });
}
