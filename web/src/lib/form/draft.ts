import { deviceStorage } from '../device-storage.js';
import { whenIdle } from '../../platform/when-idle.js';
import { sessionStore } from '../session/session-store.js';
import { sameData } from './path.js';

/** Drafts of all versions; those of another version than `PREFIX` are removed at the start. */
export const ALL_VERSIONS = 'draft:';
/** Raised when the shape of drafts changes, so that an old one is not read into a new form. */
export const PREFIX = `${ALL_VERSIONS}2:`;

/** A key is seen before its draft is written, when the browser has nothing else to do; at the latest then, in ms. */
const SOON_MS = 400;
export const waiting = new Map<string, () => void>();
/** The drafts that forms of this page began with, by the keys in storage. */
export const begunWith = new Set<string>();

export function writeWaiting(): void {
  const writes = [...waiting.values()];
  waiting.clear();
  writes.forEach((write) => write());
}
// A page may end in that moment. A phone that ends one in the background has hidden it before.
globalThis.addEventListener?.('pagehide', writeWaiting);
globalThis.addEventListener?.('visibilitychange', writeWaiting);

// After a sign-out, or with another user, nothing of the one before is written any more.
let epoch = sessionStore.epoch();
sessionStore.subscribe(() => {
  if (epoch === sessionStore.epoch()) return;
  epoch = sessionStore.epoch();
  waiting.clear();
  deviceStorage.clearMemory();
});

/** Under which key a draft is stored. @param owner the user's id; empty: typed signed out */
export function storedKey(key: string, owner: string): string {
  return `${PREFIX}${owner}:${key}`;
}

/**
 * Whose drafts an open form keeps: the user's who is signed in, or signs in while it is open; then always that user's,
 * also after the session has ended.
 */
export function draftOwner(): () => string {
  let owner = '';
  return () => (owner ||= sessionStore.ownerId());
}

/**
 * What was typed and not saved, kept on the device under `key`; nothing when there is none. One that says the same as
 * what is saved by now is forgotten: once that changes elsewhere, it would come back as something typed here.
 */
export function readDraft<T extends object>(key: string, initial: T, owner = sessionStore.ownerId()): T | undefined {
  writeWaiting();
  const place = storedKey(key, owner);
  const stored = parse(deviceStorage.get(place));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const draft = merged(initial, stored) as T;
  if (sameData(draft, initial)) {
    clearDraft(key, owner);
    return undefined;
  }
  begunWith.add(place);
  return draft;
}

/** Keeps what is typed, or removes it when it equals what is saved. */
export function writeDraft<T extends object>(key: string, values: T, saved: T, owner = sessionStore.ownerId()): void {
  const place = storedKey(key, owner);
  waiting.delete(place);
  if (sameData(values, saved)) deviceStorage.remove(place);
  else deviceStorage.set(place, JSON.stringify(values));
}

/** As `writeDraft`, in a moment, or before the page ends. */
export function writeDraftSoon<T extends object>(
  key: string,
  values: T,
  saved: T,
  owner = sessionStore.ownerId(),
): void {
  if (waiting.size === 0) whenIdle(writeWaiting, SOON_MS, SOON_MS);
  waiting.set(storedKey(key, owner), () => writeDraft(key, values, saved, owner));
}

export function clearDraft(key: string, owner = sessionStore.ownerId()): void {
  const place = storedKey(key, owner);
  waiting.delete(place);
  deviceStorage.remove(place);
}

export function hasDraft(key: string, owner = sessionStore.ownerId()): boolean {
  writeWaiting();
  return deviceStorage.get(storedKey(key, owner)) !== null;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

/**
 * A draft in the shape of the form as it is now: fields that the form has since gained, at any depth, begin as they do
 * now; those that it lost, and those of another type, are dropped. Lists are taken whole.
 */
function merged(initial: unknown, stored: unknown): unknown {
  if (stored === undefined) return initial;
  // Null is a value of fields that may be absent.
  if (initial === undefined || initial === null || stored === null) return stored;
  if (typeof initial !== typeof stored || Array.isArray(initial) !== Array.isArray(stored)) return initial;
  if (typeof initial !== 'object' || Array.isArray(initial)) return stored;
  const fields = stored as Record<string, unknown>;
  return Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, merged(value, fields[name])]));
}
