import { bouquet } from '../floral/bouquet.mjs';
import { SCRIPT, SERIF, SETTING, shopPainter, text } from './setting.mjs';

/** The arrow sign by the road that leads guests to the feast. */
export function sign() {
  const paint = shopPainter(73);
  const { between } = paint;
  const tuft = (x, y, count, height) =>
    Array.from({ length: count }, () => {
      const [foot, lean, tall] = [x + between(-60, 60), between(-16, 16), height * between(0.5, 1)];
      return `<path d="M${foot.toFixed(1)} ${y}q${(lean * 0.3).toFixed(1)} ${(-tall * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-tall).toFixed(1)}" stroke="${['#6f8a6a', '#9db392', '#48664f'][Math.floor(between(0, 2.99))]}" stroke-width="${between(1.6, 3.4).toFixed(1)}" stroke-linecap="round" fill="none"/>`;
    }).join('');
  const roses = (x, y, direction, flowers) =>
    bouquet(paint, { x, y, direction, spread: 150, scale: 0.5, sprigs: 9, ghost: 0.16, flowers });
  return paint.document(
    640,
    440,
    `<defs>${SETTING}
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7d5f43"/><stop offset=".45" stop-color="#b08d69"/><stop offset="1" stop-color="#6c5039"/></linearGradient>
<radialGradient id="ground" cx=".5" cy="0" r="1"><stop offset="0" stop-color="#b9c9a6" stop-opacity=".9"/><stop offset="1" stop-color="#b9c9a6" stop-opacity="0"/></radialGradient></defs>
<ellipse cx="306" cy="404" rx="290" ry="36" fill="url(#ground)"/>
<ellipse cx="330" cy="402" rx="96" ry="12" fill="#2a1e0a" opacity=".26" filter="url(#shade6)"/>
<rect x="292" y="120" width="22" height="284" rx="3" fill="url(#wood)"/>
${tuft(303, 408, 26, 46)}
<path d="M74 84H484L586 180 484 276H74z" fill="#2a1e0a" opacity=".3" filter="url(#shade6)" transform="translate(5 10)"/>
<path d="M70 80H480L582 176 480 272H70z" fill="#fffcf5" stroke="#d9cdb8"/>
<path d="M82 92H475L564 176 475 260H82z" fill="none" stroke="url(#gold)" stroke-width="2"/>
${text(312, 136, 16, SERIF, 'KE MAJLIS PERKAHWINAN', 'letter-spacing="3.2"')}
${text(312, 200, 58, SCRIPT, 'Aina &amp; Zaid')}
${text(312, 236, 18, SERIF, 'Dewan Seri Melati · 800 m')}
<path d="M490 176h44m-16-16 16 16-16 16" fill="none" stroke="#a8742f" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
${roses(76, 278, 45, [
  ['rose', -12, 34, 40, 0],
  ['rose', -58, 56, 28, 2],
  ['rose', 36, 58, 29, 1],
  ['jasmine', 62, 82, 15, 1],
])}
${roses(74, 76, 135, [
  ['rose', 10, 26, 30, 1],
  ['rose', 52, 46, 24, 0],
  ['rose', -38, 46, 22, 2],
])}`,
  );
}
