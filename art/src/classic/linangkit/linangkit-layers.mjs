import { svgDocument } from '../../core/svg.mjs';
import { clothPicture } from '../cloth-picture.mjs';
import { CLOTH, ikat } from '../pua/ikat.mjs';
import { broad, chain, COLUMNS, hookedLozenge, teeth } from './band-motifs.mjs';
import { bead, beadPicture, bell, hanging, swag, tools } from './beads.mjs';
import { knotted } from './knots.mjs';
import { medal } from './medal.mjs';

/** Units after which all pieces repeat sideways, and of a knot. */
const WIDTH = 320;
const KNOT = WIDTH / COLUMNS;

const document = (width, height, body) => svgDocument({ width, height, body });
const at = (y, markup) => `<g transform="translate(0 ${y})">${markup}</g>`;

/** A band as a picture. `yarnAt` (column, row) → yarn or null */
const band = ({ width = WIDTH, columns = COLUMNS, height, rows, scale = 2.25 }, yarnAt, { seed, yarns }) =>
  clothPicture({ width, height, scale }, knotted({ width, height, columns, rows, seed, yarns, yarnAt }));

/** Black cotton. */
async function cloth({ seed, cotton }) {
  const dyes = { ground: cotton, resist: cotton, rust: cotton, black: cotton };
  const plain = await ikat({ width: WIDTH, height: CLOTH, seed, dyes, depth: 1.3, fold: 0.2 });
  return document(WIDTH, CLOTH, await clothPicture({ width: WIDTH, height: CLOTH, scale: 2 }, plain));
}

/** Even rows at the edge of a band, from outside. */
const HEM = ['orange', 'orange', 'black', 'yellow'];

/** A narrow band: a chain of lozenges between even rows; `rows` in all. */
const narrow = (rows) => (column, row) => {
  const edge = Math.min(row, rows - 1 - row);
  if (edge < HEM.length) return HEM[edge];
  return chain(column, row - (rows - 1) / 2, 8);
};

/** Order of the glass on the strings. */
const INNER = ['orange', 'orange', 'white', 'blue', 'blue', 'white'];
const OUTER = ['stone', 'white', 'black', 'orange', 'orange', 'orange', 'black', 'white'];

/** At the head: a narrow band, and below it strings of beads in swags with a bell at each joint. */
const HEAD = 92;
const BAND = 23;
const SWAG = 80;
async function head({ linen, beads }) {
  const { glass, brass, random } = tools(beads);
  const foot = 3 + BAND * KNOT;
  const how = { glass, random };
  const surfaces = [];
  for (let x = -SWAG / 2; x < WIDTH; x += SWAG) {
    surfaces.push(...swag(x, x + SWAG, foot - 1, 17, { ...how, order: INNER, size: 1.55 }));
    surfaces.push(...swag(x, x + SWAG, foot - 1, 25, { ...how, order: OUTER, size: 1.7, z: 4 }));
  }
  for (let x = SWAG / 2; x < WIDTH; x += SWAG) {
    surfaces.push(...hanging(x, foot, 13, 0.4, { ...how, order: ['white', 'blue', 'orange', 'stone'], z: 6 }));
    surfaces.push(...bell([x + 0.4, foot + 17.6, 6], 3.5, brass));
    surfaces.push(bead([x, foot, 7], { half: 2.6, round: 2.6, colour: brass[2], shine: 0.7 }));
  }
  const woven = await band({ height: BAND * KNOT + 2 * KNOT, rows: BAND + 2 }, padded(narrow(BAND), BAND), linen);
  return document(
    WIDTH,
    HEAD,
    at(3 - KNOT, woven) + (await beadPicture({ width: WIDTH, height: HEAD, pixels: 720 }, surfaces)),
  );
}

/** A row without knots before and after a band, for its shadow. */
const padded = (yarnAt, rows) => (column, row) => (row < 1 || row > rows ? null : yarnAt(column, row - 1));

/** At the foot: teeth, the broad band, and a fringe of beads and bells. */
const FOOT = 182;
const TEETH = 10;
const BROAD = 37;
const TOP = 6;
const FOOT_ROWS = TEETH + 2 * HEM.length + BROAD;
function footYarn(column, row) {
  if (row < TEETH) return teeth(column, row);
  const within = row - TEETH;
  const edge = Math.min(within, FOOT_ROWS - TEETH - 1 - within);
  if (edge < HEM.length) return HEM[edge];
  return broad(column, within - HEM.length - (BROAD - 1) / 2) ?? 'black';
}
const FRINGE = 36;
async function foot({ linen, beads, behind }) {
  const { glass, brass, random } = tools({ ...beads, seed: beads.seed + 1 });
  const end = FOOT - FRINGE;
  const orders = [
    ['orange', 'orange', 'white', 'blue', 'blue', 'white'],
    ['red', 'white', 'black', 'orange', 'black', 'white'],
    ['stone', 'white', 'orange', 'white'],
    ['blue', 'white', 'orange', 'orange', 'white'],
  ];
  const step = 8;
  const surfaces = Array.from({ length: WIDTH / step + 2 }, (_, k) => {
    const i = (k + WIDTH / step - 1) % (WIDTH / step);
    const x = (k - 0.5) * step;
    const isLong = i % 2 === 0;
    const aside = 1.1 * Math.sin(i * 2.4);
    const length = isLong ? 23 : 15;
    return [
      ...hanging(x, end - 1, length, aside, { glass, random, order: orders[i % 4], size: 1.6 }),
      ...(isLong
        ? bell([x + aside, end + length + 3.4, 4], 3.3, brass)
        : [bead([x + aside, end + length + 2, 4], { half: 2.7, round: 2.2, turn: Math.PI / 2, colour: glass.stone })]),
    ];
  }).flat();
  const rows = FOOT_ROWS + 1;
  const woven = await band(
    { height: rows * KNOT, rows },
    (column, row) => (row < FOOT_ROWS ? footYarn(column, row) : null),
    linen,
  );
  // The bands end a little above the strings' heads, where the cotton is hemmed.
  const wall = `<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/><stop offset="1" stop-color="${behind}"/></linearGradient></defs><rect y="${end - 2}" width="${WIDTH}" height="${FRINGE + 2}" fill="url(#w)"/>`;
  const strings = await beadPicture({ width: WIDTH, height: FOOT, pixels: 720 }, surfaces);
  return document(WIDTH, FOOT, wall + at(TOP, woven) + strings);
}

