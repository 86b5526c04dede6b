import { seededRandom } from '../../core/random.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { divided, stroke } from './shapes.mjs';

/**
 * A sheet of rough paper under transparent paint. Each wash adds to how much light the sheet swallows (its density, for
 * red, green and blue), so that washes glaze one another as pigment does and the paper stays the only white.
 */

/** How much of each channel a thin layer of a '#rrggbb' pigment swallows. */
const densityOf = (hex) => [1, 3, 5].map((i) => -Math.log(Math.max(4, parseInt(hex.slice(i, i + 2), 16)) / 255));

/** Noise that tiles over the sheet, about −1 to 1. @param period in pixels */
function tilingNoise(columns, rows, period, octaves, random) {
  const out = new Float32Array(columns * rows);
  for (let o = 0, size = period, weight = 0.6; o < octaves; o++, size /= 2.07, weight *= 0.52) {
    const [nx, ny] = [Math.max(2, Math.round(columns / size)), Math.max(2, Math.round(rows / size))];
    const lattice = Float32Array.from({ length: nx * ny }, () => random.next() * 2 - 1);
    for (let j = 0; j < rows; j++) {
      const v = (j / rows) * ny;
      const jv = Math.floor(v);
      const fv = v - jv;
      const sv = fv * fv * (3 - 2 * fv);
      const [r0, r1] = [(jv % ny) * nx, ((jv + 1) % ny) * nx];
      for (let i = 0; i < columns; i++) {
        const u = (i / columns) * nx;
        const iu = Math.floor(u);
        const fu = u - iu;
        const su = fu * fu * (3 - 2 * fu);
        const [c0, c1] = [iu % nx, (iu + 1) % nx];
        const top = lattice[r0 + c0] + (lattice[r0 + c1] - lattice[r0 + c0]) * su;
        const foot = lattice[r1 + c0] + (lattice[r1 + c1] - lattice[r1 + c0]) * su;
        out[j * columns + i] += weight * (top + (foot - top) * sv);
      }
    }
  }
  return out;
}

/** The paper's tooth: grains alike in all directions, about −1 to 1. @param size of a grain in pixels */
function toothOf(columns, rows, size, random) {
  const raw = Float32Array.from({ length: columns * rows }, () => random.next() - 0.5);
  const small = blurred(raw, columns, rows, size);
  const large = blurred(raw, columns, rows, size * 3.2);
  let power = 0;
  for (let n = 0; n < small.length; n++) {
    small[n] -= large[n];
    power += small[n] ** 2;
  }
  const gain = 0.42 / Math.sqrt(power / small.length);
  for (let n = 0; n < small.length; n++) small[n] *= gain;
  return small;
}

/** Adds a closed outline's signed coverage to `sums` (each row is then summed from the left). */
function addOutline(sums, w, h, points) {
  for (let n = 0; n < points.length; n++) {
    let [a, b] = [points[n], points[(n + 1) % points.length]];
    if (a[1] === b[1]) continue;
    const sign = a[1] < b[1] ? 1 : -1;
    if (sign < 0) [a, b] = [b, a];
    const slope = (b[0] - a[0]) / (b[1] - a[1]);
    const from = Math.max(0, a[1]);
    let x = a[0] + (from - a[1]) * slope;
    for (let j = Math.floor(from); j < Math.min(h, Math.ceil(b[1])); j++) {
      const dy = Math.min(j + 1, b[1]) - Math.max(j, from);
      const next = x + slope * dy;
      const d = dy * sign;
      const x0 = Math.max(0, Math.min(w - 1.001, Math.min(x, next)));
      const x1 = Math.max(0, Math.min(w - 1.001, Math.max(x, next)));
      const [i0, i1] = [Math.floor(x0), Math.ceil(x1)];
      const row = j * w;
      if (i1 <= i0 + 1) {
        const mid = (x0 + x1) / 2 - i0;
        sums[row + i0] += d * (1 - mid);
        sums[row + i0 + 1] += d * mid;
      } else {
        const s = 1 / (x1 - x0);
        const f = x0 - i0;
        const first = 0.5 * s * (1 - f) * (1 - f);
        const g = x1 - i1 + 1;
        const last = 0.5 * s * g * g;
        sums[row + i0] += d * first;
        if (i1 === i0 + 2) sums[row + i0 + 1] += d * (1 - first - last);
        else {
          const second = s * (1.5 - f);
          sums[row + i0 + 1] += d * (second - first);
          for (let i = i0 + 2; i < i1 - 1; i++) sums[row + i] += d * s;
          sums[row + i1 - 1] += d * (1 - (second + (i1 - i0 - 3) * s) - last);
        }
        sums[row + i1] += d * last;
      }
      x = next;
    }
  }
}

