import type { EditSessionDto } from '@serikad/shared/guest-list/session.dto';
import type { SessionPlace, SessionView } from '@serikad/shared/guest-list/session.types';
import type { FamilyView } from '@serikad/shared/guest-list/family.types';
import { answerTo, invitedTo } from '@serikad/shared/guest-list/guest-list';

/** A session as its form holds it. */
export interface SessionInput {
  title: string;
  date: string;
  startTime: string;
  endTime: string;
  /** Otherwise it is where the invitation is. */
  hasPlace: boolean;
  place: SessionPlace;
  tentative: { time: string; activity: string }[];
  limit: string;
  inviteAll: boolean;
}

const NO_PLACE: SessionPlace = { venue: '', address: '', googleMapLink: '', wazeLink: '' };

/** @param day the invitation's, for a new session */
export function sessionInput(session: SessionView | null, day: string | null): SessionInput {
  const { date, startTime, endTime, place, tentative } = session?.details ?? {
    date: day ?? '',
    startTime: '09:00',
    endTime: '11:00',
    place: null,
    tentative: [],
  };
  return {
    title: session?.title ?? '',
    date,
    startTime,
    endTime,
    hasPlace: place !== null,
    place: place ?? NO_PLACE,
    tentative,
    limit: session && session.limit > 0 ? String(session.limit) : '',
    inviteAll: false,
  };
}

/** The body of an edit; a place that was typed and then given up is not sent. */
export function sessionBody(
  invitationId: string,
  { hasPlace, place, limit, inviteAll: _of, ...input }: SessionInput,
): Omit<EditSessionDto, 'id' | 'limit'> & { limit: number | string } {
  return { invitationId, ...input, place: hasPlace ? place : null, limit: limitOf(limit) };
}

/** What is typed of a limit; what is no number is refused by the check, with its sentence. */
function limitOf(text: string): number | string {
  const typed = text.trim();
  if (typed === '') return 0;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
}

/** How many families come to a session, or may come. */
export function expectedAt(families: readonly Pick<FamilyView, 'answer'>[], session: string): number {
  return families.filter(({ answer }) => (answerTo(answer, session)?.answer ?? 'no') !== 'no').length;
}

/** How many families are invited to all sessions so far: those that a new session may take along. */
export function invitedToAll(families: readonly Pick<FamilyView, 'sessions'>[], sessions: readonly string[]): number {
  return families.filter((family) => invitedTo(family, sessions).length === sessions.length).length;
}
