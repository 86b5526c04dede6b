import { hasVisibleCharacter, normaliseText } from '@serikad/shared/validation/text';
import { readCoverNames } from '../../lib/kept-cover-names.js';
import type { EditorForms } from './sections/section.types.js';

/** Begins a new invitation with what was typed on the catalogue's covers; nothing that the forms hold is replaced. */
export function fillInCoverNames(
  { names, dateTime }: Pick<EditorForms, 'names' | 'dateTime'>,
  { bride, groom, date } = readCoverNames(),
): void {
  const { couple } = names.latest.get();
  const typed = [bride, groom].some(hasVisibleCharacter);
  if (typed && couple.bride.shortName === '' && couple.groom.shortName === '') {
    names.setValues((before) => ({
      ...before,
      couple: {
        // As on the covers; a new invitation has the groom first otherwise.
        order: 'bride-first',
        bride: { ...before.couple.bride, shortName: normaliseText(bride) },
        groom: { ...before.couple.groom, shortName: normaliseText(groom) },
      },
    }));
  }
  if (date !== '' && dateTime.latest.get().date === '') dateTime.set('date', date);
}
