import { pixelImage, rgb } from '../../core/pixels.mjs';
import { resolution } from '../../core/resolution.mjs';
import { svgDocument } from '../../core/svg.mjs';

/**
 * White needlework on sheer cloth, as how many times as dense as the cloth it is there: 0 a hole, 1 plain, more where
 * thread lies on it. Units are CSS px.
 */

/** Depth of the worked edge and the length of one scallop. */
const DEPTH = 32;
const SCALLOP = 30;

const period = (value, length) => ((value % length) + length) % length;

/** Satin stitch: threads that lie side by side. */
const satin = (along, strength) => 1 + strength * (0.78 + 0.22 * Math.sin(along * 5.2));

/** A flower of `petals` about its middle; `across`, `along` from there. `strength` of its stitches. */
function flower(across, along, radius, petals, turn = 0, strength = 2.6) {
  const r = Math.hypot(across, along);
  if (r > radius) return 1;
  const angle = Math.atan2(across, along) + turn;
  const reach = radius * (0.34 + 0.66 * Math.abs(Math.cos((angle * petals) / 2)) ** 0.7);
  if (r < radius * 0.17) return strength > 2 ? 0.3 : 1;
  return r < reach ? satin(r + angle * 2, strength) : 1;
}

/** A leaf of that length along a direction, from where it is measured. */
function leaf(across, along, length, angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [v, w] = [along * c + across * s, -along * s + across * c];
  if (v < 0 || v > length) return 1;
  const half = 0.3 * length * Math.sin((Math.PI * v) / length) ** 0.9;
  if (Math.abs(w) > half) return 1;
  return Math.abs(w) < 0.35 ? 1 : satin(v * 0.8 + Math.abs(w), 2.2);
}

/**
 * The scalloped edge.
 * @param {number} across from the free edge inwards
 * @param {number} along
 */
function edge(across, along) {
  if (across > DEPTH) return 1;
  const n = Math.floor(along / SCALLOP);
  const t = along - (n + 0.5) * SCALLOP;
  const bow = 7 * (1 - Math.sqrt(Math.max(0, 1 - (t / (SCALLOP * 0.5)) ** 2)));
  const inside = across - bow;
  if (inside < 0) return 0;
  if (inside < 2.3) return 1 + 3.4 * (0.8 + 0.2 * Math.sin(along * 4.4));
  if (Math.abs(across - 24) < 0.8 || Math.abs(across - 29.5) < 0.8) return 3.2;
  if (across > 24 && across < 29.5) return Math.abs(period(along, 3.75) - 1.9) < 1.05 ? 0.15 : 1.7;
  const even = period(n, 2) === 0;
  const own = even ? flower(across - 12.4, t, 6.6, 5, 0.3) : eyelet(across - 10.6, t);
  if (own !== 1) return own;
  const sprays = even
    ? [leaf(across - 19.5, t - 2, 9, -0.5), leaf(across - 19.5, -t - 2, 9, -0.5)]
    : [leaf(across - 17, t - 3.4, 8, 0.5), leaf(across - 17, -t - 3.4, 8, 0.5)];
  return Math.max(...sprays);
}

/** A hole with a worked rim. */
function eyelet(across, along) {
  const r = Math.hypot(across, along * 0.86);
  if (r < 2.5) return 0.08;
  return r < 4.3 ? satin(Math.atan2(across, along) * 3, 2.8) : 1;
}

/** Small flowers strewn over the cloth, in a lattice of that size. */
function strewn(across, along, wide, high) {
  const row = Math.floor(along / high);
  const x = period(across + (period(row, 2) * wide) / 2, wide) - wide / 2;
  const y = along - (row + 0.5) * high;
  return flower(x, y, 4.6, 4, row, 1.2);
}

export const needlework = { edge, strewn };

const SPOTS = [0.17, 0.5, 0.83];

