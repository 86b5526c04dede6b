import { linear, sculptureDocument } from '../../core/sculpt.mjs';
import { blend, pose, smoothstep } from '../../core/vector.mjs';

/** The cone of foil from which henna comes, its tip at the foot of the picture; units of half a px. */
export const CONE = { width: 92, height: 112 };

export function hennaCone({ foil, band, henna }) {
  const [tones, stripe, paste] = [linear(foil), linear(band), linear(henna)];
  const put = pose({ at: [22, 214, 0], size: 190, roll: 34, pitch: 6 });
  const body = {
    at: (u, v) => {
      const turn = u * 2 * Math.PI;
      // Pressed flat where it is folded shut at its head.
      const wide = 0.012 + 0.235 * Math.min(v, 0.86) ** 1.06;
      const flat = 1 - 0.82 * smoothstep(0.7, 0.93, v);
      const crease = 1 + 0.025 * Math.sin(turn * 5 + v * 14) * smoothstep(0.3, 0.8, v);
      return put([
        Math.cos(turn) * wide * crease * (1 + 0.14 * smoothstep(0.74, 0.93, v)),
        -v,
        Math.sin(turn) * wide * flat * crease,
      ]);
    },
    paint: (u, v) => {
      const wrapped = ((u * 1.6 + v * 2.4) % 0.5) / 0.5;
      const line = smoothstep(0.44, 0.47, wrapped) * (1 - smoothstep(0.53, 0.56, wrapped));
      const tape = v > 0.78 && v < 0.84 ? 0.9 : 0;
      const tip = 1 - smoothstep(0.015, 0.05, v);
      return { colour: blend(blend(tones, stripe, Math.max(line * 0.8, tape)), paste, tip), shine: 0.55, gloss: 14 };
    },
    grid: [40, 60],
  };
  const light = {
    towards: [-0.52, -0.62, 0.66],
    key: [1.15, 1.08, 0.96],
    sky: [0.42, 0.4, 0.42],
    earth: [0.32, 0.2, 0.16],
    rim: [0.4, 0.32, 0.3],
    rimFrom: [0.8, 0.2, 0.2],
  };
  return sculptureDocument({
    width: CONE.width * 2,
    height: CONE.height * 2,
    pixels: 184,
    surfaces: [body],
    light,
  }).then((svg) =>
    svg.replace(/width="\d+" height="\d+" viewBox/, `width="${CONE.width}" height="${CONE.height}" viewBox`),
  );
}
