import { svgDocument } from '../core/svg.mjs';
import { branchLeft, branchRight, rule } from './botanicals.mjs';
import { shadow } from './shadows.mjs';

/** Leaf outlines of the falling pieces. */
const LEAVES = ['M0 0C-8 -8 -9 -22 0 -33C9 -22 8 -8 0 0Z', 'M0 0C-6 -8 -7 -20 0 -30C7 -20 6 -8 0 0Z'];

const leafDocument = (body) =>
  svgDocument({ width: 40, height: 40, body: `<g transform="translate(20 36)">${body}</g>` });

const filledLeaf = ({ fall }) =>
  leafDocument(
    `<path d="${LEAVES[0]}" fill="${fall.fill}"/><path d="M0 0Q1 -16 0 -28" stroke="${fall.vein}" fill="none"/>`,
  );

const outlinedLeaf = ({ fall }) =>
  leafDocument(`<path d="${LEAVES[1]}" fill="none" stroke="${fall.line}" stroke-width="1.4"/>`);

/** A disc of pressed paper inside a thin gilt ring; the initials are live text. */
export const paperSeal = ({ seal }) =>
  svgDocument({
    width: 260,
    height: 260,
    defs: `<radialGradient id="p" cx="36%" cy="30%" r="78%"><stop offset="0" stop-color="${seal.from}"/><stop offset=".62" stop-color="${seal.mid}"/><stop offset="1" stop-color="${seal.to}"/></radialGradient>`,
    body: `<circle cx="130" cy="130" r="120" fill="none" stroke="${seal.ring}" stroke-opacity=".55" stroke-width="2"/><circle cx="130" cy="130" r="118" fill="${seal.gap}"/><circle cx="130" cy="130" r="108" fill="url(#p)" stroke="${seal.ring}" stroke-width="2"/>`,
  });

/** One flute of reeded glass, 18 px wide: highlight, clear, shade, highlight. */
export const reededGlass = ({ glass }) => {
  const stops = [
    [0, '#fff', 0.4],
    [1.5, '#fff', 0.4],
    [3, '#fff', 0.12],
    [10, glass.shadeSoft, 0.1],
    [15, glass.shade, 0.15],
    [18, '#fff', 0.4],
  ];
  return svgDocument({
    width: 18,
    height: 18,
    defs: `<linearGradient id="f">${stops.map(([x, colour, alpha]) => `<stop offset="${+(x / 18).toFixed(3)}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')}</linearGradient>`,
    body: '<rect width="18" height="18" fill="url(#f)"/>',
  });
};

/** Every role of the minimal-arch layout, drawn from a design's `art`. */
export const drawMinimal = (art) => ({
  'shadow-a': () => shadow(art, 'a'),
  'shadow-b': () => shadow(art, 'b'),
  'branch-l': () => branchLeft(art),
  'branch-r': () => branchRight(art),
  rule: () => rule(art),
  seal: () => paperSeal(art),
  glass: () => reededGlass(art),
  'fall-1': () => filledLeaf(art),
  'fall-2': () => outlinedLeaf(art),
});
