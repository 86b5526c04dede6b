import { mix } from '../core/colour.mjs';
import { polyline } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, diagonalGradient, svgDocument } from '../core/svg.mjs';
import { blade, cames, glassBud, glassStem, poppy } from './glass-plants.mjs';
import { times } from './pen.mjs';

/**
 * An art nouveau window, drawn whole and cut into head, middle and foot. The middle repeats: whatever crosses its upper
 * edge crosses its lower edge in the same way, so every part of the drawing between 440 and 840 has a period of 200.
 */
const WIDTH = 600;
const HEIGHT = 1050;
const MIDDLE = { from: 540, to: 740 };
const PERIOD = MIDDLE.to - MIDDLE.from;

const ROW = 50;
const COLUMN = 50;
const FIRST_ROW = -60;

const radial = (id, stops, where = 'cx="50%" cy="50%" r="60%"') =>
  `<radialGradient id="${id}" ${where}>${stops.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;

/** The gradients of the plants' glass. */
export const glassGradients = ({ petal: [tip, middle, throat], leaf }) =>
  [
    radial(
      'petal',
      [
        [0, throat],
        [0.24, throat],
        [0.5, middle],
        [1, tip],
      ],
      'cx="50%" cy="92%" r="100%"',
    ),
    radial(
      'petal-back',
      [
        [0, throat],
        [1, middle],
      ],
      'cx="50%" cy="90%" r="100%"',
    ),
    radial('pod', [
      [0, '#d6d79a'],
      [1, '#66743f'],
    ]),
    diagonalGradient('leaf', leaf),
  ].join('');

/** Rows repeat from the tenth on, so that the middle is periodic. */
const rowKey = (row) => (row < 10 ? row : 10 + ((row - 10) % (PERIOD / ROW)));

function mosaic({ seed, glass, lead, light, shade }) {
  const rows = Math.ceil((HEIGHT - FIRST_ROW) / ROW) + 1;
  const columns = WIDTH / COLUMN + 2;
  const randomOf = (row, column) => seededRandom(seed + rowKey(row) * 101 + column * 7);
  const corner = (row, column) => {
    const random = randomOf(row, column);
    return [
      (column - 0.7) * COLUMN + random.between(-16, 16) + (row % 2) * 18,
      FIRST_ROW + row * ROW + random.between(-15, 15),
    ];
  };
  let body = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const random = randomOf(row, column + 50);
      const tone = Math.sin(column * 0.7 + rowKey(row) * 1.57) + random.between(-0.6, 0.6);
      const colour = mix(glass[random.below(glass.length)], tone > 0 ? light : shade, Math.abs(tone) * 0.2);
      const points = [
        [row, column],
        [row, column + 1],
        [row + 1, column + 1],
        [row + 1, column],
      ].map(([r, c]) => corner(r, c));
      body += `<path d="${polyline(points)}Z" fill="${colour}"/>`;
    }
  return `<g ${cames(lead)}>${body}</g>`;
}

/** Outline of the opening, `inset` units smaller. */
function opening(inset = 0) {
  const left = 84 + inset;
  const right = WIDTH - left;
  const top = 132 + inset * 1.1;
  const foot = HEIGHT - 112 - inset;
  const s = inset * 0.7;
  return `M${left + 8} ${foot}C${left - 4} ${foot - 50} ${left} ${foot - 80} ${left} ${foot - 110}V352C${left} 250 ${144 + s} ${236 + s} ${164 + s} ${196 + s}C${188 + s} ${150 + s} 238 ${top} 300 ${top}C362 ${top} ${412 - s} ${150 + s} ${436 - s} ${196 + s}C${456 - s} ${236 + s} ${right} 250 ${right} 352V${foot - 110}C${right} ${foot - 80} ${right + 4} ${foot - 50} ${right - 8} ${foot}C430 ${foot + 26} 360 ${foot + 14} 300 ${foot + 34}C240 ${foot + 14} 170 ${foot + 26} ${left + 8} ${foot}Z`;
}

/** Two stems that wind about each other up the side, with a leaf to each hand in every period. */
function sideStems(glass) {
  const winding = (sign) =>
    times(61, (i) => {
      const y = 300 + i * 10;
      return [42 + sign * 11 * Math.sin((2 * Math.PI * (y - MIDDLE.from)) / PERIOD), y];
    });
  const leaves = times(3, (k) => {
    const y = 580 + (k - 1) * PERIOD;
    const out = [
      [42, y],
      [16, y - 42],
      [17, y - 84],
      [32, y - 116],
    ];
    const inwards = [
      [42, y + 100],
      [68, y + 56],
      [66, y + 14],
      [52, y - 16],
    ];
    return blade(glass, out, 21) + blade(glass, inwards, 19);
  });
  return glassStem(glass, winding(1)) + glassStem(glass, winding(-1)) + leaves.join('');
}

/** What grows at the foot's left half and at the head's. */
function ends(glass) {
  const b = HEIGHT - 46;
  const foot = [
    glassStem(glass, [
      [300, b + 4],
      [196, b + 8],
      [92, b - 26],
      [50, b - 70],
      [42, b - 104],
    ]),
    blade(
      glass,
      [
        [150, b + 6],
        [112, b - 44],
        [64, b - 62],
        [30, b - 44],
      ],
      22,
    ),
    blade(
      glass,
      [
        [224, b + 12],
        [170, b - 26],
        [126, b - 20],
        [86, b - 34],
      ],
      19,
    ),
    blade(
      glass,
      [
        [90, b - 20],
        [54, b + 4],
        [30, b + 16],
        [8, b + 10],
      ],
      18,
    ),
  ];
  const head = [
    glassStem(glass, [
      [42, 300],
      [40, 250],
      [62, 190],
      [112, 128],
    ]),
    blade(
      glass,
      [
        [70, 262],
        [92, 236],
        [112, 210],
        [150, 190],
      ],
      17,
    ),
    blade(
      glass,
      [
        [44, 330],
        [16, 262],
        [14, 216],
        [30, 176],
      ],
      24,
    ),
    glassBud(glass, 62, 286, 19, 14),
    glassStem(glass, [
      [120, 110],
      [172, 84],
      [214, 74],
    ]),
    glassBud(glass, 214, 62, 18, 34),
    poppy(glass, 108, 112, 86, -34),
  ];
  return { head: head.join(''), foot: foot.join('') };
}

const mirrored = (markup) => `${markup}<g transform="translate(${WIDTH} 0) scale(-1 1)">${markup}</g>`;

/** Gold whose bands repeat with the middle. */
const goldBands = (tones) =>
  `<linearGradient id="gold" gradientUnits="userSpaceOnUse" x1="0" y1="${MIDDLE.from}" x2="0" y2="${MIDDLE.to}" spreadMethod="repeat">${[...tones, tones[0]].map((tone, i) => `<stop offset="${+(i / tones.length).toFixed(3)}" stop-color="${tone}"/>`).join('')}</linearGradient>`;

const RAISED = `<filter id="raised" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation=".9" result="h"/><feSpecularLighting in="h" surfaceScale="3" specularConstant=".6" specularExponent="14" lighting-color="#fff3d6"><feDistantLight azimuth="235" elevation="40"/></feSpecularLighting><feComposite in2="SourceAlpha" operator="in" result="s"/><feOffset in="SourceAlpha" dx="1" dy="1.6"/><feGaussianBlur stdDeviation="1.6" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/></feMerge></filter>`;

/** Streaks in the glass: a noise tile as high as the middle, laid from edge to edge. */
function streaks() {
  const filter = `<filter id="streak" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .05" numOctaves="3" seed="9" stitchTiles="stitch"/><feColorMatrix values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>`;
  const tiles = times(
    6,
    (i) =>
      `<g transform="translate(0 ${FIRST_ROW + i * PERIOD})"><rect width="600" height="${PERIOD}" filter="url(#streak)"/></g>`,
  );
  return { filter, body: `<g style="mix-blend-mode:soft-light" opacity=".6">${tiles.join('')}</g>` };
}

