import { deviceStorage } from '../device-storage.js';
import { ALL_VERSIONS, begunWith, PREFIX, storedKey, waiting, writeWaiting } from './draft.js';

/** Whether this user has anything unsaved on the device. */
export function hasDrafts(owner: string): boolean {
  writeWaiting();
  return deviceStorage.keys(storedKey('', owner)).length > 0;
}

/** Gives the drafts that were typed signed out to this user, and removes those of other users. */
export function takeOverDrafts(userId: string): void {
  writeWaiting();
  const own = storedKey('', userId);
  const signedOut = storedKey('', '');
  for (const place of deviceStorage.keys(PREFIX)) {
    if (place.startsWith(own)) continue;
    const text = deviceStorage.get(place);
    // First: where storage is full, its place is needed.
    deviceStorage.remove(place);
    if (text !== null && place.startsWith(signedOut)) deviceStorage.set(own + place.slice(signedOut.length), text);
  }
}

/** Removes drafts of older versions: whose they are is not known. */
export function clearOldDrafts(): void {
  const old = deviceStorage.keys(ALL_VERSIONS).filter((key) => !key.startsWith(PREFIX));
  old.forEach((place) => deviceStorage.remove(place));
}

/** Removes the drafts that this page's forms began with: for a page that cannot be shown with them. */
export function clearBegunDrafts(): void {
  begunWith.forEach((place) => {
    waiting.delete(place);
    deviceStorage.remove(place);
  });
  begunWith.clear();
}

/** Which page of this tab broke last. */
const BROKEN_KEY = 'brokenPage';

/** For a page that cannot be shown: the second time in a row, the drafts that it began with are removed. */
export function noteBrokenPage(path: string): void {
  try {
    const last = sessionStorage.getItem(BROKEN_KEY);
    sessionStorage.setItem(BROKEN_KEY, path);
    if (last === path) clearBegunDrafts();
  } catch {
    clearBegunDrafts();
  }
}
