import type { Choice } from '../../../components/ui/choices.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import type { Part } from '../model/use-part.js';

/** The list, and whom to remind, with their number. */
export function partChoices(due: number): Choice<Part>[] {
  return [
    { value: 'list', label: t.list },
    {
      value: 'follow-up',
      label: (
        <>
          {t.followUp}
          {due > 0 && <span className="num">{due}</span>}
        </>
      ),
    },
  ];
}