/** @returns {{head: string, middle: string, foot: string}} the window's three pieces, 600 wide */
export function nouveauWindow(art) {
  const { pane, gold, glow } = art;
  const streak = streaks();
  const plants = ends(art);
  const defs = [
    glassGradients(art),
    goldBands(gold),
    RAISED,
    streak.filter,
    blurFilter('soft', 14),
    radial('glow', [
      [0, glow, 0.75],
      [1, glow, 0],
    ]),
    `<linearGradient id="across" x1="0" x2="1" y1="0" y2="0">${times(9, (i) => `<stop offset="${i / 8}" stop-color="${mix(pane[1], pane[0], Math.sin((Math.PI * i) / 8) ** 1.5)}"/>`).join('')}</linearGradient>`,
    `<clipPath id="window"><path d="${opening()}"/></clipPath>`,
  ].join('');
  const body = [
    mosaic(art),
    `<ellipse cx="300" cy="120" rx="340" ry="240" fill="url(#glow)" style="mix-blend-mode:overlay"/>`,
    `<ellipse cx="300" cy="${HEIGHT - 40}" rx="320" ry="150" fill="url(#glow)" style="mix-blend-mode:overlay"/>`,
    mirrored(sideStems(art) + plants.foot + plants.head),
    poppy(art, 300, 76, 66),
    poppy(art, 300, HEIGHT - 56, 56),
    streak.body,
    `<path d="${opening()}" fill="url(#across)"/>`,
    `<g clip-path="url(#window)"><path d="${opening()}" fill="none" stroke="#000" stroke-width="34" opacity=".5" filter="url(#soft)"/></g>`,
    `<g fill="none" stroke="url(#gold)" filter="url(#raised)"><path d="${opening()}" stroke-width="6.5"/><path d="${opening(13)}" stroke-width="1.5"/><path d="M8 -20V${HEIGHT + 20}M592 -20V${HEIGHT + 20}M-20 8H620M-20 ${HEIGHT - 8}H620" stroke-width="5"/></g>`,
  ].join('');
  const piece = (from, to) =>
    svgDocument({
      width: WIDTH,
      height: to - from,
      defs,
      body: `<g transform="translate(0 ${-from})">${body}</g>`,
    });
  return {
    head: piece(0, MIDDLE.from),
    middle: piece(MIDDLE.from, MIDDLE.to),
    foot: piece(MIDDLE.to, HEIGHT),
  };
}

/** Three poppies with buds and leaves that hang from an edge, 600 × 230. */
export function poppyCrest(art) {
  const wing = [
    glassStem(art, [
      [300, 40],
      [220, 22],
      [120, 52],
      [40, 30],
      [-6, 54],
    ]),
    glassStem(art, [
      [280, 60],
      [236, 120],
      [188, 150],
      [136, 146],
    ]),
    blade(
      art,
      [
        [170, 30],
        [110, 96],
        [64, 108],
        [22, 92],
      ],
      24,
    ),
    blade(
      art,
      [
        [110, 40],
        [76, 22],
        [36, 6],
        [-6, 8],
      ],
      20,
    ),
    blade(
      art,
      [
        [262, 96],
        [240, 150],
        [208, 178],
        [170, 188],
      ],
      20,
    ),
    glassBud(art, 128, 146, 18, -72),
    glassBud(art, 42, 50, 16, -70),
    poppy(art, 176, 62, 58, -26),
  ].join('');
  return svgDocument({
    width: WIDTH,
    height: 230,
    defs: glassGradients(art) + RAISED,
    body: `<g filter="url(#raised)">${mirrored(wing)}${poppy(art, 300, 100, 80)}</g>`,
  });
}
