import { thinned } from '../../core/path.mjs';
import { flowing } from '../../minimal/pen-line.mjs';

/**
 * A drawing in lines whose front hides what stands behind it. Points are [x, y]: x from the middle of the picture, y up
 * from the ground, in units. Weights of a line: `main`, `mid`, `fine`, `hair`.
 */

const inside = (polygon, x, y) => {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
};

const boxOf = (points) => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
];
const apart = (a, b) => a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];

/** Where a segment crosses the polygon's sides, 0 to 1, in order, with both ends. */
function crossings([px, py], [qx, qy], polygon) {
  const found = [0, 1];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[j];
    const across = (qx - px) * (by - ay) - (qy - py) * (bx - ax);
    if (Math.abs(across) < 1e-9) continue;
    const t = ((ax - px) * (by - ay) - (ay - py) * (bx - ax)) / across;
    const u = ((ax - px) * (qy - py) - (ay - py) * (qx - px)) / across;
    if (t > 0 && t < 1 && u >= 0 && u <= 1) found.push(t);
  }
  return found.sort((a, b) => a - b);
}

/** What is left of a line within the polygon (`keep` true) or outside of it. */
function clipped(points, polygon, keep) {
  const pieces = [];
  let piece = [];
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1], points[i]];
    const at = (t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    const cuts = crossings(p, q, polygon);
    for (let k = 1; k < cuts.length; k++) {
      if (cuts[k] - cuts[k - 1] < 1e-7) continue;
      if (inside(polygon, ...at((cuts[k] + cuts[k - 1]) / 2)) === keep) {
        if (!piece.length) piece.push(at(cuts[k - 1]));
        piece.push(at(cuts[k]));
      } else if (piece.length) {
        pieces.push(piece);
        piece = [];
      }
    }
  }
  if (piece.length) pieces.push(piece);
  return pieces;
}

/** A smooth curve through the points. */
export const curve = (points, step = 2.5) => flowing(points, step);
/** The same points on the other side of x. */
export const mirrored = (points, x = 0) => points.map(([px, py]) => [2 * x - px, py]);
/** A line and its mirror image, from foot to foot: the outline of what is alike on both sides of x. */
export const bothSides = (right, x = 0) => [...mirrored(right, x), ...[...right].reverse()];

export const WEIGHTS = { main: 2.3, mid: 1.5, fine: 1, hair: 0.6 };

/** Collects the drawing. */
export function sheet() {
  let lines = [];
  let lights = [];
  const masses = [];
  const line = (points, weight) => ({ points, weight, box: boxOf(points) });
  return {
    stroke: (points, weight = 'main') => void lines.push(line(points, weight)),
    /** A body: hides what has been drawn behind it, then is outlined. `far`: it is seen through the air between. */
    body(polygon, weight = 'main', far = false) {
      const box = boxOf(polygon);
      lines = lines.flatMap((one) =>
        apart(one.box, box) ? [one] : clipped(one.points, polygon, false).map((points) => line(points, one.weight)),
      );
      lights = lights.flatMap((one) => {
        if (apart(one.box, box)) return [one];
        // What a straight edge leaves of an opening.
        const rest = clipped([...one.polygon, one.polygon[0]], polygon, false).flat();
        return rest.length > 2 ? [{ ...one, polygon: rest, box: boxOf(rest) }] : [];
      });
      masses.push({ polygon, far });
      if (weight) lines.push(line([...polygon, polygon[0]], weight));
    },
    /** Lines within a body alone. */
    within(polygon, many, weight = 'hair') {
      for (const points of many) for (const piece of clipped(points, polygon, true)) lines.push(line(piece, weight));
    },
    /** A lit opening. */
    light(polygon, strength = 1) {
      lights.push({ polygon, strength, box: boxOf(polygon) });
    },
    drawn: () => ({ lines, lights, masses }),
  };
}

/** Units of the drawing that a step of its path data has: whole numbers keep the files small. */
const STEP = 0.25;
const IN_STEPS = `transform="scale(${STEP})"`;

/**
 * Path data of lines, in steps, each from where the one before it ended.
 * @param place from a sheet's points to the picture's
 */
function pathOf(lines, place, close = false) {
  let [x, y] = [0, 0];
  let last = '';
  const step = ([px, py]) => {
    const [dx, dy] = [px - x, py - y];
    [x, y] = [px, py];
    const [letter, numbers] = dx === 0 ? ['v', `${dy}`] : dy === 0 ? ['h', `${dx}`] : ['l', `${dx} ${dy}`];
    // A pair that follows a move or a line needs no letter.
    const text = letter === last || (letter === 'l' && last === 'm') ? ` ${numbers}` : `${letter}${numbers}`;
    last = letter;
    return text;
  };
  return lines
    .map((points) => points.map(place).map((point) => point.map((value) => Math.round(value / STEP))))
    .map((points) => points.filter(([px, py], i) => i === 0 || px !== points[i - 1][0] || py !== points[i - 1][1]))
    .filter((points) => points.length > 1)
    .map(([start, ...rest]) => {
      const move = `m${start[0] - x} ${start[1] - y}`;
      [x, y] = start;
      last = 'm';
      const d = move + rest.map(step).join('') + (close ? 'z' : '');
      if (close) [x, y] = start;
      return d;
    })
    .join('')
    .replaceAll(' -', '-');
}

/** How far a drawn line may be from the true one, in units. */
const CLOSE = { main: 0.12, mid: 0.15, fine: 0.16, hair: 0.22 };

/** The lines as SVG, a path for each weight. */
export function linesSvg({ lines, lights }, place, colour) {
  const drawn = Object.entries(WEIGHTS).map(([weight, width]) => {
    const points = lines.filter((one) => one.weight === weight).map((one) => thinned(one.points, CLOSE[weight]));
    return `<path d="${pathOf(points, place)}" stroke-width="${width / STEP}"/>`;
  });
  const lit = [1, 0.5].map((strength) => {
    const points = lights.filter((one) => one.strength === strength).map(({ polygon }) => thinned(polygon, 0.15));
    return `<path d="${pathOf(points, place, true)}" opacity="${strength * 0.72}"/>`;
  });
  return `<g ${IN_STEPS}><g fill="${colour}">${lit.join('')}</g><g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g></g>`;
}

/** All turned the same way, so that overlapping bodies do not cancel each other. */
const turnedRight = (points) =>
  points.reduce((area, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return area + x * ny - nx * y;
  }, 0) < 0
    ? [...points].reverse()
    : points;

/** The bodies as SVG, flat; those far away fainter. */
export function massSvg({ masses }, place) {
  const path = (far) =>
    pathOf(
      masses.filter((one) => one.far === far).map(({ polygon }) => turnedRight(thinned(polygon, 0.25))),
      place,
      true,
    );
  return `<g ${IN_STEPS}><path d="${path(true)}" opacity=".5"/><path d="${path(false)}"/></g>`;
}
