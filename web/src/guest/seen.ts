/** What is out of sight follows when nothing was asked for during a span of so many ms. */
const REST_MS = 150;

/** Whether something is in the window, for whoever draws what nobody sees later. */
export interface Seen {
  /** Takes its element. Without one, and until the browser has looked for the first time, it counts as seen. */
  ref: (element: Element | null) => void;
  /**
   * Whether it is to be drawn now. If not, it is told once: as soon as it comes into the window, or when nothing more
   * was asked for a moment.
   */
  isDue: () => boolean;
}

interface Entry {
  isSeen: boolean;
  /** It was out of sight, and its turn has come. */
  hasTurn: boolean;
  tell: () => void;
}

const entries = new WeakMap<Element, Entry>();
const waiting = new Set<Entry>();
let observer: IntersectionObserver | undefined;
let isCounting = false;
/** Something was asked for since the counting began. */
let isAsked = false;

/** @param tell - is told that its turn has come, and then finds it due */
export function seen(tell: () => void): Seen {
  const entry: Entry = { isSeen: true, hasTurn: false, tell };
  let element: Element | null = null;
  return {
    ref: (next) => {
      if (next === element) return;
      if (element) observer?.unobserve(element);
      element = next;
      entry.isSeen = true;
      waiting.delete(entry);
      if (!next) return;
      entries.set(next, entry);
      observer ??= new IntersectionObserver(look);
      observer.observe(next);
    },
    isDue: () => {
      const isDue = entry.isSeen || entry.hasTurn;
      entry.hasTurn = false;
      if (isDue) waiting.delete(entry);
      else {
        waiting.add(entry);
        waitForRest();
      }
      return isDue;
    },
  };
}

/** One timer for all, not set anew by each of a key's many calls: a rest is a span in which none came. */
function waitForRest(): void {
  isAsked = true;
  if (isCounting) return;
  isCounting = true;
  const count = (): void => {
    isAsked = false;
    setTimeout(() => {
      if (isAsked) {
        count();
        return;
      }
      isCounting = false;
      giveTurn([...waiting]);
    }, REST_MS);
  };
  count();
}

function look(changes: readonly IntersectionObserverEntry[]): void {
  const came: Entry[] = [];
  for (const { target, isIntersecting } of changes) {
    const entry = entries.get(target);
    if (!entry) continue;
    entry.isSeen = isIntersecting;
    if (isIntersecting && waiting.has(entry)) came.push(entry);
  }
  giveTurn(came);
}

function giveTurn(due: readonly Entry[]): void {
  for (const entry of due) {
    waiting.delete(entry);
    entry.hasTurn = true;
    entry.tell();
  }
}
