import { isCalendarDate } from '@serikad/shared/invitations/malaysia-time';
import { hasVisibleCharacter } from '@serikad/shared/validation/text';
import { COVER_NAMES_KEY as KEY, LONGEST_NAME } from '@serikad/shared/designs/cover-names-key';
import { deviceStorage } from './device-storage.js';
import { sessionStore } from './session/session-store.js';

/** What a couple typed to see it on the catalogue's covers; kept by `writeCoverNames`. */
export interface CoverNames {
  bride: string;
  groom: string;
  /** YYYY-MM-DD, or empty. */
  date: string;
}

export const NO_NAMES: CoverNames = { bride: '', groom: '', date: '' };

export interface KeptCoverNames extends CoverNames {
  /** Who typed it: a user's id, or empty when it was typed without a sign-in. */
  owner: string;
}

function readKept(): KeptCoverNames | null {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fields = { ...NO_NAMES, owner: '', ...kept };
    const { bride, groom, date, owner } = fields;
    if (![bride, groom, date, owner].every((text: unknown) => typeof text === 'string')) return null;
    return { bride: cut(bride), groom: cut(groom), date: isCalendarDate(date) ? date : '', owner };
  } catch {
    return null;
  }
}

const cut = (name: string): string => [...name].slice(0, LONGEST_NAME).join('');

/** What the device keeps for this user: their own, and what was typed signed out. */
export function readCoverNames(): CoverNames {
  const kept = readKept();
  if (!kept || (kept.owner !== '' && kept.owner !== sessionStore.ownerId())) return NO_NAMES;
  const { bride, groom, date } = kept;
  return { bride, groom, date };
}

/** Whether something can be shown of them. */
export function hasCoverNames({ bride, groom, date }: CoverNames): boolean {
  return hasVisibleCharacter(bride) || hasVisibleCharacter(groom) || date !== '';
}

/** At a sign-in: gives what was typed signed out to this user, and removes what another user typed. */
export function takeOverCoverNames(userId: string): void {
  const kept = readKept();
  if (!kept || kept.owner === userId) return;
  if (kept.owner === '') deviceStorage.set(KEY, JSON.stringify({ ...kept, owner: userId }));
  else deviceStorage.remove(KEY);
}
