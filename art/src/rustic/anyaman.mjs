import { blurFilter, svgDocument } from '../core/svg.mjs';
import { blindTile, coiledSeal, frond, screwPineMat, wovenBand } from './weave.mjs';

/** The soft shadow of palm fronds from outside the picture. `fronds`: [x, y, angle, length, pairs, blur, opacity] */
const palmShade = (size, colour, fronds) =>
  svgDocument({
    width: size,
    height: size,
    defs: [3, 5, 8].map((blur) => blurFilter(`b${blur}`, blur, 20)).join(''),
    body: fronds
      .map(
        ([x, y, angle, length, pairs, blur, opacity]) =>
          `<g filter="url(#b${blur})" fill="${colour}" opacity="${opacity}">${frond(x, y, angle, length, pairs)}</g>`,
      )
      .join(''),
  });

/** Two rules whose corners turn in steps, as woven borders do, 120 × 120 with corners of 42. */
function steppedFrame(ink, dot) {
  const corner = `<path d="M42 7H26V14H14V26H7V42M42 12H31V19H19V31H12V42" fill="none" stroke="${ink}" stroke-width="1.3"/><path d="M9 3.500L14.500 9L9 14.500L3.500 9Z" fill="${dot}"/><path d="M22 17.500L26.500 22L22 26.500L17.500 22Z" fill="${ink}"/>`;
  const corners = [0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn} 60 60)">${corner}</g>`).join('');
  const lines = `<path d="M41 7H79M41 113H79M7 41V79M113 41V79" stroke="${ink}" stroke-width="1.3"/><path d="M41 12H79M41 108H79M12 41V79M108 41V79" stroke="${ink}" stroke-width=".6"/>`;
  return svgDocument({ width: 120, height: 120, body: lines + corners });
}

/** A row of woven lozenges that tapers to both sides, 240 × 40. */
function lozengeRule(dyes, straw) {
  const gem = (x, size, colour) =>
    `<path d="M${x} ${20 - size}L${x + size} 20L${x} ${20 + size}L${x - size} 20Z" fill="${colour}"/>`;
  const row = [0, 1, 2, 3, 4].map((i) => {
    const size = 10 - i * 1.7;
    const off = i * 19;
    const pair = i === 0 ? [120] : [120 - off, 120 + off];
    return pair
      .map((x) => gem(x, size, dyes[i % 2]) + gem(x, size * 0.56, straw) + gem(x, size * 0.28, dyes[(i + 1) % 2]))
      .join('');
  });
  return svgDocument({
    width: 240,
    height: 40,
    body: `<path d="M6 20H36M204 20H234" stroke="${dyes[0]}" stroke-width="1.2"/>${row.join('')}`,
  });
}

/** A dried bamboo leaf, 40 × 40. */
const bambooLeaf = (light, dark, turn) =>
  svgDocument({
    width: 40,
    height: 40,
    body: `<g transform="rotate(${turn} 20 20)"><path d="M20 38C15 28 15 14 20 2C25 14 25 28 20 38Z" fill="${light}"/><path d="M20 38V4M18 30L17 16M22 30L23 16" stroke="${dark}" stroke-width=".7" fill="none" opacity=".7"/></g>`,
  });

/** A screw-pine mat with a card upon it in the shade of a palm; a bamboo blind before it. */
export const drawAnyaman = (art) => ({
  mat: () => screwPineMat(art.mat),
  'spray-a': () =>
    palmShade(380, art.shade, [
      [420, -70, 228, 420, 16, 5, 0.36],
      [250, -120, 200, 300, 13, 8, 0.24],
    ]),
  'spray-b': () => palmShade(380, art.shade, [[-70, 430, 46, 400, 15, 5, 0.38]]),
  frame: () => steppedFrame(...art.rules),
  blind: () => blindTile(art.blind),
  band: () => wovenBand(art.band),
  seal: () => coiledSeal(art.seal),
  rule: () => lozengeRule(art.mat.dyes, art.band.straw[0]),
  'fall-1': () => bambooLeaf(...art.leaf, 25),
  'fall-2': () => bambooLeaf(...art.leaf, 130),
  'fall-3': () => bambooLeaf(...art.leaf, 240),
});
