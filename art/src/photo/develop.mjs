import pictures from 'sharp';
import { seededRandom } from '../core/random.mjs';
import { smoothstep } from '../core/vector.mjs';

/** Out of focus, what is seen is the mean of what is about it: `channels` numbers a pixel, spread by its `blur`. */
function spread(list, channels, { width, height, blur }) {
  const out = new Float32Array(list.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const reach = Math.min(5, Math.round(blur[p] * 0.45));
      let n = 0;
      for (let j = Math.max(0, y - reach); j <= Math.min(height - 1, y + reach); j++)
        for (let i = Math.max(0, x - reach); i <= Math.min(width - 1, x + reach); i++) {
          const q = j * width + i;
          // What is sharp stays where it is.
          if (reach > 0 && blur[q] < blur[p] * 0.3) continue;
          n++;
          for (let k = 0; k < channels; k++) out[p * channels + k] += list[q * channels + k];
        }
      for (let k = 0; k < channels; k++) out[p * channels + k] /= Math.max(1, n);
    }
  return out;
}

/** Smooths what few rays left uneven; keeps the edges of colour, form and distance. Steps of 1, 2, 4, … pixels. */
export function smooth(traced, passes = 4, strength = 1) {
  const { width, height, colour, blur } = traced;
  const size = width * height;
  let from = new Float32Array(size * 3);
  for (let i = 0; i < size * 3; i++) from[i] = colour[i] / (traced.albedo[i] + 0.02);
  from = spread(from, 3, traced);
  const albedo = spread(traced.albedo, 3, traced);
  const normal = spread(traced.normal, 3, traced);
  const depth = spread(traced.depth, 1, traced);
  const kernel = [0.375, 0.25, 0.0625];
  for (let pass = 0; pass < passes; pass++) {
    const step = 2 ** pass;
    const to = new Float32Array(size * 3);
    const loose = (strength * 1.1) / 1.6 ** pass;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const p = (y * width + x) * 3;
        let [r, g, b, sum] = [0, 0, 0, 0];
        const tone = from[p] + from[p + 1] + from[p + 2];
        const sharp = 1 / (1 + 0.12 * blur[p / 3] ** 2);
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const q = (yy * width + xx) * 3;
            const nx = normal[p] - normal[q];
            const ny = normal[p + 1] - normal[q + 1];
            const nz = normal[p + 2] - normal[q + 2];
            const ar = albedo[p] - albedo[q];
            const ag = albedo[p + 1] - albedo[q + 1];
            const ab = albedo[p + 2] - albedo[q + 2];
            const dd = (depth[p / 3] - depth[q / 3]) / (depth[p / 3] + 1);
            const dt = (tone - from[q] - from[q + 1] - from[q + 2]) / (tone + 0.25);
            const w =
              kernel[Math.abs(i)] *
              kernel[Math.abs(j)] *
              Math.exp(
                -((nx * nx + ny * ny + nz * nz) * 14 + (ar * ar + ag * ag + ab * ab) * 40 + dd * dd * 900) * sharp -
                  (dt * dt * (0.06 + 0.94 * sharp)) / (loose * loose),
              );
            r += from[q] * w;
            g += from[q + 1] * w;
            b += from[q + 2] * w;
            sum += w;
          }
        }
        to[p] = r / sum;
        to[p + 1] = g / sum;
        to[p + 2] = b / sum;
      }
    from = to;
  }
  for (let i = 0; i < size * 3; i++) from[i] *= albedo[i] + 0.02;
  return from;
}

