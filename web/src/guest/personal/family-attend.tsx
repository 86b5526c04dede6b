import { useGuest } from '../guest-context.js';
import { ClosingLine } from '../pages/closing-line.js';
import { Section } from '../pages/section.js';
import { lastDay } from '../rsvp/closing-date.js';
import { Icon } from '../ui/icon.js';
import { PersonalIcon } from './personal-icon.js';
import { useFamilyState } from './use-family.js';
import { FamilySessions } from './family-sessions.js';
import { useSessions } from './use-sessions.js';
import { saidOfSessions, wordsOf } from './words.js';

/** The box that opens the family's RSVP form; once answered it shows the RSVP, to be changed. */
export function FamilyAttend() {
  const guest = useGuest();
  const { info, pending, refusal, closed, family, texts } = useFamilyState();
  const { attendanceMessage } = guest.bundle.invitation;
  const open = guest.openSheet;
  const stored = info?.answer && wordsOf(info.answer, info.seats, info.sessions);
  const sessions = useSessions(info);
  const said = pending ?? stored;
  const day = info && lastDay(info, guest.view.locale);
  // No answers at all: the couple's switch.
  const off = guest.bundle.invitation.answersClosed;
  return (
    <Section name="attend" page="attend" layers={['top', 'bottom']} id="attend">
      <div className="reply rv" data-field="attendance">
        <h2>
          <span>{guest.texts.attendance}</span>
        </h2>
        <p className="lead" dir="auto">
          {off
            ? guest.texts.answersClosed
            : attendanceMessage || (info ? texts.lead(family.title) : guest.texts.attendanceMessage)}
          {info && !off && ` ${texts.seats(info.seats)}.`}
        </p>
        <FamilySessions />
        {day && !off && <ClosingLine day={day} passed={closed} />}
        {refusal !== null && (
          <p className="refusal" role="alert">
            {guest.texts.refused(refusal)}
          </p>
        )}
        {said ? (
          <div className="answered">
            <Icon name="check" />
            <p>{pending ? guest.texts.waiting : saidOfSessions(said, sessions, texts)}</p>
            {(!off || stored) && (
              <button
                type="button"
                className="btn ghost"
                onClick={() => open({ kind: 'rsvp', ...(off && { remove: true }) })}
              >
                {!off && <Icon name="pen" />}
                <span>{off ? guest.texts.remove : guest.texts.change}</span>
              </button>
            )}
          </div>
        ) : off ? null : (
          <div className="answers">
            <button type="button" className="btn solid" onClick={() => open({ kind: 'rsvp', answer: 'coming' })}>
              <Icon name="heart" />
              <span>{texts.weCome}</span>
            </button>
            <button type="button" className="btn ghost" onClick={() => open({ kind: 'rsvp', answer: 'maybe' })}>
              <PersonalIcon name="wait" />
              <span>{texts.weMayCome}</span>
            </button>
            <button type="button" className="btn ghost" onClick={() => open({ kind: 'rsvp', answer: 'no' })}>
              <Icon name="sad" />
              <span>{texts.weDoNotCome}</span>
            </button>
          </div>
        )}
      </div>
    </Section>
  );
}
