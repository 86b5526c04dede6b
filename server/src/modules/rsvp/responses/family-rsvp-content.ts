import type { FamilyAnswerDto, SessionAnswerDto } from '@serikad/shared/guest-list/family.dto';
import { MAIN_SESSION, type SessionAnswer } from '@serikad/shared/guest-list/family.types';
import { invitedTo, seatsOf, titleOf } from '@serikad/shared/guest-list/guest-list';
import type { Locale } from '@serikad/shared/i18n/language';
import { perGuestLimitText } from '@serikad/shared/rsvp/seats';
import type { InvalidField } from '@serikad/shared/validation/validate';
import { DomainError } from '../../../common/domain-error.js';
import type { FamilyRsvpRecord, LinkedFamily } from './family-rsvp.js';
import type { RsvpContent } from './rsvp.repository.js';

/** What a family sends, without what the server adds. */
type FamilyContent = Omit<RsvpContent, 'sessions' | 'onBehalf' | 'updatedAt' | 'waiting'> & {
  sessions: SessionAnswer[];
};

interface Said {
  family: LinkedFamily;
  dto: FamilyAnswerDto;
  before: FamilyRsvpRecord | null;
  /** Ids of the invitation's sessions. */
  sessions: readonly string[];
  locale: Locale;
}

/**
 * What is stored of a family's RSVP. The seats of the main session are those of the open form.
 * A session that the family was invited to after its RSVP may stay without an answer.
 * @throws DomainError validation when a session is missing or not one of the family's, limit-reached for more persons
 *   than the family has seats
 */
export function contentOf({ family, dto, before, sessions: all, locale }: Said): FamilyContent {
  const invited = invitedTo(family, all);
  const answered = invited.filter((session) => of(before, session));
  const fields = wrongSessions(dto.sessions, invited, answered.length > 0 ? answered : invited);
  if (fields.length > 0) throw new DomainError('validation', { fields });
  const sessions = dto.sessions.map(({ session, answer, adults, children }) => ({ session, answer, adults, children }));
  // The couple may have lowered the seats below what was answered: that stays, and may become less.
  const isTooMany = sessions.some(
    (entry) => persons(entry) > Math.max(family.seats, persons(of(before, entry.session))),
  );
  if (isTooMany) throw new DomainError('limit-reached', { message: perGuestLimitText(family.seats, locale) });
  return {
    from: dto.from ?? titleOf(family),
    ...mainSeats(sessions),
    message: dto.message,
    sessions,
  };
}

/**
 * An RSVP without its answers for other sessions than these.
 * @returns nothing when it has none for others
 */
export function withoutSessions(rsvp: FamilyRsvpRecord, invited: readonly string[]): RsvpContent | null {
  const sessions = rsvp.sessions.filter(({ session }) => invited.includes(session));
  if (sessions.length === rsvp.sessions.length) return null;
  const { from, message, updatedAt, onBehalf, waiting } = rsvp;
  const kept = { ...(onBehalf && { onBehalf }), ...(waiting && { waiting }) };
  return { from, ...mainSeats(sessions), message, sessions, updatedAt, ...kept };
}

/** What the session of the open form takes. */
function mainSeats(sessions: readonly SessionAnswer[]) {
  const main = sessions.find(({ session }) => session === MAIN_SESSION);
  const attendanceCount = main ? seatsOf(main) : 0;
  return {
    attendanceCount,
    ...(main && attendanceCount > 0 && { childrenCount: main.children }),
    willAttend: attendanceCount > 0,
  };
}

/** Whether more guests are to be expected in any session, surely or not. */
export function expectsMore(sessions: readonly SessionAnswer[], before: readonly SessionAnswer[] = []): boolean {
  return sessions.some((entry) => {
    const earlier = before.find(({ session }) => session === entry.session);
    return persons(entry) > persons(earlier) || seatsOf(entry) > (earlier ? seatsOf(earlier) : 0);
  });
}

/** An RSVP as the rules of the open form judge it: by the session to which most come, or may come. */
export function personsOf({ sessions, message }: Pick<FamilyContent, 'sessions' | 'message'>) {
  return { attendanceCount: Math.max(0, ...sessions.map(persons)), message };
}

function wrongSessions(
  answers: readonly SessionAnswerDto[],
  invited: readonly string[],
  required: readonly string[],
): InvalidField[] {
  const given = answers.map(({ session }) => session);
  const wrong = given.flatMap((session, index): InvalidField[] => {
    const field = `sessions.${index}.session`;
    if (!invited.includes(session)) return [{ field, code: 'choice' }];
    return given.indexOf(session) < index ? [{ field, code: 'repeated' }] : [];
  });
  const isWhole = required.every((session) => given.includes(session));
  return wrong.length === 0 && !isWhole ? [{ field: 'sessions', code: 'everySession' }] : wrong;
}

const persons = (entry: SessionAnswer | undefined): number => (entry ? entry.adults + entry.children : 0);

const of = (rsvp: FamilyRsvpRecord | null, session: string): SessionAnswer | undefined =>
  rsvp?.sessions.find((entry) => entry.session === session);
