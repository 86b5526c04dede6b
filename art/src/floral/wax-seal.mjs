import { mix } from '../core/colour.mjs';
import { num, RADIANS, smoothPath } from '../core/path.mjs';
import { seededRandom } from '../core/random.mjs';
import { svgDocument } from '../core/svg.mjs';

const CENTRE = 130;

/** Lights the blurred alpha of a shape as if it were a height map: soft relief in one filter. */
const reliefFilter = (id, blur, height, shine, exponent) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="h"/><feDiffuseLighting in="h" surfaceScale="${height}" diffuseConstant="1" lighting-color="#fff" result="d"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feComposite in="d" in2="SourceGraphic" operator="arithmetic" k1=".72" k2="0" k3=".42" k4="0" result="c"/><feSpecularLighting in="h" surfaceScale="${height}" specularConstant="${shine}" specularExponent="${exponent}" lighting-color="#fff" result="sp"><feDistantLight azimuth="235" elevation="52"/></feSpecularLighting><feComposite in="sp" in2="SourceAlpha" operator="in" result="sp2"/><feComposite in="c" in2="SourceAlpha" operator="in" result="c2"/><feMerge><feMergeNode in="c2"/><feMergeNode in="sp2"/></feMerge></filter>`;

/** The irregular rim of poured wax. */
function pouredRim(random, radius, count, wobble) {
  return smoothPath(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 360 * RADIANS;
      const r = radius * (1 + random.between(-wobble, wobble));
      return [CENTRE + Math.cos(angle) * r, CENTRE + Math.sin(angle) * r];
    }),
  );
}

/** Wreaths pressed into the wax, as outward markup round the dish. */
const WREATHS = {
  leaves: () =>
    Array.from(
      { length: 28 },
      (_, i) =>
        `<path transform="rotate(${num((i / 28) * 360)} 130 130) translate(130 55.5) rotate(${i % 2 ? 62 : 118})" d="M0 0C-3.6 -4 -3.6 -10 0 -14.5C3.6 -10 3.6 -4 0 0Z"/>`,
    ).join(''),
  pearls: () =>
    Array.from({ length: 36 }, (_, i) => {
      const angle = i * 10 * RADIANS;
      return `<circle cx="${num(130 + Math.cos(angle) * 74)}" cy="${num(130 + Math.sin(angle) * 74)}" r="${i % 3 ? 2.6 : 4.4}"/>`;
    }).join(''),
};

/** Radius of the fine line inside the wreath: the initials stand within it. */
const RING = { leaves: 59, pearls: 67 };

/** A wax seal with an empty dish for the couple's initials. `wax`: light, middle and dark tone. */
export function waxSeal({ seed, wax: [light, middle, dark], wreath }) {
  const rim = pouredRim(seededRandom(seed), 103, 13, 0.045);
  const raised = mix(middle, light, 0.6);
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="w" cx="42%" cy="38%" r="70%"><stop offset="0" stop-color="${light}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient><radialGradient id="dish" cx="50%" cy="50%" r="50%"><stop offset="0" stop-color="${mix(middle, light, 0.25)}"/><stop offset=".8" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>
${reliefFilter('body', 6, 6, 0.42, 18)}${reliefFilter('press', 0.9, 1.8, 0.55, 20)}<filter id="shadow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter><filter id="soft"><feGaussianBlur stdDeviation="2.2"/></filter>`,
    body: `<path d="${rim}" transform="translate(0 7)" fill="#1d0a0c" opacity=".34" filter="url(#shadow)"/><path d="${rim}" fill="url(#w)" filter="url(#body)"/>
<circle cx="130" cy="130" r="84" fill="${dark}" opacity=".55" filter="url(#soft)"/><circle cx="130" cy="131" r="82" fill="url(#dish)"/>
<circle cx="130" cy="130" r="82" fill="none" stroke="${mix(light, '#ffffff', 0.3)}" stroke-width="1.4" opacity=".4" transform="translate(.8 1.2)"/>
<g fill="${raised}" filter="url(#press)">${WREATHS[wreath]()}<circle cx="130" cy="130" r="${RING[wreath]}" fill="none" stroke="${raised}" stroke-width="1.8"/></g>`,
  });
}
