import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { blurFilter } from '../core/svg.mjs';
import { blossom } from '../floral/blossom.mjs';
import { painter } from '../floral/painter.mjs';
import { rose } from '../floral/rose.mjs';
import { CENTRE, lace, rim, satin } from './dish.mjs';
import { GIFT_DEFS, GIFTS } from './gifts.mjs';

const LEAVES = ['#6f8a6a', '#9db392', '#48664f'];
const GREENERY = ['eucalyptus', 'fern', 'olive'];

const DEFS = `${blurFilter('shade3', 3)}${blurFilter('shade8', 8)}${blurFilter('shade12', 12)}
<filter id="raised" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="#2a1e0a" flood-opacity=".3"/></filter>
<linearGradient id="leafGold" gradientUnits="userSpaceOnUse" x1="60" y1="60" x2="540" y2="540"><stop offset="0" stop-color="#b98739"/><stop offset=".3" stop-color="#f3dfa8"/><stop offset=".55" stop-color="#b98739"/><stop offset=".8" stop-color="#f1d596"/><stop offset="1" stop-color="#a9772f"/></linearGradient>
${GIFT_DEFS}`;

/** Flowers and greenery along the rim, from one direction to another. */
function garland(paint, from, to, count, radius) {
  const { between, flora } = paint;
  const at = (t, distance) => polar(CENTRE, CENTRE, from + (to - from) * t, distance);
  let markup = '';
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const [x, y] = at(t, radius);
    const turn = from + (to - from) * t + (i % 2 ? 1 : -1) * between(38, 80);
    markup += paint.sprig(x, y, turn, between(80, 112), GREENERY[i % 3], flora.leaves[i % 3]);
  }
  const heads = Math.round(count * 1.15);
  for (let i = 0; i < heads; i++) {
    const t = i / (heads - 1);
    const [x, y] = at(t, radius + between(-10, 10));
    if (i % 2) {
      markup += blossom(paint, x, y, between(18, 24), flora.flowers[(i + 1) % 3]);
      continue;
    }
    const size = 27 + 24 * Math.sin(Math.PI * (t * 0.8 + 0.1));
    const colour = flora.flowers[Math.floor(i / 2) % 3];
    const shadow = `<ellipse cx="${num(x + size * 0.06)}" cy="${num(y + size * 0.1)}" rx="${num(size * 1.02)}" ry="${num(size * 0.98)}" fill="${mix(colour.dark, '#20301f', 0.5)}" opacity=".28" filter="url(#soft)"/>`;
    markup += shadow + rose(paint, x, y, size, colour);
  }
  return markup;
}

/** A drawing of the tray's 600 units; the tray itself leaves a little room round it. */
const frame = (paint, ...parts) =>
  paint.document(
    600,
    600,
    `<defs>${DEFS}</defs><g transform="translate(300 294) scale(.93) translate(-300 -300)">${parts.join('')}</g>`,
  );

const painterOf = (tone) =>
  painter(tone.seed, {
    flowers: tone.flowers,
    leaves: LEAVES,
    berry: '#b58a3c',
    stamen: '#a8823a',
    leafShade: '#16261c',
    underlay: true,
  });

/** The empty tray. Below the arrangement, so that both finishes share what takes long to draw. */
export const drawMetal = (tone, finish) => frame(painterOf(tone), rim(finish));

/**
 * What is arranged on a hantaran tray, from above: satin, lace, the gift, a crescent of flowers and its answer across.
 * @param {typeof import('./tones.mjs').TONES[number]} tone
 */
export function drawArrangement(tone) {
  const paint = painterOf(tone);
  return frame(
    paint,
    satin(paint, tone.satin),
    lace(tone.satin),
    GIFTS[tone.gift](paint, tone),
    garland(paint, tone.start, tone.start + 128, 9, 196),
    garland(paint, tone.start + 196, tone.start + 256, 5, 200),
  );
}
