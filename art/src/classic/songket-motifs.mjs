/**
 * Songket motifs as rules on the loom's grid: (x, y) in threads from the motif's heart, or from the middle of its foot,
 * → whether the gold thread lies on top there. Nothing is drawn by hand, so every edge is a thread's own step.
 */

/** Half the width of a mangosteen's crown arm, by the distance from its heart. */
const ARM = [0, 0, 1, 2, 3, 2, 2, 1, 0];
const PETAL = [-1, -1, 0, 1, 1, 1, 0];

/** Tampuk manggis: the mangosteen's calyx, four arms and four petals; reaches 9 threads. */
export function tampukManggis(x, y) {
  const [across, along] = [Math.abs(x), Math.abs(y)].sort((a, b) => a - b);
  if (along >= 1 && across <= (ARM[along] ?? -1))
    return !(across === 0 && along >= 3 && along <= 6) && !(along === 4 && across === 1);
  if (along - across <= (PETAL[across] ?? -1)) return !(along === 4 && across === 4);
  return (along + across === 12 && across > 3) || along + across === 0;
}

/** Bintang: a star in a lozenge; reaches 5. */
export function bintang(x, y) {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  return a + b === 5 || (a + b <= 2 && a + b > 0) || (a === b && a === 4) || ((a === 0 || b === 0) && a + b === 4);
}

/** Bunga tanjung: a small blossom; reaches 5. */
export function bungaTanjung(x, y) {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  const rim = a + b <= 4 && a + b >= 3 && a !== b;
  return rim || a + b === 1 || (a === 2 && b === 2) || (a + b === 5 && (a === 0 || b === 0));
}

/** Cengkih: a clove; reaches 3. */
export function cengkih(x, y) {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  return a + b === 3 || a + b === 0 || (a === 1 && b === 1);
}

/**
 * Pucuk rebung: a bamboo shoot. Its foot is at y 0, it is 2 × `half` threads wide and grows `height` threads; a blossom
 * stands on its tip, dots of dew along its sheath, lozenges and chevrons within.
 */
export const pucukRebung = (half, height) => (x, y) => {
  const a = Math.abs(x);
  const above = y - height;
  if (above >= 0) return above < 3 ? a === 0 : cengkih(a, above - 5);
  const inside = Math.floor(half * (1 - y / height)) - a;
  if (inside === -2) return y % 4 === 1;
  if (inside < 0) return false;
  if (inside <= 1) return true;
  if (inside === 2) return false;
  if (inside === 3) return true;
  if (inside === 4) return false;
  const fromHeart = Math.abs((y % 14) - 7);
  const lozenge = a + fromHeart;
  if (lozenge <= 5) return lozenge === 5 || lozenge === 3 || lozenge === 0;
  return (a + fromHeart) % 4 === 1;
};

/** Pecah lapan: the great eight-rayed star of a royal cloth; reaches 36. */
export function pecahLapan(x, y) {
  const [across, along] = [Math.abs(x), Math.abs(y)].sort((a, b) => a - b);
  const lozenge = across + along;
  const square = along;
  const star = Math.min(lozenge * 0.72, square);
  if (lozenge <= 9) return tampukHeart(across, along);
  if (star <= 9) return star > 8 || (across === along && along < 8);
  if (star <= 11) return false;
  if (star <= 13) return true;
  if (star <= 14) return false;
  if (star <= 19) return (across + along) % 4 === 0 || (along - across) % 8 === 0;
  if (star <= 20) return false;
  if (star <= 22) return true;
  if (star <= 24) return star > 23 && (across + along) % 2 === 0;
  return rays(across, along);
}

const tampukHeart = (across, along) => {
  const lozenge = across + along;
  return lozenge === 0 || lozenge === 2 || (lozenge >= 5 && lozenge <= 7 && across !== along) || lozenge === 9;
};

/** Small shoots at the eight points of the star. */
function rays(across, along) {
  if (along >= 25 && along <= 33) return across <= Math.floor((34 - along) / 2) && (across + along) % 3 !== 0;
  if (along >= 34 && along <= 36) return across === 0 || along === 35 ? across <= 1 : false;
  return false;
}
