import { num } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { blade, blossom, carnation, hyacinth, lotus, saz, stalk, tulip } from './iznik-flowers.mjs';
import { leaf, scrollBranch } from './tezhip-flowers.mjs';

/** A wall panel of Iznik tiles: a bowl of flowers below a pointed niche, a border of tulips round it. */
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

/** Glaze that ran a little: the contours wander by a hair, and colour pools at its edges. */
const glaze = (id, seed) =>
  `<filter id="${id}" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="2.2" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".018" numOctaves="3" seed="${seed + 3}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 .5 0 0 0 -.2"/><feComposite in2="d" operator="in" result="pale"/><feMerge><feMergeNode in="d"/><feMergeNode in="pale"/></feMerge></filter>`;

const painted = (width, height, body) =>
  svgDocument({ width, height, defs: glaze('glaze', 5), body: `<g filter="url(#glaze)">${body}</g>` });

/** The left half of the bunch; it grows out of the bowl at (296, 426). */
function spray({ tones: t }) {
  const B = [296, 426];
  const tall = [B, [190, 372], [84, 300], [52, 190]];
  const climbing = [
    [52, 200],
    [26, 130],
    [44, 62],
    [22, 22],
  ];
  return painted(
    300,
    500,
    [
      saz([B, [170, 408], [74, 352], [26, 236], [42, 148]], 36, t, t.sky),
      stalk(tall, t, 3.2),
      stalk(climbing, t, 2.6),
      [
        [38, 156, 30],
        [30, 112, -50],
        [47, 82, 40],
        [38, 52, -40],
        [24, 24, -10],
      ]
        .map(
          ([x, y, turn], i) =>
            blade(
              [
                [x, y],
                [x + Math.sin((turn * Math.PI) / 180) * 26, y - 22],
              ],
              8,
              t,
            ) + blossom(x, y, 10.5 - i, t, i % 2 ? t.white : t.sky, i * 20),
        )
        .join(''),
      stalk([B, [262, 350], [206, 280], [186, 214]], t),
      blade(
        [
          [268, 372],
          [236, 330],
          [232, 262],
        ],
        17,
        t,
      ),
      blade(
        [
          [246, 336],
          [202, 322],
          [168, 268],
        ],
        15,
        t,
      ),
      tulip(186, 216, -12, 84, t),
      stalk([B, [222, 372], [150, 316], [116, 256]], t),
      blade(
        [
          [200, 358],
          [164, 350],
          [128, 318],
        ],
        13,
        t,
      ),
      carnation(116, 260, -30, 84, t),
      stalk([B, [280, 340], [254, 260], [246, 222]], t),
      blade(
        [
          [284, 372],
          [290, 300],
          [272, 232],
        ],
        13,
        t,
      ),
      carnation(246, 226, -3, 62, t, t.cobalt),
      stalk([B, [220, 424], [140, 424], [88, 410]], t),
      blade(
        [
          [170, 426],
          [124, 446],
          [84, 448],
        ],
        13,
        t,
      ),
      tulip(88, 411, -66, 66, t, t.cobalt),
      hyacinth(
        [
          [150, 372],
          [96, 330],
          [66, 296],
        ],
        12,
        t,
        t.cobalt,
      ),
      stalk([B, [240, 400], [206, 384]], t),
      lotus(192, 374, -52, 92, t),
      lotus(252, 316, -18, 60, t, t.sky, t.red),
      stalk([B, [236, 446], [170, 474], [88, 478]], t, 2.6),
      blade(
        [
          [206, 460],
          [176, 446],
          [150, 452],
        ],
        9,
        t,
      ),
      blade(
        [
          [150, 477],
          [120, 490],
          [92, 494],
        ],
        9,
        t,
      ),
      blade(
        [
          [120, 480],
          [92, 464],
          [64, 466],
        ],
        9,
        t,
      ),
      blossom(206, 462, 12, t, t.sky, 10),
      blossom(150, 478, 11, t, t.white, 40),
      blossom(86, 479, 13, t, t.sky, 25),
    ].join(''),
  );
}

