/** A ring of flowers and leaves in two pieces that overlap at its sides, so that it grows with the screen's height. */

const CENTRE = { x: 260, y: 310 };
/** Half axes of the ring's middle line, and how square it is (2: an ellipse). */
const RING = { a: 168, b: 252, power: 2.5 };
const ROOM = { width: 520, height: 420, above: 30, from: 230 };

/** The point at `angle` (degrees, 0 up, clockwise) on the ring, and the outward direction there. */
export function onRing(angle) {
  const radians = (angle * Math.PI) / 180;
  const [s, c] = [Math.sin(radians), Math.cos(radians)];
  const stretch = (value) => Math.sign(value) * Math.pow(Math.abs(value), 2 / RING.power);
  const [x, y] = [CENTRE.x + RING.a * stretch(s), CENTRE.y - RING.b * stretch(c)];
  return { x, y, out: (Math.atan2((x - CENTRE.x) / RING.a ** 1.6, (CENTRE.y - y) / RING.b ** 1.6) * 180) / Math.PI };
}

/** Angles that are evenly spaced along the ring's line, not around its centre. */
export function evenly(count) {
  const fine = Array.from({ length: 721 }, (_, i) => onRing(i / 2));
  const lengths = [0];
  for (let i = 1; i < fine.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(fine[i].x - fine[i - 1].x, fine[i].y - fine[i - 1].y));
  return Array.from({ length: count }, (_, k) => {
    const wanted = (lengths.at(-1) * (k + 0.5)) / count;
    return lengths.findIndex((length) => length >= wanted) / 2;
  });
}

/**
 * Half of the ring as a picture of 520 × 420.
 * @param {{ y: number, markup: string }[]} pieces whole plants and where they are rooted, from the lowest upwards
 */
export function halfRing(paint, pieces, half) {
  const upper = half === 'top';
  const body = pieces
    .filter(({ y }) => y < CENTRE.y === upper)
    .map(({ markup }) => markup)
    .join('');
  return paint.document(
    ROOM.width,
    ROOM.height,
    `<g transform="translate(0 ${upper ? ROOM.above : -ROOM.from})">${body}</g>`,
  );
}
