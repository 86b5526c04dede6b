import type { PersonalInvitation } from '@serikad/shared/guest-list/family.types';
import { clockWords, shortDay } from '@serikad/shared/invitations/event-dates';
import { malaysiaMoment } from '@serikad/shared/invitations/malaysia-time';
import type { SessionDetails, SessionPlace } from '@serikad/shared/guest-list/session.types';
import { useGuest } from '../guest-context.js';

/** A session as the page shows it. */
export interface ShownSession extends Omit<SessionDetails, 'date' | 'place'> {
  id: string;
  title: string;
  /** `null`: the couple have not said yet. */
  date: string | null;
  place: SessionPlace;
  /** `Sabtu … 9.00 pagi`, without the day where all are on one. */
  when: string;
  isFull: boolean;
}

/** The sessions that the family is invited to, by their time; empty where the invitation has one session. */
export function useSessions(info: PersonalInvitation | null): ShownSession[] {
  const { bundle, view } = useGuest();
  const { date, startTime, endTime, venue, location, tentative } = bundle.invitation;
  const own = { date, startTime, endTime, place: { ...venue, ...location }, tentative };
  const sessions = (info?.sessionDetails ?? []).map(({ id, title, details, isFull }) => ({
    id,
    title: title || view.title,
    isFull,
    ...(details ?? own),
  }));
  const isOneDay = new Set(sessions.map((session) => session.date)).size === 1;
  const orderOf = (session: (typeof sessions)[number]): string => `${session.date ?? '9'} ${session.startTime}`;
  return sessions
    .map((session) => {
      const { clock, period } = clockWords(session.startTime, view.locale);
      if (session.date === null) return { ...session, when: '' };
      const day = shortDay(new Date(malaysiaMoment(session.date, session.startTime)).toISOString(), view.locale);
      return { ...session, when: `${isOneDay ? '' : `${day}, `}${clock} ${period}` };
    })
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}
