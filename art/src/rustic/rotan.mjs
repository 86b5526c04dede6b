import { mix } from '../core/colour.mjs';
import { num, polar } from '../core/path.mjs';
import { svgDocument } from '../core/svg.mjs';
import { painter } from '../floral/painter.mjs';
import { paperShadow } from '../vintage/filters.mjs';
import { times } from '../vintage/pen.mjs';
import { bananaLeaf, gingerTorch, monstera, palmLeaf } from './tropical.mjs';
import { blindTile, caneWebbing, coiledSeal, frond, wovenBand } from './weave.mjs';

const SHADE = paperShadow('below', { colour: '#02110c', dy: 7, blur: 6, opacity: 0.55, tight: 0.35 });

/** Leaves from the upper right corner, 380 × 380. */
function upperSpray({ seed, greens: [deep, mid, dark, pale], torch }) {
  const brush = painter(seed, { leaves: [deep, mid, dark], berry: mid, leafShade: dark });
  const [x, y] = [392, -14];
  const body = [
    palmLeaf(brush, x, y, -74, 330, 17, pale),
    palmLeaf(brush, x, y, 190, 330, 17, mid),
    palmLeaf(brush, x, y, -122, 290, 16, pale),
    bananaLeaf(brush, x, y, -98, 240, 40, deep),
    bananaLeaf(brush, x, y, 214, 236, 40, mid),
    monstera(brush, x - 20, y + 24, -92, 176, dark),
    monstera(brush, x - 6, y + 50, 206, 172, deep),
    bananaLeaf(brush, x, y, -142, 190, 34, pale),
    monstera(brush, x - 36, y + 46, -138, 128, mid),
    gingerTorch(brush, x - 84, y + 84, -140, 74, torch),
  ];
  return brush.document(380, 380, `<defs>${SHADE}</defs><g filter="url(#below)">${body.join('')}</g>`);
}

/** Leaves and ginger torches from the lower left corner, 380 × 380. */
function lowerSpray({ seed, greens: [deep, mid, dark, pale], torch }) {
  const brush = painter(seed + 4, { leaves: [deep, mid, dark], berry: mid, leafShade: dark });
  const [x, y] = [-12, 392];
  const body = [
    palmLeaf(brush, x, y, 12, 340, 18, pale),
    palmLeaf(brush, x, y, 70, 330, 17, mid),
    palmLeaf(brush, x, y, 44, 330, 17, pale),
    bananaLeaf(brush, x, y, 26, 270, 44, mid),
    bananaLeaf(brush, x, y, 82, 240, 40, deep),
    monstera(brush, x + 20, y - 64, 10, 190, dark),
    monstera(brush, x + 66, y - 22, 76, 190, deep),
    bananaLeaf(brush, x, y, 54, 240, 38, pale),
    monstera(brush, x + 56, y - 60, 42, 150, mid),
    gingerTorch(brush, x + 62, y - 122, 14, 84, torch),
    gingerTorch(brush, x + 138, y - 54, 66, 72, torch),
    gingerTorch(brush, x + 70, y - 44, 40, 96, torch),
  ];
  return brush.document(380, 380, `<defs>${SHADE}</defs><g filter="url(#below)">${body.join('')}</g>`);
}

/** A rod of rattan bent to a frame and bound at its corners, 120 × 120 with corners of 42. */
function boundFrame([light, body, dark]) {
  const rod = (width, colour, shift = 0) =>
    `<rect x="${9 + shift}" y="${9 + shift}" width="102" height="102" rx="9" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const turns = times(6, (i) => 13 + i * 4.3);
  const wrap = (x, y, turn) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})"><path d="M-1-6.500Q1.500 0-1 6.500" fill="none" stroke="${dark}" stroke-width="4.8"/><path d="M-1-6.200Q1.500 0-1 6.200" fill="none" stroke="${mix(body, light, 0.45)}" stroke-width="3.4"/><path d="M-1-4Q1-1-.4 1" fill="none" stroke="${light}" stroke-width="1.1"/></g>`;
  const corner = turns.map((at) => wrap(at + 6, 9, 0) + wrap(9, at + 6, 90)).join('') + wrap(12, 12, 45);
  const corners = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${corner}</g>`).join('');
  const defs = paperShadow('near', { colour: '#010a07', dy: 2.5, blur: 2, opacity: 0.6, tight: 0.4 });
  return svgDocument({
    width: 120,
    height: 120,
    defs,
    body: `<g filter="url(#near)">${rod(8.4, dark)}${rod(6.6, body)}${rod(2, light, -1.2)}${corners}</g>`,
  });
}

/** Two palm leaves about a knot, 240 × 40. */
function palmRule(ink, knot) {
  const half = `<g fill="${ink}">${frond(130, 22, 84, 100, 7, { slim: 0.05, bend: 10 })}</g>`;
  return svgDocument({
    width: 240,
    height: 40,
    body: `<g transform="translate(0 12.8) scale(1 .39)">${half}<g transform="translate(240 0) scale(-1 1)">${half}</g></g><circle cx="120" cy="21" r="6" fill="none" stroke="${knot}" stroke-width="2.2"/><circle cx="120" cy="21" r="2.200" fill="${knot}"/>`,
  });
}

/** A small leaf, 40 × 40. */
const fallingLeaf = (colour, turn) => {
  const [tx, ty] = polar(20, 20, 0, 16);
  return svgDocument({
    width: 40,
    height: 40,
    body: `<g transform="rotate(${turn} 20 20)"><path d="M20 37C10 28 11 14 ${num(tx)} ${num(ty)}C29 14 30 28 20 37Z" fill="${colour}"/><path d="M20 37V8M20 28L14 22M20 28L26 22M20 20L15.500 15M20 20L24.500 15" stroke="${mix(colour, '#f4f3c8', 0.5)}" stroke-width=".8" fill="none"/></g>`,
  });
};

/** Cane webbing behind a forest-green card in a bound rattan frame, with monstera and ginger torches. */
export const drawRotan = (art) => ({
  mat: () => caneWebbing(art.cane),
  'spray-a': () => upperSpray(art),
  'spray-b': () => lowerSpray(art),
  frame: () => boundFrame(art.rattan),
  blind: () => blindTile(art.blind),
  band: () => wovenBand(art.band),
  seal: () => coiledSeal(art.seal),
  rule: () => palmRule(art.rattan[0], art.torch[1]),
  'fall-1': () => fallingLeaf(art.greens[1], 25),
  'fall-2': () => fallingLeaf(art.greens[3], 150),
  'fall-3': () => fallingLeaf(art.greens[0], 260),
});
