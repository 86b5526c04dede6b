import { DAY_MS, HOUR_MS } from '../calendar/durations.js';
import type { InvitationView, LiveLinkAnswer, LiveTimes } from './invitation.types.js';
import { malaysiaMoment } from './malaysia-time.js';

/**
 * When guests get the link: from an hour before the first session of the wedding's day until that day's midnight in
 * Malaysia; from its first midnight on where a start is not known. `null` without a link or a day, and where the couple
 * chose a phase before or after the wedding.
 * @param sessions those beside the main one
 */
export function liveTimes(
  { liveLink, date, startTime, phases }: Pick<InvitationView, 'liveLink' | 'date' | 'startTime' | 'phases'>,
  sessions: readonly { date?: string; startTime?: string }[],
): LiveTimes | null {
  if (liveLink === '' || date === null || phases.mode === 'save-the-date' || phases.mode === 'thanks') return null;
  const day = malaysiaMoment(date, '00:00');
  if (Number.isNaN(day)) return null;
  const starts = [
    startTime,
    ...sessions.filter((session) => session.date === date).map((each) => each.startTime ?? ''),
  ];
  const first = Math.min(...starts.map((start) => malaysiaMoment(date, start)));
  const from = Number.isNaN(first) ? day : first - HOUR_MS;
  return { from: new Date(from).toISOString(), until: new Date(day + DAY_MS).toISOString() };
}

/** The link that guests get at a moment (milliseconds since the epoch), and when they get it. */
export function liveLinkAt(
  invitation: Parameters<typeof liveTimes>[0],
  sessions: Parameters<typeof liveTimes>[1],
  now: number,
): LiveLinkAnswer {
  const times = liveTimes(invitation, sessions);
  const isLive = times !== null && Date.parse(times.from) <= now && now < Date.parse(times.until);
  return { link: isLive ? invitation.liveLink : '', times };
}
