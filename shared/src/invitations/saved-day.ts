import type { InvitationView, Postponement } from './invitation.types.js';

type Times = Pick<InvitationView, 'startTime' | 'endTime'>;

/** As stored; `date` is the day that counts, `null` while there is none. */
export interface DayOfWedding extends Times {
  date: string | null;
  postponed: Postponement;
}

/** As saved. */
export interface SavedDay extends Times {
  /** The day, YYYY-MM-DD. Where `postponed.on`, the first one, which the invitation had before. */
  date: string;
  /** `date`: the new day, empty while it is open. Absent: as stored, and `date` is the day that counts. */
  postponed?: { on: boolean; date: string } | undefined;
}

/**
 * What a save of the day makes of the stored one. Each change of what guests' calendars hold counts `sequence` up, from
 * the first postponement on: a calendar takes a file only over one with a lower number.
 */
export function savedDay(stored: DayOfWedding, { date, startTime, endTime, postponed }: SavedDay): DayOfWedding {
  const before = stored.postponed;
  const on = postponed ? postponed.on : before.on;
  const from = !on ? null : postponed ? date : before.from;
  const next = on && postponed ? postponed.date || null : date;
  const isChanged =
    on !== before.on || next !== stored.date || startTime !== stored.startTime || endTime !== stored.endTime;
  const counts = on || before.on || before.sequence > 0;
  const sequence = before.sequence + (isChanged && counts ? 1 : 0);
  return { date: next, startTime, endTime, postponed: { on, from, sequence } };
}
