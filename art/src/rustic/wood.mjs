import { mix } from '../core/colour.mjs';
import { num, RADIANS, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { times } from '../vintage/pen.mjs';
import { grain, overlay } from './paper.mjs';

const TILE = { width: 400, height: 480 };

/** A line of grain down a board: waves of whole periods, so that the tile repeats. */
function grainLine(random, left, width, height, wander) {
  const x = left + random.between(5, width - 5);
  const waves = [1, 2].map((count) => ({ count, size: random.between(0.3, wander), from: random.between(0, 6) }));
  const points = times(13, (i) => {
    const t = (i - 1) / 10;
    const off = waves.reduce((sum, { count, size, from }) => sum + Math.sin(from + t * count * 2 * Math.PI) * size, 0);
    return [Math.max(left + 2, Math.min(left + width - 2, x + off)), t * height];
  });
  return smoothPath(points, false);
}

const knot = (random, x, y, dark) =>
  times(
    6,
    (i) =>
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(2.5 + i * 2.4)}" ry="${num(5 + i * 5.5)}" stroke="${dark}" stroke-width="${num(1.6 - 0.2 * i)}" opacity="${(0.5 - 0.07 * i).toFixed(2)}"/>`,
  ).join('');

/**
 * A seamless tile of upright boards, 400 × 480. `tones`: colours of the boards; `gap`: the line between two; `lines`:
 * [dark, light] of the grain.
 */
export function boards({ seed, tones, lines: [dark, light], gap, depth = 1, texture = 0.6, knots = 0.5 }) {
  const random = seededRandom(seed);
  const { width, height } = TILE;
  const count = tones.length;
  const wide = width / count;
  const board = (i) => {
    const left = i * wide;
    const strokes = times(
      22,
      () =>
        `<path d="${grainLine(random, left, wide, height, 3.4)}" stroke="${random.next() < 0.6 ? dark : light}" stroke-width="${random.between(0.4, 1.7).toFixed(2)}" opacity="${(random.between(0.08, 0.32) * depth).toFixed(2)}"/>`,
    ).join('');
    const eye =
      random.next() < knots
        ? knot(random, left + wide * random.between(0.3, 0.7), random.between(80, height - 80), dark)
        : '';
    const edges = `<path d="M${left} 0V${height}M${left + wide} 0V${height}" stroke="${gap}" stroke-width="4" opacity=".85"/><path d="M${left + 3} 0V${height}" stroke="${light}" stroke-width="1" opacity=".35"/>`;
    return `<rect x="${left}" width="${wide}" height="${height}" fill="${mix(tones[i], '#000000', random.between(0, 0.1))}"/><g fill="none">${strokes}${eye}${edges}</g>`;
  };
  const defs =
    grain('long', { frequency: '.11 .0063', octaves: 5, height: 2.2, seed, tile: 400 }) +
    grain('pores', { frequency: '.9 .03', octaves: 2, height: 1, seed: seed + 1, tile: 400 });
  const body =
    times(count, board).join('') +
    overlay('long', width, height, texture) +
    overlay('pores', width, height, texture * 0.7);
  return svgDocument({ ...TILE, defs, body });
}

/** A slice of a branch with its bark, 260 × 260; initials stand on its rings. `wood`: light, middle, dark. */
export function woodSlice({ seed, wood: [light, middle, dark], bark }) {
  const random = seededRandom(seed);
  const waves = times(5, (i) => ({ count: i + 2, size: random.between(0.004, 0.018), from: random.between(0, 6) }));
  const outline = (radius) =>
    smoothPath(
      times(48, (i) => {
        const angle = i * 7.5 * RADIANS;
        const r = radius * (1 + waves.reduce((sum, w) => sum + Math.sin(angle * w.count + w.from) * w.size, 0));
        return [130 + Math.cos(angle) * r, 130 + Math.sin(angle) * r];
      }),
    );
  const rings = times(17, (i) => {
    const radius = 92 - i * 5.3 - random.between(0, 1.6);
    return `<path d="${outline(radius)}" stroke="${i % 4 ? middle : dark}" stroke-width="${random.between(0.7, 1.9).toFixed(2)}" opacity="${(radius < 60 ? 0.2 : random.between(0.35, 0.7)).toFixed(2)}"/>`;
  }).join('');
  const crack = `<path d="M196 98L222 84L228 82L221 88L198 101Z" fill="${dark}" opacity=".6"/>`;
  const defs = `<radialGradient id="wood"><stop offset="0" stop-color="${mix(light, middle, 0.25)}"/><stop offset=".55" stop-color="${light}"/><stop offset="1" stop-color="${mix(light, middle, 0.7)}"/></radialGradient><filter id="bark" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".12" numOctaves="4" seed="${seed}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="7" result="d"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="5" diffuseConstant="1.2" lighting-color="#fff"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting><feComposite in2="d" operator="arithmetic" k1="1" result="l"/><feComposite in="l" in2="d" operator="in"/></filter>${blurFilter('soft', 5)}${paperShadow('shadow', { colour: '#000000', dy: 6, blur: 6, opacity: 0.5 })}`;
  const body = `<g filter="url(#shadow)"><path d="${outline(106)}" fill="${bark}" filter="url(#bark)"/></g><path d="${outline(95)}" fill="url(#wood)"/><g fill="none">${rings}</g>${crack}<circle cx="130" cy="130" r="58" fill="${light}" opacity=".5" filter="url(#soft)"/>`;
  return svgDocument({ width: 260, height: 260, defs, body });
}

/** A strap hinge of black iron, 300 × 90, nailed at the left and curled at its end. */
export function ironHinge({ iron, shine }) {
  const strap = `M0 32H150C190 32 214 38 232 30C250 22 250 4 236 4C226 4 222 12 228 18C214 16 214 -4 238 -4C270 -4 268 36 244 43L276 45L244 47C268 54 270 94 238 94C214 94 214 74 228 72C222 78 226 86 236 86C250 86 250 68 232 60C214 52 190 58 150 58H0Z`;
  const nails = [22, 74, 126, 178]
    .map(
      (x) =>
        `<circle cx="${x}" cy="45" r="6.500" fill="${mix(iron, '#000000', 0.4)}"/><circle cx="${x}" cy="44" r="5" fill="${mix(iron, shine, 0.5)}"/>`,
    )
    .join('');
  const defs = `<linearGradient id="iron" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shine}"/><stop offset=".35" stop-color="${iron}"/><stop offset="1" stop-color="${mix(iron, '#000000', 0.6)}"/></linearGradient>${paperShadow('shadow', { colour: '#000000', dy: 4, blur: 3.5, opacity: 0.6 })}`;
  const body = `<g filter="url(#shadow)"><path transform="translate(0 11) scale(.97 .78)" d="${strap}" fill="url(#iron)"/></g><g transform="translate(0 1)">${nails}</g>`;
  return svgDocument({ width: 300, height: 96, defs, body });
}
