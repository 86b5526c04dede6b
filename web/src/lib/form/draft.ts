import { sameData } from './path.js';

/** Raised when the shape of drafts changes, so that an old one is not read into a new form. */
const PREFIX = 'draft:1:';

/** A key is seen before its draft is written, when the browser has nothing else to do; at the latest then, in ms. */
const SOON_MS = 400;
/** What is written in a moment, by the drafts' keys. */
const waiting = new Map<string, () => void>();

function writeWaiting(): void {
  const writes = [...waiting.values()];
  waiting.clear();
  writes.forEach((write) => write());
}
/** Safari has no idle moments to tell of. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: SOON_MS });
  else setTimeout(work, SOON_MS);
}
// A page may end in that moment. A phone that ends one in the background has hidden it before.
globalThis.addEventListener?.('pagehide', writeWaiting);
globalThis.addEventListener?.('visibilitychange', writeWaiting);

/**
 * What was typed and not saved, kept on the device under `key`; nothing when there is none. One that says the same as
 * what is saved by now is forgotten: once that changes elsewhere, it would come back as something typed here.
 */
export function readDraft<T extends object>(key: string, initial: T): T | undefined {
  writeWaiting();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    // Fields that the form has since gained begin as they do now; those that it lost are dropped.
    const known = Object.fromEntries(Object.entries(stored).filter(([name]) => name in initial));
    const draft = { ...initial, ...known };
    if (!sameData(draft, initial)) return draft;
    clearDraft(key);
    return undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is typed, or forgets it when it says the same as what is saved. */
export function writeDraft<T extends object>(key: string, values: T, saved: T): void {
  waiting.delete(key);
  try {
    if (sameData(values, saved)) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Storage is full or blocked: the page still holds it.
  }
}

/** As `writeDraft`, in a moment, or before the page ends. */
export function writeDraftSoon<T extends object>(key: string, values: T, saved: T): void {
  if (waiting.size === 0) whenIdle(writeWaiting);
  waiting.set(key, () => writeDraft(key, values, saved));
}

export function clearDraft(key: string): void {
  waiting.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // As above.
  }
}

/** Whether something unsaved is kept under the key. */
export function hasDraft(key: string): boolean {
  writeWaiting();
  try {
    return localStorage.getItem(PREFIX + key) !== null;
  } catch {
    return false;
  }
}
