import { pixelImage, rgb } from '../../core/pixels.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { smoothstep } from '../../core/vector.mjs';
import { noise } from '../white-silk/cloth.mjs';

/**
 * The sky from its crown to the horizon, with the clouds of an hour.
 * Stretched to the cover's width: its clouds are long.
 */

const SIZE = 800;
const mixed = (a, b, t) => a.map((value, i) => value + (b[i] - value) * t);

/** Colours at their heights, joined smoothly. @param stops [height, '#rrggbb'], 0 at the crown to 1 at the horizon */
function ramp(stops) {
  const colours = stops.map(([at, hex]) => [at, rgb(hex)]);
  return (v) => {
    const i = Math.max(
      1,
      colours.findIndex(([at]) => at >= v),
    );
    const [[a, from], [b, to]] = [colours[i - 1], colours[i]];
    const t = Math.max(0, Math.min(1, (v - a) / (b - a)));
    return mixed(from, to, t * 0.5 + smoothstep(0, 1, t) * 0.5);
  };
}

const layered = (x, y, seed) =>
  noise(x, y, seed) * 0.55 + noise(x * 2.1, y * 2.3, seed + 1) * 0.28 + noise(x * 4.3, y * 4.9, seed + 2) * 0.17;

/**
 * @param {{seed: number, stops: [number, string][], glow?: {at: number[], size: number[], colour: string, strength:
 *   number}, clouds: {lit: string, shade: string, from: number, to: number, amount: number, strength: number}}} hour
 *   places in parts of the picture
 */
export async function sky({ seed, stops, glow, clouds }) {
  const base = ramp(stops);
  const random = seededRandom(seed);
  const [lit, shade] = [rgb(clouds.lit), rgb(clouds.shade)];
  const image = await pixelImage({ width: SIZE, height: SIZE, columns: SIZE, rows: SIZE }, (i, j) => {
    const [u, v] = [i / SIZE, j / SIZE];
    let colour = base(v);
    if (glow) {
      const far = Math.hypot((u - glow.at[0]) / glow.size[0], (v - glow.at[1]) / glow.size[1]);
      colour = mixed(colour, rgb(glow.colour), glow.strength * Math.exp(-far * far * 2));
    }
    // Banks lie flatter and closer towards the horizon.
    const deep = 1 / (1.12 - v);
    const [x, y] = [u * 2.6 + seed, deep * 3.1 + u * 0.25];
    const here = layered(x, y, seed);
    const above = layered(x + 0.02, y - 0.16, seed);
    const bank = smoothstep(clouds.amount, clouds.amount + 0.42, here);
    const where = smoothstep(clouds.from, clouds.from + 0.16, v) * (1 - smoothstep(clouds.to, clouds.to + 0.08, v));
    // Their lower edge takes the light of the horizon.
    const light = Math.max(0, Math.min(1, 0.5 + (here - above) * 1.5));
    colour = mixed(colour, mixed(shade, lit, light), bank * where * clouds.strength);
    const grain = random.between(-1.3, 1.3);
    return colour.map((value) => value + grain);
  });
  return svgDocument({ width: SIZE, height: SIZE, body: image });
}
