import { linear } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { clothPicture } from '../cloth-picture.mjs';
import { fringe, twined } from './fringe.mjs';
import { BLACK, CLOTH, ikat, reachOf, RESIST, RUST } from './ikat.mjs';
import { bars, chain, clasps, creeper, hookedLozenge, hook, lined, lozenge, star, teeth } from './motifs.mjs';
import { spool } from './spool.mjs';

/** Units after which all pieces of the cloth repeat sideways. */
const WIDTH = 320;

const OPEN = [
  [BLACK, 2.4],
  [RESIST, 2.6],
  [BLACK, 2.4],
  [null, 2],
  [RUST, 2],
];
const CLOSE = OPEN.toReversed();

const document = (width, height, body) => svgDocument({ width, height, body });

/** Plain cloth as the dye left it: the ground of all texts. */
async function cloth({ seed, dyes }) {
  const at = await ikat({ width: WIDTH, height: CLOTH, seed, dyes, depth: 1.15 });
  return document(WIDTH, CLOTH, await clothPicture({ width: WIDTH, height: CLOTH, scale: 2 }, (x, y) => at(x, y)));
}

/** Where a piece ends in plain cloth, thread by thread. `from` and `to` in units along the thread. */
const feathered = (x, y, from, to) => smoothstep(to, from, y + reachOf(x) * Math.abs(to - from) * 0.5);

/** At the head: clasping hooks between bars, and teeth below them. */
const HEAD = 92;
async function head({ seed, dyes }) {
  const first = bars(3, WIDTH, OPEN);
  const second = bars(first.y + 24, WIDTH, CLOSE);
  const pattern =
    first.markup + clasps(first.y + 12, WIDTH, 14, 8.5) + second.markup + teeth(second.y + 1, WIDTH, 14, 25);
  const at = await ikat({ width: WIDTH, height: HEAD, pattern, seed, dyes });
  const body = await clothPicture({ width: WIDTH, height: HEAD, scale: 2.25 }, (x, y) => ({
    ...at(x, y),
    cover: feathered(x, y, HEAD - 9, HEAD - 2),
  }));
  return document(WIDTH, HEAD, body);
}

/** The row of great lozenges and creepers, about `y`. */
const mainRow = (y) =>
  [
    creeper(0, y, 58, 40),
    creeper(WIDTH, y, 58, 40),
    hookedLozenge(WIDTH / 2, y, 84, 33),
    ...[72, WIDTH - 72].flatMap((x) => [star(x, y - 35, 5), star(x, y + 35, 5)]),
  ].join('');

/** At the foot: teeth, the row of great lozenges, twined weft, and the fringe. */
const FOOT = 182;
const END = FOOT - 37;
const TWINED = 5;
async function foot({ seed, dyes, behind }) {
  const lower = bars(END - 10.4, WIDTH, CLOSE);
  const upper = bars(END - 10.4 - 89 - 11.4, WIDTH, OPEN);
  const pattern = teeth(upper.y - 12.4, WIDTH, 14, -22) + upper.markup + mainRow(upper.y + 44.5) + lower.markup;
  const at = await ikat({ width: WIDTH, height: END, pattern, seed, dyes });
  const ends = fringe({ width: WIDTH, high: FOOT - END - TWINED, seed: seed + 7, dyes, behind });
  const stitches = [linear(dyes.resist), linear(dyes.rust)];
  const body = await clothPicture({ width: WIDTH, height: FOOT, scale: 2.25 }, (x, y) => {
    if (y >= END + TWINED) return { colour: ends(x, y - END - TWINED) };
    if (y >= END) return { colour: twined(x, y - END, TWINED, stitches) };
    return { ...at(x, y), cover: feathered(x, y, 10, 3.2) };
  });
  return document(WIDTH, FOOT, body);
}

/** The field of the closed cloth: great lozenges and creepers, set off row by row. */
const FIELD = 176;
async function field({ seed, dyes }) {
  const rows = [0, 1, 2].map((k) => {
    const y = k * (FIELD / 2);
    const at = (x) => (((x + (k % 2 ? WIDTH / 2 : 0)) % WIDTH) + WIDTH) % WIDTH;
    const [lozengeAt, creeperAt] = [at(WIDTH / 2), at(0)];
    return [creeperAt - WIDTH, creeperAt, creeperAt + WIDTH]
      .map((x) => creeper(x, y, 58, 40))
      .concat([lozengeAt - WIDTH, lozengeAt, lozengeAt + WIDTH].map((x) => hookedLozenge(x, y, 84, 33)))
      .concat([72, 248].map((x) => star(at(x), y - 35, 5)))
      .join('');
  });
  const at = await ikat({ width: WIDTH, height: FIELD, pattern: rows.join(''), seed, dyes });
  return document(WIDTH, FIELD, await clothPicture({ width: WIDTH, height: FIELD, scale: 1.75 }, at));
}

