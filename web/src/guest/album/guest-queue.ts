import type { Locale } from '@serikad/shared/i18n/language';
import { newKey } from '../../platform/new-key.js';
import { AlbumApi } from './album-api.js';
import { guestKey } from './guest-key.js';
import { albumName, sentName } from './guest-name.js';
import { IndexedPhotoStore } from './indexed-photo-store.js';
import { keepAwake } from './keep-awake.js';
import { MemoryPhotoStore } from './memory-photo-store.js';
import { createNeedsAwake } from './needs-awake.js';
import { notePending } from './pending.js';
import { NO_OTHER_TABS, tabLock } from './tab-lock.js';
import { UploadQueue } from './upload-queue.js';

interface Options {
  invitationId: string;
  locale: Locale;
  /** A preview and a sample send nothing, and store nothing on the device. */
  sends: boolean;
}

let queue: Promise<UploadQueue> | undefined;

/** The page's one queue, which has begun to send what the device has stored. */
export function guestQueue(options: Options): Promise<UploadQueue> {
  return (queue ??= begin(options));
}

async function begin({ invitationId, locale, sends }: Options): Promise<UploadQueue> {
  const device = sends ? await IndexedPhotoStore.open().catch(() => null) : null;
  const made = new UploadQueue({
    invitationId,
    api: new AlbumApi(sends ? guestKey(invitationId) : '', locale),
    device,
    memory: new MemoryPhotoStore(),
    lock: device ? tabLock(`album:${invitationId}`, newKey(), device) : NO_OTHER_TABS,
    name: () => sentName(albumName(invitationId) ?? ''),
    sends,
    // What fails to be read, or is no database at all, says nothing of what waits.
    onListed: (photos) => notePending(invitationId, photos.filter(({ state }) => state !== 'sent').length),
  });
  if (!sends) return made;
  const needsAwake = createNeedsAwake();
  const { check } = keepAwake(() => needsAwake(made.current()));
  made.subscribe(check);
  const wake = (): void => {
    if (!document.hidden) made.wake();
  };
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  addEventListener('beforeunload', (event) => {
    const { storing, items } = made.current();
    const isLost = storing > 0 || items.some(({ onDevice, state }) => !onDevice && state === 'queued');
    if (!isLost) return;
    event.preventDefault();
    // Chrome before 119 asks by this alone.
    event.returnValue = true;
  });
  await made.start();
  return made;
}
