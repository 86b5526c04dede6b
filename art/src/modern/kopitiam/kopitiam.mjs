import { pixelImage } from '../../core/pixels.mjs';
import { seededRandom } from '../../core/random.mjs';
import { sculpture, sculptureDocument } from '../../core/sculpt.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { scaled, smoothstep, unit } from '../../core/vector.mjs';
import { betelLeaf } from '../../classic/dais/betel-leaf.mjs';
import { melati } from '../../classic/dais/junjung.mjs';
import { chair, cup, jar, table, TABLE } from './furniture.mjs';
import { inRoom, LIGHT, SCENE, seen, WALL } from './room.mjs';
import { terrazzo } from './terrazzo-stone.mjs';

/** The pictures of the modern-kopitiam layout. `tones` are linear, `stones` name cement and chips. */

/** Edge of a slab between two brass strips, and half the diamond where they cross. */
const [SLAB, DIAMOND] = [168, 30];

/** Light through louvres on the floor: 0 to 1, soft bars within two panes. */
function louvred(x, d) {
  const across = x * 0.86 + d * 0.5;
  const along = d * 0.86 - x * 0.5;
  const pane = (from, to) => smoothstep(from, from + 34, across) * (1 - smoothstep(to - 34, to, across));
  const panes = pane(-420, -150) + pane(-70, 200) + pane(280, 550) + pane(-770, -500) + pane(630, 900);
  const bar = smoothstep(-0.3, 0.5, Math.sin(along * 0.1));
  return Math.min(1, panes) * bar * (1 - 0.55 * smoothstep(300, 880, d));
}

/** The floor: cream slabs with brass between them, a diamond of oxblood where four meet. */
function floor(tones, stones) {
  const [cream, oxblood] = [terrazzo(stones.cream), terrazzo(stones.oxblood)];
  const at = (u, v) => [(u - 0.5) * 2600, 0, -30 + v * (WALL + 30)];
  const paint = (u, v) => {
    const [x, , d] = at(u, v);
    const [fx, fd] = [x + 62, d + 40];
    const [cx, cd] = [fx - Math.round(fx / SLAB) * SLAB, fd - Math.round(fd / SLAB) * SLAB];
    const diamond = Math.abs(cx) + Math.abs(cd);
    const strip = Math.min(Math.abs(cx), Math.abs(cd));
    const border = d > WALL - 120;
    const brass = border
      ? Math.abs(d - (WALL - 114)) < 5
      : Math.abs(diamond - DIAMOND) < 2.6 || (diamond > DIAMOND && strip < 1.7);
    const stone = brass ? tones.brass : border || diamond < DIAMOND ? oxblood(x, d) : cream(x, d);
    const lit = louvred(x, d);
    const warm = [1.16, 1.04, 0.84];
    return {
      colour: [0, 1, 2].map((k) => stone[k] * (0.66 + 0.62 * lit * warm[k])),
      shine: 0.05,
      gloss: 20,
    };
  };
  return { at, paint, grid: [4, 60] };
}

/** Tiles of jade glaze along the foot of the wall, with a border of oxblood. */
function dado(tones) {
  const high = 118;
  const at = (u, v) => [(u - 0.5) * 2600, v * high, WALL - 2];
  const paint = (u, v) => {
    const [x, y] = [(u - 0.5) * 2600, v * high];
    if (y > high - 8) return { colour: tones.porcelain, shine: 0.2, gloss: 20 };
    const [fx, fy] = [Math.abs(((((x / 36) % 1) + 1) % 1) - 0.5) * 2, Math.abs((((y - 2) / 36) % 1) - 0.5) * 2];
    const joint = Math.max(fx, fy) > 0.94;
    const glaze = y > 74 ? tones.oxblood : tones.jade;
    const patchy = 0.9 + 0.16 * Math.sin(Math.floor(x / 36) * 2.3 + Math.floor(y / 36) * 4.1);
    const [tx, ty] = [((x / 36) % 1) - 0.3, (((y - 2) / 36) % 1) - 0.7];
    const gleam = 0.3 * Math.exp(-(tx * tx + ty * ty) * 22);
    return { colour: joint ? scaled(tones.porcelain, 0.62) : scaled(glaze, patchy + gleam), shine: 0.12, gloss: 12 };
  };
  return { at, paint, grid: [4, 12] };
}

