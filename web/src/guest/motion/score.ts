import type { OpeningKind } from '@serikad/shared/designs/design.types';
import { sheetTarget, type Played } from './gestures/gesture.js';
import { GESTURES, type GestureName } from './gestures/gestures.js';
import {
  BOTH_WAYS,
  DOORS_OPEN,
  DOORS_TAKE,
  DURATION_MS,
  FAINT,
  GENTLE,
  HEAVY,
  numbersFrom,
  type Move,
} from './move.js';

/** What there is to move. */
export interface Scene {
  doors: OpeningKind;
  /** How the pictures come. */
  gesture: GestureName;
  /** Whether the cover fades instead, whatever the doors could do. */
  fades: boolean;
  /** Positions of the cover's pictures that this design shows. */
  layers: readonly string[];
  /** Those of them that the layout mirrors, left to right. */
  mirrored: readonly string[];
  /** Rows of the names from top to bottom: written on, from the right where they are read so; or faded in. */
  rows: readonly ('left-to-right' | 'right-to-left' | 'fade')[];
  /** Pieces that drift down. */
  flakes: number;
}

const SEAL_PRESSED = 1500;
const NAMES_BEGIN = 5000;
const NAMES_TAKE = 3700;
/** How much longer than its share a row is written, so that the next one begins before. */
const ROW_TAKES = 1.35;

/** The whole motion. The same scene gives the same moves. */
export function scoreOf(scene: Scene): Move[] {
  const played = gestureOf(scene);
  return [...seal(), ...doors(scene), ...art(scene, played), ...words(scene), ...drifting(scene)];
}

/** What the design's gesture does: its copies of pictures, and how they move. */
export function gestureOf({ gesture, layers }: Scene): Played {
  return GESTURES[gesture](layers);
}

function seal(): Move[] {
  const from = { transform: 'scale(1)', opacity: 1 };
  return [
    {
      target: 'seal',
      start: 0,
      duration: SEAL_PRESSED + 700,
      easing: 'linear',
      keyframes: [
        { ...from, offset: 0, easing: 'ease-in-out' },
        { ...from, transform: 'scale(1.035)', offset: 0.34, easing: 'ease-in-out' },
        { ...from, offset: 0.68, easing: 'ease-out' },
        { ...from, transform: 'scale(0.93)', offset: 0.78, easing: 'ease-in' },
        { transform: 'scale(1.24)', opacity: 0, offset: 1 },
      ],
    },
    // What a layout draws behind the disc: a ribbon, a line.
    {
      target: 'seal-back',
      start: SEAL_PRESSED,
      duration: 700,
      easing: 'ease-in',
      keyframes: [{ opacity: 1 }, { opacity: 0 }],
    },
  ];
}

/** When the last copy of pictures is gone; 0: there are none. */
export function copiesGone(scene: Scene): number {
  const { sheets, moves } = gestureOf(scene);
  const copies = new Set(sheets.map(sheetTarget));
  return Math.max(0, ...moves.flatMap(({ target, start, duration }) => (copies.has(target) ? [start + duration] : [])));
}

/** Where each half goes, as the guest view's stylesheet has it. */
const DOORS: Readonly<Record<Exclude<OpeningKind, 'fade'>, readonly [left: string, right: string]>> = {
  window: ['translateX(-101%)', 'translateX(101%)'],
  gate: ['rotateY(-100deg)', 'rotateY(100deg)'],
  curtain: ['translateY(-101%)', 'translateY(-101%)'],
  card: ['rotateY(-100deg)', 'rotateY(-100deg)'],
  scroll: ['translateY(-101%)', 'translateY(101%)'],
};
const CLOSED: Readonly<Record<Exclude<OpeningKind, 'fade'>, string>> = {
  window: 'translateX(0)',
  gate: 'rotateY(0deg)',
  curtain: 'translateY(0)',
  card: 'rotateY(0deg)',
  scroll: 'translateY(0)',
};

function doors({ doors: kind, fades }: Scene): Move[] {
  const gone: Move = {
    target: 'opening',
    start: DOORS_OPEN,
    duration: DOORS_TAKE,
    easing: BOTH_WAYS,
    keyframes: [{ opacity: 1 }, { opacity: 0 }],
  };
  if (fades || kind === 'fade') return [gone];
  const [left, right] = DOORS[kind];
  const swing = (target: string, to: string): Move => ({
    target,
    start: DOORS_OPEN,
    duration: DOORS_TAKE,
    easing: HEAVY,
    keyframes: [{ transform: CLOSED[kind] }, { transform: to }],
  });
  return [
    { ...gone, target: 'seam', start: DOORS_OPEN - 150, duration: 350 },
    swing('door-left', left),
    swing('door-right', right),
    // Doors that stand edge-on are still a line: they go with the last of their way.
    { ...gone, start: DOORS_OPEN + DOORS_TAKE - 300, duration: 300 },
  ];
}

/** From what each picture grows, about the edge that holds it; and when. */
const GROWTH: Readonly<Record<string, { from: string; origin: string; start: number; duration: number }>> = {
  center: { from: 'translateY(3%) scale(0.97)', origin: '50% 100%', start: 2000, duration: 2600 },
  frame: { from: 'scale(1.05)', origin: '50% 50%', start: 2200, duration: 2600 },
  'edge-left': { from: 'translateX(-70%)', origin: '0 50%', start: 2300, duration: 2200 },
  'edge-right': { from: 'translateX(70%)', origin: '100% 50%', start: 2300, duration: 2200 },
  top: { from: 'translateY(-22%)', origin: '50% 0', start: 2500, duration: 2500 },
  'top-left': { from: 'scale(0.7) rotate(-9deg)', origin: '0 0', start: 2700, duration: 2800 },
  'top-right': { from: 'scale(0.7) rotate(9deg)', origin: '100% 0', start: 2950, duration: 2800 },
  bottom: { from: 'translateY(22%)', origin: '50% 100%', start: 3100, duration: 2500 },
  'bottom-left': { from: 'scale(0.7) rotate(9deg)', origin: '0 100%', start: 3200, duration: 2800 },
  'bottom-right': { from: 'scale(0.7) rotate(-9deg)', origin: '100% 100%', start: 3450, duration: 2800 },
};

