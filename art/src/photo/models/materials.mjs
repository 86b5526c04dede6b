import path from 'node:path';
import sharp from 'sharp';
import { linear } from '../../core/sculpt.mjs';
import { CATALOGUE, findAsset } from '../../manifest.mjs';
import { bumps, noise } from './forms.mjs';

/** What things are made of. Colours are given as '#rrggbb'. */

const FROM_SRGB = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2);

export const matt = (hex, more = {}) => ({ colour: linear(hex), ...more });
export const glazed = (hex, more = {}) => ({ colour: linear(hex), coat: 1, rough: 0.12, ...more });
export const GOLD = { colour: [0.95, 0.62, 0.24], metal: 1, rough: 0.16 };
export const PALE_GOLD = { colour: [0.93, 0.72, 0.42], metal: 1, rough: 0.2 };
export const SILVER = { colour: [0.86, 0.85, 0.83], metal: 1, rough: 0.14 };
export const BRASS = {
  colour: [0.78, 0.52, 0.2],
  metal: 1,
  rough: 0.24,
  bump: bumps((p) => noise(p[0] * 3, p[1] * 3, p[2] * 3), 0.012, 0.05),
};
export const PEARL = { colour: linear('#f3e9dd'), coat: 1, rough: 0.2, sheen: [0.12, 0.05, 0.06] };

/** Velvet: dark from above, light along its rim. */
export const velvet = (hex, rim = hex, share = 0.5) => ({
  colour: linear(hex),
  sheen: linear(rim).map((c) => c * share + 0.02),
});

/** Plain weave, threads `fine` a centimetre. */
export const linen = (hex, fine = 9, depth = 0.012) => ({
  colour: (u, v, p) => {
    const shade =
      0.88 + 0.24 * noise(p[0] * fine * 0.35, p[2] * fine * 2, p[1]) * noise(p[0] * fine * 2, p[2] * fine * 0.35, 7);
    return linear(hex).map((c) => Math.min(1, c * shade));
  },
  bump: bumps((p) => Math.sin(p[0] * fine * 6.28) * Math.cos(p[2] * fine * 6.28) * 0.5, depth * 0.15, 0.01),
});

export const satin = (hex, rough = 0.42) => ({ colour: linear(hex), coat: 1.6, rough });

/** Wood, its grain along x. */
export const wood = (light, dark, scale = 1, more = {}) => {
  const [a, b] = [linear(light), linear(dark)];
  return {
    colour: (u, v, p) => {
      const [x, z] = [p[0] * scale, p[2] * scale + p[1] * scale * 0.6];
      const bend = noise(x * 0.05, z * 0.22, 3) * 5 + noise(x * 0.3, z * 1.4, 1) * 0.5;
      const ring = 0.5 + 0.5 * Math.sin((z * 0.8 + bend) * 3.4);
      const pore = noise(x * 0.7, z * 14, 5) ** 3;
      const t = Math.min(1, ring * 0.55 + pore * 0.6 + noise(x * 0.02, z * 0.1, 9) * 0.2);
      return a.map((c, k) => c + (b[k] - c) * t);
    },
    coat: 0.5,
    rough: 0.35,
    bump: bumps((p) => noise(p[0] * scale * 0.7, p[2] * scale * 14, 5) ** 3, 0.02, 0.02),
    ...more,
  };
};

/** Plaster or stone: a colour that is not quite even. */
export const stone = (hex, uneven = 0.12, scale = 0.5, more = {}) => {
  const base = linear(hex);
  return {
    colour: (u, v, p) => {
      const t =
        noise(p[0] * scale, p[1] * scale, p[2] * scale) * 0.6 +
        noise(p[0] * scale * 5, p[1] * scale * 5, p[2] * scale * 5) * 0.4;
      return base.map((c) => c * (1 - uneven + 2 * uneven * t));
    },
    ...more,
  };
};

/** Raw pixels of a picture, for `texture`. */
export async function pixelsOf(input, width) {
  const image = sharp(input).ensureAlpha();
  const { data, info } = await (width ? image.resize({ width }) : image).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pixels of a layer that a design of the catalogue has. */
export const layerPixels = (id, role) => {
  const folder = path.join(CATALOGUE, id);
  return pixelsOf(path.join(folder, findAsset(folder, role, 'webp')));
};

/** Colour and cover of a picture at u, v: linear red, green, blue, and how much is there. It repeats. */
export function texture({ data, width, height }, { repeat = [1, 1], turn = false } = {}) {
  const out = [0, 0, 0, 0];
  return (u0, v0) => {
    const [a, b] = turn ? [v0, u0] : [u0, v0];
    const x = ((((a * repeat[0]) % 1) + 1) % 1) * width - 0.5;
    const y = ((((b * repeat[1]) % 1) + 1) % 1) * height - 0.5;
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - i, y - j];
    out.fill(0);
    for (let n = 0; n < 4; n++) {
      const [di, dj] = [n & 1, n >> 1];
      const w = (di ? fx : 1 - fx) * (dj ? fy : 1 - fy);
      const p = (((j + dj + height) % height) * width + ((i + di + width) % width)) * 4;
      for (let k = 0; k < 3; k++) out[k] += w * FROM_SRGB[data[p + k]];
      out[3] += (w * data[p + 3]) / 255;
    }
    return [out[0], out[1], out[2], out[3]];
  };
}

/**
 * Cloth with a picture woven or dyed into it; where it is light and yellow, it is gold thread when `thread` is given.
 */
export function printed(sample, { under = [1, 1, 1], thread = 0, more = {} } = {}) {
  const colour = (u, v) => {
    const [r, g, b, a] = sample(u, v);
    return [r * a + under[0] * (1 - a), g * a + under[1] * (1 - a), b * a + under[2] * (1 - a)];
  };
  return {
    colour,
    ...(thread && {
      metal: (u, v) => {
        const [r, , b] = colour(u, v);
        return r - b > 0.16 && r > 0.24 ? thread : 0;
      },
      rough: 0.45,
    }),
    ...more,
  };
}
