import { BOTH_WAYS, GENTLE, numbersFrom, SPRING, type Move } from '../move.js';
import { cellsOf, motifsOf, sheetTarget, sparkTarget, takePlace, type Gesture, type Sheet } from './gesture.js';

/** Gestures whose cells come one after another, each from its own place. */
interface Order {
  rows: number;
  columns: number;
  cells: 'sharp' | 'soft';
  /** When a cell's turn is, on any scale; x and y are parts of the cover's width and height. */
  turn: (x: number, y: number, random: () => number, layers: readonly string[]) => number;
  /** From where it comes. */
  from: (x: number, y: number, random: () => number) => string;
  /** Milliseconds: the first cell, the time between the first and the last, and what each takes. */
  start: number;
  spread: number;
  takes: number;
  easing: string;
  /** From what opacity, and when it is whole: a part of what a cell takes. */
  whole: number;
  /** Points of light that run along the frame with the cells. */
  led?: true;
  /** Leaves the frame alone: its lines would break. */
  withoutFrame?: true;
  /** Shows the ground as well, over a sheet of this look, which goes as the cells close. */
  onto?: NonNullable<Sheet['look']>;
}

const FADE = 600;

function inOrder(order: Order): Gesture {
  return (layers) => {
    const { rows, columns, cells, start, spread, takes, easing, whole, onto } = order;
    const brings = motifsOf(layers).filter((layer) => !(order.withoutFrame && layer === 'frame'));
    const below: Sheet[] = onto ? [{ name: 'below', layers: [], rows: 1, columns: 1, cells: 'sharp', look: onto }] : [];
    const sheet: Sheet = { name: 'art', layers: onto ? layers : brings, rows, columns, cells };
    const random = numbersFrom(4711);
    const turns = cellsOf(sheet).map((cell) => ({ ...cell, turn: order.turn(cell.x, cell.y, random, layers) }));
    const first = Math.min(...turns.map(({ turn }) => turn));
    const range = Math.max(...turns.map(({ turn }) => turn)) - first || 1;
    const moves = turns.map(({ target, turn, x, y }): Move => ({
      target,
      start: Math.round(start + ((turn - first) / range) * spread),
      duration: takes,
      easing,
      keyframes: [
        { opacity: 0, transform: order.from(x, y, random) },
        { opacity: 1, offset: whole },
        { opacity: 1, transform: 'none' },
      ],
    }));
    return {
      brings,
      sheets: [...below, sheet],
      sparks: order.led ? 2 : 0,
      moves: [
        ...moves,
        ...below.map((cloth): Move => ({
          target: sheetTarget(cloth),
          start: start + spread * 0.75,
          duration: takes,
          easing: 'ease-in-out',
          keyframes: [{ opacity: 1 }, { opacity: 0 }],
        })),
        ...(order.led ? alongTheFrame(start, spread) : []),
        ...takePlace([sheet], brings, start + spread + takes, cells === 'soft' ? FADE : 1),
      ],
    };
  };
}

/** The way round a phone's cover from the middle of the foot to the middle of the head, in widths: foot, side, head. */
const FOOT = 0.5;
const SIDE = 2.1;
const WAY = FOOT + SIDE + FOOT;

/** How far along that way a place's nearest edge is. */
function way(x: number, y: number): number {
  const out = Math.abs(x - 0.5);
  const [toSide, toFoot, toHead] = [0.5 - out, (1 - y) * SIDE, y * SIDE];
  if (toSide <= Math.min(toFoot, toHead)) return FOOT + (1 - y) * SIDE;
  return toFoot < toHead ? out : WAY - out;
}

/** Two needles of light, up both sides. */
function alongTheFrame(start: number, takes: number): Move[] {
  return [-1, 1].map((side, index): Move => {
    const at = (out: number, up: number): string => `translate3d(${50 + side * out}vw, ${96 - up}vh, 0)`;
    return {
      target: sparkTarget(index),
      start,
      duration: takes + 300,
      easing: 'linear',
      keyframes: [
        { transform: at(0, 0), opacity: 0 },
        { opacity: 1, offset: 0.04 },
        { transform: at(45, 0), offset: FOOT / WAY },
        { transform: at(45, 92), offset: (FOOT + SIDE) / WAY },
        { opacity: 1, offset: 0.94 },
        { transform: at(0, 92), opacity: 0 },
      ],
    };
  });
}

const distance = (x: number, y: number, toX: number, toY: number): number => Math.hypot(x - toX, (y - toY) * 2.1);

/** Where the pictures of a position are rooted. */
const ROOTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'top-left': [0, 0],
  'top-right': [1, 0],
  'bottom-left': [0, 1],
  'bottom-right': [1, 1],
  'edge-left': [0, 0.5],
  'edge-right': [1, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
  center: [0.5, 1],
};

