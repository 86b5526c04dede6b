import { sculpture, sculptureDocument } from '../core/sculpt.mjs';
import { blurFilter } from '../core/svg.mjs';
import { aerialRoot, moonOrchid, moonPetal, orchidTones, strapLeaf } from './moon-orchid.mjs';
import { inBud, spray } from './orchid-spray.mjs';
import { waxSeal } from './wax-seal.mjs';

/** Moon orchids at night, in long sprays that arch and hang (design cv0002). */

const COVER_SPRAY = {
  stem: [
    [500, 150, -60],
    [452, 82, -76],
    [372, 44, -56],
    [282, 40, -12],
    [190, 74, -8],
    [116, 142, -6],
    [72, 232, -4],
    [52, 320, -2],
    [48, 392, 0],
  ],
  thick: 3.4,
  flowers: [
    { at: [455, 148], size: 60, z: 4, yaw: -24, pitch: 8, roll: 16 },
    { at: [430, 64], size: 58, z: -44, yaw: 20, pitch: -10, roll: 20 },
    { at: [352, 40], size: 56, z: -10, yaw: -10, pitch: -26, roll: -6 },
    { at: [350, 130], size: 68, z: 30, yaw: -4, pitch: 6, roll: -2 },
    { at: [258, 46], size: 56, z: 2, yaw: -16, pitch: -14, roll: 2 },
    { at: [238, 134], size: 62, z: 38, yaw: 18, pitch: 10, roll: 8 },
    { at: [164, 78], size: 52, z: 18, yaw: -30, pitch: -8, roll: -14 },
    { at: [140, 178], size: 50, z: 32, yaw: 26, pitch: 14, roll: 10 },
    { at: [74, 156], size: 42, z: 20, yaw: -40, pitch: 4, roll: -14 },
    { at: [90, 248], size: 34, z: 24, yaw: 34, pitch: 22, roll: 10, open: 0.62 },
  ],
  buds: [
    { at: [38, 246], tip: [20, 272], size: 14, z: 6 },
    { at: [78, 300], tip: [96, 324], size: 12.5, z: 8 },
    { at: [36, 312], tip: [22, 334], size: 11, z: 4 },
    { at: [66, 350], tip: [78, 368], size: 9, z: 4 },
    { at: [40, 370], tip: [32, 386], size: 7.5, z: 4 },
    { at: [51, 396], tip: [53, 412], size: 6, z: 2 },
  ],
};

const WIDTH = 480;
const HEIGHT = 430;

/** The same flowers far behind, out of focus: the garden goes on in the dark. */
const FAR_FLOWERS = [
  { at: [452, 214], size: 40, yaw: -20, pitch: 8, roll: 12 },
  { at: [300, 204], size: 34, yaw: 12, roll: -8 },
  { at: [196, 196], size: 30, yaw: -26, pitch: 6, roll: 8 },
  { at: [84, 78], size: 32, yaw: 18, roll: -12 },
  { at: [210, 28], size: 36, yaw: 8, pitch: -10 },
];

/** The same light where little of it comes, and takes the colour of the night. */
const dusk = (light) => {
  const faint = ([r, g, b]) => [r * 0.5, g * 0.2, b * 0.28];
  return { ...light, ...Object.fromEntries(['key', 'sky', 'earth', 'rim'].map((name) => [name, faint(light[name])])) };
};

async function coverSpray({ tones, light }) {
  const box = { width: WIDTH, height: HEIGHT };
  const far = FAR_FLOWERS.flatMap(({ at, ...turn }, n) =>
    moonOrchid({ at: [...at, 0], ...turn }, tones, { seed: 40 + n }),
  );
  const behind = await sculpture({ ...box, pixels: 380, surfaces: far, light: dusk(light) });
  return sculptureDocument(
    { ...box, pixels: 760, surfaces: spray(COVER_SPRAY, tones), light },
    { defs: blurFilter('far', 5), behind: `<g filter="url(#far)" opacity=".5">${behind}</g>` },
  );
}

/** The plant's foot: strap leaves about a crown at the left edge, roots that wander over the ground. */
const FOOT = { width: 420, height: 226 };
const LEAVES = [
  {
    points: [
      [18, 210, -40],
      [48, 136, -30],
      [104, 92, -16],
      [170, 92, -6],
      [214, 126, 2],
    ],
    width: 27,
    turn: 0.75,
    seed: 2,
  },
  {
    points: [
      [16, 214, -30],
      [-4, 140, -20],
      [-12, 70, -12],
      [-4, 20, -4],
    ],
    width: 27,
    turn: -0.5,
    seed: 5,
  },
  {
    points: [
      [24, 212, 10],
      [90, 168, 22],
      [174, 150, 30],
      [256, 160, 26],
      [324, 194, 12],
    ],
    width: 31,
    turn: 0.9,
    seed: 1,
  },
  {
    points: [
      [12, 222, 30],
      [64, 204, 44],
      [128, 202, 52],
      [190, 216, 54],
      [230, 244, 50],
    ],
    width: 28,
    turn: 0.8,
    seed: 8,
  },
];
const ROOTS = [
  [
    [-6, 232, 42],
    [60, 196, 58],
    [136, 206, 58],
    [206, 192, 46],
    [268, 206, 32],
    [320, 194, 24],
    [370, 208, 20],
  ],
  [
    [-8, 216, 46],
    [40, 176, 54],
    [98, 160, 60],
    [152, 178, 64],
    [186, 208, 66],
    [206, 244, 66],
  ],
];
const LOW_SPRAY = {
  stem: [
    [20, 216, 20],
    [32, 130, 30],
    [68, 66, 36],
    [124, 40, 40],
    [182, 46, 42],
    [224, 74, 40],
    [244, 104, 38],
  ],
  thick: 2.8,
  flowers: [
    { at: [62, 98], size: 45, z: 60, yaw: 14, pitch: 8, roll: -8 },
    { at: [134, 66], size: 38, z: 56, yaw: 26, pitch: 4, roll: 8 },
  ],
  buds: [
    { at: [182, 68], tip: [192, 88], size: 10.5, z: 46 },
    { at: [220, 58], tip: [234, 72], size: 9, z: 44 },
    { at: [224, 94], tip: [228, 110], size: 7.5, z: 42 },
    { at: [245, 106], tip: [250, 119], size: 5.5, z: 40 },
  ],
};

