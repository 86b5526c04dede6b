import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { rsvpText } from '../rsvp/rsvp-text.js';
import { Section } from './section.js';

const ALIGNMENTS = { 'text-left': 'left', 'text-center': 'center', 'text-right': 'right' } as const;

/** The box that opens the RSVP form; once answered it shows the RSVP, to be edited. */
export function Attend() {
  const { bundle, view, texts, answer, openSheet } = useGuest();
  if (!view.shows.attendance) return null;
  const { attendanceMessage, attendanceMessageAlignment } = bundle.invitation;
  const { stored, pending, refusal, full, closed } = answer;
  return (
    <Section name="attend" page="attend" layers={['top', 'bottom']} id="attend">
      <div className="reply rv" data-field="attendance">
        <i className="rule" aria-hidden="true" />
        <h2>
          <span>{texts.attendance}</span>
        </h2>
        <p className="lead" dir="auto" style={{ textAlign: ALIGNMENTS[attendanceMessageAlignment] }}>
          {closed ? texts.answersClosed : full && !stored ? texts.full : attendanceMessage || texts.attendanceMessage}
        </p>
        {refusal !== null && (
          <p className="refusal" role="alert">
            {texts.refused(refusal)}
          </p>
        )}
        {stored || pending ? (
          <div className="answered">
            <Icon name="check" />
            <p>{pending ? texts.waiting : stored && rsvpText(stored, texts)}</p>
            {!closed && (
              <button type="button" className="btn ghost" onClick={() => openSheet({ kind: 'rsvp' })}>
                <Icon name="pen" />
                <span>{texts.change}</span>
              </button>
            )}
          </div>
        ) : closed ? null : (
          <div className="answers">
            {!full && (
              <button type="button" className="btn solid" onClick={() => openSheet({ kind: 'rsvp', attending: true })}>
                <Icon name="heart" />
                <span>{texts.yesLong}</span>
              </button>
            )}
            <button
              type="button"
              className={full ? 'btn solid' : 'btn ghost'}
              onClick={() => openSheet(full ? { kind: 'rsvp', wishOnly: true } : { kind: 'rsvp', attending: false })}
            >
              <Icon name={full ? 'pen' : 'sad'} />
              <span>{full ? texts.writeWish : texts.noLong}</span>
            </button>
          </div>
        )}
      </div>
    </Section>
  );
}