/** Melati and leaves in the jar. */
function posy([x, d], tones) {
  const random = seededRandom(6);
  const top = TABLE + 46;
  const blossoms = [
    [0, 22, -6, 0],
    [-13, 13, -8, -0.6],
    [13, 14, -8, 0.6],
    [-5, 6, -13, -0.2],
    [8, 5, -12, 0.3],
    [-18, 2, -4, -1],
    [18, 3, -4, 1],
    [3, 33, 0, 0.1],
  ].flatMap(([dx, dy, dd, turn]) =>
    melati([x + dx, top + dy, d + dd], unit([Math.sin(turn), 0.3, -1]), random.between(9, 11), tones, random),
  );
  const leaves = [-1.15, -0.6, 0.55, 1.1, 0.05].map((lean, n) =>
    betelLeaf(
      {
        foot: [x + lean * 5, top - 6, d + 2],
        along: unit([Math.sin(lean), Math.cos(lean), 0.25 - 0.12 * n]),
        across: unit([Math.cos(lean), -Math.sin(lean), 0.1]),
        out: [0, 0.15, -1],
      },
      { length: 36, width: 11, roll: 0.7, flare: 0.12, droop: 0.14, seed: n },
      { ...tones, vein: tones.lit },
    ),
  );
  return [...leaves, ...blossoms];
}

/** Steam from a cup, as markup. */
function steam([x, d], seed) {
  const random = seededRandom(seed);
  const [px, py] = seen([x, TABLE + 44, d]);
  return [-5, 3]
    .map((dx) => {
      const s = random.between(6, 10);
      return `<path d="M${px + dx} ${py}c${-s} -12 ${s} -22 0 -36s${s} -16 ${s * 0.4} -30" opacity="${random.between(0.4, 0.6).toFixed(2)}"/>`;
    })
    .join('');
}

const [AT_TABLE, AT_CHAIR] = [
  [34, 270],
  [-176, 470],
];
const CUPS = [
  [[AT_TABLE[0] - 56, AT_TABLE[1] - 34], 3.5],
  [[AT_TABLE[0] + 52, AT_TABLE[1] - 46], -0.5],
];

/** The floor, the foot of the wall, table, cups and chair. */
export async function scene(tones, stones) {
  const surfaces = [
    floor(tones, stones),
    dado(tones),
    ...table(AT_TABLE, tones),
    ...CUPS.flatMap(([at, turn]) => cup(at, turn, tones)),
    jar([AT_TABLE[0] + 4, AT_TABLE[1] + 44], tones),
    ...posy([AT_TABLE[0] + 4, AT_TABLE[1] + 44], tones),
    ...chair(AT_CHAIR, -0.75, tones),
  ].map(inRoom);
  return sculptureDocument(
    { ...SCENE, pixels: 1300, surfaces, light: LIGHT },
    {
      defs: '<filter id="v" x="-60%" y="-30%" width="220%" height="160%"><feGaussianBlur stdDeviation="2.6"/></filter>',
      before: `<g fill="none" stroke="#fffaf0" stroke-width="4.5" stroke-linecap="round" filter="url(#v)">${CUPS.map(([at], n) => steam(at, 3 + n)).join('')}</g>`,
    },
  );
}

const gamma = (colour) => colour.map((c) => 255 * Math.min(1, c) ** (1 / 2.2));

/** A slab of polished terrazzo; repeats both ways. */
export async function slab(stone) {
  const at = terrazzo(stone, 210);
  const image = await pixelImage({ width: 210, height: 210, columns: 420, rows: 420 }, (i, j) =>
    gamma(at((i + 0.5) / 2, (j + 0.5) / 2)),
  );
  return svgDocument({ width: 210, height: 210, body: image });
}

const BRASS =
  '<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f1d68c"/><stop offset=".5" stop-color="#b98a3c"/><stop offset="1" stop-color="#7d5518"/></linearGradient>';

/** A strip of oxblood terrazzo between brass lines, with cream diamonds inlaid; repeats to the right. */
export async function trim(stones) {
  const [width, height] = [210, 42];
  const [oxblood, cream] = [terrazzo(stones.oxblood, 420), terrazzo(stones.cream, 420)];
  const image = await pixelImage({ width, height, columns: width * 2, rows: height * 2 }, (i, j) => {
    const [x, y] = [(i + 0.5) / 2, (j + 0.5) / 2];
    const apart = Math.abs((x % 42) - 21) + Math.abs(y - 21);
    return gamma((apart < 12 ? cream : oxblood)(x * 2, y * 2));
  });
  const diamonds = Array.from(
    { length: 5 },
    (_, n) => `<path d="M${21 + n * 42} 8.6l12.4 12.4-12.4 12.4-12.4-12.4Z"/>`,
  ).join('');
  const bands = [0, 38.6].map((y) => `<rect x="-2" y="${y}" width="214" height="3.4" fill="url(#m)"/>`).join('');
  return svgDocument({
    width,
    height,
    defs: BRASS,
    body: `${image}${bands}<g fill="none" stroke="#c79a4a" stroke-width="1.7">${diamonds}</g>`,
  });
}

