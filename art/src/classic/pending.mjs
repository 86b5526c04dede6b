import { num, polar } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { bloom, hook } from './carving.mjs';
import { relief, shadow } from './filters.mjs';

const C = 130;
const around = (count, make) => Array.from({ length: count }, (_, i) => make((i * 360) / count, i)).join('');
const disc = (radius, opacity) => `<circle cx="${C}" cy="${C}" r="${radius}" opacity="${opacity}"/>`;
const ring = (radius, width, opacity) =>
  `<circle cx="${C}" cy="${C}" r="${radius}" fill="none" stroke="#000" stroke-width="${width}" opacity="${opacity}"/>`;
const beads = (count, distance, radius) =>
  around(count, (angle) => {
    const [x, y] = polar(C, C, angle, distance);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${radius}"/>`;
  });

/** What is embossed on the enamel between the dish and the rim. */
const WREATHS = {
  /** Petals like the sun's rays, a pearl between each two. */
  sun: () =>
    around(18, (angle) => hook(...polar(C, C, angle, 70), angle, 31, 17, 0)) +
    around(18, (angle) => {
      const [x, y] = polar(C, C, angle + 10, 95);
      return `<circle cx="${num(x)}" cy="${num(y)}" r="3.4" opacity=".8"/>`;
    }),
  /** Hooked leaves that run round, as on a carved boss. */
  scroll: () =>
    around(16, (angle) => hook(...polar(C, C, angle, 72), angle + 50, 37, 15, -1)) +
    around(16, (angle) => hook(...polar(C, C, angle + 14, 70), angle + 20, 24, 11, -1)),
  /** Eight blossoms and their leaves. */
  bloom: () =>
    around(8, (angle) => bloom(...polar(C, C, angle, 86), 15, 8, angle)) +
    around(8, (angle) => {
      const [x, y] = polar(C, C, angle + 22.5, 76);
      return [-52, 0, 52].map((lean) => hook(x, y, angle + 22.5 + lean, 22, 10, Math.sign(lean))).join('');
    }),
};

/**
 * The seal: a pending, the ornate buckle of a royal belt: a scalloped plate, an enamelled ring with its wreath, and an
 * enamelled dish for the initials.
 * @param {{wreath: 'sun'|'scroll'|'bloom', metal: string, shine?: string, enamel: [string, string]}} look
 */
export function pending({ wreath, metal, shine = '#fff3c8', enamel: [light, dark] }) {
  const plate = around(28, (angle) => {
    const [x, y] = polar(C, C, angle, 106);
    return `<circle cx="${num(x)}" cy="${num(y)}" r="13.5"/>`;
  });
  const gilt = { color: metal, elevation: 46, exponent: 20, shineColor: shine, strength: 1.08 };
  return svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="dish" cx="50%" cy="40%" r="62%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>${relief('gilt', { ...gilt, blur: 1, height: 5, shine: 0.8 })}${relief('plate', { ...gilt, blur: 2.4, height: 7, shine: 0.55 })}${shadow('drop', { dx: 1, dy: 6, blur: 6, opacity: 0.55, foot: 0.5 })}`,
    body: `<g filter="url(#drop)"><g filter="url(#plate)">${plate}${disc(108, 1)}</g></g><g filter="url(#gilt)">${beads(56, 110, 2.6)}${ring(102.5, 4, 0.7)}</g><circle cx="${C}" cy="${C}" r="101" fill="${dark}"/><g filter="url(#gilt)">${WREATHS[wreath]()}${ring(66, 10, 0.4)}${ring(66, 6, 0.4)}${ring(66, 2.4, 0.5)}</g><circle cx="${C}" cy="${C}" r="61.5" fill="url(#dish)"/><g filter="url(#gilt)">${beads(40, 57.5, 2.1)}</g>`,
  });
}
