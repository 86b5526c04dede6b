import { call } from '../api.js';
import { clearAllDrafts, clearOldDrafts, dropWaitingDrafts, hasDrafts, takeOverDrafts } from '../form/all-drafts.js';
import { sessionStore, type Session } from './session-store.js';

/** How long signing in waits for the pictures on the device, in ms: IndexedDB may never answer. */
const PICTURES_WITHIN_MS = 2000;

const loadPictures = () => import('../kept-pictures.js');

/**
 * Signs in. What was typed and chosen signed out belongs to this user from now on; what other users left on the device
 * is removed.
 */
export async function signInAs(session: Session): Promise<void> {
  if (session.registered) {
    takeOverDrafts(session.userId);
    await within(loadPictures().then(({ takeOverPictures }) => takeOverPictures(session.userId)));
  }
  sessionStore.set(session);
}

/** Whether the user has typed or chosen something that is not saved. */
export async function hasUnsaved(): Promise<boolean> {
  const owner = sessionStore.ownerId();
  if (hasDrafts(owner)) return true;
  return (await within(loadPictures().then(({ hasPictures }) => hasPictures(owner)))) ?? false;
}

/** Removes everything that is typed or chosen and not saved from the device. */
export function removeUnsaved(): void {
  clearAllDrafts();
  void within(loadPictures().then(({ clearPictures }) => clearPictures()));
}

/** From now on a sign-out removes all that is not saved, and a page from the back/forward cache looks at the session. */
export function keepUsersApart(): void {
  clearOldDrafts();
  sessionStore.onSignOut(removeUnsaved);
  let epoch = sessionStore.epoch();
  sessionStore.subscribe(() => {
    if (epoch === sessionStore.epoch()) return;
    epoch = sessionStore.epoch();
    dropWaitingDrafts();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recheckSession();
  });
}

/** Takes the session that the device has now, and asks the server whether it still stands: 403 ends it. */
function recheckSession(): void {
  sessionStore.readAgain();
  if (sessionStore.token() !== null) void call('GET /user/profile').catch(() => undefined);
}

/** Never rejects. @returns undefined without an answer in time */
async function within<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PICTURES_WITHIN_MS);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
