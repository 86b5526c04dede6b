import { DAY_MS } from '@serikad/shared/calendar/durations';
import { headsOf } from '@serikad/shared/guest-list/check-in';
import type { Arrivals, DoorView } from '@serikad/shared/guest-list/check-in.types';
import { type GuestListTotals, MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import type { SessionView } from '@serikad/shared/guest-list/session.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';

/** Who came to a session. */
export interface SessionFigures {
  id: string;
  /** Empty where there is one session. */
  name: string;
  came: number;
  expected: number;
  families: number;
  /** Persons of no list. */
  walkIns: number;
}

/** The figures of each session. @param sessions those of an invitation with several; none: there is one */
export function doorFigures(
  arrivals: Arrivals,
  totals: GuestListTotals,
  sessions: readonly { value: string; label: string }[],
): SessionFigures[] {
  const shown = sessions.length > 0 ? sessions : [{ value: MAIN_SESSION, label: '' }];
  const arrived = Object.values(arrivals.families);
  const sumOf = (heads: Record<string, { adults: number; children: number }>, id: string): number =>
    headsOf(heads[id] ?? { adults: 0, children: 0 });
  return shown.map(({ value: id, label: name }) => ({
    id,
    name,
    came: sumOf(arrivals.sessions, id),
    expected: sumOf(totals.sessions, id),
    families: arrived.filter((of) => of[id]).length,
    walkIns: sumOf(arrivals.walkIns, id),
  }));
}

/** The day of the first session, YYYY-MM-DD; `null`: none is known. */
export function firstDayOf(mainDay: string | null, sessions: readonly SessionView[]): string | null {
  const days = [mainDay, ...sessions.map(({ details }) => details?.date ?? null)];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

export function hasEnded({ expiresAt }: Pick<DoorView, 'expiresAt'>, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

/** Whether guests may arrive: there is a link that works, and it is the day before the first session or later. */
export function isDoorOpen(door: Pick<DoorView, 'link' | 'expiresAt'>, firstDay: string | null, now: number): boolean {
  return door.link !== '' && !hasEnded(door, now) && firstDay !== null && malaysiaDay(now + DAY_MS) >= firstDay;
}
