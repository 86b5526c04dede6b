import { hasVisibleCharacter, normaliseText } from '@serikad/shared/validation/text';
import { type CoverNames, readCoverNames } from '../../lib/read-cover-names.js';
import type { EditorForms } from './sections/section.types.js';

/** In the tab's storage: a checksum of the names that an invitation was begun with, so that they are in one place. */
const KEY = 'usedCoverNames';

/**
 * Fills in what was typed on the catalogue's covers, once in a tab: what is cleared since stays empty after a reload.
 * @param isFromCover whether the couple come from a cover, which they expect with its names
 */
export function beginWithCoverNames(forms: Pick<EditorForms, 'names' | 'dateTime'>, isFromCover: boolean): void {
  const names = readCoverNames();
  const sum = checksum(JSON.stringify(names));
  try {
    if (!isFromCover && sessionStorage.getItem(KEY) === sum) return;
    sessionStorage.setItem(KEY, sum);
  } catch {
    // Without storage they are filled in each time.
  }
  fillInCoverNames(forms, names);
}

function checksum(text: string): string {
  return String([...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0));
}

/** Begins a new invitation with what was typed on the catalogue's covers; nothing that the forms hold is replaced. */
export function fillInCoverNames(
  { names, dateTime }: Pick<EditorForms, 'names' | 'dateTime'>,
  { bride, groom, date }: CoverNames,
): void {
  const { couple } = names.latest.get();
  const typed = [bride, groom].some(hasVisibleCharacter);
  if (typed && couple.bride.shortName === '' && couple.groom.shortName === '') {
    names.setValues((before) => ({
      ...before,
      couple: {
        // As on the covers; a new invitation has the groom first otherwise.
        order: couple.bride.fullName === '' && couple.groom.fullName === '' ? 'bride-first' : before.couple.order,
        bride: { ...before.couple.bride, shortName: normaliseText(bride) },
        groom: { ...before.couple.groom, shortName: normaliseText(groom) },
      },
    }));
  }
  if (date !== '' && dateTime.latest.get().date === '') dateTime.set('date', date);
}
