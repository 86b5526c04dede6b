import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { lastDay } from '../rsvp/closing-date.js';
import { Icon } from '../ui/icon.js';
import { keepDateTogether, keepTogether } from './keep-together.js';
import { useFamilyState } from './use-family.js';

/** Whom the form is for, with how many seats and until when. */
export function AddressedTo({ info }: { info: PersonalInvitation }) {
  const { view, texts: common } = useGuest();
  const { texts } = useFamilyState();
  const day = lastDay(info, view.locale);
  return (
    <div className="addressed-to">
      <small>{texts.for}</small>
      <b dir="auto">{keepTogether(info.title)}</b>
      <p>{texts.seats(info.seats)}</p>
      {day !== null && (
        <p className="by">
          <Icon name="calendar" />
          {keepDateTogether(common.replyBy(day), day)}
        </p>
      )}
    </div>
  );
}
