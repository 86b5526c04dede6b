import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { lastDay } from '../rsvp/closing-date.js';
import { PersonalIcon } from './personal-icon.js';
import { useFamilyState } from './use-family.js';

/** What "not sure" means: no seat is held; an estimate can be given. */
export function Maybe({ info }: { info: PersonalInvitation }) {
  const { view } = useGuest();
  const { texts } = useFamilyState();
  const day = lastDay(info, view.locale);
  return (
    <>
      <p className="stored">
        <PersonalIcon name="wait" />
        <span>
          <b>{texts.maybeTitle}</b>
          {day === null ? texts.maybeText : texts.maybeTextBy(day)}
        </span>
      </p>
      <p className="cap guess">{texts.guess}</p>
    </>
  );
}
