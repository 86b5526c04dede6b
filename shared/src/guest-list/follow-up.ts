import { addDays, daysBetween } from '../calendar/days.js';
import { malaysiaDay } from '../invitations/malaysia-day.js';
import type { FamilyView } from './family.types.js';
import { closingMoment } from './closing-date.js';
import { unansweredSessions } from './guest-list.js';

/** So many days after a message a family that has not opened its link is reminded. */
export const WAIT_DAYS = 3;
/** So many days before the closing date families that have not answered are reminded, once each time. */
export const REMINDER_DAYS = [14, 7, 3] as const;

export const FOLLOW_UP_GROUPS = ['unsent', 'unopened', 'unanswered'] as const;
export type FollowUpGroup = (typeof FOLLOW_UP_GROUPS)[number];

type Followed = Pick<FamilyView, 'sessions' | 'sent' | 'openedAt' | 'answer'>;

/** When it is, and the last day to answer. */
export interface FollowUpTime {
  /** Milliseconds since the epoch. */
  now: number;
  closesOn: string | null;
  /** Ids of the invitation's sessions; left out: the main one. */
  sessions?: readonly string[];
}

export interface FollowUpEntry<F extends Followed> {
  family: F;
  /** Since when it waits, ISO 8601; empty before the first message. */
  since: string;
  /** Reminded today already: not again. */
  isReminded: boolean;
}

function dayOf(moment: string): string {
  return malaysiaDay(Date.parse(moment));
}

/** When a family opened its link, or when the couple recorded its answer: then it has been invited in another way. */
function readAt({ openedAt, answer }: Pick<Followed, 'openedAt' | 'answer'>): string | null {
  return openedAt ?? answer?.answeredAt ?? null;
}

/** The last invitation or reminder; a link that was opened without one was handed over otherwise. */
function lastMessage(family: Followed): string | null {
  const { sent } = family;
  const moments = [sent.invitation?.at, sent.reminder?.at].filter((at) => at !== undefined).sort();
  return moments.at(-1) ?? readAt(family);
}

/** Whether it has answered all sessions that it is invited to. */
function isDone(family: Followed, sessions: FollowUpTime['sessions']): boolean {
  return family.answer !== null && unansweredSessions(family, sessions).length === 0;
}

/** The day on which the latest of the reminders before the closing date is due; none before the first. */
function reminderDay(today: string, closesOn: string): string | null {
  const left = daysBetween(today, closesOn);
  const due = REMINDER_DAYS.filter((days) => left <= days).at(-1);
  return due === undefined ? null : addDays(closesOn, -due);
}

/**
 * What a family is reminded of now; each is in one group at most. Days are those of Malaysia.
 * - `unsent`: it was not invited.
 * - `unopened`: three days after the last message it has not opened its link.
 * - `unanswered`: it has not answered, or not a session that was added since, and since 14, 7 or 3 days before the
 *   closing date nothing was sent. Without a closing date: three days after it opened its link, or was reminded.
 */
export function followUpGroup(family: Followed, { now, closesOn, sessions }: FollowUpTime): FollowUpGroup | null {
  if (isDone(family, sessions)) return null;
  const openedAt = readAt(family);
  const last = lastMessage(family);
  if (last === null) return 'unsent';
  // Only fewer guests are accepted then.
  if (closesOn !== null && now >= closingMoment(closesOn)) return null;
  const today = malaysiaDay(now);
  const isWaiting = daysBetween(dayOf(last), today) >= WAIT_DAYS;
  if (openedAt === null && isWaiting) return 'unopened';
  if (closesOn === null) {
    const hasRead = openedAt !== null && daysBetween(dayOf(openedAt), today) >= WAIT_DAYS;
    return hasRead && isWaiting ? 'unanswered' : null;
  }
  const due = reminderDay(today, closesOn);
  return due !== null && dayOf(last) < due ? 'unanswered' : null;
}

/** Whether a family was reminded today: it keeps its place until the day is over, and is not reminded again. */
export function isRemindedToday({ sent }: Pick<Followed, 'sent'>, now: number): boolean {
  return sent.reminder !== undefined && dayOf(sent.reminder.at) === malaysiaDay(now);
}

/** The families of each group, those first that wait longest; those reminded today are at the end. */
export function followUp<F extends Followed>(
  families: readonly F[],
  time: FollowUpTime,
): Record<FollowUpGroup, FollowUpEntry<F>[]> {
  const groups: Record<FollowUpGroup, FollowUpEntry<F>[]> = { unsent: [], unopened: [], unanswered: [] };
  for (const family of families) {
    const isReminded = !isDone(family, time.sessions) && isRemindedToday(family, time.now);
    const group = isReminded ? (readAt(family) === null ? 'unopened' : 'unanswered') : followUpGroup(family, time);
    const since = family.answer?.updatedAt ?? family.openedAt ?? lastMessage(family) ?? '';
    if (group) groups[group].push({ family, since, isReminded });
  }
  for (const entries of Object.values(groups)) entries.sort(byWait);
  return groups;
}

function byWait(a: FollowUpEntry<Followed>, b: FollowUpEntry<Followed>): number {
  if (a.isReminded !== b.isReminded) return a.isReminded ? 1 : -1;
  return a.since < b.since ? -1 : a.since > b.since ? 1 : 0;
}

/** The families of a group that are still to be reminded. */
export function toRemind<F extends Followed>(entries: readonly FollowUpEntry<F>[]): F[] {
  return entries.filter(({ isReminded }) => !isReminded).map(({ family }) => family);
}
