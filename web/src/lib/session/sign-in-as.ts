import { takeOverCoverNames } from '../read-cover-names.js';
import { clearOldDrafts, hasDrafts, takeOverDrafts } from '../form/all-drafts.js';
import { sessionStore, type Session } from './session-store.js';

/** How long signing in waits for the pictures on the device, in ms: IndexedDB may never answer. */
const PICTURES_WITHIN_MS = 2000;

const loadPictures = () => import('../draft-pictures.js');

/**
 * Signs in. What was typed and chosen signed out belongs to this user from now on; what other users left on the device
 * is removed.
 */
export async function signInAs(session: Session): Promise<void> {
  if (session.registered) {
    clearOldDrafts();
    takeOverDrafts(session.userId);
    takeOverCoverNames(session.userId);
    await within(loadPictures().then(({ takeOverDraftPictures }) => takeOverDraftPictures(session.userId)));
  }
  sessionStore.set(session);
}

/** Whether the user has typed or chosen something that is not saved. */
export async function hasUnsaved(): Promise<boolean> {
  const owner = sessionStore.ownerId();
  if (hasDrafts(owner)) return true;
  return (await within(loadPictures().then(({ hasDraftPictures }) => hasDraftPictures(owner)))) ?? false;
}

/** Never rejects. @returns undefined without an answer in time */
async function within<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PICTURES_WITHIN_MS);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
