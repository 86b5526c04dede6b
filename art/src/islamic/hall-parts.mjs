import { relief } from '../classic/filters.mjs';
import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { ember, frame, rule } from './arcade.mjs';
import { khatam } from './girih.mjs';
import { glassLamp } from './glass-lamps.mjs';
import { hallPicture } from './hall-picture.mjs';

/**
 * What belongs to the hall of lamps beside its picture: hanging lamps, oil lamps, the lattice of its doors, the seal.
 */

const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

/** A lamp out of focus, as one that hangs before or behind what is looked at. */
function softLamp(lamp, deviation) {
  const inner = glassLamp(lamp);
  return svgDocument({
    width: 160,
    height: 480,
    defs: blurFilter('lens', deviation, 12),
    body: `<g filter="url(#lens)">${inner}</g>`,
  });
}

/** A mashrabiya, 48 × 48, seamless: turned knobs on spindles, lit from behind at their rims. */
function lattice({ wood, rim }) {
  const ball = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${fill})"/>`;
  const at = [0, 24, 48];
  const knobs = at
    .flatMap((x) => at.map((y) => ((x + y) % 48 ? ball(x, y, 4.6, 'small') : ball(x, y, 8.4, 'large'))))
    .join('');
  const spindle = (x, y, turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-12-1.7C-6-1.2-5-3.4 0-3.4C5-3.4 6-1.2 12-1.7V1.7C6 1.2 5 3.4 0 3.4C-5 3.4-6 1.2-12 1.7Z" fill="${wood}" stroke="${rim}" stroke-width=".7" stroke-opacity=".55"/></g>`;
  const spindles = at.flatMap((x) => [12, 36].map((y) => spindle(x, y, 90) + spindle(y, x, 0))).join('');
  const turned = (id) =>
    `<radialGradient id="${id}" cx=".44" cy=".4" r=".62"><stop offset="0" stop-color="${mix(wood, '#ffffff', 0.1)}"/><stop offset=".62" stop-color="${wood}"/><stop offset=".86" stop-color="${mix(wood, rim, 0.45)}"/><stop offset="1" stop-color="${rim}"/></radialGradient>`;
  return svgDocument({ width: 48, height: 48, defs: turned('small') + turned('large'), body: spindles + knobs });
}

/** The rail of a door, 72 × 30, seamless along x: stars of brass inlaid between two lines. */
const rail = ({ wood, brass }) =>
  svgDocument({
    width: 72,
    height: 30,
    defs: `<linearGradient id="r" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wood, '#ffffff', 0.16)}"/><stop offset=".18" stop-color="${wood}"/><stop offset="1" stop-color="${mix(wood, '#000000', 0.4)}"/></linearGradient>`,
    body: `<path d="M-1 0H73V30H-1Z" fill="url(#r)"/><path d="M-1 4.500H73M-1 25.500H73" stroke="${brass[1]}" stroke-width="1.1"/><path d="${khatam(0, 15, 7)}${khatam(72, 15, 7)}${khatam(36, 15, 7)}" fill="${mix(wood, '#000000', 0.35)}" stroke="${brass[1]}" stroke-width="1"/><path d="${khatam(0, 15, 3.4, 22.5, 0.62)}${khatam(72, 15, 3.4, 22.5, 0.62)}${khatam(36, 15, 3.4, 22.5, 0.62)}" fill="${brass[2]}"/><path d="M18 10L21.500 15L18 20L14.500 15ZM54 10L57.500 15L54 20L50.500 15Z" fill="${brass[1]}"/>`,
  });

/** Painted wood of a door leaf, 300 × 480: grain that runs upright, worn a little at the edges. */
function wood({ paint }) {
  const filter = `<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".34 .005" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 .02 0 0 0 0 .03 1.5 0 0 0 -.56"/></filter>`;
  return svgDocument({
    width: 300,
    height: 480,
    defs: `${filter}<linearGradient id="p" x1="0" y1="0" x2="1" y2=".6"><stop offset="0" stop-color="${paint[1]}"/><stop offset=".5" stop-color="${paint[0]}"/><stop offset="1" stop-color="${paint[1]}"/></linearGradient>`,
    body: `<rect width="300" height="480" fill="url(#p)"/><rect width="300" height="480" filter="url(#grain)" opacity=".5"/>`,
  });
}

