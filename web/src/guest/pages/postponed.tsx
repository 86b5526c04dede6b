import { longDate } from '@serikad/shared/invitations/event-dates';
import { useGuest } from '../guest-context.js';

/** That the wedding was postponed: to which day, or that it will be announced. */
export function Postponed() {
  const { bundle, view, texts } = useGuest();
  const { date, postponed } = bundle.invitation;
  if (!postponed.on) return null;
  return (
    <div className="postponed" data-field="dateTime">
      <p>{date === null ? `${texts.postponed}. ${view.coverDate}.` : `${texts.postponedTo(view.coverDate)}.`}</p>
      {postponed.from !== null && postponed.from !== date && (
        <p>{texts.postponedFrom(longDate(postponed.from, view.locale))}</p>
      )}
    </div>
  );
}
