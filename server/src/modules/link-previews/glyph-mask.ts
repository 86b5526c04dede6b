/** How much of each pixel a drawing covers (0…255), and where its first pixel lies. */
interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/** Pieces that a curve is rendered in: enough for letters of 200 pixels. */
const PIECES = 12;

type Line = (x0: number, y0: number, x1: number, y1: number) => void;

/**
 * Draws an outline (see ShapedLine) in a size, with exact coverage at the edges. Nothing but numbers go in, so no text
 * of a customer's ever becomes a document that something reads.
 * @param size pixels of one unit of the outline
 * @param x pixels of its left edge; y of its baseline
 * @param bolder pixels by which strokes are widened, for weights that a face does not have
 */
export function renderMask(outline: Float32Array, size: number, x: number, y: number, bolder = 0): Mask | null {
  const bounds = boundsOf(outline);
  if (!bounds) return null;
  const around = Math.ceil(bolder) + 1;
  const left = Math.floor(x + bounds.left * size) - around;
  const top = Math.floor(y + bounds.top * size) - around;
  const width = Math.ceil(x + bounds.right * size) + around - left + 1;
  const height = Math.ceil(y + bounds.bottom * size) + around - top + 1;
  const coverage = new Uint8Array(width * height);
  for (const [dx, dy] of bolder === 0 ? [[0, 0] as const] : widened(bolder / 2)) {
    addCoverage(outline, size, x + dx - left, y + dy - top, width, coverage);
  }
  return { left, top, width, height, coverage };
}

function widened(by: number): readonly (readonly [number, number])[] {
  const slant = by * Math.SQRT1_2;
  return [
    [0, 0],
    [by, 0],
    [-by, 0],
    [0, by],
    [0, -by],
    [slant, slant],
    [-slant, slant],
    [slant, -slant],
    [-slant, -slant],
  ];
}

/** The outline's box; the points that steer curves count as well. */
export function boundsOf(
  outline: Float32Array,
): { left: number; top: number; right: number; bottom: number } | undefined {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  let at = 0;
  while (at < outline.length) {
    const end = at + 1 + (COORDINATES[outline[at] ?? 4] ?? 0);
    for (at += 1; at < end; at += 2) {
      const x = outline[at] ?? 0;
      const y = outline[at + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    at = end;
  }
  return left > right ? undefined : { left, top, right, bottom };
}

/** Numbers that follow each mark of an outline. */
const COORDINATES = [2, 2, 4, 6, 0] as const;

/** Adds what the outline covers, where it covers more than is there already. */
function addCoverage(
  outline: Float32Array,
  size: number,
  x: number,
  y: number,
  width: number,
  coverage: Uint8Array,
): void {
  const steps = new Float32Array(coverage.length + 2);
  flatten(outline, size, x, y, (x0, y0, x1, y1) => addLine(steps, width, x0, y0, x1, y1));
  let sum = 0;
  for (let i = 0; i < coverage.length; i += 1) {
    sum += steps[i] ?? 0;
    const covered = Math.round(Math.min(Math.abs(sum), 1) * 255);
    if (covered > (coverage[i] ?? 0)) coverage[i] = covered;
  }
}

/** The outline in straight lines, each contour closed. */
function flatten(outline: Float32Array, size: number, dx: number, dy: number, line: Line): void {
  const at = (index: number, offset: number): number => (outline[index] ?? 0) * size + offset;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number): void => {
    line(x, y, nextX, nextY);
    [x, y] = [nextX, nextY];
  };
  for (let i = 0; i < outline.length; i += 1 + (COORDINATES[outline[i] ?? 4] ?? 0)) {
    const op = outline[i];
    if (op === 0) {
      to(startX, startY);
      [x, y] = [at(i + 1, dx), at(i + 2, dy)];
      [startX, startY] = [x, y];
    } else if (op === 1) to(at(i + 1, dx), at(i + 2, dy));
    else if (op === 2) {
      const [x0, y0, cx, cy, x1, y1] = [x, y, at(i + 1, dx), at(i + 2, dy), at(i + 3, dx), at(i + 4, dy)];
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const t = piece / PIECES;
        const u = 1 - t;
        to(u * u * x0 + 2 * u * t * cx + t * t * x1, u * u * y0 + 2 * u * t * cy + t * t * y1);
      }
    } else if (op === 3) {
      const [x0, y0, ax, ay] = [x, y, at(i + 1, dx), at(i + 2, dy)];
      const [bx, by, x1, y1] = [at(i + 3, dx), at(i + 4, dy), at(i + 5, dx), at(i + 6, dy)];
      for (let piece = 1; piece <= PIECES; piece += 1) {
        const t = piece / PIECES;
        const u = 1 - t;
        const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
        to(a * x0 + b * ax + c * bx + d * x1, a * y0 + b * ay + c * by + d * y1);
      }
    } else to(startX, startY);
  }
  to(startX, startY);
}

/**
 * Notes a line by what it changes: the sums of the notes along a row are the signed area that is covered. A line that
 * crosses several pixels of a row shares its height among them by the area right of it.
 */
function addLine(steps: Float32Array, width: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottomY - topY);
  let x = topX;
  for (let row = Math.floor(topY); row < Math.ceil(bottomY); row += 1) {
    const height = Math.min(row + 1, bottomY) - Math.max(row, topY);
    const next = x + slope * height;
    addRow(steps, row * width, Math.min(x, next), Math.max(x, next), height * direction);
    x = next;
  }
}

function addRow(steps: Float32Array, row: number, from: number, to: number, height: number): void {
  const add = (pixel: number, value: number): void => {
    steps[row + pixel] = (steps[row + pixel] ?? 0) + value;
  };
  const first = Math.floor(from);
  const last = Math.ceil(to);
  if (last <= first + 1) {
    const right = ((from + to) / 2 - first) * height;
    add(first, height - right);
    add(first + 1, right);
    return;
  }
  // The area right of the line within the pixels up to each one; what is new in a pixel is its step.
  const span = to - from;
  let before = 0;
  for (let pixel = first; pixel < last; pixel += 1) {
    const [a, b] = [Math.max(from, pixel), Math.min(to, pixel + 1)];
    const crossed = (b - a) / span;
    const already = (a - from) / span;
    const covered = height * (already + crossed - crossed * ((a + b) / 2 - pixel));
    add(pixel, covered - before);
    before = covered;
  }
  add(last, height - before);
}
