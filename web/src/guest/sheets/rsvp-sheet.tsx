import { useEffect, useState } from 'react';
import { rsvpText } from '../rsvp/rsvp-text.js';
import { lastDay } from '../rsvp/closing-date.js';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { Contacts } from './contacts.js';
import { RemoveRsvp } from './remove-rsvp.js';
import { RsvpForm, type SentRsvp } from './rsvp-form.js';
import { Sheet } from './sheet.js';

/** How long the thanks stay before the sheet goes. */
const THANKS_MS = 700;

interface Props {
  attending?: boolean | undefined;
  wishOnly?: boolean | undefined;
  /** Only to remove the RSVP that is stored. */
  remove?: boolean | undefined;
  onClosed: () => void;
}

/** The form for attendance and wish, or for the wish alone; a guest who has answered edits their RSVP. */
export function RsvpSheet({ attending = true, wishOnly = false, remove = false, onClosed }: Props) {
  const { bundle, view, texts, rsvp, toast } = useGuest();
  const { stored, full, closingPassed, refresh } = rsvp;
  const day = lastDay(bundle.invitation, view.locale);
  const [thanks, setThanks] = useState<{ title: string; text: string } | null>(null);
  const [closing, setClosing] = useState(false);
  const [removing, setRemoving] = useState(remove);
  const asksAttendance = bundle.invitation.viewAttendance && (stored !== null || (!wishOnly && !full));

  useEffect(() => void refresh(), [refresh]);
  useEffect(() => {
    if (!thanks) return undefined;
    const timer = setTimeout(() => {
      setClosing(true);
      toast(thanks.text);
    }, THANKS_MS);
    return () => clearTimeout(timer);
  }, [thanks, toast]);

  // The title stays while the thanks are shown, though what was sent is stored by then.
  const [title] = useState(stored ? texts.rsvpEdit : asksAttendance ? texts.rsvp : texts.wishOnly);
  const sent = (outcome: 'sent' | 'later', content: SentRsvp): void => {
    if (outcome === 'later') setThanks({ title: texts.sent, text: texts.sentLater });
    else setThanks({ title: texts.sent, text: thanksText(content) });
  };
  const thanksText = ({ attendanceCount, wishOnly: alone, waits }: SentRsvp): string => {
    const thanksFor = alone ? texts.sentWish : attendanceCount > 0 ? texts.sentYes : texts.sentNo;
    return waits ? `${thanksFor} ${texts.wishWaits}` : thanksFor;
  };

  const removed = (message: string): void => {
    setClosing(true);
    toast(message);
  };

  return (
    <Sheet
      title={title}
      onClosed={onClosed}
      // Another tab may have removed it.
      closing={closing || (remove && stored === null)}
      view={thanks ? 'thanks' : removing ? 'remove' : 'form'}
    >
      {thanks ? (
        <div className="done" role="status">
          <span className="tick">
            <Icon name="check" />
          </span>
          <h3>{thanks.title}</h3>
          <p>{thanks.text}</p>
        </div>
      ) : removing ? (
        <RemoveRsvp onRemoved={removed} onKeep={() => (remove ? setClosing(true) : setRemoving(false))} />
      ) : (
        <>
          {asksAttendance && closingPassed && day !== null ? (
            <>
              <p className="notice">{texts.closedText(day, bundle.invitation.contacts.length > 0)}</p>
              <Contacts />
            </>
          ) : (
            full && !stored && <p className="notice">{texts.full}</p>
          )}
          {stored && <p className="notice">{rsvpText(stored, texts)}</p>}
          <RsvpForm
            key={stored?.wishId ?? 'new'}
            asksAttendance={asksAttendance}
            attending={attending && !closingPassed}
            onSent={sent}
          />
          {stored && (
            <button type="button" className="btn ghost wide" onClick={() => setRemoving(true)}>
              {texts.remove}
            </button>
          )}
        </>
      )}
    </Sheet>
  );
}
