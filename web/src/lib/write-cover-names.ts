import { COVER_NAMES_KEY } from '@serikad/shared/designs/cover-names-key';
import { deviceStorage } from './device-storage.js';
import type { CoverNames, KeptCoverNames } from './read-cover-names.js';
import { sessionStore } from './session/session-store.js';

/**
 * Keeps names for this user; empty ones are removed. Apart from what reads them: the catalogue's first load has this.
 */
export function writeCoverNames(names: CoverNames): void {
  if (Object.values(names).every((text) => text === '')) deviceStorage.remove(COVER_NAMES_KEY);
  else
    deviceStorage.set(
      COVER_NAMES_KEY,
      JSON.stringify({ ...names, owner: sessionStore.ownerId() } satisfies KeptCoverNames),
    );
}

/** Keeps one of the names, or the date, beside what the device has kept; its owner stays. */
export function addCoverName(part: string, text: string): void {
  const kept = JSON.parse(deviceStorage.get(COVER_NAMES_KEY) ?? '{}') as Partial<KeptCoverNames>;
  deviceStorage.set(COVER_NAMES_KEY, JSON.stringify({ ...kept, [part]: text }));
}
