import { linear } from '../../core/sculpt.mjs';
import { seededRandom } from '../../core/random.mjs';
import { blend, smoothstep } from '../../core/vector.mjs';
import { moonOrchid, orchidBud, orchidTones } from '../../floral/moon-orchid.mjs';
import { noise, put, TURN, tube, ball } from './forms.mjs';

/**
 * Flowers and leaves for photographs, about the origin,
 * facing up (y) unless it says otherwise; one unit is their radius.
 */

/**
 * One petal of a rose. `leanFrom`, `leanTo`: degrees from upright at its foot and its tip.
 */
function rosePetal({ turn, length, width, leanFrom, leanTo, foot, roll, seed, tones }) {
  const steps = 24;
  const line = [[foot, 0]];
  for (let i = 1; i <= steps; i++) {
    const v = i / steps;
    const lean = ((leanFrom + (leanTo - leanFrom) * v ** 1.6) * Math.PI) / 180;
    const [r, y] = line[i - 1];
    line.push([r + (Math.sin(lean) * length) / steps, y + (Math.cos(lean) * length) / steps]);
  }
  const along = (v) => {
    const s = Math.min(steps - 1e-6, v * steps);
    const [i, f] = [Math.floor(s), s % 1];
    return [line[i][0] + (line[i + 1][0] - line[i][0]) * f, line[i][1] + (line[i + 1][1] - line[i][1]) * f];
  };
  const at = (u, v0) => {
    const side = 2 * u - 1;
    // The rim is an arc with a shallow notch or tip.
    const v = v0 * (1 - 0.2 * Math.abs(side) ** 2.6 - 0.025 * Math.sin(side * 5 + seed) + 0.03 * Math.cos(side * 3.1));
    const [r, y] = along(Math.min(1, Math.max(0, v)));
    const wide = width * (0.3 + 0.7 * smoothstep(0, 0.55, v)) * (1 - 0.12 * smoothstep(0.8, 1, v));
    const rim = smoothstep(0.62, 1, v);
    const curl = roll * (rim ** 2 * 0.5 + smoothstep(0.6, 1, Math.abs(side)) * rim * 0.7);
    const wave = 0.035 * Math.sin(side * 6.3 + seed * 3) * rim;
    const radius = Math.max(0.02, r + curl * 0.5 + wave);
    const angle = turn + (side * wide) / Math.max(radius, width * 0.42);
    const cup = -0.05 * side * side * (1 - rim);
    return [Math.cos(angle) * (radius + cup), y - curl * 0.42 + wave * 0.6, Math.sin(angle) * (radius + cup)];
  };
  const material = {
    colour: (u, v) => {
      const side = Math.abs(2 * u - 1);
      const vein = noise(u * 46 + seed * 9, v * 5, seed) * 0.6 + noise(u * 20, v * 2.5, seed + 4) * 0.4;
      const c = blend(tones.foot, tones.petal, smoothstep(0.02, 0.5, v));
      const rim = blend(c, tones.rim, smoothstep(0.55, 1, v * (0.85 + 0.2 * side)) * 0.85);
      return rim.map((x) => Math.min(0.97, x * (0.9 + 0.16 * vein)));
    },
    through: 0.38,
    coat: 0.12,
    rough: 0.5,
  };
  return { at, grid: [18, 22], material };
}

/** A garden rose; `open` 0 (bud) to 1. Tones: `petal`, `rim`, `foot`. */
export function rose({ tones: hex, open = 0.8, seed = 1, petals = 34 }) {
  const random = seededRandom(seed * 977 + 5);
  const tones = Object.fromEntries(Object.entries(hex).map(([name, value]) => [name, linear(value)]));
  const parts = [];
  let turn = random.between(0, TURN);
  for (let i = 0; i < petals; i++) {
    const t = i / (petals - 1);
    turn += 2.39996 + random.between(-0.22, 0.22);
    const wide = open * t ** 1.3;
    parts.push(
      rosePetal({
        turn,
        foot: 0.03 + 0.1 * t,
        length: (0.52 + 0.46 * t) * random.between(0.94, 1.05) * (t < 0.15 ? 0.9 : 1),
        width: 0.24 + 0.4 * t ** 0.8,
        leanFrom: 6 + 60 * wide,
        leanTo: -26 + 30 * t + 72 * wide * random.between(0.85, 1.1),
        roll: (0.05 + 0.26 * t ** 2) * random.between(0.6, 1.3),
        seed: random.between(0, 6),
        tones,
      }),
    );
  }
  return parts;
}

