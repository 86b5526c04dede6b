import type { AnswerForFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { answerTo, titleOf } from '@serikad/shared/guest-list/guest-list';
import { ANSWERS, MAIN_SESSION, type FamilyView, type SessionAnswer } from '@serikad/shared/guest-list/family.types';
import { useState } from 'react';
import { SegmentedControl, Stepper } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { Notice } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { errorMessage } from '../../../lib/api-error.js';
import { useBusy } from '../../../lib/use-busy.js';
import * as css from '../guest-list.module.css';

const CHOICES = ANSWERS.map((value) => ({ value, label: t.answers[value] }));

interface Props {
  family: FamilyView;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  open: boolean;
  /** @throws ApiError */
  save: (body: AnswerForFamilyDto) => Promise<void>;
  onClose: () => void;
}

/** The RSVP that a family gave the couple in person, as they record it. */
export function AnswerDialog({ family, sessions, open, save, onClose }: Props) {
  const own = sessions.filter(({ value }) => family.sessions === null || family.sessions.includes(value));
  const ids = own.length > 0 ? own.map(({ value }) => value) : [MAIN_SESSION];
  const [said, setSaid] = useState(() => ids.map((session): Said => firstSaid(family, session)));
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy(async () => {
    setFailure(undefined);
    try {
      await save({ id: family.id, sessions: said.flatMap(sentOf), message: family.answer?.message ?? '' });
      onClose();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.answerTitle}
      icon="checklist"
      tone="ok"
      cancel={t.cancel}
      confirm={{ busy, busyLabel: t.saving, onClick: run, children: t.saveAnswer }}
    >
      <p>{t.answerText(titleOf(family), family.seats)}</p>
      {said.map((entry, at) => (
        <SessionFields
          key={entry.session}
          title={own.length > 1 ? own[at]?.label : undefined}
          family={family}
          entry={entry}
          onChange={(next) => setSaid((before) => before.map((each, index) => (index === at ? next : each)))}
        />
      ))}
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** `null`: the family was invited to the session after its RSVP, and nothing is known of it. */
type Said = Omit<SessionAnswer, 'answer'> & { answer: SessionAnswer['answer'] | null };

interface FieldsProps {
  /** Of the session, where there are several. */
  title: string | undefined;
  family: FamilyView;
  entry: Said;
  onChange: (entry: Said) => void;
}

function SessionFields({ title, family, entry, onChange }: FieldsProps) {
  const { answer, adults, children } = entry;
  const stored = answerTo(family.answer, entry.session);
  // Lowering the seats leaves an RSVP as it is; recorded again it may keep its number, not grow.
  const most = Math.max(family.seats, stored ? stored.adults + stored.children : 0);
  return (
    <div
      className={classNames(css.answerForm, title !== undefined && css.answerSession)}
      {...(title !== undefined && { role: 'group', 'aria-label': title })}
    >
      {title !== undefined && <b dir="auto">{title}</b>}
      <SegmentedControl
        label={title ?? t.answerTitle}
        value={answer}
        choices={CHOICES}
        onChange={(next) => onChange({ ...entry, answer: next })}
      />
      {answer === null && <p className="sm soft">{t.notAnsweredYet}</p>}
      {answer !== null && answer !== 'no' && (
        <>
          <div className={css.people}>
            <b>{t.adultsLabel}</b>
            <Stepper
              label={t.adultsLabel}
              value={adults}
              min={1}
              max={most - children}
              onChange={(next) => onChange({ ...entry, adults: next })}
            />
          </div>
          <div className={css.people}>
            <b>{t.childrenLabel}</b>
            <Stepper
              label={t.childrenLabel}
              value={children}
              max={most - adults}
              onChange={(next) => onChange({ ...entry, children: next })}
            />
          </div>
          <p className="sm soft" role="status">
            {answer === 'maybe' ? t.guess : t.seatsTaken(adults + children, family.seats)}
          </p>
        </>
      )}
    </div>
  );
}

function firstSaid(family: FamilyView, session: string): Said {
  const stored = answerTo(family.answer, session);
  return {
    session,
    answer: stored?.answer ?? (family.answer ? null : 'coming'),
    adults: Math.max(1, stored?.adults ?? family.seats),
    children: stored?.children ?? 0,
  };
}

function sentOf({ session, answer, adults, children }: Said): SessionAnswer[] {
  if (answer === null) return [];
  return [answer === 'no' ? { session, answer, adults: 0, children: 0 } : { session, answer, adults, children }];
}
