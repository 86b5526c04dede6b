import { svgDocument } from '../core/svg.mjs';
import { cloth, THREAD, weave } from './loom.mjs';
import { bintang, bungaTanjung, cengkih, pecahLapan, pucukRebung, tampukManggis } from './songket-motifs.mjs';

/** Threads after which a border repeats along its length. */
export const REPEAT = 50;

const woven = (piece, dye) =>
  svgDocument({ width: piece.columns * THREAD, height: piece.rows * THREAD, body: weave(piece, dye) });

/** A chain of lozenges, seven rows. */
const chain = (x, row) => {
  const across = Math.abs((((x % 10) + 10) % 10) - 5);
  const along = Math.abs(row - 3);
  return across + along === 3 || across + along <= 1 || (across === 5 && along === 0);
};
const twill = (x, row) => (x + row) % 5 < 2;

/** The hem: bands at the foot and shoots that grow from them. */
export function hem(dye) {
  const rows = 118;
  const piece = cloth(REPEAT, rows);
  const fromFoot = (y) => rows - 1 - y;
  const upward = { ...piece, set: (x, y, gold) => piece.set(x, fromFoot(y), gold) };
  const lines = (y, pattern) => {
    pattern.forEach((gold, i) => gold && Array.from({ length: REPEAT }, (_, x) => upward.set(x, y + i)));
    return y + pattern.length;
  };
  const fill = (y, count, rule) => {
    for (let i = 0; i < count; i++) for (let x = 0; x < REPEAT; x++) if (rule(x, i)) upward.set(x, y + i);
    return y + count;
  };
  let y = lines(0, [1, 1, 1, 0, 1, 0]);
  y = fill(y, 7, chain);
  y = lines(y, [0, 1, 0, 1, 1, 0, 0]);
  const heart = y + 9;
  for (const x of [0, 25]) piece.stamp(tampukManggis, x, fromFoot(heart), 9);
  for (const x of [12, 37]) {
    piece.stamp(bintang, x, fromFoot(heart), 5);
    piece.stamp(cengkih, x, fromFoot(heart - 8), 1);
    piece.stamp(cengkih, x, fromFoot(heart + 8), 1);
  }
  y = lines(heart + 10, [0, 1, 1, 0, 1, 0]);
  y = fill(y, 3, twill);
  y = lines(y, [0, 1, 0, 1, 1]);
  const foot = fromFoot(y);
  const tall = { half: 23, height: 54, up: -1 };
  const small = { half: 7, height: 15, up: -1 };
  piece.shoot(pucukRebung(tall.half, tall.height), 25, foot, tall);
  piece.shoot(pucukRebung(small.half, small.height), 0, foot - 14, small);
  return woven(piece, dye);
}

/** The border that hangs from the head of the cloth: bands and short shoots that point down. */
export function headBand(dye) {
  const piece = cloth(REPEAT, 62);
  let y = piece.lines(0, [1, 1, 0, 1, 0]);
  y = piece.fill(y, 7, chain);
  y = piece.lines(y, [0, 1, 0, 1, 1, 0]);
  y = piece.fill(y, 3, twill);
  y = piece.lines(y, [0, 1, 1]);
  const wide = { half: 11, height: 26 };
  for (const x of [0, 25]) piece.shoot(pucukRebung(wide.half, wide.height), x, y, wide);
  for (const x of [12, 37]) piece.stamp(cengkih, x, y + 12, 3);
  return woven(piece, dye);
}

/** A narrow woven ribbon, the same from both sides. */
export function trim(dye) {
  const piece = cloth(REPEAT, 17);
  piece.lines(0, [1, 0, 1, 1, 0]);
  piece.fill(5, 7, chain);
  piece.lines(12, [0, 1, 1, 0, 1]);
  return woven(piece, dye);
}

