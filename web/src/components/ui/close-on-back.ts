import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The browser's Back closes what lies over a page instead of leaving it.
 *
 * An overlay that opens puts an entry of its own into the history, at the address of the page. Back then arrives at the
 * page's entry: the overlay closes, and the router does not see the event. Closed in another way, the entry stays,
 * because going back takes time in which the page may go on elsewhere; the next overlay of the page uses it again, and
 * Back passes over it. Pages without a router take the entry out again: platform/use-browser-back.
 */
const MARK = 'overlay';

interface HistoryState extends Record<string, unknown> {
  /** The router's name for an entry. */
  key?: string;
}

/** Closes each overlay that is open, the topmost last. */
const open: (() => void)[] = [];
/** The page's entry below the overlay's entry that the browser is at; nothing when it is at no such entry. */
let below: string | null = null;
/** Pages' entries whose overlay has become another page: Back skips them. */
const replaced = new Set<string>();

function stateOf(state: unknown): HistoryState {
  return typeof state === 'object' && state !== null ? (state as HistoryState) : {};
}

/** The router's name for an entry; the one that the browser began with has none. */
function keyOf(state: unknown): string {
  return stateOf(state).key ?? 'first';
}

function isMarked(state: unknown): boolean {
  return stateOf(state)[MARK] === true;
}

function addEntry(): void {
  const state: unknown = window.history.state;
  if (!isMarked(state)) window.history.pushState({ ...stateOf(state), [MARK]: true }, '');
  below = keyOf(state);
}

function onPopState(event: PopStateEvent): void {
  const key = keyOf(event.state);
  if (isMarked(event.state)) {
    below = key;
    return;
  }
  const left = below;
  below = null;
  if (left !== key && !replaced.has(key)) return;
  // The address stays that of the page: nothing for the router to do.
  event.stopImmediatePropagation();
  const close = left === key ? open.at(-1) : undefined;
  if (!close) {
    window.history.back();
    return;
  }
  close();
  // What lies further down, or would not close, waits for the next Back.
  setTimeout(() => {
    if (open.length > 0) addEntry();
  });
}

if (typeof window !== 'undefined') {
  below = isMarked(window.history.state) ? keyOf(window.history.state) : null;
  // Before the router's listener.
  window.addEventListener('popstate', onPopState, { capture: true });
}

/** The router calls it after every navigation. */
export function followNavigation(replace: boolean): void {
  const state: unknown = window.history.state;
  if (isMarked(state)) return;
  // The overlay's entry has become a page of its own: the one below it was to be replaced.
  if (replace && below !== null && below !== keyOf(state)) replaced.add(below);
  below = null;
  if (open.length > 0) addEntry();
}

/** While `isOpen`, the browser's Back calls `onClose` instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  // Before it is painted: a Back right after that would find nothing to close, and leave the page.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    open.push(close);
    addEntry();
    return () => {
      open.splice(open.indexOf(close), 1);
    };
  }, [isOpen]);
}