/** A leaf along z from its stalk at the origin to its tip at 1, face up. `form`: 'rose', 'heart', 'long'. */
export function leaf({
  hex = '#4c6a3c',
  rib = '#8fa66a',
  form = 'rose',
  droop = 0.3,
  fold = 0.25,
  seed = 0,
  coat = 0.5,
}) {
  const [body, vein] = [linear(hex), linear(rib)];
  const half = {
    rose: (v) => 0.34 * Math.sin(Math.PI * v ** 0.85) ** 0.8,
    heart: (v) => 0.52 * Math.sin(Math.PI * Math.min(1, v * 0.93 + 0.07) ** 0.62) ** 0.75,
    long: (v) => 0.1 * Math.sin(Math.PI * v ** 0.7) ** 0.6,
  }[form];
  const count = form === 'long' ? 0 : 7;
  return [
    {
      at: (u, v) => {
        const side = 2 * u - 1;
        const w = half(0.004 + v * 0.992);
        const lobe = form === 'heart' ? -0.16 * Math.abs(side) ** 1.5 * (1 - smoothstep(0, 0.4, v)) : 0;
        const wave = 0.03 * Math.sin(v * 11 + side * 2 + seed) * Math.abs(side);
        return [
          side * w,
          Math.abs(side) * w * fold - droop * v * v + wave + 0.02 * Math.sin(v * 5 + seed),
          v + lobe + 0.02 * Math.sin(seed + side),
        ];
      },
      grid: [16, 28],
      material: {
        colour: (u, v) => {
          const side = 2 * u - 1;
          const w = Math.abs(side) * half(v);
          const middle = Math.exp(-((w / 0.014) ** 2));
          const ribs = count ? Math.max(0, Math.sin((v - Math.abs(side) * 0.22) * count * TURN)) ** 14 * 0.35 : 0;
          const blotch = 0.82 + 0.36 * noise(u * 6 + seed, v * 9, seed);
          return blend(
            body.map((c) => c * blotch),
            vein,
            Math.min(0.8, middle * 0.75 + ribs),
          );
        },
        bump: count
          ? (u, v, p, n) => {
              const side = 2 * u - 1;
              const slope = Math.cos((v - Math.abs(side) * 0.22) * count * TURN) * 0.16;
              return [n[0] + slope * Math.sign(side) * 0.4, n[1], n[2] + slope];
            }
          : undefined,
        through: 0.22,
        coat,
        rough: 0.32,
      },
    },
  ];
}

/** A jasmine: narrow blunt petals about its middle. */
export function melati({ hex = '#fbf7ec', petals = 7, seed = 0, open = 1 }) {
  const random = seededRandom(seed * 31 + 7);
  const [white, green] = [linear(hex), linear('#d9d8a6')];
  const rings = [
    [petals, 1, 12 + (1 - open) * 45],
    [petals - 2, 0.66, 42],
  ];
  const parts = rings.flatMap(([count, length, lift]) =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((i + random.between(-0.16, 0.16)) / count) * TURN + length;
      const rise = ((lift + random.between(-6, 8)) * Math.PI) / 180;
      const long = length * random.between(0.92, 1.06);
      return {
        at: (u, v) => {
          const side = 2 * u - 1;
          const w = 0.25 * long * Math.sin(Math.PI * (0.05 + 0.94 * v) ** 0.8) ** 0.65 * side;
          const r = 0.04 + long * v * Math.cos(rise);
          const y = long * v * Math.sin(rise) - 0.18 * v * v * long + 0.35 * w * w;
          return [Math.cos(turn) * r - Math.sin(turn) * w, y, Math.sin(turn) * r + Math.cos(turn) * w];
        },
        grid: [6, 8],
        material: { colour: (u, v) => blend(green, white, smoothstep(0, 0.35, v)), through: 0.35 },
      };
    }),
  );
  return [...parts, ball([0.07, 0.06, 0.07], matte(linear('#d8c46a')), [8, 6])];
}

const matte = (colour) => ({ colour });