/** The selvedge along the sides; repeats downwards. Its outer edge is at the left. */
export function selvedge(dye) {
  const piece = cloth(16, REPEAT, { wrapX: false, wrapY: true });
  for (let y = 0; y < REPEAT; y++) for (const x of [0, 1, 3, 12, 14, 15]) piece.set(x, y);
  for (let y = 0; y < REPEAT; y++) for (let x = 4; x < 12; x++) if (chain(y, x - 4)) piece.set(x, y);
  return woven(piece, dye);
}

/** The whole cloth of the curtain: a net of lozenges, each with its blossom. Repeats both ways. */
export function net(dye) {
  const piece = cloth(REPEAT, REPEAT, { wrapY: true });
  for (let y = 0; y < REPEAT; y++)
    for (let x = 0; x < REPEAT; x++) {
      const apart = Math.abs(x - 25) + Math.abs(y - 25);
      if (apart === 24 || apart === 26 || (apart === 25 && x % 4 === 1)) piece.set(x, y);
    }
  piece.stamp(tampukManggis, 25, 25, 9);
  for (const [x, y] of [
    [0, 0],
    [25, 8],
    [25, 42],
    [8, 25],
    [42, 25],
  ])
    piece.stamp(x ? cengkih : bungaTanjung, x, y, 5);
  return woven(piece, dye);
}

/** The great star above the names. */
export function emblem(dye) {
  const size = 77;
  const piece = cloth(size, size, { wrapX: false });
  piece.stamp(pecahLapan, 38, 38, 38);
  return woven(piece, dye);
}

/** The divider: a star between two chains that run out. */
export function rule(dye) {
  const piece = cloth(95, 13, { wrapX: false });
  piece.stamp(bintang, 47, 6, 5);
  for (const side of [-1, 1]) {
    for (const at of [12, 22, 31]) piece.stamp(at === 12 ? cengkih : diamond(at === 22 ? 2 : 1), 47 + side * at, 6, 3);
    for (let x = 36; x < 46; x++) if (x % 3) piece.set(47 + side * x, 6);
  }
  return woven(piece, dye);
}
const diamond = (reach) => (x, y) => Math.abs(x) + Math.abs(y) <= reach && (reach < 2 || x !== 0 || y !== 0);

/** Falling: a woven blossom, and a petal of melati. */
export function goldBlossom(dye) {
  const piece = cloth(13, 13, { wrapX: false });
  piece.stamp(bungaTanjung, 6, 6, 5);
  return svgDocument({ width: 40, height: 40, body: `<g transform="scale(1.02)">${weave(piece, dye)}</g>` });
}
export const melatiPetal = ({ light = '#fffdf4', deep = '#e9dcc0' } = {}) =>
  svgDocument({
    width: 40,
    height: 40,
    defs: `<linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
    body: `<path d="M20 35C9 29 7 14 17 5C22 3 30 10 31 19C31 27 27 33 20 35Z" fill="url(#p)"/><path d="M20 34C18 25 18 15 21 8" fill="none" stroke="${deep}" stroke-width=".9"/>`,
  });

/** Silk below the gold: fine warp and weft, now and then a thicker thread. Repeats both ways. */
export function silk({ warp = '#000', weft = '#fff', strength = 1 }) {
  const size = 48;
  const line = (d, colour, opacity, width = 0.6) =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}" opacity="${+(opacity * strength).toFixed(3)}"/>`;
  const every = (step, make) => Array.from({ length: size / step }, (_, i) => make(i * step + 0.5)).join('');
  return svgDocument({
    width: size,
    height: size,
    body: `<g fill="none">${line(
      every(2, (y) => `M0 ${y}H48`),
      warp,
      0.16,
    )}${line(
      every(2, (x) => `M${x} 0V48`),
      weft,
      0.045,
      0.5,
    )}${line('M0 9H30M14 27H48M0 27H4M6 41H44', warp, 0.12, 1)}${line('M7 0V48M31 0V48', weft, 0.03, 1)}</g>`,
  });
}
