import { useState } from 'react';
import type { Answer, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { normaliseText, textLength } from '@serikad/shared/validation/text';
import { useGuest } from '../guest-context.js';
import { SheetForm } from '../sheets/sheet-form.js';
import { useDraft } from '../sheets/use-draft.js';
import { useSheetForm } from '../sheets/use-sheet-form.js';
import { WishField } from '../sheets/wish-field.js';
import { AnswerChoice } from './answer-choice.js';
import type { FamilyWords, WaitingWords } from './family.types.js';
import { Maybe } from './maybe.js';
import { SeatsLine } from './seats-line.js';
import { Stepper } from './stepper.js';
import { useFamilyState } from './use-family.js';
import { SessionCards } from './session-cards.js';
import { fitted, namedWords, ofOneSession, type SessionLimits, unansweredIn, withAnswer } from './session-words.js';
import { useSessions } from './use-sessions.js';
import { firstWords, seatsHeld, wordsOf } from './words.js';

const LONGEST_MESSAGE = 1000;

/** Of the choices of a session. */
export type SessionField = `session-${string}`;

interface Props {
  info: PersonalInvitation;
  /** What is chosen first; absent: what was chosen before. */
  answer?: Answer | undefined;
  answers: readonly Answer[];
  /** Most seats that the family may take now. */
  most: number;
  /** The rules of each session, where the family is invited to several. */
  limits: readonly SessionLimits[];
  withWish: boolean;
  onSent: (words: FamilyWords) => void;
}

/** The family's RSVP: whether they come, how many adults and children. What was chosen survives errors and reloads. */
export function FamilyForm({ info, answer, answers, most, limits, withWish, onSent }: Props) {
  const { bundle, shop, texts: common } = useGuest();
  const { store, pending, texts, send } = useFamilyState();
  const [draft, merge] = useDraft<FamilyWords>(
    () => {
      const stored = info.answer && wordsOf(info.answer, info.seats, info.sessions);
      const [usual, [only = '']] = [firstWords(info.seats), info.sessions];
      const { since: _since, ...kept }: WaitingWords = pending ?? store.read('draft') ?? stored ?? usual;
      if (limits.length > 0) {
        const fit = fitted(kept, limits, info.answer, usual.adults);
        const wanted = answer ?? kept.answer;
        // A mixed RSVP stays as it is while the choice above it does.
        return wanted === kept.answer ? fit : withAnswer(fit, wanted, limits);
      }
      const words = ofOneSession(kept, only, usual.adults);
      const wanted = answer ?? words.answer;
      const [first = 'no'] = answers;
      return withinSeats({ ...words, answer: answers.includes(wanted) ? wanted : first }, most);
    },
    (next) => store.write('draft', namedWords(next, info.sessions)),
  );
  // Those stay choices when one is made, so that nothing moves.
  const [asked] = useState(() => unansweredIn(draft, limits));
  const sessions = useSessions(info);
  const form = useSheetForm<'message' | SessionField>();
  const change = (part: Partial<FamilyWords>): void => {
    merge(part);
    form.clearErrors();
  };
  const submit = (): void => {
    const message = normaliseText(draft.message);
    const missing = unansweredIn(
      draft,
      limits.filter(({ most }) => most > 0),
    );
    const wrong = sessions
      .filter(({ id }) => missing.includes(id))
      .map(({ id, title }): [SessionField | 'message', string] => [`session-${id}`, texts.choose(title)]);
    if (textLength(message) > LONGEST_MESSAGE) wrong.push(['message', common.wishTooLong]);
    if (wrong.length > 0) return form.refuse(wrong);
    void form.run(async () => {
      const words = { ...draft, message };
      const outcome = await send(words);
      if (outcome.state === 'refused') return outcome.message || common.failed;
      if (outcome.state === 'sent') onSent(words);
      return null;
    }, common.failed);
  };
  const canGrow = draft.adults + draft.children < most;
  return (
    <SheetForm
      form={form}
      onSubmit={submit}
      send={pending ? texts.sendAgain : info.answer ? common.update : common.send}
      sending={common.sending}
      hint={`${texts.privacy} ${common.erased(shop.guestDataMonths)}`}
    >
      <AnswerChoice
        answers={answers}
        chosen={draft.answer}
        onChange={(chosen) =>
          change(
            draft.sessions ? withAnswer({ ...draft, sessions: draft.sessions }, chosen, limits) : { answer: chosen },
          )
        }
      />
      {draft.answer === 'maybe' && <Maybe info={info} />}
      {(draft.answer !== 'no' || asked.length > 0) && draft.sessions && (
        <SessionCards
          sessions={sessions}
          words={{ ...draft, sessions: draft.sessions }}
          limits={limits}
          asked={asked}
          errors={form.errors}
          onChange={change}
        />
      )}
      {draft.answer !== 'no' && !draft.sessions && (
        <>
          <div className="session">
            <Stepper
              label={texts.adults}
              value={draft.adults}
              least={1}
              canGrow={canGrow}
              onChange={(adults) => change({ adults })}
            />
            <Stepper
              label={texts.children}
              hint={texts.childrenHint}
              value={draft.children}
              least={0}
              canGrow={canGrow}
              onChange={(children) => change({ children })}
            />
          </div>
          {draft.answer === 'coming' && <SeatsLine used={seatsHeld(draft)} most={most} />}
        </>
      )}
      {(withWish || (bundle.invitation.wishEnabled && draft.message !== '')) && (
        <WishField
          value={draft.message}
          error={form.errors.message}
          hint={common.optional}
          onChange={(message) => change({ message })}
        />
      )}
    </SheetForm>
  );
}

/** The couple may have lowered the seats since. */
function withinSeats(words: FamilyWords, most: number): FamilyWords {
  const adults = Math.max(1, Math.min(words.adults, most));
  return { ...words, adults, children: Math.max(0, Math.min(words.children, most - adults)) };
}
