import sharp from 'sharp';
import { seededRandom } from '../core/random.mjs';
import { linear } from '../core/sculpt.mjs';
import { svgDocument } from '../core/svg.mjs';
import { blend, scaled, smoothstep, unit } from '../core/vector.mjs';
import { noise } from '../islamic/hall-shade.mjs';

/** Corrugated zinc and bamboo, shaded point by point in the moon's light and that of bulbs below. All seamless. */

const film = (value) => Math.round(255 * Math.min(1, Math.max(0, value)) ** (1 / 2.2));

/** An SVG of one picture: `shade(x, y)` → linear [r, g, b, alpha]. @param finer samples each way */
async function shadedDocument(width, height, pixels, shade, finer = 2) {
  const scale = pixels / width;
  const [columns, rows] = [pixels, Math.round(height * scale)];
  const bytes = Buffer.alloc(columns * rows * 4);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const sum = [0, 0, 0, 0];
      for (let s = 0; s < finer * finer; s++) {
        const x = (i + ((s % finer) + 0.5) / finer) / scale;
        const y = (j + (Math.floor(s / finer) + 0.5) / finer) / scale;
        const [r, g, b, a = 1] = shade(x, y);
        sum[0] += r * a;
        sum[1] += g * a;
        sum[2] += b * a;
        sum[3] += a;
      }
      const n = (j * columns + i) * 4;
      for (let k = 0; k < 3; k++) bytes[n + k] = film(sum[k] / (sum[3] || 1));
      bytes[n + 3] = Math.round((255 * sum[3]) / (finer * finer));
    }
  const png = await sharp(bytes, { raw: { width: columns, height: rows, channels: 4 } })
    .png()
    .toBuffer();
  const body = `<image href="data:image/png;base64,${png.toString('base64')}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
  return svgDocument({ width, height, body });
}

/** Noise that repeats after `period` along x. */
function periodic(of, period) {
  return (x, y, fx, fy) => {
    const t = (((x % period) + period) % period) / period;
    const a = of(t * period * fx, y * fy);
    const b = of((t - 1) * period * fx, y * fy);
    return (a * (1 - t) + b * t) / Math.sqrt((1 - t) ** 2 + t ** 2);
  };
}

const MOON = unit([-0.5, -0.55, 0.68]);

/** How zinc looks at a place: its flutes, nails and rust. `flute`: their period */
function zincAt({ seed, tones, flute, period, nails }) {
  const cloud = periodic(noise(seed), period);
  const random = seededRandom(seed + 1);
  const count = Math.round(period / flute);
  const drips = Array.from({ length: count }, () => [random.next(), random.next(), random.next()]);
  const [zinc, pale, rust] = tones.map(linear);
  return (x, y, { moon, warm }) => {
    const phase = (x / flute) * Math.PI * 2;
    const slope = -Math.sin(phase) * 0.95;
    const normal = unit([slope, 0.1, 1]);
    const facing = Math.max(0, normal[0] * MOON[0] + normal[1] * MOON[1] + normal[2] * MOON[2]);
    const spangle = cloud(x, y, 0.05, 0.02) * 0.5 + cloud(x, y, 0.17, 0.07) * 0.3 + cloud(x, y, 0.6, 0.25) * 0.2;
    let colour = blend(zinc, pale, 0.4 + 0.5 * spangle);
    const which = (((Math.round(x / flute) % count) + count) % count) | 0;
    const [start, long, dark] = drips[which];
    const off = Math.abs(x / flute - Math.round(x / flute)) * flute;
    for (const nail of nails) {
      const below = y - nail;
      const drip =
        dark > 0.35 && below > 0
          ? Math.max(0, 1 - below / (12 + 60 * long)) * Math.max(0, 1 - off / (2.2 + 2 * start))
          : 0;
      colour = blend(colour, rust, Math.min(0.9, drip * dark * 1.1));
      if (Math.hypot(off, below) < 2) colour = scaled(rust, Math.hypot(off + 0.6, below + 0.7) < 1.2 ? 2 : 0.5);
    }
    const stain = smoothstep(0.25, 0.75, cloud(x, y, 0.013, 0.009) + 0.25 * cloud(x, y, 0.09, 0.02));
    colour = blend(colour, rust, stain * 0.45);
    const glint = facing ** 14 * 0.12 * moon;
    const valley = 0.62 + 0.38 * Math.cos(phase);
    return [0, 1, 2].map(
      (k) => colour[k] * ([0.5, 0.72, 0.78][k] * moon * (0.2 + facing) * valley + [1, 0.55, 0.2][k] * warm) + glint,
    );
  };
}

/** A bamboo pole lying along x about y = 0: [r, g, b] or null. `nodes`: where its joints are */
function bambooAt({ seed, tones, radius, nodes, period }) {
  const cloud = periodic(noise(seed), period);
  const [cane, green, dark] = tones.map(linear);
  return (x, y, { moon, warm }) => {
    const near = nodes.reduce((best, node) => {
      const away = x - node;
      return Math.abs(away) < Math.abs(best) ? away : best;
    }, 1e3);
    const swell = radius * (1 + 0.12 * Math.exp(-((near / 3.2) ** 2)) - 0.025 * Math.exp(-(((near - 7) / 5) ** 2)));
    const v = y / swell;
    if (Math.abs(v) > 1) return null;
    const up = Math.sqrt(1 - v * v);
    const streak = cloud(x, y * 3, 0.012, 0.9) * 0.6 + cloud(x, y * 3, 0.05, 2) * 0.4;
    let colour = blend(blend(cane, green, 0.5 + 0.5 * streak), dark, 0.25 * Math.max(0, streak));
    if (Math.abs(near) < 1.3) colour = scaled(colour, 0.35);
    else if (Math.abs(near) < 3.4) colour = blend(colour, cane, 0.55);
    const top = Math.max(0, -v * 0.75 + up * 0.45) * up ** 0.5;
    const low = Math.max(0, v * 0.72 + up * 0.55) ** 1.5 * up ** 0.6;
    return [0, 1, 2].map(
      (k) =>
        colour[k] * ([0.5, 0.75, 0.8][k] * moon * (0.12 + top) + [1, 0.58, 0.23][k] * warm * (0.1 + low)) +
        (low > 1.05 ? 0.04 * warm : 0),
    );
  };
}

const EDGE = 116;

/**
 * The awning's edge, 600 × 170: zinc that slopes towards who looks, its wavy end, the bamboo that carries it below.
 * `bulbs`: where light comes from, as x
 */
export function awning({ zinc, bamboo, bulbs }) {
  const sheet = zincAt({ ...zinc, flute: 25, period: 600, nails: [22, 98] });
  const pole = bambooAt({ ...bamboo, radius: 9.5, nodes: [70, 205, 356, 508], period: 600 });
  const lightAt = (x, y, reach) =>
    bulbs.reduce((sum, at) => {
      const away = Math.min(Math.abs(x - at), 600 - Math.abs(x - at));
      return sum + Math.exp(-(away ** 2 + y ** 2) / reach ** 2);
    }, 0);
  return shadedDocument(600, 170, 900, (x, y) => {
    const end = EDGE + 4.2 * Math.cos((x / 25) * Math.PI * 2);
    if (y < end) {
      const falls = 0.3 + 0.7 * smoothstep(-10, 120, y);
      const warm = 0.1 * smoothstep(50, EDGE, y) * (0.4 + lightAt(x, EDGE + 60 - y, 110));
      return [...sheet(x, y, { moon: 0.62 * falls, warm }), 1];
    }
    if (y < end + 2.6) return [...scaled(linear('#f2b56a'), 0.28 + 0.5 * lightAt(x, 40, 90)), 1];
    const seen = pole(x, y - 137, { moon: 0.12, warm: 0.4 + 0.9 * lightAt(x, 30, 80) });
    if (seen) return [...seen, 1];
    // Below the sheet it is dark; that ends softly.
    const under = y < 137 ? 0.92 : 0.9 * (1 - smoothstep(137, 166, y));
    return [0.004, 0.009, 0.006, under];
  });
}

/** A zinc wall for the closed gate, 300 × 300, seamless both ways: soft flutes only, since words stand on it. */
export function zincWall({ seed, tones }) {
  const cloud = periodic(noise(seed + 3), 300);
  const [deep, lit] = tones.map(linear);
  return shadedDocument(300, 300, 360, (x, y) => {
    const t = y / 300;
    const wash = (at) => cloud(x, at, 0.02, 0.008) * 0.6 + cloud(x, at, 0.11, 0.012) * 0.4;
    const mottled = wash(y) * (1 - t) + wash(y - 300) * t;
    const flute = 0.5 - 0.5 * Math.cos((x / 30) * Math.PI * 2 + 0.7);
    return scaled(blend(deep, lit, 0.2 + 0.45 * flute + 0.14 * mottled), 1);
  });
}

/** A bamboo rail with lashings of rattan, 600 × 44, seamless along x. */
export function bambooRail({ bamboo, lashing }) {
  const pole = bambooAt({ ...bamboo, radius: 13, nodes: [40, 190, 330, 470], period: 600 });
  const cord = linear(lashing);
  return shadedDocument(600, 44, 800, (x, y) => {
    const bound = Math.abs(((x + 300) % 600) - 300) < 16 || Math.abs(x - 300) < 16;
    const seen = pole(x, y - 20, { moon: 0.35, warm: 0.62 });
    if (bound && Math.abs(y - 20) < 15) {
      const turn = (x + (y - 20) * 0.35) / 4.6;
      const round = Math.sqrt(1 - ((y - 20) / 15) ** 2);
      const strand = 0.45 + 0.55 * Math.abs(Math.sin(turn * Math.PI));
      return [...scaled(cord, strand * (0.25 + 0.75 * round)), 1];
    }
    if (seen) return [...seen, 1];
    return [0, 0.004, 0.003, 0.6 * (1 - smoothstep(30, 44, y)) * smoothstep(20, 30, y)];
  });
}

/** A bamboo post, 40 × 330, seamless along y; lit from its right. */
export function bambooPost({ bamboo }) {
  const pole = bambooAt({ ...bamboo, radius: 15.5, nodes: [60, 178, 268], period: 330 });
  return shadedDocument(40, 330, 96, (x, y) => {
    const seen = pole(y, x - 20, { moon: 0.22, warm: 0.42 });
    return seen ? [...seen, 1] : [0, 0, 0, 0];
  });
}
