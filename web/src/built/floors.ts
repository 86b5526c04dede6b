/**
 * The first versions of browsers that have something; absent where none has. Edge and Samsung Internet are Chrome's.
 */
export interface Versions {
  chrome: number;
  safari: number;
  firefox: number;
}

/** The oldest browsers that each part is made for, see docs/decisions/167. Samsung Internet 15 is Chrome 90. */
export const FLOORS = {
  guest: { chrome: 80, safari: 15.4, firefox: 98 },
  shop: { chrome: 93, safari: 15.6, firefox: 102 },
} as const satisfies Record<string, Versions>;

/** Whether every browser of a floor has it. */
export function isBelow(floor: Versions, since: Versions): boolean {
  return floor.chrome >= since.chrome && floor.safari >= since.safari && floor.firefox >= since.firefox;
}

const since = (chrome: number, safari: number, firefox: number): Versions => ({ chrome, safari, firefox });

/** Methods by their name alone: a parser cannot tell of which object they are called. */
export const METHODS: Readonly<Record<string, Versions>> = {
  at: since(92, 15.4, 90),
  checkVisibility: since(105, 17.4, 106),
  findLast: since(97, 15.4, 104),
  findLastIndex: since(97, 15.4, 104),
  getAnimations: since(84, 13.1, 75),
  getOrInsert: since(145, 26.2, 144),
  getOrInsertComputed: since(145, 26.2, 144),
  groupBy: since(117, 17.4, 119),
  hidePopover: since(114, 17, 125),
  isWellFormed: since(111, 16.4, 119),
  replaceAll: since(85, 13.1, 77),
  replaceChildren: since(86, 14, 78),
  showPopover: since(114, 17, 125),
  throwIfAborted: since(100, 15.4, 97),
  toReversed: since(110, 16, 115),
  toSorted: since(110, 16, 115),
  toSpliced: since(110, 16, 115),
  toWellFormed: since(111, 16.4, 119),
  togglePopover: since(114, 17, 125),
};

/** Functions that are called by their whole name. */
export const FUNCTIONS: Readonly<Record<string, Versions>> = {
  'AbortSignal.abort': since(93, 15, 88),
  'AbortSignal.any': since(116, 17.4, 124),
  'AbortSignal.timeout': since(103, 16, 100),
  'Array.fromAsync': since(121, 16.4, 115),
  'Intl.Segmenter': since(87, 14.1, 125),
  'Iterator.from': since(122, 18.4, 131),
  'Object.hasOwn': since(93, 15.4, 92),
  'Promise.any': since(85, 14, 79),
  'Promise.try': since(128, 18.2, 134),
  'Promise.withResolvers': since(119, 17.4, 121),
  'RegExp.escape': since(136, 18.2, 134),
  'URL.canParse': since(120, 17, 115),
  'URL.parse': since(126, 18, 126),
  'crypto.randomUUID': since(92, 15.4, 95),
  requestIdleCallback: since(47, Infinity, 55),
  structuredClone: since(98, 15.4, 94),
  WeakRef: since(84, 14.1, 79),
  FinalizationRegistry: since(84, 14.1, 79),
};

/** Syntax by what this code calls it; the rest is ES2020. */
export const SYNTAX = {
  'class static block': since(94, 16.4, 93),
  'logical assignment': since(85, 14, 79),
  'private method': since(84, 15, 90),
  'private name in an object': since(91, 15, 90),
  'regex lookbehind': since(62, 16.4, 78),
  'regex flag d': since(90, 15, 88),
  'regex flag v': since(112, 17, 116),
  'top-level await': since(89, 15, 89),
} as const satisfies Record<string, Versions>;