/** The point about which a picture grows, for its stylesheet. */
export const originOf = (layer: string): string => GROWTH[layer]?.origin ?? '50% 50%';

/** The position on the other side: what is mirrored moves the other way. */
const acrossFrom = (layer: string): string =>
  layer.endsWith('left') ? layer.replace('left', 'right') : layer.replace('right', 'left');

function art({ layers, mirrored }: Scene, { brings, stays = [], moves }: Played): Move[] {
  const others = layers.filter((layer) => !brings.includes(layer) && !stays.includes(layer));
  const grown = others.flatMap((layer): Move[] => {
    const growth = GROWTH[layer];
    if (!growth) return [];
    const { start, duration } = growth;
    const { from } = (mirrored.includes(layer) && GROWTH[acrossFrom(layer)]) || growth;
    const target = `layer:${layer}`;
    return [
      { target, start, duration, easing: GENTLE, keyframes: [{ transform: from }, { transform: 'none' }], added: true },
      { target, start, duration: duration * 0.6, easing: 'ease-out', keyframes: [FAINT] },
    ];
  });
  return [
    {
      target: 'art',
      start: DOORS_OPEN,
      duration: 8000,
      easing: 'cubic-bezier(0.16, 0.6, 0.3, 1)',
      keyframes: [{ transform: 'scale(1.07)' }, { transform: 'scale(1)' }],
    },
    ...grown,
    ...moves,
    {
      target: 'light',
      start: 10_800,
      duration: 2600,
      easing: 'cubic-bezier(0.4, 0, 0.4, 1)',
      keyframes: [
        { transform: 'translateX(-110%) skewX(-14deg)', opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { opacity: 1, offset: 0.7 },
        { transform: 'translateX(110%) skewX(-14deg)', opacity: 0 },
      ],
    },
  ];
}

function words({ rows }: Scene): Move[] {
  const rise = (target: string, start: number, duration = 1100): Move => ({
    target,
    start,
    duration,
    easing: GENTLE,
    keyframes: [
      { ...FAINT, transform: 'translateY(12px)' },
      { transform: 'none', offset: 1 },
    ],
  });
  const pace = paceOf(rows);
  const written = rows.flatMap((row, index): Move[] => {
    const start = NAMES_BEGIN + pace * index;
    if (row === 'fade') {
      const keyframes = [
        { ...FAINT, transform: 'scale(0.8)' },
        { transform: 'none', offset: 1 },
      ];
      return [{ target: `row:${index}`, start, duration: pace * 1.2, easing: GENTLE, keyframes }];
    }
    // A window moves over the words, which stand still: it one way, they the other.
    const way = row === 'left-to-right' ? -1 : 1;
    const pass = (target: string, from: number): Move => ({
      target,
      start,
      duration: pace * ROW_TAKES,
      easing: BOTH_WAYS,
      keyframes: [{ transform: `translateX(${from}%)` }, { transform: 'translateX(0%)' }],
    });
    return [pass(`row:${index}`, 101 * way), pass(`words:${index}`, -101 * way)];
  });
  return [
    rise('jawi', 4000),
    rise('title', 4300),
    ...written,
    {
      target: 'rule',
      start: 9300,
      duration: 1100,
      easing: GENTLE,
      keyframes: [
        { ...FAINT, transform: 'scaleX(0.25)' },
        { transform: 'none', offset: 1 },
      ],
    },
    rise('date', 9700),
    rise('place', 10_100),
  ];
}

const paceOf = (rows: Scene['rows']): number => NAMES_TAKE / Math.max(rows.length, 1);

/** When the last row of the names is written. */
export function namesWritten({ rows }: Pick<Scene, 'rows'>): number {
  return NAMES_BEGIN + paceOf(rows) * (Math.max(rows.length, 1) - 1 + ROW_TAKES);
}

/** Petals, stars or leaves: none before the names are written, and all are down or gone before the end. */
function drifting({ flakes, rows }: Scene): Move[] {
  const random = numbersFrom(20_270);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const begin = namesWritten({ rows });
  return Array.from({ length: flakes }, (_, index): Move => {
    const start = begin + (index * 1300) / Math.max(flakes, 1) + between(0, 100);
    const duration = between(2900, DURATION_MS - 400 - begin - 1400);
    const [sway, turn] = [between(-16, 16), between(-320, 320)];
    const at = (x: number, y: number, turned: number): string =>
      `translate3d(${x.toFixed(1)}vw, ${y}vh, 0) rotate(${turned.toFixed(0)}deg)`;
    return {
      target: `flake:${index}`,
      start,
      duration,
      easing: 'linear',
      keyframes: [
        { transform: at(0, -8, 0), opacity: 0 },
        { transform: at(sway, 22, turn * 0.3), opacity: 0.95, offset: 0.28 },
        { transform: at(sway * -0.5, 62, turn * 0.65), opacity: 0.9, offset: 0.66 },
        { transform: at(sway * 0.6, 108, turn), opacity: 0 },
      ],
    };
  });
}