const areaOf = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + x * ny - nx * y;
  }, 0);

/** Mean of what lies within r pixels, twice: nearly a Gaussian. */
function blurred(mask, w, h, r) {
  const radius = Math.max(1, Math.round(r));
  let from = mask;
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(w * h);
    const size = 2 * radius + 1;
    for (let j = 0; j < h; j++) {
      let sum = 0;
      for (let i = -radius; i < w; i++) {
        if (i + radius < w) sum += from[j * w + i + radius];
        if (i - radius - 1 >= 0) sum -= from[j * w + i - radius - 1];
        if (i >= 0) across[j * w + i] = sum / size;
      }
    }
    const down = new Float32Array(w * h);
    for (let i = 0; i < w; i++) {
      let sum = 0;
      for (let j = -radius; j < h; j++) {
        if (j + radius < h) sum += across[(j + radius) * w + i];
        if (j - radius - 1 >= 0) sum -= across[(j - radius - 1) * w + i];
        if (j >= 0) down[j * w + i] = sum / size;
      }
    }
    from = down;
  }
  return from;
}

/**
 * A blank sheet.
 * @param {{width: number, height: number, scale: number, seed: number, washes?: boolean}} size in units; `scale`:
 *   pixels of a unit; without `washes` only the pencil leaves a trace
 */
