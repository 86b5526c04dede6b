import { APPLIANCES, FURNISHINGS } from './home.js';
import { MACHINES, TABLEWARE } from './kitchen.js';

const SHAPES = { ...MACHINES, ...TABLEWARE, ...APPLIANCES, ...FURNISHINGS } as const;
export type GiftDrawing = keyof typeof SHAPES;

/** In the order in which they are shown. */
export const GIFT_DRAWINGS = Object.keys(SHAPES) as GiftDrawing[];

/** Grounds with the shadow that a thing throws on each. */
const GROUNDS = [
  ['#f6efe3', '#e6d8c3'],
  ['#eef2e8', '#d5decb'],
  ['#f3e8e4', '#e2d0c9'],
  ['#e9eff0', '#d0dcdf'],
] as const;

/** A drawing as an SVG document of a square. */
export function drawingSvg(drawing: GiftDrawing): string {
  const [ground, shadow] = GROUNDS[GIFT_DRAWINGS.indexOf(drawing) % GROUNDS.length] ?? GROUNDS[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="${ground}"/><ellipse cx="240" cy="390" rx="172" ry="18" fill="${shadow}"/>${SHAPES[drawing]}</svg>`;
}