const foot = ({ tones, light }) => {
  const surfaces = [
    ...LEAVES.flatMap(({ points, width, ...how }) => strapLeaf(points, width, tones, how)),
    ...ROOTS.flatMap((points, n) => aerialRoot(points, 3.4 - 0.6 * n, tones)),
    ...spray(LOW_SPRAY, tones),
  ];
  return sculptureDocument({ ...FOOT, pixels: 640, surfaces, light });
};

const bud = ({ tones, light }) =>
  sculptureDocument({ width: WIDTH, height: HEIGHT, pixels: 660, surfaces: spray(inBud(COVER_SPRAY), tones), light });

const CREST = { width: 600, height: 216 };
const CREST_SPRAY = {
  stem: [
    [-20, 96, -40],
    [60, 50, -40],
    [160, 40, -30],
    [270, 50, -20],
    [370, 72, -12],
    [452, 108, -8],
    [512, 150, -4],
    [545, 186, 0],
  ],
  thick: 3,
  flowers: [
    { at: [52, 108], size: 56, z: 6, yaw: 14, pitch: 8, roll: -8 },
    { at: [120, 46], size: 46, z: -10, yaw: -12, pitch: -14, roll: -8 },
    { at: [170, 112], size: 58, z: 28, yaw: -6, pitch: 6, roll: 4 },
    { at: [238, 52], size: 44, z: 4, yaw: 14, pitch: -10, roll: 8 },
    { at: [284, 116], size: 52, z: 32, yaw: 18, pitch: 10, roll: -4 },
    { at: [348, 66], size: 40, z: 14, yaw: 26, pitch: -6, roll: 10 },
    { at: [388, 128], size: 42, z: 26, yaw: -20, pitch: 12, roll: -8 },
    { at: [444, 92], size: 32, z: 18, yaw: 34, pitch: 8, roll: 12, open: 0.7 },
  ],
  buds: [
    { at: [462, 140], tip: [456, 164], size: 12, z: 8 },
    { at: [508, 128], tip: [524, 146], size: 11, z: 6 },
    { at: [506, 170], tip: [503, 190], size: 9, z: 6 },
    { at: [545, 166], tip: [558, 180], size: 7.5, z: 4 },
    { at: [546, 188], tip: [551, 202], size: 5.5, z: 2 },
  ],
};
const crest = ({ tones, light }) =>
  sculptureDocument({ ...CREST, pixels: 840, surfaces: spray(CREST_SPRAY, tones), light });

/** A flower between two twigs of buds. */
const RULE = { width: 300, height: 66 };
function rule({ tones, light }) {
  const twig = (side) => {
    const x = (d) => 150 + side * d;
    return spray(
      {
        stem: [
          [x(8), 36, -8],
          [x(50), 28, -8],
          [x(96), 30, -6],
          [x(140), 40, -4],
        ],
        thick: 1.7,
        flowers: [],
        buds: [
          { at: [x(44), 36], tip: [x(46), 50], size: 7, z: 0 },
          { at: [x(70), 20], tip: [x(80), 13], size: 6, z: 0 },
          { at: [x(92), 38], tip: [x(97), 49], size: 5, z: 0 },
          { at: [x(116), 28], tip: [x(125), 24], size: 4.2, z: 0 },
          { at: [x(141), 40], tip: [x(149), 43], size: 3.4, z: 0 },
        ],
      },
      tones,
    );
  };
  const middle = moonOrchid({ at: [150, 31, 20], size: 28 }, tones, { seed: 4 });
  return sculptureDocument({ ...RULE, pixels: 480, surfaces: [...twig(-1), ...twig(1), ...middle], light });
}

const FALLS = [
  { yaw: 20, pitch: 12, roll: 28 },
  { yaw: -46, pitch: 24, roll: -64 },
  { yaw: 30, pitch: -50, roll: 148 },
];
const falling = ({ tones, light }, n) => {
  const turn = FALLS[n - 1];
  const angle = (turn.roll * Math.PI) / 180;
  const at = [20 - Math.sin(angle) * 13, 20 + Math.cos(angle) * 13, 0];
  return sculptureDocument({
    width: 40,
    height: 40,
    pixels: 128,
    surfaces: moonPetal({ at, size: 27, ...turn }, tones, n),
    light,
  });
};

/** Every role of the layout floral-cascade. */
export function drawBulan({ tones, light, wax }) {
  const scene = { tones: orchidTones(tones), light };
  return {
    spray: () => coverSpray(scene),
    foot: () => foot(scene),
    bud: () => bud(scene),
    crest: () => crest(scene),
    rule: () => rule(scene),
    seal: () => waxSeal({ seed: 21, wax, wreath: 'pearls' }),
    'fall-1': () => falling(scene, 1),
    'fall-2': () => falling(scene, 2),
    'fall-3': () => falling(scene, 3),
  };
}