/** The field of the closed cloth: lozenges and hourglasses, each row set off by half. */
const FIELD = 176;
const FIELD_ROWS = 70;
async function field({ linen }) {
  const half = FIELD_ROWS / 2;
  const yarnAt = (column, row) => {
    for (const [y, shift] of [
      [0, 0],
      [half, 32],
      [FIELD_ROWS, 0],
    ]) {
      if (Math.abs(row - y) > half / 2) continue;
      const yarn = broad(column, row - y, shift);
      if (yarn) return yarn;
    }
    return 'black';
  };
  return document(WIDTH, FIELD, await band({ height: FIELD, rows: FIELD_ROWS, scale: 1.75 }, yarnAt, linen));
}

const TRIM = 44;
const trim = async ({ linen }) =>
  document(WIDTH, TRIM, await band({ height: TRIM, rows: 17, scale: 1.75 }, narrow(17), linen));

/** Along both sides: the narrow seam by which two cloths are joined. */
const [SIDE, SIDE_COLUMNS, SIDE_ROWS] = [28, 13, 44];
const SEAM = [null, 'orange', 'black'];
async function side({ linen }) {
  const colours = ['orange', 'green', 'yellow', 'magenta'];
  const yarnAt = (column, row) => {
    const edge = Math.min(column, SIDE_COLUMNS - 1 - column);
    if (edge < SEAM.length) return SEAM[edge];
    const [far, number] = [Math.abs(column - 6) + Math.abs((row % 11) - 5), Math.floor(row / 11) % 4];
    if (far === 0) return 'white';
    if (far < 2) return colours[number];
    if (far === 2) return 'black';
    if (far === 3) return 'white';
    return far > 5 ? 'yellow' : 'red';
  };
  const how = { width: SIDE, columns: SIDE_COLUMNS, height: CLOTH, rows: SIDE_ROWS, scale: 2.5 };
  return document(SIDE, CLOTH, await band(how, yarnAt, linen));
}

/** The divider: a string of beads, a carnelian in its middle. */
async function rule({ beads }) {
  const { glass, brass, random } = tools(beads);
  const [x, y] = [120, 16];
  const how = { glass, random, size: 2.2 };
  const surfaces = [
    bead([x, y, 5], { half: 10, round: 6, colour: glass.stone, shine: 0.7 }),
    ...[-1, 1].flatMap((way) => [
      bead([x + way * 13.6, y, 5], { half: 3.6, round: 3.6, colour: brass[1], shine: 0.8 }),
      ...swag(x + way * 17.4, x + way * 96, y, 0, {
        ...how,
        order: ['white', 'blue', 'blue', 'white', 'orange', 'orange'],
      }),
    ]),
  ];
  return document(240, 36, await beadPicture({ width: 240, height: 36, pixels: 480 }, surfaces));
}

async function fallenKnots({ linen }) {
  const yarnAt = (column, row) => {
    const far = Math.abs(column - 10) + Math.abs(row - 10);
    return far > 8 ? null : far > 6 ? 'white' : (hookedLozenge(column - 10, row - 10) ?? null);
  };
  return document(40, 40, await band({ width: 40, columns: 21, height: 40, rows: 21, scale: 1.6 }, yarnAt, linen));
}

async function fallenBead({ beads }) {
  const { glass } = tools(beads);
  const one = bead([20, 20, 5], { half: 8, round: 7, turn: 0.6, colour: glass.orange });
  return document(40, 40, await beadPicture({ width: 40, height: 40, pixels: 64 }, [{ ...one, grid: [30, 24] }]));
}

/** Every role of the classic-woven-panel layout as linangkit, drawn from a design's `art`. */
export const drawLinangkit = (art) => ({
  cloth: () => cloth(art.cloth),
  head: () => head(art),
  foot: () => foot(art),
  side: () => side(art),
  field: () => field(art),
  trim: () => trim(art),
  rule: () => rule(art),
  seal: () => medal(art),
  'fall-1': () => fallenKnots(art),
  'fall-2': () => fallenBead(art),
});
