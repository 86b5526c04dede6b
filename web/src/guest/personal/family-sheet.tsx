import { useEffect, useState } from 'react';
import type { Answer, PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { ANSWERS } from '@serikad/shared/guest-list/family.types';
import { useGuest } from '../guest-context.js';
import { waits } from '../rsvp/waits.js';
import { Contacts } from '../sheets/contacts.js';
import type { RsvpRequest } from '../sheets/sheet-request.js';
import { Sheet } from '../sheets/sheet.js';
import { AddressedTo } from './addressed-to.js';
import { ClosedList } from './closed-list.js';
import { FamilyForm } from './family-form.js';
import { FamilyThanks } from './family-thanks.js';
import { FamilyWish } from './family-wish.js';
import type { FamilyWords } from './family.types.js';
import { RemoveAnswer } from './remove-answer.js';
import { StoredFamilyAnswer } from './stored-answer.js';
import { useFamilyState } from './use-family.js';
import { sessionLimits } from './session-words.js';
import { seatsHeld, wordsOf } from './words.js';

/** What the sheet shows beside what follows from the stored RSVP. */
type Step =
  | { kind: 'first' | 'wish' | 'remove' }
  | { kind: 'change'; answer: Answer }
  | { kind: 'thanks'; words: FamilyWords; waits: boolean };

interface Props {
  request: RsvpRequest;
  onClosed: () => void;
}

/** The family's RSVP: answered, changed or removed from any phone of the family. */
export function FamilySheet({ request, onClosed }: Props) {
  const { bundle, texts: common, toast } = useGuest();
  const { info, loadFailure, closed, refresh, texts } = useFamilyState();
  const [step, setStep] = useState<Step>({ kind: request.remove ? 'remove' : 'first' });
  const [closing, setClosing] = useState(false);
  useEffect(() => void refresh(), [refresh]);

  const answered = info?.answer ?? null;
  const isWaiting = ({ message }: FamilyWords): boolean =>
    waits({ from: '', message }, answered && { from: '', message: answered.message }, bundle.invitation.approveWishes);
  const finish = (message: string): void => {
    setClosing(true);
    toast(message);
  };
  const isWish = info && answered && (step.kind === 'wish' || (step.kind === 'first' && request.wishOnly === true));
  const isClosedList = closed && step.kind === 'first' && !isWish;
  const title = isWish
    ? common.writeWish
    : isClosedList
      ? texts.closedTitle
      : answered && step.kind !== 'thanks'
        ? common.rsvpEdit
        : common.rsvp;
  return (
    <Sheet title={title} onClosed={onClosed} closing={closing} view={isWish ? 'wish' : step.kind}>
      {info === null ? (
        <Loading failure={loadFailure} onRetry={() => void refresh()} />
      ) : isWish ? (
        <FamilyWish
          info={info}
          answer={answered}
          onSent={(isWaiting) => finish(isWaiting ? common.wishWaits : texts.wishSent)}
        />
      ) : step.kind === 'thanks' ? (
        <FamilyThanks info={info} words={step.words} waits={step.waits} onWish={() => setStep({ kind: 'wish' })} />
      ) : step.kind === 'remove' ? (
        <RemoveAnswer
          onRemoved={() => finish(texts.removed)}
          onKeep={() => (request.remove ? setClosing(true) : setStep({ kind: 'first' }))}
        />
      ) : isClosedList ? (
        <ClosedList
          info={info}
          onChange={(answer) => setStep({ kind: 'change', answer })}
          onWish={() => setStep({ kind: 'wish' })}
          onRemove={() => setStep({ kind: 'remove' })}
        />
      ) : (
        <Answering
          info={info}
          answer={step.kind === 'change' ? step.answer : request.answer}
          withWish={request.wishOnly === true}
          onSent={(words) => setStep({ kind: 'thanks', words, waits: isWaiting(words) })}
          onRemove={() => setStep({ kind: 'remove' })}
        />
      )}
    </Sheet>
  );
}

function Loading({ failure, onRetry }: { failure: string | null; onRetry: () => void }) {
  const { texts: common } = useGuest();
  const { texts } = useFamilyState();
  if (failure === null) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <p className="notice" role="alert">
        {failure}
      </p>
      <button type="button" className="btn solid wide" onClick={onRetry}>
        {common.retry}
      </button>
    </>
  );
}

/** The button that was pressed is at the other end of the sheet. */
const intoView = (shown: HTMLElement | null): void => shown?.scrollIntoView({ block: 'nearest' });

interface AnsweringProps {
  info: PersonalInvitation;
  answer: Answer | undefined;
  withWish: boolean;
  onSent: (words: FamilyWords) => void;
  onRemove: () => void;
}

function Answering({ info, answer, withWish, onSent, onRemove }: AnsweringProps) {
  const { bundle, texts: common } = useGuest();
  const { closed, pending, refusal, sessionChange, texts } = useFamilyState();
  const held = info.answer ? seatsHeld(wordsOf(info.answer, info.seats, info.sessions)) : 0;
  const limits = info.sessions.length > 1 ? sessionLimits(info, closed) : [];
  const isFull = held === 0 && isFullFor(info, bundle.attendance.full);
  return (
    <>
      {pending && (
        <p className="notice" role="alert">
          {texts.offline}
        </p>
      )}
      {refusal !== null && (
        <p className="notice bad" role="alert" ref={intoView}>
          {common.refused(refusal)}
        </p>
      )}
      {sessionChange !== null && (
        <p className="notice bad" role="alert" ref={intoView}>
          {sessionChange}
        </p>
      )}
      {info.answer ? <StoredFamilyAnswer info={info} answer={info.answer} /> : <AddressedTo info={info} />}
      {isFull && (
        <>
          <p className="notice">{texts.full}</p>
          <Contacts />
        </>
      )}
      <FamilyForm
        // Another phone of the family may have answered meanwhile.
        key={`${info.answer?.updatedAt ?? 'new'} ${info.sessions.join()}`}
        info={info}
        answer={answer}
        answers={answersNow({ closed, held, isFull })}
        most={closed ? held : info.seats}
        limits={limits}
        withWish={bundle.invitation.wishEnabled && (withWish || isFull)}
        onSent={onSent}
      />
      {info.answer && (
        <button type="button" className="btn ghost wide" onClick={onRemove}>
          {common.remove}
        </button>
      )}
    </>
  );
}

/** Whether no session that the family is invited to has a seat left. @param full of the open page's session */
function isFullFor({ sessionDetails }: PersonalInvitation, full: boolean): boolean {
  return sessionDetails ? sessionDetails.every((session) => session.isFull) : full;
}

/** What a family may say: without free seats not that it comes, after the closing date only that fewer or none come. */
function answersNow({ closed, held, isFull }: { closed: boolean; held: number; isFull: boolean }): readonly Answer[] {
  return ANSWERS.filter((answer) =>
    answer === 'coming' ? !isFull && (!closed || held > 0) : answer === 'no' || !closed,
  );
}
