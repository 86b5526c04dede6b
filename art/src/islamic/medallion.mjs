import { num, polyline, RADIANS } from '../core/path.mjs';
import { blurFilter, svgDocument } from '../core/svg.mjs';
import { khatam } from './girih.mjs';
import { metalDefs } from './metal.mjs';
import { PATTERNS } from './patterns.mjs';

const C = 130;

/** The eight-pointed khatam, its points less deep than the drawn star's so that the dish keeps room. */
const khatamOutline = (radius) => khatam(C, C, radius, 0, 0.81);

/** A rosette of sixteen round lobes. */
function rosetteOutline(radius) {
  const lobes = 16;
  const at = (i) => [
    C + Math.cos((i * 360 * RADIANS) / lobes) * radius,
    C + Math.sin((i * 360 * RADIANS) / lobes) * radius,
  ];
  const chord = 2 * radius * Math.sin(Math.PI / lobes);
  const r = num(chord * 0.56);
  let d = polyline([at(0)]);
  for (let i = 1; i <= lobes; i++) d += `A${r} ${r} 0 0 1 ${at(i).map(num).join(' ')}`;
  return `${d}Z`;
}

const OUTLINES = { khatam: khatamOutline, rosette: rosetteOutline };
/** The lobes reach beyond their radius, so the rosette is drawn smaller. */
const SCALE = { khatam: 1, rosette: 0.92 };

/** The seal of the opening: an enamelled medallion with an empty dish for the initials. */
export function medallion(art) {
  const k = SCALE[art.seal];
  const outline = (radius) => OUTLINES[art.seal](radius * k);
  const [light, dark] = art.medal;
  const rayed = art.seal === 'rosette';
  const rays = Array.from({ length: 32 }, (_, i) => {
    const angle = i * 11.25 * RADIANS;
    const reach = i % 2 ? 84 : 90;
    return `M${num(C + Math.cos(angle) * 72)} ${num(C + Math.sin(angle) * 72)}L${num(C + Math.cos(angle) * reach)} ${num(C + Math.sin(angle) * reach)}`;
  }).join('');
  const field = rayed
    ? `<path d="${rays}" stroke="#e8c77e" stroke-width="1.1" stroke-linecap="round"/><path d="${Array.from(
        { length: 16 },
        (_, i) => {
          const a = i * 22.5 * RADIANS;
          return khatam(C + Math.cos(a) * 86, C + Math.sin(a) * 86, 4.6);
        },
      ).join('')}" fill="#e8c77e"/>`
    : `<path d="${PATTERNS[art.pattern].fill(260, 260)}" clip-path="url(#field)" fill="none" stroke="#e2c078" stroke-width=".8" opacity=".55"/>`;
  return svgDocument({
    width: 260,
    height: 260,
    defs: `${metalDefs(art, 260, 260)}<radialGradient id="metal" cx="40%" cy="34%" r="78%"><stop offset="0" stop-color="#fff3cc"/><stop offset=".4" stop-color="#dcb162"/><stop offset="1" stop-color="#8f6426"/></radialGradient><radialGradient id="enamel" cx="50%" cy="42%" r="62%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>${blurFilter('shadow', 7, 20)}<radialGradient id="halo"><stop offset=".55" stop-color="#ffdf94" stop-opacity=".4"/><stop offset="1" stop-color="#ffdf94" stop-opacity="0"/></radialGradient><clipPath id="field"><path d="${outline(96)}"/></clipPath>`,
    body: `<circle cx="${C}" cy="${C}" r="128" fill="url(#halo)"/><path d="${outline(112)}" transform="translate(0 6)" fill="#02040f" opacity=".6" filter="url(#shadow)"/><g filter="url(#emboss)"><path d="${outline(112)}" fill="url(#metal)"/></g><path d="${outline(104)}" fill="url(#enamel)"/><path d="${outline(98)}" fill="none" stroke="#e8c77e" stroke-width="1"/>${field}
<g filter="url(#emboss)"><circle cx="${C}" cy="${C}" r="69" fill="url(#metal)"/></g><circle cx="${C}" cy="${C}" r="64" fill="url(#enamel)"/><circle cx="${C}" cy="${C}" r="59.5" fill="none" stroke="#e8c77e" stroke-width="1"/>`,
  });
}
