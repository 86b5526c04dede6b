import { deviceStorage } from '../device-storage.js';
import { writeWaiting } from './draft.js';

const PROBE = 'storageProbe';

/** Whether this browser stores what is typed; false where localStorage is blocked, or has refused a draft. */
export function canStoreDrafts(): boolean {
  writeWaiting();
  deviceStorage.set(PROBE, '1');
  const isKept = !deviceStorage.hasRefused();
  deviceStorage.remove(PROBE);
  return isKept;
}
