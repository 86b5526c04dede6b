import { num } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';

const SIDE = 480;

/** A broad, curved stroke of the brush about (x, y). */
function stroke(random, x, y) {
  const cross = random.next() < 0.5 ? 1 : -1;
  const turn = cross * random.between(28, 62);
  const [long, wide] = [random.between(44, 120), random.between(12, 34)];
  const bow = random.between(-14, 14);
  // A coat, and the bristles that show in it.
  let d = '';
  for (let across = -wide / 2; across < wide / 2; across += random.between(2.4, 6)) {
    const [from, to] = [-long * random.between(0.6, 1), long * random.between(0.6, 1)];
    d += `M${num(from)} ${num(across)}Q0 ${num(across + bow)} ${num(to)} ${num(across)}`;
  }
  const place = `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})"`;
  return `<g ${place}><path d="M${num(-long * 0.7)} 0Q0 ${num(bow)} ${num(long * 0.7)} 0" stroke-width="${num(wide)}" opacity=".6"/><path d="${d}" stroke-width="1.6"/></g>`;
}

/** Limewash, brushed crosswise in thin coats: strokes of light and of shade with alpha. Repeats both ways. */
export function limewash({ lime }) {
  const random = seededRandom(61);
  const coats = [];
  for (let i = 0; i < 210; i++) {
    const [x, y] = [random.between(0, SIDE), random.between(0, SIDE)];
    const mark = random.next() < 0.5 ? lime.light : lime.shade;
    const alpha = random.between(0.025, 0.085);
    const seed = 1000 + i;
    let copies = '';
    for (const dx of [-SIDE, 0, SIDE])
      for (const dy of [-SIDE, 0, SIDE]) copies += stroke(seededRandom(seed), x + dx, y + dy);
    coats.push(`<g stroke="${mark}" opacity="${alpha.toFixed(2)}" filter="url(#wet)">${copies}</g>`);
  }
  return svgDocument({
    width: SIDE,
    height: SIDE,
    defs: `${blurFilter('wet', 1.7, 20)}<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".34" numOctaves="3" seed="5" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .27 0 0 0 0 .2 .55 0 0 0 -.24"/></filter>`,
    body: `<g fill="none" stroke-linecap="round">${coats.join('')}</g><rect width="${SIDE}" height="${SIDE}" filter="url(#grain)" opacity=".5"/>`,
  });
}