/** A soft copy of what is bright, as a lens scatters it. `radius` in pixels. */
function halo(light, width, height, radius, threshold) {
  let from = light.map((value) => Math.max(0, Math.min(value, 6) - threshold));
  for (let pass = 0; pass < 6; pass++) {
    const to = new Float32Array(from.length);
    const [stride, length, lines, lineStride] =
      pass % 2 === 0 ? [3, width, height, width * 3] : [width * 3, height, width, 3];
    const reach = Math.max(1, Math.round(radius / 2));
    for (let line = 0; line < lines; line++)
      for (let k = 0; k < 3; k++) {
        const start = line * lineStride + k;
        let sum = 0;
        const at = (i) => from[start + Math.max(0, Math.min(length - 1, i)) * stride];
        for (let i = -reach; i <= reach; i++) sum += at(i);
        for (let i = 0; i < length; i++) {
          to[start + i * stride] = sum / (2 * reach + 1);
          sum += at(i + reach + 1) - at(i - reach);
        }
      }
    from = to;
  }
  return from;
}

/** Film: toe, a long shoulder, and the paper's white. */
const film = (x) => {
  const y = Math.max(0, x);
  return (y * (2.51 * y + 0.03)) / (y * (2.43 * y + 0.59) + 0.14);
};

/**
 * The developed print of a traced picture.
 * @param {object} grade `exposure` in stops; `tint` of shadows and lights (linear, 1 is none); `fade` lifts the blacks
 *   and lowers the whites; `saturation`; `contrast`; `glow` of lamps; `grain`; `vignette`;
 *   `mono` a colour for all of it
 * @returns {Promise<Buffer>} PNG
 */
export async function develop(traced, grade, pixels) {
  const { width, height } = traced;
  const light = smooth(traced, grade.passes ?? 4, grade.smooth ?? 1);
  const gain = 2 ** (grade.exposure ?? 0);
  for (let i = 0; i < light.length; i++) light[i] *= gain;
  const glow = halo(light, width, height, width * (grade.glowWidth ?? 0.05), grade.glowFrom ?? 0.9);
  const bytes = Buffer.alloc(width * height * 3);
  const shadows = grade.shadows ?? [1, 1, 1];
  const lights = grade.lights ?? [1, 1, 1];
  const veil = grade.veil ?? [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3;
      const [dx, dy] = [x / width - 0.5, y / height - 0.5];
      const dim = 1 - (grade.vignette ?? 0.25) * smoothstep(0.1, 0.62, dx * dx * 1.3 + dy * dy * 1.3);
      let rgb = [0, 1, 2].map((k) => film((light[p + k] + glow[p + k] * (grade.glow ?? 0.15) + veil[k]) * dim * 0.72));
      rgb = rgb.map((value) => Math.min(1, Math.max(0, value)) ** (1 / 2.2));
      const tone = rgb[0] * 0.3 + rgb[1] * 0.59 + rgb[2] * 0.11;
      const saturation = grade.saturation ?? 1;
      rgb = rgb.map((value, k) => {
        let c = tone + (value - tone) * saturation;
        if (grade.mono) c = c * (1 - grade.monoShare) + tone * grade.mono[k] * grade.monoShare;
        c *= shadows[k] + (lights[k] - shadows[k]) * smoothstep(0.05, 0.85, tone);
        c = 0.5 + (c - 0.5) * (grade.contrast ?? 1);
        const [black, white] = grade.fade ?? [0, 1];
        return black + Math.max(0, Math.min(1, c)) * (white - black);
      });
      for (let k = 0; k < 3; k++) bytes[p + k] = Math.round(255 * Math.max(0, Math.min(1, rgb[k])));
    }
  const print = await pictures(bytes, { raw: { width, height, channels: 3 } })
    .resize({ width: pixels, kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = seededRandom(11);
  const strength = 255 * (grade.grain ?? 0.02);
  for (let i = 0; i < print.data.length; i += 3) {
    const tone = (print.data[i] + print.data[i + 1] + print.data[i + 2]) / 765;
    const speck = (random.next() + random.next() + random.next() - 1.5) * strength * (1 - 0.5 * tone);
    for (let k = 0; k < 3; k++) print.data[i + k] = Math.max(0, Math.min(255, Math.round(print.data[i + k] + speck)));
  }
  return pictures(print.data, { raw: { width: print.info.width, height: print.info.height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
