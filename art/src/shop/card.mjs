import { bouquet } from '../floral/bouquet.mjs';
import { SCRIPT, SERIF, SETTING, shopPainter, text } from './setting.mjs';

/** The printed A6 card, 105 × 148, leaning out of its white envelope. */
export function card() {
  const paint = shopPainter(57);
  return paint.document(
    640,
    440,
    `<defs>${SETTING}
<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".46" stop-color="#fff" stop-opacity=".2"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></linearGradient>
<linearGradient id="flap" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf8"/><stop offset="1" stop-color="#efe7d8"/></linearGradient></defs>
${envelope()}${front(paint)}`,
  );
}

function envelope() {
  return `<g transform="rotate(-7 400 250)">
<rect x="236" y="150" width="366" height="254" rx="6" fill="#2a1e0a" opacity=".3" filter="url(#shade12)"/>
<path d="M230 140 416 22 602 140z" fill="url(#flap)" stroke="#ddd2bd"/>
<rect x="230" y="138" width="372" height="258" rx="5" fill="#fbf7ee" stroke="#ddd2bd"/>
<path d="M230 396 384 262M602 396 448 262" stroke="#e3d9c6" stroke-width="1.5"/>
<path d="M230 140 416 282 602 140" fill="#f6f0e4" stroke="#ddd2bd" stroke-width="1.5"/></g>`;
}

function front(paint) {
  const [x, y, width, height] = [96, 34, 264, 372];
  const middle = x + width / 2;
  const corner = (cx, cy, direction, seedFlowers) =>
    bouquet(paint, {
      x: cx,
      y: cy,
      direction,
      spread: 120,
      scale: 0.6,
      sprigs: 11,
      ghost: 0.22,
      flowers: seedFlowers,
    });
  return `<g transform="rotate(4 ${middle} 220)">
<rect x="${x + 6}" y="${y + 12}" width="${width}" height="${height}" rx="3" fill="#2a1e0a" opacity=".38" filter="url(#shade6)"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="#fffcf5"/>
<clipPath id="card"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/></clipPath>
<g clip-path="url(#card)">
${corner(x + width + 2, y - 2, 225, [
  ['rose', 0, 44, 42, 0],
  ['rose', -40, 76, 30, 1],
  ['rose', 42, 78, 31, 2],
  ['bud', -18, 112, 14, 0],
  ['jasmine', 16, 104, 15, 1],
])}
${corner(x - 2, y + height + 2, 45, [
  ['rose', 0, 44, 40, 2],
  ['rose', -42, 76, 30, 0],
  ['rose', 40, 76, 29, 1],
  ['bud', 18, 112, 14, 0],
  ['jasmine', -16, 104, 15, 1],
])}
</g>
<rect x="${x + 11}" y="${y + 11}" width="${width - 22}" height="${height - 22}" fill="none" stroke="url(#gold)" stroke-width="1.4"/>
${text(middle, 164, 12, SERIF, 'WALIMATUL URUS', 'letter-spacing="2.4"')}
${text(middle, 212, 45, SCRIPT, 'Aina')}
${text(middle, 236, 23, SCRIPT, '&amp;', 'style="fill:#a8742f"')}
${text(middle, 276, 45, SCRIPT, 'Zaid')}
${text(middle, 306, 13.5, SERIF, 'Sabtu, 12 Jun 2027')}
<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="url(#sheen)"/></g>`;
}