/** Flowers open one after another from where their stems come in. */
export const bloomed = inOrder({
  rows: 8,
  columns: 4,
  cells: 'soft',
  turn: (x, y, random, layers) =>
    Math.min(...layers.flatMap((layer) => (ROOTS[layer] ? [distance(x, y, ...ROOTS[layer])] : [])), 3) + random() * 0.3,
  from: (_x, _y, random) => `scale(0.35) rotate(${(random() * 70 - 35).toFixed(0)}deg)`,
  start: 2500,
  spread: 2300,
  takes: 1200,
  easing: SPRING,
  whole: 0.45,
  withoutFrame: true,
});

/** Dye runs out over white cloth from where it dropped. */
export const dyed = inOrder({
  rows: 8,
  columns: 4,
  cells: 'soft',
  turn: (x, y, random) =>
    Math.min(distance(x, y, 0.4, 0.16), distance(x, y, 0.86, 0.44) + 0.22, distance(x, y, 0.3, 0.86) + 0.08) +
    random() * 0.3,
  from: () => 'scale(0.65)',
  start: 2500,
  spread: 1600,
  takes: 1500,
  easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)',
  whole: 0.9,
  onto: 'undyed',
});

/**
 * Paint runs out over wet paper from the middle of a picture that stands low; it stays where it is while it darkens.
 */
export const washed = inOrder({
  rows: 9,
  columns: 5,
  cells: 'soft',
  turn: (x, y, random) => distance(x, y, 0.5, 0.62) + random() * 0.22,
  from: () => 'scale(0.92)',
  start: 2500,
  spread: 2000,
  takes: 1600,
  easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)',
  whole: 0.9,
});

/** Thread is drawn through, stitch by stitch, up both sides of the frame. */
export const stitched = inOrder({
  rows: 11,
  columns: 5,
  cells: 'soft',
  turn: (x, y) => way(x, y),
  from: (x) => `translate(${x < 0.5 ? 9 : -9}px, -16px) scale(1.2)`,
  start: 2500,
  spread: 3000,
  takes: 520,
  easing: GENTLE,
  whole: 0.4,
  led: true,
});

/** Stone upon stone, up both sides to the crown. */
export const raised = inOrder({
  rows: 9,
  columns: 4,
  cells: 'soft',
  turn: (x, y) => (1 - y) * 2.1 + (0.5 - Math.abs(x - 0.5)) * 1.5,
  from: (x) => `translate(${x < 0.5 ? -12 : 12}px, 26px) scale(0.9)`,
  start: 2400,
  spread: 2700,
  takes: 900,
  easing: GENTLE,
  whole: 0.6,
});

/** Leaf gold is laid on from the middle, in the directions of an eight-pointed star. */
export const gilded = inOrder({
  rows: 9,
  columns: 5,
  cells: 'soft',
  turn: (x, y) => distance(x, y, 0.5, 0.5) - 0.14 * Math.cos(8 * Math.atan2((y - 0.5) * 2.1, x - 0.5)),
  from: () => 'scale(0.6)',
  start: 2500,
  spread: 2500,
  takes: 1000,
  easing: GENTLE,
  whole: 0.55,
});

/** A fan opens about the middle of the foot. */
export const fanned = inOrder({
  rows: 8,
  columns: 5,
  cells: 'soft',
  turn: (x, y) => Math.abs(Math.atan2(x - 0.5, (1.02 - y) * 2.1)) + y * 0.02,
  from: (x) => `rotate(${x < 0.5 ? 24 : -24}deg) scale(0.72)`,
  start: 2500,
  spread: 2200,
  takes: 1100,
  easing: GENTLE,
  whole: 0.6,
});

/** Tiles are laid, one beside the other, from corner to corner. */
export const tiled = inOrder({
  rows: 11,
  columns: 5,
  cells: 'sharp',
  turn: (x, y, random) => Math.abs(y - 0.5) * -1.6 + x * 0.7 + random() * 0.12,
  from: () => 'perspective(420px) rotateX(-82deg) scale(0.92)',
  start: 2500,
  spread: 2300,
  takes: 760,
  easing: BOTH_WAYS,
  whole: 0.3,
});

/** Cut paper is put down, here and there. */
export const pieced = inOrder({
  rows: 7,
  columns: 4,
  cells: 'soft',
  turn: (_x, _y, random) => random(),
  from: (x, y, random) =>
    `translate(${((x - 0.5) * 90).toFixed(0)}px, ${((y - 0.5) * 90).toFixed(0)}px) scale(1.5) rotate(${(random() * 80 - 40).toFixed(0)}deg)`,
  start: 2500,
  spread: 2500,
  takes: 640,
  easing: SPRING,
  whole: 0.3,
});

/** A plate presses relief into the paper, from the left. */
export const pressed = inOrder({
  rows: 3,
  columns: 7,
  cells: 'soft',
  turn: (x, y) => x + y * 0.4,
  from: () => 'scale(1.14)',
  start: 2500,
  spread: 2000,
  takes: 1100,
  easing: GENTLE,
  whole: 0.8,
});