/** A bud of jasmine, its tip up. */
export const melatiBud = (hex = '#f8f3e2') => {
  const [white, green] = [linear(hex), linear('#b9c48a')];
  return [
    {
      at: (u, v) => {
        const r = 0.3 * Math.sin(Math.PI * v ** 1.3) ** 0.7 * (v < 0.35 ? 0.55 + v * 1.28 : 1);
        return [Math.cos(u * TURN) * r, v * 1.5, -Math.sin(u * TURN) * r];
      },
      grid: [10, 10],
      material: { colour: (u, v) => blend(green, white, smoothstep(0.1, 0.45, v)), through: 0.25 },
    },
  ];
};

/** A moon orchid of the sculptor, facing the camera (z). */
export function orchid({ tones, open = 1, seed = 0, size = 1 }) {
  return moonOrchid({ at: [0, 0, 0], size }, orchidTones(tones), { open, seed }).map(convert);
}

export const bud = (foot, tip, radius, tones) =>
  orchidBud(down(foot), down(tip), radius, orchidTones(tones)).map(convert);

const down = ([x, y, z]) => [x, -y, z];
const convert = ({ at, paint, grid }) => {
  const material = paint(0.5, 0.5, [0, 0, 0]);
  return {
    at: (u, v) => down(at(u, v)),
    grid,
    material: {
      colour: (u, v, p) => paint(u, v, p).colour,
      through: Math.min(0.5, material.through ?? 0),
      coat: (material.shine ?? 0) > 0.1 ? 0.4 : 0.1,
      rough: 0.4,
    },
  };
};

/** Any sculpture that was modelled for `core/sculpt.mjs`. */
export const sculpted = (surfaces) => surfaces.map(convert);

/** A petal that fell, lying. */
export function petal({ hex = '#f0c8c0', rim = '#fbe9e2', seed = 0 }) {
  const [a, b] = [linear(hex), linear(rim)];
  return [
    {
      at: (u, v) => {
        const side = 2 * u - 1;
        const w = 0.62 * Math.sin(Math.PI * (0.06 + 0.86 * v) ** 0.75) ** 0.6 * side;
        return [
          w,
          0.3 * side * side * (0.6 + 0.4 * Math.sin(seed)) + 0.22 * (v - 0.4) ** 2 + 0.05 * Math.sin(v * 6 + seed * 3),
          v * 1.1 - 0.5,
        ];
      },
      grid: [12, 12],
      material: {
        colour: (u, v) => blend(a, b, smoothstep(0.2, 1, v)).map((c) => c * (0.92 + 0.1 * noise(u * 22, v * 3, seed))),
        through: 0.35,
        coat: 0.1,
        rough: 0.5,
      },
    },
  ];
}

/** Stalk with grains of rice, or another plume; from `foot` bending over to `tip`. */
export function plume({ foot, bend, tip, grains, size, hex, stalk, seed = 0, spread = 0.5, from = 0.45 }) {
  const random = seededRandom(seed * 17 + 3);
  const parts = [
    tube([foot, blend(foot, bend, 0.5), bend, tip], (v) => size * 0.16 * (1.2 - v), { colour: linear(stalk) }, [6, 30]),
  ];
  const at = (t) => {
    const a = blend(foot, bend, t);
    const b = blend(bend, tip, t);
    return blend(a, b, t);
  };
  for (let i = 0; i < grains; i++) {
    const t = from + (1 - from) * ((i + random.next()) / grains);
    const p = at(t);
    const q = at(Math.min(1, t + 0.03));
    const way = q.map((x, k) => x - p[k]);
    const long = Math.hypot(...way) || 1;
    const dir = [0, 1, 2].map((k) => way[k] / long + random.between(-spread, spread));
    const off = [0, 1, 2].map(() => random.between(-1, 1) * size * 0.55 * (1.1 - (t - from)));
    const tone = linear(hex).map((c) => c * random.between(0.75, 1.15));
    const [yaw, pitch] = [
      (Math.atan2(dir[0], dir[2]) * 180) / Math.PI,
      (Math.acos(dir[1] / Math.hypot(...dir)) * 180) / Math.PI,
    ];
    parts.push(
      ...put([ball([0.2, 0.55, 0.17], { colour: tone, through: 0.2, coat: 0.3, rough: 0.4 }, [8, 8])], {
        at: p.map((x, k) => x + off[k]),
        size,
        yaw,
        pitch,
      }),
    );
  }
  return parts;
}
