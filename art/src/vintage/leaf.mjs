import { polyline } from '../core/path.mjs';
import { fading, place, polar, stroke, times } from './pen.mjs';

/** Side veins, and hatching between them: long on the leaf's dark side, short on the lit one. */
function veins(axis, half, { length, width, side, line }) {
  let main = '';
  let fine = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9.6;
    for (const hand of [-1, 1]) {
      const from = axis(t);
      const tip = Math.min(0.98, t + 0.16);
      const edge = axis(tip);
      const to = [edge[0] + hand * half(tip) * 0.9, edge[1]];
      const bow = [(from[0] + to[0]) / 2 + hand * width * 0.06, (from[1] + to[1]) / 2 + length * 0.018];
      main += stroke([from, bow, to], fading(0.95 * line, 0.15), 6);
      const inShade = hand === side;
      const count = inShade ? 5 : 3;
      for (let j = 1; j <= count; j++) fine += hatch(t + j / (count + 1) / 9.6, hand, inShade);
    }
  }
  return { main, fine };

  function hatch(t, hand, inShade) {
    const [x, y] = axis(t);
    const tip = Math.min(0.99, t + 0.15);
    const [edgeX, edgeY] = axis(tip);
    const reach = inShade ? 0.84 : 0.4;
    const [dx, dy] = [edgeX + hand * half(tip) - x, edgeY - y];
    const way = [
      [x, y],
      [x + dx * reach * 0.5, y + dy * reach * 0.5 + length * 0.008],
      [x + dx * reach, y + dy * reach],
    ];
    return stroke(way, fading((inShade ? 0.95 : 0.6) * line), 5);
  }
}

/** A leaf whose stalk is at (x, y), pointing to `angle`. `side` -1 or 1: its half in the shade; `serrated`: toothed. */
export function leaf(plate, x, y, angle, length, width, { side = 1, serrated = true, dark = 0.1 } = {}) {
  const { random, ink, line } = plate;
  const bend = random.between(-0.16, 0.16);
  const axis = (t) => [bend * length * Math.sin(t * 2.2) * 0.5, -length * t];
  const half = (t) => width * Math.sin(Math.PI * t ** 0.78) ** 0.9;
  const edge = (hand) =>
    times(23, (i) => {
      const t = i / 22;
      const tooth = serrated && i % 2;
      const [cx, cy] = axis(t);
      return [cx + hand * half(t) * (tooth ? 1.06 : serrated ? 0.93 : 1), cy - (tooth ? length * 0.02 : 0)];
    });
  const { main, fine } = veins(axis, half, { length, width, side, line });
  const rib = stroke([axis(-0.12), axis(0.3), axis(0.7), axis(1)], (t) => (1.9 - 1.6 * t) * line, 12);
  return place(
    x,
    y,
    angle,
    `<path d="${polyline([...edge(-1), ...edge(1).reverse()])}Z" fill="${plate.shade(0.02 + dark * 0.6, plate.hue.leaf)}" stroke="${ink}" stroke-width="${0.95 * line}" stroke-linejoin="round"/><path d="${fine}${main}${rib}" fill="${ink}"/>`,
  );
}

/** A stalk through the points, thinning to its end. */
export const stalk = (plate, points, width = 2) =>
  `<path d="${stroke(points, (t) => width * plate.line * (1 - 0.6 * t) + 0.5)}" fill="${plate.hue.stalk ?? plate.ink}"/>`;

/** A twig with `pairs` of leaves, from (x, y) towards `angle`. */
export function spray(plate, x, y, angle, length, pairs = 7, slim = 0.17) {
  const { random } = plate;
  const bend = random.between(-30, 30);
  const at = (t) => polar(x, y, angle + bend * t * 0.5, length * t);
  let body = stalk(
    plate,
    times(5, (i) => at(i / 4)),
    1.8,
  );
  const smooth = { serrated: false, dark: 0.05 };
  for (let i = 1; i <= pairs; i++) {
    const t = 0.18 + (0.78 * i) / pairs;
    const [px, py] = at(t);
    for (const side of [-1, 1]) {
      const size = length * (0.36 - 0.2 * t) * random.between(0.9, 1.1);
      const turn = angle + bend * t + side * random.between(38, 55);
      body += leaf(plate, px, py, turn, size, length * slim * (0.42 - 0.2 * t), { ...smooth, side });
    }
  }
  return body + leaf(plate, ...at(1), angle + bend, length * 0.15, length * slim * 0.2, smooth);
}