/**
 * A picture of needlework by itself.
 * @param {{width: number, height: number, finer?: number}} size `finer`: pixels for each unit
 * @param {(x: number, y: number) => number} there how dense it is
 * @param {{lit: string, shade: string}} tones
 */
async function stitched({ width, height, finer = 3 }, there, tones) {
  const times = finer * resolution();
  const [lit, shade] = [rgb(tones.lit), rgb(tones.shade)];
  return pixelImage({ width, height, columns: width * times, rows: height * times }, (i, j) => {
    let [cover, tone] = [0, 0];
    for (const a of SPOTS)
      for (const b of SPOTS) {
        const [x, y] = [(i + a) / times, (j + b) / times];
        const dense = there(x, y);
        if (dense === 0) continue;
        const rise = there(x + 0.5, y + 0.5) - there(x - 0.5, y - 0.5);
        const alpha = 1 - Math.exp(-0.42 * dense);
        cover += alpha / 9;
        tone += (alpha * Math.max(0, Math.min(1, 0.62 + 0.2 * Math.min(1, dense - 1) + 0.13 * rise))) / 9;
      }
    const share = cover > 0 ? tone / cover : 1;
    return [0, 1, 2].map((k) => shade[k] + (lit[k] - shade[k]) * share).concat(255 * cover);
  });
}

/** The worked edge as a strip that repeats, its free edge below or, standing, at the right. */
export async function edging({ tones }, standing = false) {
  const [long, deep] = [SCALLOP * 4, DEPTH + 2];
  const [width, height] = standing ? [deep, long] : [long, deep];
  const body = await stitched(
    { width, height },
    (x, y) => (standing ? edge(deep - x - 1, y) : edge(deep - y - 1, x)),
    tones,
  );
  return svgDocument({ width, height, body });
}

/** Mounts of lace about a picture, 300 × 408; the picture shows within, 33 from the sides. */
const MOUNT = { width: 300, height: 408 };
const MIDDLE = MOUNT.width / 2;
const RIM = DEPTH + 1;
const ROUND = MIDDLE - 1;

/** From the free edge inwards, and along it, about an arch that is open below. */
function aboutArch(x, y) {
  const side = Math.abs(x - MIDDLE);
  // A scallop stands at the crown.
  const begin = SCALLOP / 2;
  if (y > MIDDLE) return [ROUND - side, begin + (Math.PI / 2) * ROUND + y - MIDDLE];
  return [ROUND - Math.hypot(side, MIDDLE - y), begin + Math.atan2(side, MIDDLE - y) * ROUND];
}

/** The same about an oval. */
function aboutOval(x, y) {
  const [a, b] = [ROUND, MOUNT.height / 2 - 1];
  const [dx, dy] = [x - MIDDLE, y - MOUNT.height / 2];
  const out = Math.hypot(dx / a, dy / b) || 1e-6;
  const slope = Math.hypot(dx / (a * a), dy / (b * b)) || 1e-6;
  return [((1 - out) * out) / slope, OVAL_LENGTH(Math.atan2(dy / b, dx / a))];
}

/** Length along the oval up to an angle of its circle, so scaled that whole pairs of scallops go round. */
const OVAL_LENGTH = (() => {
  const [a, b, steps] = [ROUND, MOUNT.height / 2 - 1, 720];
  const sums = [0];
  for (let i = 0; i < steps; i++) {
    const t = ((i + 0.5) / steps) * 2 * Math.PI;
    sums.push(sums[i] + (Math.hypot(a * Math.sin(t), b * Math.cos(t)) * 2 * Math.PI) / steps);
  }
  const scale = (Math.round(sums[steps] / (2 * SCALLOP)) * 2 * SCALLOP) / sums[steps];
  return (angle) => {
    const at = (period(angle, 2 * Math.PI) / (2 * Math.PI)) * steps;
    const i = Math.min(steps - 1, Math.floor(at));
    return (sums[i] + (sums[i + 1] - sums[i]) * (at - i)) * scale;
  };
})();

