import { cloth } from '../loom.mjs';
import { bintang, cengkih, pucukRebung, tampukManggis } from '../songket-motifs.mjs';

/** The band of a black songket on the loom's grid: a field of lozenges between two chains. */

/** Threads of a lozenge along the band, and rows of the whole band. */
const LOZENGE = 40;
const ROWS = 64;
const COLUMNS = 6 * LOZENGE;
const HEART = 31.5;
/** Rows of the field above and below its heart. */
const FIELD = 17;

/** Half the width of a petal along an axis and along a diagonal, by its distance from the heart. */
const PETAL = [0, 0, 0, 1, 2, 3, 3, 3, 2, 2, 1, 1, 0, 0];
const DIAGONAL = [-1, -1, 0, 1, 2, 2, 1, 0, 0];

/** Bunga pecah lapan: an eight-petalled flower, its petals split by a dark vein; reaches 13 threads. */
function pecahLapan(x, y) {
  const [across, along] = [Math.abs(x), Math.abs(y)].sort((a, b) => a - b);
  if (across + along <= 1) return true;
  if (along <= 13 && across <= PETAL[along] && along > 2) return !(across === 0 && along >= 5 && along <= 9);
  const far = (across + along) / 2;
  if (Math.floor(far) < DIAGONAL.length && along - across <= DIAGONAL[Math.floor(far)] * 2)
    return across !== along || far < 3;
  return false;
}

/** Bunga cina: four broad petals and a star between; reaches 11. */
function bungaCina(x, y) {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  if (a + b <= 2) return a + b !== 1;
  const far = Math.hypot(a, b);
  const turn = Math.atan2(b, a);
  const rim = 7.4 + 3.2 * Math.abs(Math.cos(2 * turn)) ** 0.7;
  if (far <= rim && far > rim - 1.6) return true;
  if (far < rim - 2.6 && far > 3.4) return (a + b) % 3 === 0;
  return a === b && a > 6 && a < 9;
}

/** A chain of lozenges in seven rows. */
const chain = (x, row) => {
  const across = Math.abs((((x % 10) + 10) % 10) - 5);
  const along = Math.abs(row - 3);
  return across + along === 3 || across + along <= 1 || (across === 5 && along === 0);
};

/** Within the field: the lozenges' double outline and what grows from the field's edges between them. */
function lattice(x, row) {
  const across = Math.abs((((x % LOZENGE) + LOZENGE) % LOZENGE) - LOZENGE / 2);
  const along = Math.abs(row - HEART);
  const edge = (across / (LOZENGE / 2)) * FIELD + along;
  if (edge > FIELD - 0.9 && edge <= FIELD + 0.3) return true;
  return edge > FIELD - 2.6 && edge < FIELD - 1.5 && (x + Math.round(row)) % 2 === 0;
}

/** The band: 240 threads wide, 64 rows; `repeat-x`. */
export function bandPiece() {
  const piece = cloth(COLUMNS, ROWS);
  let y = piece.lines(0, [1, 1, 0, 1, 0]);
  y = piece.fill(y, 7, chain);
  piece.lines(y, [0, 1]);
  for (let row = 14; row < 50; row++) for (let x = 0; x < COLUMNS; x++) if (lattice(x, row)) piece.set(x, row);
  for (let i = 0; i < COLUMNS / LOZENGE; i++) {
    const x = i * LOZENGE + LOZENGE / 2;
    const flower = [pecahLapan, tampukManggis, pecahLapan, bungaCina, pecahLapan, tampukManggis][i];
    piece.stamp(flower, x, 31, 13);
    for (const side of [-1, 1]) piece.stamp(cengkih, x + side * 14, 31, 3);
    const between = i * LOZENGE;
    const shoot = { half: 8, height: 11 };
    piece.shoot(pucukRebung(shoot.half, shoot.height), between, 14, { ...shoot, height: 2 });
    piece.shoot(pucukRebung(shoot.half, shoot.height), between, 49, { ...shoot, height: 2, up: -1 });
  }
  y = 50;
  piece.lines(y, [1, 0]);
  y = piece.fill(y + 2, 7, chain);
  piece.lines(y, [0, 1, 0, 1, 1]);
  return piece;
}

/** A ribbon of the same gold: a chain between lines, 15 rows. */
export function ribbonPiece() {
  const piece = cloth(120, 15);
  piece.lines(0, [1, 0, 1, 0]);
  piece.fill(4, 7, chain);
  piece.lines(11, [0, 1, 0, 1]);
  return piece;
}

/** The divider: a flower between runs of thread that thin out. */
export function rulePiece() {
  const piece = cloth(140, 20, { wrapX: false });
  piece.stamp(tampukManggis, 70, 10, 9);
  for (const side of [-1, 1]) {
    piece.stamp(bintang, 70 + side * 18, 10, 5);
    piece.stamp(cengkih, 70 + side * 28, 10, 3);
    for (let x = 34; x < 66; x++) if (x % 4 !== 1 && (x < 52 || x % 3 !== 0)) piece.set(70 + side * x, 10);
  }
  return piece;
}

/** The cloth of the curtain: lozenges, a flower in each; repeats both ways. */
export function netPiece() {
  const [columns, rows] = [2 * LOZENGE, 2 * (LOZENGE - 6)];
  const piece = cloth(columns, rows, { wrapY: true });
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const edge = Math.abs(x - columns / 2) / (columns / 2) + Math.abs(y - rows / 2) / (rows / 2);
      if (Math.abs(edge - 1) < 0.024 || (Math.abs(Math.abs(edge - 1) - 0.075) < 0.014 && x % 3 === 0)) piece.set(x, y);
    }
  piece.stamp(pecahLapan, columns / 2, rows / 2, 13);
  piece.stamp(bungaCina, 0, 0, 12);
  for (const [x, y] of [
    [20, 34],
    [60, 34],
    [40, 10],
    [40, 58],
  ])
    piece.stamp(cengkih, x, y, 3);
  return piece;
}

/** A single blossom. */
export function blossomPiece() {
  const piece = cloth(32, 32, { wrapX: false });
  piece.stamp(pecahLapan, 16, 16, 13);
  return piece;
}
