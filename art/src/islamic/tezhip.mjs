import { num, polar } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { foilFilter } from '../modern/foil.mjs';
import { hatayi, leaf, penc, scrollBranch, tigh } from './tezhip-flowers.mjs';

/** An illuminated page: a sun of flowers (shamsa) rising at its foot, corner pieces, rules of gold. */
const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');
const ringAt = (C, radius, turn) => polar(...C, turn, radius);

/** `count` lobes about C at `radius`, closed. */
function lobed([x, y], radius, count, depth = 0.56, turn = 0) {
  const at = (i) => polar(x, y, turn + (i * 360) / count, radius);
  const r = num(2 * radius * Math.sin(Math.PI / count) * depth);
  return `M${at(0).map(num).join(' ')}${times(
    count,
    (i) =>
      `A${r} ${r} 0 0 1 ${at(i + 1)
        .map(num)
        .join(' ')}`,
  )}Z`;
}

/** Gold lines: a dark edge below, leaf on top. */
const gold = (d, width) => `<path d="${d}" fill="none" stroke="#f2d587" stroke-width="${width}"/>`;
const ring = (C, r, width) =>
  `<circle cx="${C[0]}" cy="${C[1]}" r="${r}" fill="none" stroke="#f2d587" stroke-width="${width}"/>`;

const foiled = (markup) => `<g filter="url(#foil)">${markup}</g>`;
const defs = (art) =>
  `${foilFilter('foil', { seed: 9, frequency: '.012 .02', shade: 0.45 })}<radialGradient id="field" gradientUnits="userSpaceOnUse" cx="300" cy="330" r="240"><stop offset="0" stop-color="${art.lapis[0]}"/><stop offset="1" stop-color="${art.lapis[1]}"/></radialGradient><radialGradient id="glow"><stop offset=".5" stop-color="${art.glow}" stop-opacity=".5"/><stop offset="1" stop-color="${art.glow}" stop-opacity="0"/></radialGradient>`;

