import { num, polar, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';
import { range } from './foil.mjs';

const GROUND = 300;
const box = (x, y, w, h) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`;
const line = (x1, y1, x2, y2) => `M${num(x1)} ${num(y1)}l${num(x2 - x1)} ${num(y2 - y1)}`;

/** Lines fine and finer, light behind the windows, and the dark body that hides the sun. */
const pen = ({ ink, body, lit }) => ({
  dark: (d) => `<path d="${d}" fill="${body}" stroke="${ink}" stroke-width="1.5" stroke-linejoin="round"/>`,
  fine: (d, opacity = 0.75) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width=".8" opacity="${opacity}" stroke-linecap="round"/>`,
  firm: (d) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  light: (d) => `<path d="${d}" fill="${lit}" stroke="${ink}" stroke-width="1.2"/>`,
});

/** Points between two ends, both included. */
const steps = (from, to, count) => range(count, (i) => from + ((to - from) * i) / (count - 1));

/** A tall window with two open leaves, a rail of turned posts below. */
function window(draw, x, y, w, h) {
  const leaf = w * 0.42;
  const slats = steps(y + 4, y + h - 4, 7);
  return (
    draw.light(box(x, y, w, h)) +
    draw.dark(box(x - leaf - 1.5, y, leaf, h) + box(x + w + 1.5, y, leaf, h)) +
    draw.fine(slats.map((s) => line(x - leaf + 1, s, x - 4, s) + line(x + w + 4, s, x + w + leaf - 1, s)).join('')) +
    draw.firm(line(x, y + h * 0.66, x + w, y + h * 0.66)) +
    draw.fine(
      steps(x + w * 0.2, x + w * 0.8, 4)
        .map((s) => line(s, y + h * 0.66, s, y + h))
        .join(''),
      1,
    )
  );
}

/** A steep roof seen from its long side, with crossed boards at its ends and courses of shingles. */
function longRoof(draw, left, right, eaves, ridge, slope) {
  const [ridgeLeft, ridgeRight] = [left + slope, right - slope];
  const courses = range(8, (i) => {
    const t = (i + 1) / 9;
    const y = ridge + (eaves - ridge) * t;
    return line(ridgeLeft - slope * t + 3, y, ridgeRight + slope * t - 3, y);
  });
  const shingles = range(8, (row) => {
    const t = (row + 0.5) / 9;
    const [from, to] = [ridgeLeft - slope * t + 8, ridgeRight + slope * t - 8];
    const height = (eaves - ridge) / 9;
    const y = ridge + (eaves - ridge) * (row / 9) + height;
    const count = Math.round((to - from) / 15);
    return range(count, (i) => {
      const x = from + ((i + (row % 2) / 2) * (to - from)) / count;
      return line(x, y, x, y + height);
    }).join('');
  });
  const horn = (x, s) =>
    smoothPath(
      [
        [x, ridge],
        [x + s * 5, ridge - 9],
        [x + s * 4, ridge - 17],
        [x + s * 10, ridge - 23],
      ],
      false,
    );
  return (
    draw.dark(`M${left} ${eaves}L${ridgeLeft} ${ridge}H${ridgeRight}L${right} ${eaves}Z`) +
    draw.fine(courses.join('') + shingles.join(''), 0.5) +
    draw.firm(horn(ridgeLeft, -1) + horn(ridgeRight, 1) + line(ridgeLeft, ridge - 3, ridgeRight, ridge - 3)) +
    draw.dark(box(left - 2, eaves, right - left + 4, 5)) +
    draw.fine(
      steps(left + 4, right - 4, Math.round((right - left) / 8))
        .map((x) => `M${num(x - 3.4)} ${eaves + 5}l3.400 6.500 3.400-6.500`)
        .join(''),
      0.9,
    )
  );
}

/** The gable over the porch: boards that spread like the rays of the setting sun. */
function gable(draw, x, half, eaves, top) {
  const rays = range(11, (i) => {
    const angle = -75 + i * 15;
    const reach = (eaves - top) * (0.74 - Math.abs(angle) * 0.0012);
    const [sx, sy] = polar(x, eaves - 6, angle, 16);
    const limit = Math.min(reach, (half * 0.8) / Math.max(0.2, Math.abs(Math.sin((angle * Math.PI) / 180)) + 0.35));
    return line(sx, sy, ...polar(x, eaves - 6, angle, limit * 0.86));
  });
  return (
    draw.dark(`M${x - half} ${eaves}L${x} ${top}L${x + half} ${eaves}Z`) +
    draw.fine(`M${x - half + 13} ${eaves - 5}L${x} ${top + 13}L${x + half - 13} ${eaves - 5}Z`, 0.9) +
    draw.fine(
      `${rays.join('')}M${x - 14} ${eaves - 6}A14 14 0 0 1 ${x + 14} ${eaves - 6}M${x - 8} ${eaves - 6}A8 8 0 0 1 ${x + 8} ${eaves - 6}`,
      0.95,
    ) +
    draw.firm(
      `M${x - 5} ${top - 17}C${x - 3} ${top - 8} ${x - 2} ${top - 4} ${x} ${top}C${x + 2} ${top - 4} ${x + 3} ${top - 8} ${x + 5} ${top - 17}M${x - half} ${eaves}L${x} ${top}L${x + half} ${eaves}`,
    ) +
    draw.fine(
      steps(x - half + 5, x + half - 5, 14)
        .map((s) => `M${num(s - 3.4)} ${eaves}l3.400 6.500 3.400-6.500`)
        .join(''),
      0.9,
    )
  );
}

