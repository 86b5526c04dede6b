import { ANSWERS } from '@serikad/shared/guest-list/family.types';
import { seatsOf } from '@serikad/shared/guest-list/guest-list';
import { AnswerChoice } from './answer-choice.js';
import type { SessionWords, WordsOfSessions } from './family.types.js';
import { type SessionLimits, withSession } from './session-words.js';
import { Stepper } from './stepper.js';
import { useFamilyState } from './use-family.js';
import type { ShownSession } from './use-sessions.js';
import { firstWords } from './words.js';

interface Props {
  sessions: readonly ShownSession[];
  words: WordsOfSessions;
  limits: readonly SessionLimits[];
  /** Ids of those that had no answer when the form was opened: nothing is preset. */
  asked: readonly string[];
  /** By the names of the choices. */
  errors: Partial<Record<`session-${string}`, string>>;
  onChange: (words: WordsOfSessions) => void;
}

/** For each session whether the family comes, and how many of it. */
export function SessionCards({ sessions, words, limits, asked, errors, onChange }: Props) {
  const { texts } = useFamilyState();
  const used = sessions.flatMap(({ id, title }) => {
    const entry = words.sessions.find(({ session }) => session === id);
    const most = limits.find((limit) => limit.id === id)?.most ?? 0;
    return entry?.answer === 'coming' ? [`${title}: ${texts.used(seatsOf(entry), most)}`] : [];
  });
  return (
    <>
      {sessions.map(({ id, title, when, place }) => {
        const entry = words.sessions.find(({ session }) => session === id);
        const limit = limits.find((each) => each.id === id);
        if (!limit) return null;
        return (
          <SessionCard
            key={id}
            title={title}
            where={[when, place.venue].filter((part) => part !== '').join(', ')}
            entry={entry}
            limit={limit}
            isAsked={asked.includes(id)}
            error={errors[`session-${id}`]}
            // Who is unsure of all sessions is unsure of this one.
            usual={words.answer === 'maybe' ? 'maybe' : 'coming'}
            onChange={(change) => onChange(withSession(words, id, change, firstWords(limit.most).adults))}
          />
        );
      })}
      {used.length > 0 && (
        <p className="seats-line" role="status">
          {used.join(', ')}
        </p>
      )}
    </>
  );
}

interface CardProps {
  title: string;
  where: string;
  /** Without it nothing was chosen yet. */
  entry: SessionWords | undefined;
  limit: SessionLimits;
  /** Whether it has the choices in place of the switch. */
  isAsked: boolean;
  error: string | undefined;
  usual: 'coming' | 'maybe';
  onChange: (change: Partial<SessionWords>) => void;
}

function SessionCard({ title, where, entry, limit, isAsked, error, usual, onChange }: CardProps) {
  const { texts, closed } = useFamilyState();
  const { answer = 'no', adults = 1, children = 0 } = entry ?? {};
  const isOn = answer !== 'no';
  const turnedOn = usual === 'maybe' || !limit.canCome ? 'maybe' : 'coming';
  const canTurn = isOn || (turnedOn === 'coming' ? limit.canCome : !closed);
  const canGrow = adults + children < limit.most;
  return (
    <div className="session" role="group" aria-label={title}>
      <div className="session-head">
        <span>
          <b dir="auto">{title}</b>
          <small dir="auto">{where}</small>
        </span>
        {!isAsked && (
          <button
            type="button"
            className="switch"
            role="switch"
            aria-checked={isOn}
            aria-disabled={!canTurn}
            aria-label={texts.comesTo(title)}
            onClick={() => canTurn && onChange({ answer: isOn ? 'no' : turnedOn })}
          />
        )}
      </div>
      {!limit.canCome && !closed && <p className="hint session-full">{texts.sessionFull}</p>}
      {isAsked && (
        <AnswerChoice
          name={`session-${limit.id}`}
          legend={entry ? texts.yourAnswer : texts.unanswered}
          answers={ANSWERS.filter((each) => each === 'no' || (each === 'coming' ? limit.canCome : !closed))}
          chosen={entry?.answer}
          error={error}
          onChange={(next) => onChange({ answer: next })}
        />
      )}
      {isOn && (
        <>
          <Stepper
            label={texts.adults}
            value={adults}
            least={1}
            canGrow={canGrow}
            onChange={(next) => onChange({ adults: next })}
          />
          <Stepper
            label={texts.children}
            hint={texts.childrenHint}
            value={children}
            least={0}
            canGrow={canGrow}
            onChange={(next) => onChange({ children: next })}
          />
          {usual === 'coming' && !closed && !isAsked && (
            <label className="session-unsure">
              <input
                type="checkbox"
                checked={answer === 'maybe'}
                disabled={!limit.canCome}
                onChange={() => onChange({ answer: answer === 'maybe' ? 'coming' : 'maybe' })}
              />
              <span>{texts.unsureOfThis}</span>
            </label>
          )}
        </>
      )}
    </div>
  );
}