/** The whole shamsa about C, as large as `k` says (1: rays of 290). */
function shamsa(art, C) {
  const { rose, sky, coral } = art.flowers;
  const SECTORS = 16;
  const step = 360 / SECTORS;
  const rays = times(96, (i) => {
    const turn = (i * 360) / 96;
    const lobe = i % 6;
    const base = [225, 234, 240, 243, 240, 234][lobe];
    return tigh(...ringAt(C, base, turn), turn, [30, 18, 26, 46, 26, 18][lobe], art.ray, lobe === 3);
  });
  const lobes = lobed(C, 225, SECTORS);
  const wound = (radius, turn, size, mirror, more) =>
    scrollBranch(...ringAt(C, radius, turn), size, size / 5, turn + 90 + mirror * 100, mirror * 1.3, more);
  const sectors = Array.from({ length: SECTORS }, (_, i) => i * step);
  const small = { length: 7.5, width: 2.3, every: 3 };
  // The wide ring: a palmette in every sector, a rosette between, golden spirals round all of them.
  const spirals = sectors.flatMap((turn, i) => [
    wound(168, turn + step / 2, 26, i % 2 ? 1 : -1, { length: 10, width: 3, every: 2 }),
    wound(191, turn - 4.4, 10, 1, small),
    wound(191, turn + 4.4, 10, -1, small),
    wound(146, turn - 4.6, 8, -1, { ...small, length: 6 }),
    wound(146, turn + 4.6, 8, 1, { ...small, length: 6 }),
    wound(217, turn + step / 2 - 4.9, 11, 1, small),
    wound(217, turn + step / 2 + 4.9, 11, -1, small),
  ]);
  const branches = `<path d="${spirals.map(({ stem }) => stem).join('')}" fill="none" stroke="#f2d587" stroke-width="1.4"/><path d="${spirals.map(({ leaves }) => leaves).join('')}" fill="#f2d587"/>`;
  const inLobes = times(SECTORS, (i) => {
    const turn = (i + 0.5) * step;
    return hatayi(...ringAt(C, 222, turn), turn, 15, i % 2 ? rose : sky);
  });
  const blooms = times(SECTORS, (i) => {
    const turn = i * step;
    return (
      hatayi(...ringAt(C, 167, turn), turn, 23, i % 2 ? rose : coral) +
      penc(...ringAt(C, 168, turn + step / 2), 11, sky, 5, turn) +
      penc(...ringAt(C, 197, turn), 4.6, rose, 5, turn) +
      penc(...ringAt(C, 146, turn + step / 2), 5, rose, 5, turn)
    );
  });
  const beads = times(72, (i) => {
    const [x, y] = ringAt(C, 131, i * 5);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="3.1" fill="${art.bead}"/>`;
  });
  const petals = times(SECTORS, (i) => {
    const turn = i * step;
    const between = ringAt(C, 109, turn + step / 2);
    return `<path d="${leaf(...ringAt(C, 60, turn), turn, 63, 16)}" fill="${i % 2 ? art.deep : art.warm}" stroke="#fbe9b4" stroke-width="1.4"/><path d="${leaf(...ringAt(C, 66, turn), turn, 50, 11)}" fill="none" stroke="#f2d587" stroke-width=".9"/>${hatayi(...between, turn + step / 2, 9, i % 2 ? rose : sky)}<path d="${leaf(...ringAt(C, 64, turn + step / 2), turn + step / 2, 30, 4)}" fill="${art.deep}"/>`;
  });
  const inPetals = times(SECTORS, (i) => {
    const turn = i * step;
    return (
      hatayi(...ringAt(C, 90, turn), turn, 8.5, i % 2 ? sky : rose) +
      penc(...ringAt(C, 74, turn), 3.6, i % 2 ? rose : sky, 5, turn)
    );
  });
  const heart =
    times(8, (i) => hatayi(...ringAt(C, 36, i * 45), i * 45, 15, i % 2 ? sky : rose)) + penc(...C, 15, coral, 8);
  const path = `${lobed(C, 225, SECTORS)}`;
  return `<circle cx="${C[0]}" cy="${C[1]}" r="290" fill="url(#glow)"/>${rays}<path d="${lobes}" fill="${art.deep}"/>${foiled(gold(path, 3.4))}<circle cx="${C[0]}" cy="${C[1]}" r="206" fill="url(#field)"/>${foiled(ring(C, 206, 4) + ring(C, 200.5, 1.2) + branches)}${inLobes}${blooms}<circle cx="${C[0]}" cy="${C[1]}" r="138" fill="${art.deep}"/>${beads}${foiled(`<circle cx="${C[0]}" cy="${C[1]}" r="124" fill="${art.gilt}"/>`)}<circle cx="${C[0]}" cy="${C[1]}" r="124" fill="${art.gilt}" opacity=".5"/>${foiled(ring(C, 138, 3) + ring(C, 124, 3))}${petals}${inPetals}<circle cx="${C[0]}" cy="${C[1]}" r="60" fill="url(#field)"/>${foiled(ring(C, 60, 3.4) + ring(C, 54, 1.2))}${heart}`;
}

const sun = (art) => svgDocument({ width: 600, height: 312, defs: defs(art), body: shamsa(art, [300, 318]) });

/** A corner piece in the upper left corner, symmetric about its diagonal. */
function corner(art) {
  const { rose, sky, coral } = art.flowers;
  const edge =
    'M214 0A26 26 0 0 0 176 34A26 26 0 0 0 130 58A30 30 0 0 0 92 92A30 30 0 0 0 58 130A26 26 0 0 0 34 176A26 26 0 0 0 0 214';
  const rays = [
    [200, 20, 112, 20],
    [176, 34, 140, 30],
    [152, 44, 124, 22],
    [130, 58, 142, 36],
    [110, 70, 126, 24],
    [92, 92, 135, 46],
  ];
  const both = rays.flatMap(([x, y, angle, length]) =>
    x === y
      ? [[x, y, angle, length]]
      : [
          [x, y, angle, length],
          [y, x, 270 - angle, length],
        ],
  );
  const more = { length: 8.5, width: 2.6, every: 2 };
  const half = [
    scrollBranch(74, 22, 19, 4, 200, 1.3, more),
    scrollBranch(114, 24, 20, 4, 160, -1.3, more),
    scrollBranch(152, 16, 14, 3, 200, 1.2, { ...more, length: 7 }),
    scrollBranch(100, 58, 15, 3, 60, 1.2, { ...more, length: 7 }),
    scrollBranch(182, 9, 8, 2, 170, -1.1, { ...more, length: 5 }),
  ];
  const lines = `<path d="${half.map((s) => s.stem).join('')}" fill="none" stroke="#f2d587" stroke-width="1.3"/><path d="${half.map((s) => s.leaves).join('')}" fill="#f2d587"/>`;
  const mirrored = (markup) => `${markup}<g transform="matrix(0 1 1 0 0 0)">${markup}</g>`;
  return svgDocument({
    width: 240,
    height: 240,
    defs: `${defs(art)}<clipPath id="in"><path d="${edge}V0Z"/></clipPath>`,
    body: `${both.map(([x, y, angle, length], i) => tigh(x, y, angle, length, art.ray, i % 2 === 1)).join('')}<path d="${edge}V0Z" fill="${art.deep}"/><g clip-path="url(#in)">${foiled(mirrored(lines))}${mirrored(penc(74, 22, 8, sky) + penc(114, 24, 8.5, rose, 5, 20) + penc(152, 16, 6, sky) + penc(182, 9, 4.4, rose) + penc(100, 58, 6, sky) + hatayi(46, 14, 100, 8, rose))}${hatayi(56, 56, 135, 28, coral)}${penc(24, 24, 11, rose, 6)}${penc(86, 86, 5.4, rose)}</g>${foiled(gold(edge, 3.4) + `<path d="M205 6A22 22 0 0 0 172 28A30 30 0 0 0 126 52A34 34 0 0 0 86 86A34 34 0 0 0 52 126A30 30 0 0 0 28 172A22 22 0 0 0 6 205" fill="none" stroke="#f2d587" stroke-width="1.1"/>`)}`,
  });
}

/** The page's rules: thick, thin, and a thread of turquoise. */
const frame = (art) =>
  svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="none"><path d="M6 6H114V114H6Z" stroke="${art.line}" stroke-width="2.6"/><path d="M10.5 10.5H109.5V109.5H10.5Z" stroke="${art.bead}" stroke-width="1.3"/><path d="M14 14H106V106H14Z" stroke="${art.line}" stroke-width="1"/></g>`,
  });

/** The same with a small corner piece in each corner: round the programme and the doa. */
const panel = (art) =>
  svgDocument({
    width: 120,
    height: 120,
    body: `<g fill="none"><path d="M4 4H116V116H4Z" stroke="${art.line}" stroke-width="1.8"/><path d="M8 8H112V112H8Z" stroke="${art.bead}"/></g>${[
      0, 90, 180, 270,
    ]
      .map(
        (turn) =>
          `<g transform="rotate(${turn} 60 60)"><path d="M4 4H40A8 8 0 0 0 28 15A11 11 0 0 0 15 28A8 8 0 0 0 4 40Z" fill="${art.deep}" stroke="${art.line}" stroke-width="1.3"/>${penc(14, 14, 7, art.flowers.rose, 6)}<path d="${leaf(20, 9, 98, 13, 3)}${leaf(9, 20, 172, 13, 3)}" fill="${art.line}"/></g>`,
      )
      .join('')}`,
  });

const rule = (art) =>
  svgDocument({
    width: 260,
    height: 44,
    body: `<path d="M8 22H78M182 22H252" stroke="${art.line}" stroke-width="1.2"/><path d="${[-1, 1].map((s) => leaf(130 + s * 20, 22, s * 62, 26, 5) + leaf(130 + s * 20, 22, s * 118, 26, 5) + leaf(130 + s * 36, 22, s * 90, 18, 4)).join('')}" fill="${art.line}"/>${hatayi(103, 22, 270, 9, art.flowers.sky)}${hatayi(157, 22, 90, 9, art.flowers.sky)}${penc(130, 22, 14, art.flowers.rose, 6)}`,
  });

/** A row of lobes and rays along the countdown, seamless along x. */
const hem = (art) =>
  svgDocument({
    width: 60,
    height: 54,
    body: `<path d="M0 0H60V14A18 18 0 0 1 30 26A18 18 0 0 1 0 14Z" fill="${art.deep}"/><path d="M0 14A18 18 0 0 0 30 26A18 18 0 0 0 60 14" fill="none" stroke="${art.line}" stroke-width="1.8"/><path d="M0 1.2H60" stroke="${art.line}" stroke-width="2.4"/>${tigh(30, 26, 180, 26, art.ray, true)}${tigh(15, 25, 180, 15, art.ray, false)}${tigh(45, 25, 180, 15, art.ray, false)}${hatayi(30, 13, 180, 9, art.flowers.rose)}${penc(8, 9, 4.6, art.flowers.sky)}${penc(52, 9, 4.6, art.flowers.sky)}`,
  });

function seal(art) {
  const C = [130, 130];
  const { rose, sky } = art.flowers;
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${defs(art)}<radialGradient id="dish" cx="46%" cy="40%" r="70%"><stop offset="0" stop-color="${art.lapis[0]}"/><stop offset="1" stop-color="${art.deep}"/></radialGradient>`,
    body: `${times(32, (i) => tigh(...ringAt(C, i % 2 ? 101 : 96, i * 11.25), i * 11.25, i % 2 ? 25 : 17, art.ray, i % 2 === 1))}<path d="${lobed(C, 94, 16)}" fill="${art.warm}"/>${foiled(gold(lobed(C, 94, 16), 3) + ring(C, 70, 6))}${times(16, (i) => (i % 2 ? penc : hatayi)(...ringAt(C, 85, (i + 0.5) * 22.5), ...(i % 2 ? [7, sky, 5] : [(i + 0.5) * 22.5, 9, rose])))}<circle cx="130" cy="130" r="67" fill="url(#dish)"/>${foiled(ring(C, 61, 1.4))}`,
  });
}

const fallen = (tones) => svgDocument({ width: 40, height: 40, body: penc(20, 20, 17, tones, 5) });

/** Every role of the islamic-page layout. */
export const drawTezhip = (art) => ({
  sun: () => sun(art),
  corner: () => corner(art),
  frame: () => frame(art),
  panel: () => panel(art),
  hem: () => hem(art),
  seal: () => seal(art),
  rule: () => rule(art),
  'fall-1': () => fallen(art.flowers.rose),
  'fall-2': () => fallen(art.flowers.sky),
});