/** A narrow border: a chain between bars. */
const TRIM = 44;
async function trim({ seed, dyes }) {
  const first = bars(2, WIDTH, OPEN.slice(0, 4));
  const second = bars(TRIM - 2 - 9.4, WIDTH, OPEN.slice(0, 4).toReversed());
  const pattern = first.markup + chain(TRIM / 2, WIDTH, 12, 8.6) + second.markup;
  const at = await ikat({ width: WIDTH, height: TRIM, pattern, seed, dyes });
  return document(WIDTH, TRIM, await clothPicture({ width: WIDTH, height: TRIM, scale: 1.75 }, at));
}

/** Anak: the stripes along both sides of the cloth, one of them tied and dyed in short dashes. From the outer edge. */
const SIDE = 28;
const STRIPES = [
  ['black', 3],
  ['rust', 3],
  ['black', 1],
  ['resist', 1],
  ['black', 1],
  ['ground', 2],
  [null, 6],
  ['ground', 2],
  ['black', 1],
  ['yellow', 2],
  ['black', 1],
  ['rust', 2],
  ['black', 2],
  ['resist', 1],
];
async function side({ seed, dyes }) {
  const stripes = (x) => {
    let end = 0;
    for (const [dye, wide] of STRIPES) if (x < (end += wide)) return dye;
    return 'ground';
  };
  const dashes = Array.from({ length: 8 }, (_, i) => {
    const y = (i + 0.5) * (CLOTH / 8);
    return `<path d="${lozenge(14, y, 4.6, 4)}" fill="${i % 2 ? RUST : RESIST}"/><path d="M9 ${y + 6}h10" stroke="${BLACK}" stroke-width="2"/>`;
  }).join('');
  const at = await ikat({ width: SIDE, height: CLOTH, pattern: dashes, seed: seed + 3, dyes, stripes, fold: 0 });
  return document(SIDE, CLOTH, await clothPicture({ width: SIDE, height: CLOTH, scale: 2.5 }, at));
}

/** Only what the dye left or blackened, without the cloth's ground. */
async function motifAlone(width, height, pattern, { seed, dyes }, scale) {
  const at = await ikat({ width, height, pattern, seed, dyes, fold: 0 });
  const body = await clothPicture({ width, height, scale }, (x, y) => {
    const { colour, shares } = at(x, y);
    const [resist, rust, black] = shares;
    return { colour, cover: Math.min(1, resist + rust + black * 0.55) };
  });
  return document(width, height, body);
}

/** The divider: a hooked lozenge between hooks and seeds that get smaller. */
function rule(cloth) {
  const [x, y] = [120, 18];
  const hooks = [16, 40].flatMap((d, k) =>
    [1, -1].flatMap((way) =>
      [1, -1].map((half) =>
        lined(
          hook(x + way * (d + 2), y, [8.5, 7][k], way > 0 ? -half * 0.9 : Math.PI + half * 0.9, half * way, 1.3),
          2,
        ),
      ),
    ),
  );
  const seedsAt = [62, 76, 88, 98].flatMap((d, k) =>
    [-1, 1].map(
      (way) =>
        `<path d="${lozenge(x + way * d, y, [6, 5, 4, 3][k], [4.6, 3.8, 3, 2.2][k])}" fill="${k % 2 ? RUST : RESIST}"/>`,
    ),
  );
  const middle = lined(lozenge(x, y, 15, 12), 2.2) + `<path d="${lozenge(x, y, 5, 4)}" fill="${RUST}"/>`;
  return motifAlone(240, 36, hooks.join('') + middle + seedsAt.join(''), cloth, 2);
}

const fallen = (cloth, ink) =>
  motifAlone(
    40,
    40,
    lined(lozenge(20, 20, 12, 12), 4, ink) + `<path d="${lozenge(20, 20, 3.4, 3.4)}" fill="${ink}"/>`,
    cloth,
    1.6,
  );

/** Every role of the classic-woven-panel layout as pua kumbu, drawn from a design's `art`. */
export const drawPua = ({ cloth: dyed, seal }) => ({
  cloth: () => cloth(dyed),
  head: () => head(dyed),
  foot: () => foot(dyed),
  side: () => side(dyed),
  field: () => field(dyed),
  trim: () => trim(dyed),
  rule: () => rule(dyed),
  seal: () => spool({ ...seal, dyes: dyed.dyes }),
  'fall-1': () => fallen(dyed, RESIST),
  'fall-2': () => fallen(dyed, RUST),
});
