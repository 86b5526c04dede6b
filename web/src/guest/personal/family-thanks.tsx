import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { lastDay } from '../rsvp/closing-date.js';
import { Icon } from '../ui/icon.js';
import type { FamilyWords } from './family.types.js';
import { useFamilyState } from './use-family.js';
import { useSessions } from './use-sessions.js';

interface Props {
  info: PersonalInvitation;
  words: FamilyWords;
  /** Whether the wish is shown only after its approval. */
  waits: boolean;
  onWish: () => void;
}

/** What was sent, and what may follow. */
export function FamilyThanks({ info, words, waits, onWish }: Props) {
  const { bundle, view, texts: common, openSheet } = useGuest();
  const { texts, closed } = useFamilyState();
  const { answer, adults, children } = words;
  const day = lastDay(info, view.locale);
  const sessions = useSessions(info);
  const { date, wishEnabled } = bundle.invitation;
  return (
    <>
      <div className="done" role="status">
        <span className="tick">
          <Icon name="check" />
        </span>
        <h3>{common.sent}</h3>
        <p>{answer === 'coming' ? texts.sentYes : answer === 'maybe' ? texts.sentMaybe : common.sentNo}</p>
        {answer !== 'no' && (
          <dl className="summary">
            {words.sessions ? (
              sessions.map(({ id, title }) => <SessionRow key={id} id={id} title={title} words={words} />)
            ) : (
              <div>
                <dt>{texts.answers[answer]}</dt>
                <dd>{unbroken(texts.people(adults, children))}</dd>
              </div>
            )}
          </dl>
        )}
        {waits && <p className="hint">{common.wishWaits}</p>}
        {!closed && <p className="hint">{day === null ? texts.changed : texts.changedBy(day)}</p>}
      </div>
      <div className="foot two">
        {date !== null && answer !== 'no' && (
          <button type="button" className="btn solid wide" onClick={() => openSheet({ kind: 'calendar' })}>
            <Icon name="calendar" />
            <span>{texts.saveDate}</span>
          </button>
        )}
        {wishEnabled && (
          <button type="button" className="btn ghost wide" onClick={onWish}>
            <Icon name="pen" />
            <span>{common.writeWish}</span>
          </button>
        )}
      </div>
    </>
  );
}

function SessionRow({ id, title, words }: { id: string; title: string; words: FamilyWords }) {
  const { texts } = useFamilyState();
  const entry = words.sessions?.find(({ session }) => session === id);
  if (!entry) return null;
  return (
    <div>
      <dt dir="auto">{title}</dt>
      <dd>
        {entry.answer === 'coming' ? unbroken(texts.people(entry.adults, entry.children)) : texts.answers[entry.answer]}
      </dd>
    </div>
  );
}

/** Words with a hyphen, such as kanak-kanak, stay in one line. */
function unbroken(text: string): React.ReactNode[] {
  return text.split(/( )/).map((part, place) =>
    part.includes('-') ? (
      <span key={place} className="word">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
