import { num } from '../../core/path.mjs';
import { seededRandom } from '../../core/random.mjs';
import { svgDocument } from '../../core/svg.mjs';
import { lettering } from './edge-print.mjs';

/**
 * 35 mm film, seen lying: five units are a millimetre. The picture's aperture is 24 × 36 mm, a frame begins each 38 mm.
 */
const MM = 5;
const PITCH = 38 * MM;
const HOLE = { from: 2.01 * MM, width: 2.8 * MM, height: 1.98 * MM, every: 4.75 * MM, round: 0.5 * MM };

const holePath = (x, y) => {
  const { width: w, height: h, round: r } = HOLE;
  return `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${num(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${num(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${num(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
};

/** Corners of the holes at both edges between two heights. */
const holesBetween = (from, to) => {
  const at = [];
  for (let y = from; y < to - HOLE.height; y += HOLE.every)
    at.push([HOLE.from, y], [35 * MM - HOLE.from - HOLE.width, y]);
  return at;
};

/** A line of the edge print, downwards along the film. */
const downwards = (text, x, y, height) =>
  `<path d="${lettering(text, 0, 0, height)}" transform="translate(${num(x)} ${num(y)}) rotate(90)"/>`;

/** Frame number and its half, in the machine's order: 5, 5A, 6 …; the maker's name between. */
function edgePrint(first, top, seed) {
  const height = 1.15 * MM;
  const right = 35 * MM - 0.42 * MM;
  const left = 0.42 * MM + height;
  return [-1, 0, 1, 2]
    .map((i) => {
      const y = top + i * PITCH;
      const n = first + i;
      const name = (i + seed) % 2 ? 'SERI 400' : '> SERI';
      return [
        downwards(`${n}`, right, y + 3 * MM, height * 1.15),
        downwards(name, right, y + 11 * MM, height),
        downwards(`> ${n}A`, right, y + 25 * MM, height),
        downwards(`${n}`, left, y + 12 * MM, height * 1.15),
        downwards(`${n}A`, left, y + 31 * MM, height * 1.15),
      ].join('');
    })
    .join('');
}

/** Dust and hair-fine scratches along the film. */
function wear(height, seed) {
  const random = seededRandom(seed);
  const scratches = Array.from({ length: 7 }, () => {
    const [x, y] = [random.between(2, 173), random.between(-40, height)];
    const long = random.between(60, 260);
    return `<path d="M${num(x)} ${num(y)}q${num(random.between(-1.5, 1.5))} ${num(long / 2)} ${num(random.between(-1, 1))} ${num(long)}" stroke-width="${num(random.between(0.2, 0.5))}" opacity="${num(random.between(0.12, 0.3))}"/>`;
  });
  const dust = Array.from({ length: 26 }, () => {
    const [x, y] = [random.between(4, 171), random.between(4, height - 4)];
    return `<path d="M${num(x)} ${num(y)}l${num(random.between(-1.4, 1.4))} ${num(random.between(-1.4, 1.4))}" stroke-width="${num(random.between(0.4, 0.8))}" opacity="${num(random.between(0.2, 0.5))}"/>`;
  });
  return `<g fill="none" stroke="#fff3dc" stroke-linecap="round">${scratches.join('')}${dust.join('')}</g>`;
}

/** Units above the first frame and below the last. */
export const RUN = 9 * MM;
export const STRIP = { width: 35 * MM, height: 3 * PITCH + 2 * RUN };

/**
 * Three frames of a roll, cut off by hand before and after: the frames are dark, pictures lie above them.
 * @param {{first: number, seed: number, slant: number[], ink: object}} how `first` number; `slant` of both cuts in
 *   units; `ink`: `base`, `gloss`, `frame`, `print`
 */
export function filmStrip({ first, seed, slant, ink }) {
  const { width, height } = STRIP;
  const offset = RUN - 1 * MM + (PITCH - 36 * MM) / 2;
  const outline = `M0 ${num(3 + slant[0])}L${width} ${num(3 - slant[0])}V${num(height - 3 - slant[1])}L0 ${num(height - 3 + slant[1])}Z`;
  const holes = holesBetween(1.6 * MM, height - 1.4 * MM);
  const film = `${outline}${holes.map((at) => holePath(...at)).join('')}`;
  // The film is thick: its wall is seen in each hole, dark below its upper left edge, light at the other side.
  const walls = holes
    .map(([x, y]) => {
      const { width: w, height: h } = HOLE;
      return `<path d="M${num(x + 0.7)} ${num(y + h - 1)}V${num(y + 1.6)}q0 -0.9 1 -0.9H${num(x + w - 1)}" stroke="#000" stroke-width="1.5" opacity=".5"/><path d="M${num(x + w + 0.2)} ${num(y + 2)}V${num(y + h - 2)}q0 2 -2.2 2H${num(x + 2.4)}" stroke="${ink.gloss}" stroke-width="0.7" opacity=".8"/>`;
    })
    .join('');
  const frames = [0, 1, 2]
    .map((i) => {
      const y = RUN + 1 * MM + i * PITCH;
      return `<rect x="${5.5 * MM}" y="${y}" width="${24 * MM}" height="${36 * MM}" rx="1.4" fill="${ink.frame}"/>`;
    })
    .join('');
  // What was exposed when the film was drawn out of its cassette in daylight.
  const fog = `<linearGradient id="fog" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#ffdf9a"/><stop offset=".4" stop-color="#e8742a"/><stop offset="1" stop-color="#7a1d10" stop-opacity="0"/></linearGradient>`;
  const defs = `<clipPath id="film"><path d="${film}" clip-rule="evenodd"/></clipPath>
    <linearGradient id="base" x1="0" y1="0" x2="1" y2="0.16"><stop offset="0" stop-color="${ink.gloss}"/><stop offset=".12" stop-color="${ink.base}"/><stop offset=".46" stop-color="${ink.base}"/><stop offset=".56" stop-color="${ink.sheen}"/><stop offset=".68" stop-color="${ink.base}"/><stop offset="1" stop-color="${ink.frame}"/></linearGradient>
    <filter id="halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="1.1"/></filter>${fog}`;
  const print = edgePrint(first, offset, seed);
  const body = `<g clip-path="url(#film)"><rect width="${width}" height="${height}" fill="url(#base)"/>${frames}
    <rect x="${5.5 * MM}" y="0" width="${24 * MM}" height="${RUN - 1 * MM}" rx="1.4" fill="url(#fog)" opacity="${seed % 2 ? 0.85 : 0.25}"/>
    <g fill="none" stroke="${ink.print}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" opacity=".5" filter="url(#halo)">${print}</g>
    <g fill="none" stroke="${ink.print}" stroke-width="0.85" stroke-linejoin="round" stroke-linecap="round">${print}</g>
    ${wear(height, seed)}</g><g fill="none" stroke-linecap="round">${walls}</g>
    <path d="${outline}" fill="none" stroke="${ink.gloss}" stroke-width="0.7" opacity=".7"/>`;
  return svgDocument({ width, height, defs, body });
}