/** Louvred transom of the shopfront, painted jade, with the morning between its slats; repeats to the right. */
export function louvre(tones) {
  const [width, height] = [180, 96];
  const paintOf = (dark) => (u, v) => ({
    colour: scaled(tones.jade, (dark ?? 1) * (0.96 + 0.05 * Math.sin(u * 40 + v * 3))),
    shine: 0.12,
    gloss: 10,
  });
  const board = (x0, x1, y0, y1, z, round = 3) => ({
    at: (u, v) => [
      x0 + (x1 - x0) * u,
      y0 + (y1 - y0) * v,
      z + round * Math.sin(Math.PI * u) ** 0.4 * Math.sin(Math.PI * v) ** 0.4,
    ],
    paint: paintOf(),
    grid: [24, 24],
  });
  const slats = [-180, 0, 180].flatMap((left) =>
    Array.from({ length: 8 }, (_, n) => ({
      at: (u, v) => [left + 14 + 152 * u, 2 + n * 9.4 + 6 * v, -6 + 9 * v + 2 * Math.sin(Math.PI * v)],
      paint: paintOf(1.06),
      grid: [6, 10],
    })),
  );
  const posts = [-180, 0, 180, 360].map((x) => board(x - 14, x + 14, -20, 86, 8));
  const rail = {
    at: (u, v) => [-20 + 220 * u, 74 + 17 * v, 12 + 4 * Math.sin(Math.PI * v) ** 0.5],
    paint: paintOf(),
    grid: [4, 24],
  };
  const bead = {
    at: (u, v) => [-20 + 220 * u, 88.6 + 4.6 * v, 14 + 3 * Math.sin(Math.PI * v)],
    paint: () => ({ colour: tones.brass, shine: 0.5, gloss: 20 }),
    grid: [4, 12],
  };
  const mullions = [-90, 90, 270].map((x) => board(x - 5, x + 5, -10, 80, 10, 2));
  return sculptureDocument(
    { width, height, pixels: 540, surfaces: [...slats, ...posts, ...mullions, rail, bead], light: LIGHT },
    {
      defs: '<linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6d8"/><stop offset="1" stop-color="#f0d49a"/></linearGradient>',
      behind: '<rect x="-2" width="184" height="80" fill="url(#d)"/>',
    },
  );
}

/** The divider: a brass line inlaid with three chips of stone. */
export const rule = ({ oxblood, jade }) =>
  svgDocument({
    width: 300,
    height: 36,
    defs: BRASS,
    body: `<path d="M34 17h82v2H34zM184 17h82v2h-82z" fill="url(#m)"/><g stroke="#a87c34" stroke-width="1.6"><path d="M150 6l12 12-12 12-12-12Z" fill="${oxblood}"/><path d="M126 12l6 6-6 6-6-6ZM174 12l6 6-6 6-6-6Z" fill="${jade}"/></g><path d="M142 18l8-8 3 3-8 8Z" fill="#fff" opacity=".18"/>`,
  });

/** The seal: a saucer from above, its rim painted with flowers. */
export async function seal(tones) {
  const c = 130;
  const profile = (v) => [
    116 * v,
    20 * smoothstep(0.5, 1, v) - 4 * smoothstep(0.46, 0.5, v) + 5 * smoothstep(0.985, 1, v),
  ];
  const saucer = {
    at: (u, v) => {
      const [r, z] = profile(v);
      return [c + Math.cos(u * 6.2832) * r, c + Math.sin(u * 6.2832) * r, z];
    },
    paint: (u, v) => {
      const glaze = (colour) => ({ colour, shine: 0.22, gloss: 26 });
      if ((v > 0.95 && v < 0.985) || (v > 0.6 && v < 0.615)) return glaze(tones.jade);
      const r = 116 * v;
      const cell = ((((u * 10) % 1) + 1) % 1) - 0.5;
      const [dx, dy] = [cell * r * 0.628, r - 90];
      const far = Math.hypot(dx, dy);
      if (far < 3) return glaze(tones.brass);
      if (far < 9.4 + 3 * Math.cos(5 * Math.atan2(dy, dx))) return glaze(tones.oxblood);
      const side = Math.abs(dx) - 19;
      if (Math.hypot(side * 0.55, dy - side * 0.5) < 4.4) return glaze(tones.jade);
      return glaze(tones.porcelain);
    },
    grid: [160, 90],
  };
  const picture = await sculpture({ width: 260, height: 260, pixels: 580, surfaces: [saucer], light: LIGHT });
  return svgDocument({
    width: 260,
    height: 260,
    defs: '<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>',
    body: `<circle cx="134" cy="137" r="113" fill="#3a2412" opacity=".5" filter="url(#s)"/>${picture}`,
  });
}

/** What falls: a melati, and chips of stone. */
export const fallingMelati = (tones) =>
  sculptureDocument({
    width: 40,
    height: 40,
    pixels: 80,
    surfaces: melati([20, 20, 0], [0.2, -0.2, 1], 15, tones, seededRandom(4)),
    light: LIGHT,
  });
export const chip = (colour) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>',
    body: ['fill="' + colour + '"', 'fill="url(#g)"']
      .map((fill) => `<path d="M12 9L27 7L34 18L28 31L13 33L6 20Z" ${fill}/>`)
      .join(''),
  });
