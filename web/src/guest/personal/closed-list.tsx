import type { Answer, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { lastDay } from '../rsvp/closing-date.js';
import { Contacts } from '../sheets/contacts.js';
import { Icon } from '../ui/icon.js';
import { PersonalIcon } from './personal-icon.js';
import { useFamilyState } from './use-family.js';
import { useSessions } from './use-sessions.js';
import { saidOfSessions, seatsHeld, wordsOf } from './words.js';

interface Props {
  info: PersonalInvitation;
  onChange: (answer: Answer) => void;
  onWish: () => void;
  onRemove: () => void;
}

/** After the closing date: whom to call, and what the family can still say. */
export function ClosedList({ info, onChange, onWish, onRemove }: Props) {
  const { bundle, view, texts: common } = useGuest();
  const { contacts } = bundle.invitation;
  const { texts } = useFamilyState();
  const words = info.answer && wordsOf(info.answer, info.seats, info.sessions);
  const sessions = useSessions(info);
  return (
    <>
      <span className="big-icon">
        <PersonalIcon name="lock" />
      </span>
      <p className="closed-text">{common.closedText(lastDay(info, view.locale) ?? '', contacts.length > 0)}</p>
      <Contacts />
      {words?.answer !== 'no' && (
        <div className="session">
          {words && (
            <div className="head-count">
              <b>
                {texts.yourAnswer}
                <small>{saidOfSessions(words, sessions, texts)}</small>
              </b>
              {seatsHeld(words) > 1 && (
                <button type="button" className="btn ghost" onClick={() => onChange('coming')}>
                  {texts.lower}
                </button>
              )}
            </div>
          )}
          <div className="head-count">
            <b>
              {words ? texts.notComing : texts.weDoNotCome}
              <small>{texts.notComingHint}</small>
            </b>
            <button type="button" className="btn ghost" onClick={() => onChange('no')}>
              {texts.tell}
            </button>
          </div>
        </div>
      )}
      {info.answer && bundle.invitation.wishEnabled && (
        <div className="foot">
          <button type="button" className="btn solid wide" onClick={onWish}>
            <Icon name="pen" />
            <span>{common.writeWish}</span>
          </button>
        </div>
      )}
      {info.answer && (
        <button type="button" className="btn ghost wide" onClick={onRemove}>
          {common.remove}
        </button>
      )}
    </>
  );
}