/** A strip of leader with one row of holes, `repeat-x`: where sections begin. 8 holes. */
export const PERFS = { width: 8 * 4.75 * MM, height: 34 };
export function perforatedEdge(ink) {
  const { width, height } = PERFS;
  const holes = Array.from({ length: 8 }, (_, i) => holePath(i * HOLE.every + (HOLE.every - HOLE.width) / 2, 12.5));
  const body = `<path d="M0 0H${width}V${height}H0Z${holes.join('')}" fill="${ink.base}" fill-rule="evenodd"/><path d="${lettering('SERI 400', 24, 26.4, 4.6)}${lettering('> 11A', 120, 26.4, 4.6)}" fill="none" stroke="${ink.print}" stroke-width="0.9" stroke-linejoin="round" stroke-linecap="round"/>`;
  return svgDocument({ width, height, body });
}

/**
 * One frame of the gallery's strip, 35 × 36 mm, `repeat`:
 * its aperture is 27 × 33.75 mm, so that whole photographs of 4:5 fit.
 */
export const TILE = { width: 350, height: 360 };
export function filmTile(ink) {
  const { width, height } = TILE;
  const hole = (x, y) => `<rect x="${x}" y="${y}" width="21" height="18" rx="4"/>`;
  const holes = Array.from({ length: 8 }, (_, i) => `${hole(10, i * 45 + 13.5)}${hole(319, i * 45 + 13.5)}`).join('');
  const body = `<rect width="${width}" height="${height}" fill="${ink.base}"/><g fill="${ink.hole}">${holes}</g>`;
  return svgDocument({ width, height, body });
}