/** A footed bowl, blue on white. */
function bowl({ tones: t }) {
  const body = 'M26 34C30 92 62 116 84 120L78 136H122L116 120C138 116 170 92 174 34Z';
  const scale = times(
    9,
    (i) =>
      `<path d="M${40 + i * 15} 52a7.5 7.5 0 0 0 15 0" fill="${i % 2 ? t.sky : t.cobalt}" stroke="${t.line}" stroke-width="1.2" transform="translate(-7.5 0)"/>`,
  );
  return painted(
    200,
    150,
    `<g stroke="${t.line}" stroke-width="2" stroke-linejoin="round"><path d="M70 136H130L138 147H62Z" fill="${t.cobalt}"/><path d="${body}" fill="${t.cobalt}"/><path d="M18 20H182L174 36H26Z" fill="${t.red}"/></g><path d="M34 44H166C162 58 158 66 154 72H46C42 66 38 58 34 44Z" fill="${t.white}"/>${scale}<path d="M24 28H176" stroke="${t.white}" stroke-width="3.4" stroke-dasharray=".1 8" stroke-linecap="round"/>${lotus(100, 98, 0, 34, { ...t, cobalt: t.white }, t.red, t.sky)}<path d="${[-1, 1].map((s) => leaf(100 + s * 20, 100, s * 70, 30, 7) + leaf(100 + s * 20, 104, s * 108, 24, 5)).join('')}" fill="${t.white}"/>${blossom(62, 84, 6, t, t.sky)}${blossom(138, 84, 6, t, t.sky)}`,
  );
}

/** The left spandrel of the niche. */
function spandrel({ tones: t }) {
  const curve = 'M300 8C272 50 226 64 172 76C92 94 22 128 4 214';
  const more = { length: 11, width: 3.3, every: 2 };
  const scrolls = [
    scrollBranch(146, 38, 30, 5, 170, 1.35, more),
    scrollBranch(44, 122, 30, 5, 280, -1.35, more),
    scrollBranch(208, 28, 23, 4, 190, -1.3, more),
    scrollBranch(22, 172, 19, 3, 280, 1.3, { ...more, length: 8 }),
    scrollBranch(112, 16, 14, 3, 200, -1.2, { ...more, length: 8 }),
    scrollBranch(20, 74, 16, 3, 280, 1.2, { ...more, length: 8 }),
    scrollBranch(180, 62, 12, 3, 100, 1.2, { ...more, length: 7 }),
    scrollBranch(92, 100, 14, 3, 60, 1.2, { ...more, length: 8 }),
    scrollBranch(252, 16, 13, 3, 170, 1.2, { ...more, length: 7 }),
  ];
  return painted(
    300,
    220,
    `<path d="${curve}L0 214V0H300Z" fill="${t.cobalt}"/><path d="${scrolls.map((s) => s.stem).join('')}" fill="none" stroke="${t.white}" stroke-width="2"/><path d="${scrolls.map((s) => s.leaves).join('')}" fill="${t.white}"/>${lotus(72, 54, 130, 84, { ...t, cobalt: t.white }, t.red, t.sky)}${blossom(146, 38, 12, t, t.white)}${blossom(44, 122, 12, t, t.white, 20)}${blossom(208, 28, 9, t, t.sky)}${blossom(22, 172, 8, t, t.sky)}${blossom(16, 18, 10, t, t.sky)}${blossom(112, 16, 6, t, t.sky)}${blossom(20, 74, 6, t, t.sky)}${blossom(92, 100, 6, t, t.sky)}${blossom(252, 16, 6, t, t.white)}<path d="${curve}" fill="none" stroke="${t.line}" stroke-width="10"/><path d="${curve}" fill="none" stroke="${t.red}" stroke-width="7"/><path d="${curve}" fill="none" stroke="${t.white}" stroke-width="2.6" stroke-dasharray=".1 9" stroke-linecap="round"/>`,
  );
}