/** Oil lamps in a row on the wet floor, 360 × 120, seamless along x; each burns in its own way. */
function pelitaRow({ flame, glass, seed }) {
  const random = seededRandom(seed);
  const places = times(6, (i) => {
    const x = 30 + i * 60 + random.between(-7, 7);
    const y = 57 + random.between(-4, 4);
    const lean = random.between(-3.2, 3.2);
    const tall = random.between(22, 30);
    const cup = `<path d="M-11 0C-11 14-8 19-5 20H5C8 19 11 14 11 0Z" fill="${glass[i % glass.length]}" opacity=".85"/><path d="M-10 3C-7 14-5 18-3 19H3C5 18 7 14 10 3Z" fill="url(#oil)"/><ellipse cy="0" rx="11" ry="2.6" fill="none" stroke="#ffe6b0" stroke-width="1" opacity=".8"/>`;
    const burning = `<path d="M0-1C-6-5-6-${num(tall * 0.42)} ${num(lean)}-${num(tall)}C${num(lean * 0.5 + 6)}-${num(tall * 0.42)} 6-5 0-1Z" fill="url(#fire)"/><path d="M0-2C-2.500-5-2.400-8 ${num(lean * 0.4)}-${num(tall * 0.55)}C2.800-8 2.500-5 0-2Z" fill="#fffbe8"/>`;
    const lamp = cup + burning;
    return `<g transform="translate(${num(x)} ${num(y)})"><ellipse cy="21" rx="44" ry="11" fill="url(#pool)"/><g transform="translate(0 41) scale(1 -.8)" opacity=".42" filter="url(#wet)">${lamp}</g><circle cy="-12" r="46" fill="url(#halo)"/>${lamp}</g>`;
  });
  const glow = (id, opacity) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${flame[1]}" stop-opacity="${opacity}"/><stop offset=".35" stop-color="${flame[2]}" stop-opacity="${opacity * 0.38}"/><stop offset="1" stop-color="${flame[2]}" stop-opacity="0"/></radialGradient>`;
  return svgDocument({
    width: 360,
    height: 120,
    defs: `${glow('pool', 0.5)}${glow('halo', 0.5)}${blurFilter('wet', 1.6, 40)}<linearGradient id="fire" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${flame[2]}" stop-opacity=".75"/><stop offset=".5" stop-color="${flame[1]}"/><stop offset="1" stop-color="${flame[0]}"/></linearGradient><linearGradient id="oil" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${flame[0]}" stop-opacity=".95"/><stop offset="1" stop-color="${flame[2]}" stop-opacity=".2"/></linearGradient>`,
    body: places,
  });
}

/** The foot of a lamp from below: old brass, pierced by stars that the light comes through. */
function seal({ brass, flame, dish }) {
  const C = 130;
  const ring = (count, radius, make) =>
    times(count, (i) => make(...polar(C, C, (i * 360) / count, radius), (i * 360) / count));
  const stars = ring(12, 88, (x, y, turn) => khatam(x, y, 10.5, turn - 90));
  const drops = times(12, (i) => {
    const turn = i * 30 + 15;
    const [x, y] = polar(C, C, turn, 86);
    return `<path transform="translate(${num(x)} ${num(y)}) rotate(${turn})" d="M0-13C4-6 5-1 0 10C-5-1-4-6 0-13Z"/>`;
  });
  const petals = times(
    24,
    (i) =>
      `<path transform="rotate(${i * 15} ${C} ${C})" d="M130 12C137 18 138 26 135 31H125C122 26 123 18 130 12Z" opacity=".5"/>`,
  );
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${relief('brass', { color: brass[1], blur: 1.3, height: 7, elevation: 46, shine: 0.42, exponent: 14, shineColor: brass[2] })}${blurFilter('glow', 5, 40)}<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${C}" cy="${C}" r="112"><stop offset=".5" stop-color="#fff3cf"/><stop offset=".86" stop-color="${flame[1]}"/><stop offset="1" stop-color="${flame[2]}"/></radialGradient><radialGradient id="dish" cx=".44" cy=".38" r=".75"><stop offset="0" stop-color="${dish[0]}"/><stop offset="1" stop-color="${dish[1]}"/></radialGradient><radialGradient id="age"><stop offset=".5" stop-color="${brass[0]}" stop-opacity="0"/><stop offset="1" stop-color="${brass[0]}" stop-opacity=".75"/></radialGradient>`,
    body: `<g filter="url(#brass)">${petals}<circle cx="${C}" cy="${C}" r="108" opacity=".55"/><circle cx="${C}" cy="${C}" r="105" fill="none" stroke="#000" stroke-width="4.500" opacity=".5"/><circle cx="${C}" cy="${C}" r="70" fill="none" stroke="#000" stroke-width="5" opacity=".5"/></g><circle cx="${C}" cy="${C}" r="116" fill="url(#age)"/><g fill="${flame[1]}" opacity=".8" filter="url(#glow)"><path d="${stars}"/>${drops}</g><g fill="url(#light)" stroke="${brass[0]}" stroke-width="1"><path d="${stars}"/>${drops}</g><circle cx="${C}" cy="${C}" r="65" fill="url(#dish)"/><circle cx="${C}" cy="${C}" r="64" fill="none" stroke="${brass[0]}" stroke-width="3"/><circle cx="${C}" cy="${C}" r="59" fill="none" stroke="${brass[2]}" stroke-width=".9" opacity=".8"/>`,
  });
}

/** Every role of the islamic-hall layout, drawn from a design's `art`. */
export const drawHall = (art) => ({
  hall: () => hallPicture(art.hall, { width: 900, height: 560, horizon: 340, pixels: 1140, fade: [0, 116] }),
  vista: () => hallPicture(art.hall, { width: 1900, height: 620, horizon: 400, pixels: 1420, fade: [0, 150] }),
  'lamp-1': () => glassLamp(art.lamps[0]),
  'lamp-2': () => glassLamp(art.lamps[1]),
  'lamp-3': () => softLamp(art.lamps[2], 2.6),
  pelita: () => pelitaRow(art.pelita),
  wood: () => wood(art.door),
  lattice: () => lattice(art.door),
  rail: () => rail(art.door),
  frame: () => frame(art),
  seal: () => seal({ ...art.door, flame: art.pelita.flame, dish: art.night.dish }),
  rule: () => rule(art),
  'fall-1': () => ember(16),
  'fall-2': () => ember(10),
});
