import { daysBetween } from '@serikad/shared/calendar/days';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { overallAnswer, stateOf, unansweredSessions } from '@serikad/shared/guest-list/guest-list';
import type { FamilyAnswer, FamilyState, FamilyView, SessionAnswer } from '@serikad/shared/guest-list/family.types';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { Pill } from '../../../components/ui/states.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { dateTime } from '../../../lib/format.js';
import * as css from '../guest-list.module.css';

const RING = <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;
/** A circle that fills from state to state. */
const GLYPHS: Readonly<Record<FamilyState, ReactNode>> = {
  unsent: (
    <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.4 2.5" />
  ),
  sent: (
    <>
      {RING}
      <path d="M8 4a4 4 0 0 1 0 8Z" fill="currentColor" />
    </>
  ),
  opened: (
    <>
      {RING}
      <path d="M8 8V4a4 4 0 1 1-4 4Z" fill="currentColor" />
    </>
  ),
  answered: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path className={css.stateTick} d="m4.8 8.3 2.2 2.2 4.2-4.7" />
    </>
  ),
};

/** Whole days in Malaysia from a moment to now. */
export function daysSince(moment: string, now: number): number {
  return Math.max(0, daysBetween(malaysiaDay(Date.parse(moment)), malaysiaDay(now)));
}

/** How far the invitation has come with a family, since when, and what it answered. */
export function FamilyStateCell({
  family,
  now,
  branchName,
  sessions,
}: {
  family: FamilyView;
  now: number;
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  branchName: (id: string) => string;
}) {
  const state = stateOf(family);
  const { sent, openedAt, answer } = family;
  const since = answer?.updatedAt ?? openedAt ?? sent.invitation?.at;
  return (
    <>
      <span className={css.level} data-state={state}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {GLYPHS[state]}
        </svg>
        {t.states[state]}
      </span>
      {since !== undefined && <time dateTime={since}>{dateTime(since, false)}</time>}
      {since !== undefined && !answer && (
        <span className={css.since}>{waitText(family, t.ago(daysSince(since, now)), branchName)}</span>
      )}
      {answer && <AnswerPill answer={answer} unanswered={titlesUnanswered(family, sessions)} />}
    </>
  );
}

function waitText({ sent, openedAt }: FamilyView, ago: string, branchName: (id: string) => string): string {
  if (openedAt !== null) return t.notAnswered(ago);
  const by = sent.invitation?.branch;
  return by === undefined ? ago : t.byBranch(ago, branchName(by));
}

/** Of sessions that the family was invited to after its RSVP. */
export function titlesUnanswered(family: FamilyView, sessions: readonly SelectOption[]): string {
  const ids = unansweredSessions(
    family,
    sessions.map(({ value }) => value),
  );
  return sessions
    .filter(({ value }) => ids.includes(value))
    .map(({ label }) => label)
    .join(', ');
}

function AnswerPill({ answer, unanswered }: { answer: NonNullable<FamilyView['answer']>; unanswered: string }) {
  const overall = overallAnswer(answer);
  // Of several sessions the one to which most come, or may come.
  const { adults, children } = largest(answer, overall);
  return (
    <span className={css.answer}>
      {overall === 'coming' && (
        <Pill tone="ok" icon="check">
          {t.comes(adults, children)}
        </Pill>
      )}
      {overall === 'maybe' && <Pill tone="wait">{t.unsure(adults + children)}</Pill>}
      {overall === 'no' && (
        <Pill tone="mute" icon="close">
          {t.declined}
        </Pill>
      )}
      {answer.onBehalf && <span className="xs soft">{t.onBehalf}</span>}
      {unanswered !== '' && (
        <span className="xs soft" dir="auto">
          {t.notAnsweredOf(unanswered)}
        </span>
      )}
    </span>
  );
}

function largest(
  { sessions }: FamilyAnswer,
  answer: SessionAnswer['answer'],
): Pick<SessionAnswer, 'adults' | 'children'> {
  const persons = (entry: SessionAnswer): number => entry.adults + entry.children;
  const [most = { adults: 0, children: 0 }] = sessions
    .filter((entry) => entry.answer === answer)
    .sort((a, b) => persons(b) - persons(a));
  return most;
}
