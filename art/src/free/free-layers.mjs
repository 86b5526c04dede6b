import { boughs, corner, divider, falling, frame, ornament, wreathSeal } from './sprays.mjs';
import { shadedWall, sunlitWall } from './grounds.mjs';

const DOOR = { width: 440, height: 800 };

/** What all three have: divider, seal, and what falls. */
const shared = (art) => ({
  rule: () => divider(art),
  seal: () => wreathSeal(art),
  'fall-1': () => falling(art, 3),
});

/** Every role of the layout free-frame. */
export const drawFreeFrame = (art) => ({
  ...shared(art),
  frame: () => frame(art),
  door: () => shadedWall(art, DOOR),
  ornament: () => ornament(art),
});

/** Every role of the layout free-corners. */
export const drawFreeCorners = (art) => ({
  ...shared(art),
  'top-left': () => corner(art, { full: true, seed: 11 }),
  'top-right': () => corner(art, { right: true, seed: 17 }),
  'bottom-left': () => corner(art, { below: true, seed: 19 }),
  'bottom-right': () => corner(art, { full: true, right: true, below: true, seed: 23 }),
  head: () => boughs(art),
  foot: () => ornament(art),
});

/** Every role of the layout free-picture. */
export const drawFreePicture = (art) => ({
  ...shared(art),
  picture: () =>
    sunlitWall(
      art,
      { width: 440, height: 860 },
      {
        suns: [{ x: -330, y: -20, size: 880 }],
        boughs: [
          { x: 446, y: -6, width: 330 },
          { x: -8, y: 742, width: 190, turn: -34, left: true },
        ],
      },
    ),
  'picture-wide': () =>
    sunlitWall(
      art,
      { width: 960, height: 600 },
      {
        suns: [{ x: 40, y: -40, size: 920 }],
        boughs: [
          { x: 968, y: -8, width: 400 },
          { x: -10, y: 372, width: 300, turn: -30, left: true },
        ],
      },
    ),
  door: () => shadedWall(art, DOOR),
  ornament: () => ornament(art),
});