/** Stilts on stone footings, and the dark below the floor between them. */
const stilts = (draw, xs, floor) =>
  xs
    .map(
      (x) =>
        draw.dark(box(x - 3, floor, 6, GROUND - floor - 6)) +
        draw.dark(`M${x - 6} ${GROUND}L${x - 4} ${GROUND - 8}H${x + 4}L${x + 6} ${GROUND}Z`),
    )
    .join('');

/** Railing of a verandah: posts, two rails, crosses. */
const railing = (draw, left, right, top, floor) =>
  draw.firm(line(left, top, right, top) + line(left, top + 5, right, top + 5)) +
  draw.fine(
    steps(left, right, Math.round((right - left) / 7) + 1)
      .map((x) => line(x, top + 5, x, floor))
      .join(''),
    1,
  );

/** A house of the old Malacca kind: long roof, porch with a gable, curved steps to its door. */
function house(draw) {
  const floor = 252;
  const treads = range(6, (i) => {
    const spread = 13 + i * 3.4;
    const y = floor + 3 + i * 7.8;
    return draw.dark(`M${150 - spread} ${y}Q150 ${y - 3} ${150 + spread} ${y}V${y + 7.8}H${150 - spread}Z`);
  });
  return (
    stilts(draw, [196, 236, 276, 316, 352], floor + 7) +
    draw.dark(box(186, 182, 176, 70)) +
    draw.fine(
      steps(192, 356, 28)
        .map((x) => line(x, 190, x, 250))
        .join(''),
      0.28,
    ) +
    window(draw, 221, 194, 22, 42) +
    window(draw, 274, 194, 22, 42) +
    window(draw, 327, 194, 22, 42) +
    draw.dark(box(180, floor, 190, 7)) +
    longRoof(draw, 166, 384, 182, 100, 40) +
    stilts(draw, [112, 188], floor + 7) +
    draw.light(box(138, 206, 24, 46)) +
    draw.dark(box(112, 200, 5, 52) + box(183, 200, 5, 52)) +
    railing(draw, 117, 134, 228, floor) +
    railing(draw, 166, 183, 228, floor) +
    draw.dark(box(102, floor, 96, 7)) +
    gable(draw, 150, 66, 200, 132) +
    treads.join('')
  );
}

/** A coconut palm: ringed trunk, fronds that hang, each with its leaflets. */
function palm(draw, seed, x, height, lean, size) {
  const { between } = seededRandom(seed);
  const at = (t) => [x + lean * t * t, GROUND - height * t];
  const side = (s) => steps(0, 1, 7).map((t) => [at(t)[0] + s * (4.6 - 2.6 * t), at(t)[1]]);
  const rings = steps(0.05, 0.97, Math.round(height / 7)).map((t) =>
    line(at(t)[0] - 4 + 2.2 * t, at(t)[1], at(t)[0] + 4 - 2.2 * t, at(t)[1] - 1.6),
  );
  const [topX, topY] = at(1);
  const fronds = [-128, -98, -70, -42, -14, 16, 46, 76, 104, 132].map((angle) => {
    const length = size * between(0.86, 1.06);
    const sag = Math.sign(angle) * between(34, 52);
    const spine = (t) => {
      const [px, py] = polar(topX, topY, angle + sag * t * 0.5, length * t);
      return [px, py, angle + sag * t];
    };
    const leaflets = range(9, (i) => {
      const t = 0.14 + (i / 9) * 0.84;
      const [px, py, turn] = spine(t);
      const reach = size * 0.3 * Math.sin(Math.PI * (0.2 + 0.75 * t));
      return [-1, 1]
        .map((s) =>
          line(
            px,
            py,
            ...polar(px, py, turn + s * 52 + (180 - Math.abs(turn + s * 52)) * 0.12 * Math.sign(turn || 1), reach),
          ),
        )
        .join('');
    });
    return (
      draw.firm(
        smoothPath(
          steps(0, 1, 5).map((t) => spine(t).slice(0, 2)),
          false,
        ),
      ) + draw.fine(leaflets.join(''), 0.8)
    );
  });
  return (
    draw.dark(`${smoothPath([...side(-1), ...side(1).reverse()])}`) +
    draw.fine(rings.join(''), 0.7) +
    fronds.join('') +
    [
      [-4, 4],
      [4, 5],
      [0, 8],
    ]
      .map(
        ([dx, dy]) =>
          `<circle cx="${num(topX + dx)}" cy="${num(topY + dy)}" r="4" fill="#1a0b22" stroke="#ffd9a3" stroke-width="1"/>`,
      )
      .join('')
  );
}

/** Grass in tufts along the ground. */
function tufts(draw, seed, width) {
  const { between } = seededRandom(seed);
  return draw.fine(
    range(46, () => {
      const x = between(6, width - 6);
      return [-30, -8, 14, 34].map((a) => line(x, GROUND + 2, ...polar(x, GROUND + 2, a, between(4, 10)))).join('');
    }).join(''),
    0.55,
  );
}

/** The village at dusk, 500 × 330: stands on the lower 30 units. */
export function village(art) {
  const draw = pen(art.line);
  const width = 500;
  return svgDocument({
    width,
    height: 330,
    body:
      palm(draw, 4, 404, 196, 20, 66) +
      palm(draw, 9, 442, 132, 8, 44) +
      palm(draw, 6, 70, 224, 12, 70) +
      house(draw) +
      `<path d="M0 ${GROUND}C90 ${GROUND - 4} 180 ${GROUND + 3} 250 ${GROUND}S420 ${GROUND - 4} 500 ${GROUND}V330H0Z" fill="${art.land}"/>` +
      draw.fine(`M0 ${GROUND}C90 ${GROUND - 4} 180 ${GROUND + 3} 250 ${GROUND}S420 ${GROUND - 4} 500 ${GROUND}`, 0.9) +
      tufts(draw, 3, width),
  });
}
