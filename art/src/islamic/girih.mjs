import { num, polyline, RADIANS } from '../core/path.mjs';

/**
 * Girih by Hankin's method ("polygons in contact"): from the middle of every polygon edge two lines leave at the
 * contact angle; where neighbouring lines of one polygon meet, they make its star. Angles here are degrees from the
 * x axis. All functions return path data for stroking.
 */

/**
 * The star of one regular polygon with `sides` of length `edge`; `norm` is the direction of its first edge's middle.
 */
export function polygonStar(cx, cy, sides, edge, norm, contact) {
  const apothem = edge / 2 / Math.tan(Math.PI / sides);
  const theta = contact * RADIANS;
  const middles = Array.from({ length: sides }, (_, k) => {
    const direction = norm * RADIANS + (k * 2 * Math.PI) / sides;
    return { x: cx + apothem * Math.cos(direction), y: cy + apothem * Math.sin(direction), direction };
  });
  let d = '';
  middles.forEach(({ x, y, direction }, k) => {
    const next = middles[(k + 1) % sides];
    // The line leaves the edge's middle at the contact angle and ends on the ray to the polygon's corner.
    const along = [
      -Math.cos(theta) * Math.sin(direction) - Math.sin(theta) * Math.cos(direction),
      Math.cos(theta) * Math.cos(direction) - Math.sin(theta) * Math.sin(direction),
    ];
    const corner = direction + Math.PI / sides;
    const ray = [Math.cos(corner), Math.sin(corner)];
    const determinant = along[1] * ray[0] - along[0] * ray[1];
    const reach = ((cy - y) * ray[0] - (cx - x) * ray[1]) / determinant;
    const [mx, my] = [x + reach * along[0], y + reach * along[1]];
    d += `M${num(x)} ${num(y)}L${num(mx)} ${num(my)}L${num(next.x)} ${num(next.y)}`;
  });
  return d;
}

/** Octagons and squares over a rectangle; the period is edge · (1 + √2). */
export function octagonGrid(edge, contact, width, height) {
  const period = edge * (1 + Math.SQRT2);
  let d = '';
  for (let y = -period; y < height + period; y += period)
    for (let x = -period; x < width + period; x += period)
      d += polygonStar(x, y, 8, edge, 0, contact) + polygonStar(x + period / 2, y + period / 2, 4, edge, 45, contact);
  return d;
}

/** One period of the pattern of dodecagons, hexagons and squares: { d, width, height }, height = width · √3. */
export function twelveFoldTile(edge, contact) {
  const width = edge * (3 + Math.sqrt(3));
  const height = width * Math.sqrt(3);
  const margin = edge * 2;
  const drawn = new Set();
  let d = '';
  const add = (x, y, sides, norm) => {
    const key = `${x.toFixed(1)},${y.toFixed(1)},${sides}`;
    const outside = x < -margin || x > width + margin || y < -margin || y > height + margin;
    if (outside || drawn.has(key)) return;
    drawn.add(key);
    d += polygonStar(x, y, sides, edge, norm, contact);
  };
  const centres = [];
  for (let row = -1; row <= 3; row++)
    for (let column = -1; column <= 2; column++)
      centres.push([(column + (row % 2 ? 0.5 : 0)) * width, (row * height) / 2]);
  for (const [x, y] of centres) {
    add(x, y, 12, 0);
    for (const a of [0, 60, 120, 180, 240, 300])
      add(x + (width / 2) * Math.cos(a * RADIANS), y + (width / 2) * Math.sin(a * RADIANS), 4, a);
    for (const a of [30, 90, 150, 210, 270, 330])
      add(x + (width / Math.sqrt(3)) * Math.cos(a * RADIANS), y + (width / Math.sqrt(3)) * Math.sin(a * RADIANS), 6, a);
  }
  return { d, width, height };
}

/** The eight-pointed khatam (two squares laid over each other) as a closed outline; `turn` in degrees. */
export function khatam(cx, cy, radius, turn = 0, waist = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8)) {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * 22.5 + turn) * RADIANS;
    const r = i % 2 ? radius * waist : radius;
    return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
  });
  return `${polyline(points)}Z`;
}

/**
 * Khatam stars whose points touch: the gaps between them are the crosses. `detail` adds the inner star and the
 * small diamond in the cross. Centres lie on (x0 + i · periodX, y0 + j · periodY).
 */
export function starsAndCrosses({ periodX, periodY, width, height, x0 = 0, y0 = 0, detail = true }) {
  let d = '';
  const radius = Math.min(periodX, periodY) / 2;
  for (let y = y0 - periodY; y <= height + periodY; y += periodY)
    for (let x = x0 - periodX; x <= width + periodX; x += periodX) {
      if (x <= -radius || y <= -radius || x >= width + radius || y >= height + radius) continue;
      d += khatam(x, y, radius);
      if (!detail) continue;
      d += khatam(x, y, radius * 0.5, 22.5, 0.62);
      const [cx, cy, r] = [x + periodX / 2, y + periodY / 2, radius * 0.2];
      d += `M${num(cx - r)} ${num(cy)}L${num(cx)} ${num(cy - r)}L${num(cx + r)} ${num(cy)}L${num(cx)} ${num(cy + r)}Z`;
    }
  return d;
}