/** Lace about an arch or an oval, and a fine line of gold where the picture begins. */
export async function mount({ tones, cord }, shape) {
  const { width, height } = MOUNT;
  const about = shape === 'arch' ? aboutArch : aboutOval;
  const lace = await stitched(
    { width, height, finer: 2 },
    (x, y) => {
      const [across, along] = about(x, y);
      return across < 0 || across > DEPTH ? 0 : edge(across, along);
    },
    tones,
  );
  const inner = MIDDLE - RIM;
  const line =
    shape === 'arch'
      ? `<path d="M${RIM} ${height}V${MIDDLE}A${inner} ${inner} 0 0 1 ${width - RIM} ${MIDDLE}V${height}"/>`
      : `<ellipse cx="${MIDDLE}" cy="${height / 2}" rx="${inner}" ry="${height / 2 - RIM}"/>`;
  const fade =
    shape === 'arch'
      ? `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset=".74" stop-color="#fff"/><stop offset=".97" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#g)"/></mask>`
      : '';
  const body = `<g${fade && ' mask="url(#m)"'}>${lace}<g fill="none" stroke="${cord.body}" stroke-width="1.8">${line}</g></g>`;
  return svgDocument({ width, height, defs: fade, body });
}

/** A seal: mother-of-pearl in a thin ring of gold, on a round of lace. */
export async function pearl({ tones, cord, nacre }) {
  const size = 260;
  const middle = size / 2;
  const turns = 24;
  const lace = await stitched(
    { width: size, height: size, finer: 2 },
    (x, y) => {
      const [dx, dy] = [x - middle, y - middle];
      const across = 121 - Math.hypot(dx, dy);
      const along = ((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * turns * SCALLOP;
      return across < 0 || across > 42 ? 0 : edge(across, along);
    },
    tones,
  );
  const shells = nacre.map(rgb);
  const disc = await pixelImage({ x: 40, y: 40, width: 180, height: 180, columns: 360, rows: 360 }, (i, j) => {
    const [x, y] = [(i - 179.5) / 172, (j - 179.5) / 172];
    const r = Math.hypot(x, y);
    if (r > 1) return [255, 255, 255, 0];
    // Layers of shell: their colour goes with the angle at which they are seen.
    const band = 0.5 + 0.5 * Math.sin(7 * (x * 0.7 + y * 0.5) + 3 * Math.sin(2.2 * x - 3.1 * y) + 2 * r);
    const soft = 0.5 + 0.5 * Math.sin(4 * (y - x * 0.4) + 2.4 * Math.sin(3.4 * x + 1));
    const shade = 1 - 0.13 * Math.max(0, (x * 0.5 + y * 0.8) * r) - 0.1 * r ** 6;
    const glint = 46 * Math.exp(-((x + 0.42) ** 2 + (y + 0.5) ** 2) / 0.05);
    const [a, b, c] = shells;
    return [0, 1, 2]
      .map((k) => (a[k] + (b[k] - a[k]) * band * 0.8 + (c[k] - a[k]) * soft * 0.55) * shade + glint)
      .concat(255 * Math.min(1, (1 - r) * 86));
  });
  const gold = `<linearGradient id="r" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${cord.lit}"/><stop offset=".42" stop-color="${cord.body}"/><stop offset=".58" stop-color="${cord.dark}"/><stop offset=".8" stop-color="${cord.body}"/><stop offset="1" stop-color="${cord.lit}"/></linearGradient>`;
  const shadow = `<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="2" dy="4" stdDeviation="4" flood-color="#4a3420" flood-opacity=".34"/></filter>`;
  const ring = `<circle cx="130" cy="130" r="87" fill="none" stroke="url(#r)" stroke-width="3.4"/>`;
  return svgDocument({
    width: size,
    height: size,
    defs: gold + shadow,
    body: `<g filter="url(#s)">${lace}</g><g filter="url(#s)">${disc}${ring}</g>`,
  });
}