export function blankSheet({ width, height, scale, seed, washes = true }) {
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  const random = seededRandom(seed);
  const noise = (period, octaves) => tilingNoise(columns, rows, period * scale, octaves, random);
  const tooth = toothOf(columns, rows, Math.max(1, 1.2 * scale), random);
  const fine = noise(11, 3);
  const mid = noise(42, 4);
  const low = washes ? noise(150, 4) : mid;
  const shaky = seededRandom(seed + 1);
  const density = [0, 1, 2].map(() => new Float32Array(columns * rows));

  /** Coverage of outlines, within the smallest box of pixels that holds them and `room` more. */
  function coverage(outlines, wobble, room) {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    const [ox, oy] = [shaky.below(columns), shaky.below(rows)];
    const shaken = outlines.map((outline) => {
      const points = divided(outline, 6).map(([x, y]) => {
        const [i, j] = [Math.round(x * scale), Math.round(y * scale)];
        const at = (field, dx, dy) =>
          field[((((j + oy + dy) % rows) + rows) % rows) * columns + ((((i + ox + dx) % columns) + columns) % columns)];
        const px = (x + wobble * (2.4 * at(mid, 0, 0) + 1.1 * at(fine, 31, 9))) * scale;
        const py = (y + wobble * (2.4 * at(mid, 97, 51) + 1.1 * at(fine, 77, 63))) * scale;
        x0 = Math.min(x0, px);
        x1 = Math.max(x1, px);
        y0 = Math.min(y0, py);
        y1 = Math.max(y1, py);
        return [px, py];
      });
      return areaOf(points) < 0 ? points.reverse() : points;
    });
    const pad = Math.ceil(room * scale) + 2;
    const left = Math.max(0, Math.floor(x0) - pad);
    const top = Math.max(0, Math.floor(y0) - pad);
    const w = Math.min(columns, Math.ceil(x1) + pad) - left;
    const h = Math.min(rows, Math.ceil(y1) + pad) - top;
    if (!(w > 2 && h > 2)) return null;
    const mask = new Float32Array(w * h);
    for (const points of shaken)
      addOutline(
        mask,
        w,
        h,
        points.map(([x, y]) => [x - left, y - top]),
      );
    for (let j = 0; j < h; j++) {
      let sum = 0;
      for (let i = 0; i < w; i++) {
        sum += mask[j * w + i];
        mask[j * w + i] = Math.min(1, Math.abs(sum));
      }
    }
    return { mask, left, top, w, h };
  }

  /** Outlines where no paint goes: masking fluid. */
  let kept = null;
  function keep(outlines, wobble = 0.5) {
    kept ??= new Float32Array(columns * rows);
    const cover = coverage(outlines, wobble, 2);
    if (!cover) return;
    for (let j = 0; j < cover.h; j++)
      for (let i = 0; i < cover.w; i++) {
        const at = (cover.top + j) * columns + cover.left + i;
        kept[at] = Math.max(kept[at], cover.mask[j * cover.w + i]);
      }
  }
  const release = () => (kept = null);

  /**
   * A wash.
   * @param {number[][][]} outlines
   * @param {object} how `colour`, and `into`: a second one that runs into it; `by`: (x, y) => 0…1, where the second is;
   *   `deep`: how strong; `fade`: (x, y) => a factor; `wobble` of the outline in units; `soft`: how far its edge runs
   *   where wet, and `lost`: how much of the edge does; `rim`: pigment at the dried edge; `pool`: unevenness; `grain`:
   *   granulation; `dry`: 0…1, a dry brush; `leave`: outlines left out; `blooms`: [x, y, radius] of backruns; `trace`:
   *   how dark the pencil draws its outline where there are no washes
   */
  function wash(outlines, how) {
    if (!washes) {
      if (how.trace)
        for (const outline of outlines)
          pencil([...outline, outline[0]], { weight: 1.25, dark: how.trace, over: 0, shake: 0.8 });
      return;
    }
    const { colour, into, by, deep = 1, fade, wobble = 1, soft = 0, lost = 0, rim = 0.5 } = how;
    const { pool = 0.4, grain = 0.22, dry = 0, leave, blooms = [] } = how;
    const cover = coverage(outlines, wobble, Math.max(10, soft * 2.4));
    if (!cover) return;
    const { left, top, w, h } = cover;
    let { mask } = cover;
    const [ox, oy] = [shaky.below(columns), shaky.below(rows)];
    const around = (i, j, dx, dy) => ((top + j + oy + dy) % rows) * columns + ((left + i + ox + dx) % columns);
    if (leave) {
      const holes = coverage(leave, wobble * 0.6, 4);
      if (holes)
        for (let j = 0; j < h; j++)
          for (let i = 0; i < w; i++) {
            const [hi, hj] = [i + left - holes.left, j + top - holes.top];
            if (hi >= 0 && hj >= 0 && hi < holes.w && hj < holes.h)
              mask[j * w + i] = Math.max(0, mask[j * w + i] - holes.mask[hj * holes.w + hi]);
          }
    }
    if (soft > 0) {
      const run = blurred(mask, w, h, soft * scale);
      for (let j = 0; j < h; j++)
        for (let i = 0; i < w; i++) {
          const n = j * w + i;
          const wet =
            lost >= 1
              ? 1
              : smoothstep(
                  1 - lost * 1.6 - 0.12,
                  1 - lost * 1.6 + 0.35,
                  0.5 + 0.75 * low[around(i, j, 0, 0)] + 0.3 * mid[around(i, j, 0, 0)],
                );
          mask[n] += (run[n] - mask[n]) * wet;
        }
    }
    if (kept)
      for (let j = 0; j < h; j++)
        for (let i = 0; i < w; i++) mask[j * w + i] *= 1 - kept[(top + j) * columns + left + i];
    if (dry > 0)
      for (let j = 0; j < h; j++)
        for (let i = 0; i < w; i++) {
          const rough =
            tooth[(top + j) * columns + left + i] * 0.9 +
            fine[around(i, j, 13, 5)] * 0.5 +
            0.5 * mid[around(i, j, 3, 15)];
          mask[j * w + i] *= 1 - dry * smoothstep(-0.12, 0.2, rough + dry - 0.55);
        }
    const near = blurred(mask, w, h, 1.7 * scale);
    const far = blurred(mask, w, h, 7 * scale);
    const first = densityOf(colour);
    const second = densityOf(into ?? colour);
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const n = j * w + i;
        let m = mask[n];
        if (m < 0.004) continue;
        const [x, y] = [(left + i) / scale, (top + j) / scale];
        const at = around(i, j, 0, 0);
        const sheetAt = (top + j) * columns + left + i;
        const flow = 0.72 * low[at] + 0.42 * mid[at] + 0.1 * fine[at];
        let q = 1 + pool * flow;
        q += rim * (1.5 * Math.max(0, m - near[n]) + 0.55 * Math.max(0, m - far[n]));
        for (const [bx, by_, r] of blooms) {
          const d = (Math.hypot(x - bx, y - by_) / r) * (1 + 0.3 * mid[at] + 0.22 * fine[at]);
          if (d < 1.3) q *= 1 - 0.5 * (1 - smoothstep(0.35, 1, d)) + 0.34 * Math.exp(-(((d - 1.03) / 0.07) ** 2));
        }
        q += grain * 0.95 * tooth[sheetAt] * (0.5 + Math.min(1, deep));
        if (fade) q *= fade(x, y);
        if (q <= 0) continue;
        m *= q * deep;
        const t = into
          ? Math.max(0, Math.min(1, (by ? by(x, y) : 0.5) + 0.55 * low[(at + 7001) % low.length] + 0.3 * mid[at]))
          : 0;
        for (let k = 0; k < 3; k++) density[k][sheetAt] += m * (first[k] + (second[k] - first[k]) * t);
      }
  }

  /** Opaque paint: covers by `alpha`. */
  function body(outlines, { colour, alpha = 0.9, wobble = 0.5, dry = 0, pencilled = false }) {
    if (!washes && !pencilled) return;
    const cover = coverage(outlines, wobble, 3);
    if (!cover) return;
    const to = densityOf(colour);
    for (let j = 0; j < cover.h; j++)
      for (let i = 0; i < cover.w; i++) {
        const at = (cover.top + j) * columns + cover.left + i;
        let m = cover.mask[j * cover.w + i] * alpha;
        if (dry > 0) m *= 1 - dry * smoothstep(-0.2, 0.2, tooth[at]);
        if (m > 0) for (let k = 0; k < 3; k++) density[k][at] += (to[k] - density[k][at]) * m;
      }
  }

  /** Bare paper again, before what stands nearer is painted. */
  const clear = (outlines, alpha = 0.96) =>
    body(outlines, { colour: '#ffffff', alpha: washes ? alpha : 1, wobble: 0.35, pencilled: true });

  const graphite = densityOf('#6b6470');
  /**
   * A line of the pencil.
   * @param {object} how `weight`: width in units; `dark`; `over`: how far it runs past its ends
   */
  function pencil(points, { weight = 1.5, dark = 0.85, over = 3, shake = 0.5 } = {}) {
    const line = divided(points, 9, false);
    if (line.length < 2) return;
    const end = (a, b, by) => {
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [b[0] + ((b[0] - a[0]) / length) * by, b[1] + ((b[1] - a[1]) / length) * by];
    };
    if (over) {
      line.unshift(end(line[1], line[0], over * (0.4 + shaky.next())));
      line.push(end(line.at(-2), line.at(-1), over * (0.4 + shaky.next())));
    }
    const press = shaky.next() * 6;
    const cover = coverage(
      [stroke(line, (t) => weight * (0.55 + 0.5 * Math.sin(0.4 + t * 2.5)) * (1 + 0.16 * Math.sin(press + t * 11)))],
      shake,
      2,
    );
    if (!cover) return;
    for (let j = 0; j < cover.h; j++)
      for (let i = 0; i < cover.w; i++) {
        const at = (cover.top + j) * columns + cover.left + i;
        const m = cover.mask[j * cover.w + i];
        if (m > 0) {
          const grip = dark * (0.72 + 0.5 * smoothstep(-0.4, 0.35, tooth[at]));
          for (let k = 0; k < 3; k++) density[k][at] += m * grip * graphite[k];
        }
      }
  }

  /** Parallel strokes of the pencil within an outline: shade, where there are no washes. */
  function hatch(outline, { angle = -0.9, gap = 7, dark = 0.4 } = {}) {
    if (washes) return;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const turned = outline.map(([x, y]) => [x * c + y * s, -x * s + y * c]);
    const vs = turned.map(([, v]) => v);
    for (let v = Math.min(...vs) + gap / 2; v < Math.max(...vs); v += gap * (0.75 + 0.5 * shaky.next())) {
      const cuts = [];
      turned.forEach(([u0, v0], i) => {
        const [u1, v1] = turned[(i + 1) % turned.length];
        if (v0 > v !== v1 > v) cuts.push(u0 + ((v - v0) / (v1 - v0)) * (u1 - u0));
      });
      cuts.sort((a, b) => a - b);
      for (let k = 0; k + 1 < cuts.length; k += 2)
        if (cuts[k + 1] - cuts[k] > 4)
          pencil(
            [cuts[k], cuts[k + 1]].map((u) => [u * c - v * s, u * s + v * c]),
            { weight: 1.05, dark: dark * (0.7 + 0.5 * shaky.next()), over: 0, shake: 0.4 },
          );
    }
  }

  /**
   * The picture's bytes, RGBA. Where paint is, the picture is opaque, with the paper in it: so its colours are calm
   * also where they are faint. Of a sheet without washes: the pencil's colour, and its lines as alpha.
   * @param {string} paper its colour @param {number[]} window [x, y, width, height] in units
   */
  function developed(paper, [x0, y0, width_, height_] = [0, 0, width, height]) {
    const base = [1, 3, 5].map((i) => parseInt(paper.slice(i, i + 2), 16));
    const lead = [0x6b, 0x64, 0x70];
    const [left, top] = [Math.round(x0 * scale), Math.round(y0 * scale)];
    const [w, h] = [Math.round(width_ * scale), Math.round(height_ * scale)];
    const bytes = Buffer.alloc(w * h * 4);
    const most = new Float32Array(w * h);
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const at = (top + j) * columns + left + i;
        most[j * w + i] = Math.max(0, density[0][at], density[1][at], density[2][at]);
      }
    const painted = washes ? blurred(most, w, h, 4 * scale) : most;
    for (let n = 0; n < w * h; n++) {
      const at = (top + Math.floor(n / w)) * columns + left + (n % w);
      for (let k = 0; k < 3; k++)
        bytes[n * 4 + k] = washes
          ? Math.max(0, Math.min(255, Math.round(base[k] * Math.exp(-density[k][at]))))
          : lead[k];
      const alpha = washes ? Math.max(painted[n], most[n] * 0.8) * 16 : 2.1 * (1 - Math.exp(-most[n]));
      bytes[n * 4 + 3] = Math.round(255 * Math.max(0, Math.min(1, alpha)));
    }
    return { bytes, width: w, height: h };
  }

  return {
    width,
    height,
    washes,
    random: seededRandom(seed + 2),
    wash,
    body,
    clear,
    pencil,
    hatch,
    keep,
    release,
    developed,
  };
}
