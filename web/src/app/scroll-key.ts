import type { Location } from 'react-router-dom';

/** What the router calls the first entry of every document. */
const FIRST_ENTRY = 'default';
/** The field of `history.state` that distinguishes such entries; it outlives a reload and Back. */
const FIELD = 'load';

let last = '';

function loadIn(state: unknown): string | undefined {
  const load = typeof state === 'object' && state !== null && FIELD in state ? state[FIELD] : undefined;
  return typeof load === 'string' ? load : undefined;
}

/**
 * Marks the history entry of a page that was loaded afresh: without it such a page would take over the scroll position
 * of another one. @param load any text that no earlier load had
 */
export function markLoad(load: string): void {
  const state: unknown = history.state;
  if (loadIn(state) === undefined) history.replaceState({ ...(state as object | null), [FIELD]: load }, '');
}

/** Under which key the scroll position of a history entry is kept. */
export function scrollKey({ key }: Pick<Location, 'key'>): string {
  if (key !== FIRST_ENTRY) return key;
  // A page that is being left is asked for when the history is at the next one: the entry seen last is meant.
  last = loadIn(history.state) ?? last;
  return `${FIRST_ENTRY} ${last}`;
}