/** The border: tulips that point outwards and inwards by turns; corners carry a rosette. 40 of 240 on every side. */
function frame({ tones: t }) {
  const strip = times(4, (i) => {
    const x = 60 + i * 40;
    return `${tulip(x, 34, 0, 25, t, t.white, t.red)}${blossom(x + 20, 20, 6.4, t, t.sky, i * 30)}<path d="${leaf(x, 33, -62, 17, 4)}${leaf(x, 33, 62, 17, 4)}" fill="${t.sky}" stroke="${t.line}" stroke-width=".8"/>`;
  });
  const ring = (inset, size, colour, width) =>
    `<rect x="${inset}" y="${inset}" width="${size}" height="${size}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const side = [0, 90, 180, 270].map(
    (turn) =>
      `<g transform="rotate(${turn} 120 120)">${strip}${lotus(20, 20, 0, 27, { ...t, cobalt: t.sky }, t.white, t.red)}</g>`,
  );
  const body = `<path d="M0 0H240V240H0ZM40 40V200H200V40Z" fill="${t.cobalt}" fill-rule="evenodd"/>${side.join('')}${ring(2, 236, t.line, 4)}${ring(3.4, 233.2, t.white, 2)}${ring(38.6, 162.8, t.line, 5.4)}${ring(37.8, 164.4, t.white, 2.4)}${ring(41, 158, t.red, 2.2)}`;
  return svgDocument({ width: 240, height: 240, body });
}

const seal = ({ tones: t, dish }) => {
  const C = 130;
  const lobes = (r, n) => {
    const at = (i) =>
      [C + Math.cos((i * 2 * Math.PI) / n) * r, C + Math.sin((i * 2 * Math.PI) / n) * r].map(num).join(' ');
    return `M${at(0)}${times(n, (i) => `A${num(2.3 * r * Math.sin(Math.PI / n) * 0.5)} ${num(2.3 * r * Math.sin(Math.PI / n) * 0.5)} 0 0 1 ${at(i + 1)}`)}Z`;
  };
  const flowers = times(10, (i) => {
    const a = i * 36;
    const [x, y] = [C + Math.sin((a * Math.PI) / 180) * 74, C - Math.cos((a * Math.PI) / 180) * 74];
    const [bx, by] = [C + Math.sin(((a + 18) * Math.PI) / 180) * 88, C - Math.cos(((a + 18) * Math.PI) / 180) * 88];
    return `${tulip(x, y, a, 30, t, i % 2 ? t.white : t.red, i % 2 ? t.red : t.white)}${blossom(bx, by, 7, t, t.sky, a)}`;
  });
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${glaze('glaze', 5)}<filter id="drop" x="-15%" y="-15%" width="130%" height="130%"><feDropShadow dx="0" dy="5" stdDeviation="6" flood-color="#0d1d4a" flood-opacity=".42"/></filter><radialGradient id="dish" cx="44%" cy="38%" r="70%"><stop offset="0" stop-color="${dish[0]}"/><stop offset="1" stop-color="${dish[1]}"/></radialGradient>`,
    body: `<g filter="url(#drop)"><path d="${lobes(108, 20)}" fill="${t.white}"/></g><g filter="url(#glaze)"><path d="${lobes(108, 20)}" fill="none" stroke="${t.line}" stroke-width="2"/><circle cx="130" cy="130" r="105" fill="${t.cobalt}" stroke="${t.line}" stroke-width="2"/>${flowers}</g><circle cx="130" cy="130" r="71" fill="${t.line}"/><circle cx="130" cy="130" r="69" fill="${t.red}"/><circle cx="130" cy="130" r="64.5" fill="url(#dish)" stroke="${t.line}" stroke-width="1.4"/>`,
  });
};

const rule = ({ tones: t, line }) =>
  svgDocument({
    width: 260,
    height: 48,
    body: `<path d="M8 24H80M180 24H252" stroke="${line}" stroke-width="1.2"/><path d="${[-1, 1].map((s) => leaf(130 + s * 12, 24, s * 66, 34, 5) + leaf(130 + s * 12, 24, s * 114, 34, 5)).join('')}" fill="${t.green}" stroke="${t.line}" stroke-width=".8"/>${tulip(108, 24, 270, 28, t)}${tulip(152, 24, 90, 28, t)}${lotus(130, 25, 0, 34, t)}`,
  });

const fallen = (body) => svgDocument({ width: 40, height: 40, body });

/** Every role of the islamic-panel layout. */
export const drawIznik = (art) => ({
  spandrel: () => spandrel(art),
  spray: () => spray(art),
  bowl: () => bowl(art),
  frame: () => frame(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => fallen(blossom(20, 20, 17, art.tones, art.tones.sky)),
  'fall-2': () => fallen(tulip(16, 35, 14, 29, art.tones)),
});
