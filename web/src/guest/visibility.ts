/** Without a render for so many ms, what is out of the window is rendered too. */
const REST_MS = 150;

export interface Visibility {
  /** Ref of its element. Without one, and until the first report of the observer, it counts as visible. */
  ref: (element: Element | null) => void;
  /** Whether to render it now. If not, `onDue` is called once: when it is visible, or after `REST_MS` of rest. */
  isDue: () => boolean;
}

interface Entry {
  isVisible: boolean;
  /** Set for one render, after which it is false again. */
  isNext: boolean;
  onDue: () => void;
}

const entries = new WeakMap<Element, Entry>();
const waiting = new Set<Entry>();
let observer: IntersectionObserver | undefined;
let isCounting = false;
/** `isDue` was called since the timer began. */
let isAsked = false;

/** @param onDue - `isDue` answers true in the render that it begins */
export function trackVisibility(onDue: () => void): Visibility {
  const entry: Entry = { isVisible: true, isNext: false, onDue };
  let element: Element | null = null;
  return {
    ref: (next) => {
      if (next === element) return;
      if (element) observer?.unobserve(element);
      element = next;
      entry.isVisible = true;
      waiting.delete(entry);
      if (!next) return;
      entries.set(next, entry);
      observer ??= new IntersectionObserver(observe);
      observer.observe(next);
    },
    isDue: () => {
      const isDue = entry.isVisible || entry.isNext;
      entry.isNext = false;
      if (isDue) waiting.delete(entry);
      else {
        waiting.add(entry);
        waitForRest();
      }
      return isDue;
    },
  };
}

/** One timer for all sections, not set again by each call: a rest is a span without one. */
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
      renderNow([...waiting]);
    }, REST_MS);
  };
  count();
}

function observe(changes: readonly IntersectionObserverEntry[]): void {
  const came: Entry[] = [];
  for (const { target, isIntersecting } of changes) {
    const entry = entries.get(target);
    if (!entry) continue;
    entry.isVisible = isIntersecting;
    if (isIntersecting && waiting.has(entry)) came.push(entry);
  }
  renderNow(came);
}

function renderNow(due: readonly Entry[]): void {
  for (const entry of due) {
    waiting.delete(entry);
    entry.isNext = true;
    entry.onDue();
  }
}
