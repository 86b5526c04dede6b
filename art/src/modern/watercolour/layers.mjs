import sharp from 'sharp';
import { svgDocument } from '../../core/svg.mjs';
import { blossoms, foliage } from './nature.mjs';
import { bungaManggar } from './people.mjs';
import { PLACES } from './places.mjs';
import { blob, curve, dab, stroke } from './shapes.mjs';
import { blankSheet } from './sheet.mjs';

/** Every role of the modern-watercolour layout. */

/** What of a painting of 1800 × 940 the pictures show: the middle on phones, all of it in wide windows. */
const MIDDLE = [400, 130, 1000, 800];
const WHOLE = [0, 130, 1800, 800];

/** Pixels to a unit of a painting: `panorama` shows them one to one. */
const SCALE = 0.8;

/** A sheet, or a window of it, as an SVG document. */
async function documentOf(sheet, paper, window) {
  const { bytes, width, height } = sheet.developed(paper, window);
  const png = await sharp(bytes, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const [w, h] = window ? window.slice(2) : [sheet.width, sheet.height];
  return svgDocument({
    width: w,
    height: h,
    body: `<image href="data:image/png;base64,${png.toString('base64')}" width="${w}" height="${h}" preserveAspectRatio="none"/>`,
  });
}

/** A painting of a place, made once for the pictures that show parts of it. */
function painting(place, washes) {
  let sheet;
  return () => {
    if (!sheet) {
      sheet = blankSheet({ width: 1800, height: 940, scale: SCALE, seed: 407, washes });
      PLACES[place](sheet);
    }
    return sheet;
  };
}

/** Something small, painted at `scale` pixels to the unit. */
async function small([width, height], scale, seed, paper, paint) {
  const sheet = blankSheet({ width, height, scale, seed });
  paint(sheet);
  return documentOf(sheet, paper);
}

/** Two bunga manggar over leaves and flowers, 300 × 170. */
const posy = ({ paper }) =>
  small([300, 170], 3, 21, paper, (sheet) => {
    const { random } = sheet;
    sheet.wash(
      [
        curve(
          [
            [70, 142],
            [96, 126],
            [150, 120],
            [212, 124],
            [236, 142],
            [160, 149],
            [70, 142],
          ],
          6,
        ),
      ],
      {
        colour: '#bfd9ee',
        into: '#f6d3b8',
        by: (x) => (x - 90) / 120,
        deep: 0.6,
        soft: 5,
        lost: 0.4,
        rim: 0.7,
        blooms: [[120, 136, 16]],
      },
    );
    bungaManggar(sheet, [128, 144], 92, ['#ef93ab', '#f2c25f', '#9fcb98'], { head: 1.5, lean: -0.3 });
    bungaManggar(sheet, [174, 144], 88, ['#f2c25f', '#ef93ab', '#a5c3e2'], { head: 1.5, lean: 0.32 });
    bungaManggar(sheet, [150, 146], 112, ['#ef93ab', '#a5c3e2', '#f2c25f'], { head: 1.5 });
    const leaves = [
      [110, 138, 26, 9],
      [150, 140, 30, 10],
      [194, 138, 28, 9],
    ];
    foliage(sheet, leaves, { size: 6, light: '#cdd391', mid: '#96b27c', dark: '#648c80' });
    blossoms(
      sheet,
      leaves.map(([x, y, rx, ry]) => [x, y - 3, rx * 0.9, ry * 0.7]),
      ['#f0aec0', '#d9708f'],
      3.4,
      0.7,
    );
    sheet.wash(
      Array.from({ length: 7 }, () =>
        blob(random, [random.between(70, 236), random.between(112, 150)], random.between(0.6, 1.5)),
      ),
      { colour: '#d9a9b8', deep: 0.6, wobble: 0.1, rim: 0.9 },
    );
  });

/** The palette tried on a margin of the sheet, 300 × 92: one stroke of each pigment, ticked off. */
const swatches = ({ paper, pigments }) =>
  small([300, 92], 3, 33, paper, (sheet) => {
    const { random } = sheet;
    pigments.forEach(([colour, into], i) => {
      const x = 34 + i * 46;
      const y = 40 + random.between(-4, 4);
      const line = curve(
        [
          [x - 17, y + 9],
          [x - 6, y - 7],
          [x + 6, y + 6],
          [x + 18, y - 9],
        ],
        7,
      );
      sheet.wash([stroke(line, (t) => 19 + 5 * Math.sin(t * 5 + i))], {
        colour,
        into,
        by: (px) => (px - x + 16) / 40,
        deep: 0.85,
        wobble: 0.8,
        rim: 0.9,
        pool: 0.7,
        dry: i % 2 ? 0.25 : 0,
        blooms: i % 3 === 0 ? [[x + 8, y - 2, 8]] : [],
      });
      sheet.pencil(
        [
          [x - 9, y + 25],
          [x - 4, y + 31],
          [x + 9, y + 19],
        ],
        { weight: 0.8, dark: 0.7, over: 0 },
      );
    });
    sheet.pencil(
      [
        [12, 78],
        [288, 77],
      ],
      { weight: 0.8, dark: 0.55, over: 2 },
    );
    for (let i = 0; i <= 6; i++)
      sheet.pencil(
        [
          [11 + i * 46, 74],
          [11 + i * 46, 82],
        ],
        { weight: 0.8, dark: 0.55, over: 0 },
      );
  });

/** A broad stroke of water and colour that dried between two sections, 1200 × 66. */
const edge = ({ paper, edge: [first, second, third] }) =>
  small([1200, 66], 1, 44, paper, (sheet) => {
    const { random } = sheet;
    const side = (base, swing, from, to) => {
      const points = [];
      for (let i = 0; i <= 26; i++)
        points.push([from + ((to - from) * i) / 26 + random.between(-12, 12), base + random.between(-swing, swing)]);
      return curve(points, 6);
    };
    const band = (top, foot, swing) => [...side(foot, swing, -40, 1240), ...side(top, swing, 1240, -40)];
    const how = { wobble: 1.8, soft: 4, lost: 0.4, rim: 1, pool: 0.9, grain: 0.14 };
    sheet.wash([band(25, 44, 4)], {
      ...how,
      colour: first,
      into: second,
      by: (x) => 0.5 + 0.5 * Math.sin(x / 150),
      deep: 0.36,
    });
    sheet.wash([band(20, 36, 4)], {
      ...how,
      colour: first,
      into: third,
      by: (x) => 0.5 + 0.5 * Math.sin(x / 110 + 2),
      deep: 0.32,
      blooms: [
        [260, 24, 22],
        [690, 30, 24],
        [1010, 22, 20],
      ],
    });
  });

/** A pool of wash in a ring drawn with the compasses, 260 × 260. */
const seal = ({ paper, pool: [rim, middle, run] }) =>
  small([260, 260], 2.2, 55, paper, (sheet) => {
    const { random } = sheet;
    const C = 130;
    const round = Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * Math.PI * 2;
      const r = 98 + 4 * Math.sin(a * 3 + 1) + 3 * Math.sin(a * 5) + random.between(-1.5, 1.5);
      return [C + Math.cos(a) * r, C + Math.sin(a) * r];
    });
    sheet.wash([round], {
      colour: middle,
      into: run,
      by: (x, y) => (x + y - 200) / 260,
      deep: 0.62,
      wobble: 1.6,
      rim: 0.7,
      pool: 0.6,
      grain: 0.12,
    });
    sheet.wash([round], {
      colour: rim,
      deep: 0.8,
      wobble: 1.6,
      rim: 1.2,
      pool: 0.9,
      grain: 0.16,
      fade: (x, y) => Math.max(0, (Math.hypot(x - C, y - C) - 70) / 34) ** 1.5,
      blooms: [
        [58, 92, 26],
        [196, 196, 24],
      ],
    });
    const ring = (r, from, to, how) =>
      sheet.pencil(
        Array.from({ length: 49 }, (_, i) => {
          const a = from + ((to - from) * i) / 48;
          return [C + Math.cos(a) * r, C + Math.sin(a) * r];
        }),
        { over: 0, shake: 0.15, ...how },
      );
    ring(112, -1.9, 4.6, { weight: 1.3, dark: 0.8 });
    ring(116, 0.3, 5.2, { weight: 0.9, dark: 0.45 });
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2;
      sheet.pencil(
        [
          [C + Math.cos(a) * 102, C + Math.sin(a) * 102],
          [C + Math.cos(a) * 120, C + Math.sin(a) * 120],
        ],
        { weight: 1.1, dark: 0.6, over: 0 },
      );
    }
    sheet.wash(
      Array.from({ length: 9 }, () => {
        const a = random.next() * 6.3;
        const r = random.between(104, 114);
        return blob(random, [C + Math.cos(a) * r, C + Math.sin(a) * r], random.between(0.9, 2.6));
      }),
      { colour: rim, deep: 0.7, wobble: 0.2, rim: 0.8 },
    );
  });

