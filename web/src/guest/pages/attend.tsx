import { useGuest } from '../guest-context.js';
import { lastDay } from '../rsvp/closing-date.js';
import { rsvpText } from '../rsvp/rsvp-text.js';
import type { SheetRequest } from '../sheets/sheet-request.js';
import { Icon, type IconName } from '../ui/icon.js';
import { ClosingLine } from './closing-line.js';
import { Section } from './section.js';

const ALIGNMENTS = { 'text-left': 'left', 'text-center': 'center', 'text-right': 'right' } as const;

/** The box that opens the RSVP form; once answered it shows the RSVP, to be edited. */
export function Attend() {
  const { bundle, view, texts, rsvp, personal, openSheet } = useGuest();
  if (!view.shows.attendance) return null;
  if (personal) return <personal.Attend />;
  const { attendanceMessage, attendanceMessageAlignment } = bundle.invitation;
  const { stored, pending, refusal, full, closed, closingPassed } = rsvp;
  const day = lastDay(bundle.invitation, view.locale);
  const lead = closed
    ? texts.answersClosed
    : closingPassed && day !== null
      ? texts.closedText(day, bundle.invitation.contacts.length > 0)
      : full && !stored
        ? texts.full
        : attendanceMessage || texts.attendanceMessage;
  return (
    <Section name="attend" page="attend" layers={['top', 'bottom']} id="attend">
      <div className="reply rv" data-field="attendance">
        <h2>
          <span>{texts.attendance}</span>
        </h2>
        <p className="lead" dir="auto" style={{ textAlign: ALIGNMENTS[attendanceMessageAlignment] }}>
          {lead}
        </p>
        {day !== null && !closed && !closingPassed && <ClosingLine day={day} passed={false} />}
        {refusal !== null && (
          <p className="refusal" role="alert">
            {texts.refused(refusal)}
          </p>
        )}
        {stored || pending ? (
          <div className="answered">
            <Icon name="check" />
            <p>{pending ? texts.waiting : stored && rsvpText(stored, texts)}</p>
            {(!closed || stored) && (
              <button
                type="button"
                className="btn ghost"
                onClick={() => openSheet({ kind: 'rsvp', ...(closed && { remove: true }) })}
              >
                {!closed && <Icon name="pen" />}
                <span>{closed ? texts.remove : texts.change}</span>
              </button>
            )}
          </div>
        ) : closed ? null : (
          <div className="answers">
            <Answers />
          </div>
        )}
      </div>
    </Section>
  );
}

/**
 * The answers that a guest may begin with: without seats a wish alone,
 * after the closing date a call or that they do not come.
 */
function Answers() {
  const { bundle, texts, rsvp } = useGuest();
  if (rsvp.closingPassed) {
    const canCall = bundle.invitation.contacts.length > 0;
    return (
      <>
        {canCall && <Choice solid icon="phone" label={texts.contacts} request={{ kind: 'contacts' }} />}
        <Choice solid={!canCall} icon="sad" label={texts.noLong} request={{ kind: 'rsvp', attending: false }} />
      </>
    );
  }
  if (rsvp.full) return <Choice solid icon="pen" label={texts.writeWish} request={{ kind: 'rsvp', wishOnly: true }} />;
  return (
    <>
      <Choice solid icon="heart" label={texts.yesLong} request={{ kind: 'rsvp', attending: true }} />
      <Choice icon="sad" label={texts.noLong} request={{ kind: 'rsvp', attending: false }} />
    </>
  );
}

interface ChoiceProps {
  solid?: boolean;
  icon: IconName;
  label: string;
  request: SheetRequest;
}

function Choice({ solid = false, icon, label, request }: ChoiceProps) {
  const { openSheet } = useGuest();
  return (
    <button type="button" className={solid ? 'btn solid' : 'btn ghost'} onClick={() => openSheet(request)}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