/** A measure of the architect's: a pencil line between two ticks, a touch of colour on it, 240 × 28. */
const rule = ({ paper, pool: [rim, , run] }) =>
  small([240, 28], 3, 66, paper, (sheet) => {
    const y = 14;
    sheet.wash(
      [
        curve(
          [
            [98, 15],
            [106, 9.5],
            [120, 8.5],
            [136, 10],
            [143, 14.5],
            [134, 19],
            [118, 20],
            [103, 18.5],
            [98, 15],
          ],
          5,
        ),
      ],
      { colour: rim, into: run, by: (x) => (x - 100) / 40, deep: 0.8, wobble: 0.7, rim: 0.9 },
    );
    sheet.pencil(
      [
        [8, y],
        [232, y + 0.4],
      ],
      { weight: 1, dark: 0.8, over: 3, shake: 0.25 },
    );
    for (const x of [14, 226])
      sheet.pencil(
        [
          [x - 5, y + 6],
          [x + 5, y - 6],
        ],
        { weight: 1.3, dark: 0.9, over: 0, shake: 0.2 },
      );
  });

const drop = (paper, seed, paint) => small([40, 40], 3, seed, paper, paint);

/** @param {object} art `paper`, `pigments`, `edge`, `pool`: colours */
export function drawWatercolour(art) {
  const { paper } = art;
  const roles = {
    posy: () => posy(art),
    swatches: () => swatches(art),
    edge: () => edge(art),
    seal: () => seal(art),
    rule: () => rule(art),
    'fall-1': () =>
      drop(paper, 71, (sheet) =>
        sheet.wash([blob(sheet.random, [20, 20], 10, 9, 0.2)], {
          colour: '#8ab6de',
          deep: 0.7,
          wobble: 0.4,
          rim: 1,
          blooms: [[22, 18, 6]],
        }),
      ),
    'fall-2': () =>
      drop(paper, 72, (sheet) =>
        sheet.wash([dab([7, 23], 26, 14, -0.3)], {
          colour: '#ef93ab',
          into: '#f6d3b8',
          by: (x) => (x - 8) / 26,
          deep: 0.75,
          wobble: 0.4,
          rim: 0.9,
        }),
      ),
    'fall-3': () =>
      drop(paper, 73, (sheet) =>
        sheet.wash([dab([7, 16], 25, 12, 0.2)], {
          colour: '#b4c682',
          into: '#86a86b',
          by: (x) => (x - 8) / 26,
          deep: 0.8,
          wobble: 0.4,
          rim: 0.9,
        }),
      ),
  };
  Object.keys(PLACES).forEach((place, i) => {
    const [painted, drawn] = [painting(place, true), painting(place, false)];
    const at = i === 0 ? '' : `@${place}`;
    roles[`scene${at}`] = () => documentOf(painted(), paper, MIDDLE);
    roles[`panorama${at}`] = () => documentOf(painted(), paper, WHOLE);
    roles[`sketch${at}`] = () => documentOf(drawn(), paper, WHOLE);
  });
  return roles;
}
