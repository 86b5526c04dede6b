import {
  type AnswerTotals,
  type FamilyAnswer,
  type FamilyState,
  type FamilyView,
  type GuestListTotals,
  type OpenTotals,
  MAIN_SESSION,
  type SessionAnswer,
} from './family.types.js';

/** The page of a personal link. */
export const PERSONAL_PAGE = '/i/:token';
/** The pages of a helper link and of the caterer's link. */
export const HELPER_PAGE = '/h/:token';
export const CATERER_PAGE = '/c/:token';
/** The characters of a personal link's token: base62, 71 bits. */
export const TOKEN_LENGTH = 12;
/** The header that carries a family's token in calls: an address would be logged. */
export const FAMILY_TOKEN_HEADER = 'Family-Token';
/** The header of a helper's calls. */
export const HELPER_TOKEN_HEADER = 'Helper-Token';
/** The header of the caterer's call. */
export const CATERER_TOKEN_HEADER = 'Caterer-Token';

type Listed = Pick<FamilyView, 'seats' | 'sessions' | 'sent' | 'openedAt' | 'answer'>;

export function isToken(text: string): boolean {
  return text.length === TOKEN_LENGTH && /^[0-9A-Za-z]+$/.test(text);
}

/** The "Khas buat" line. */
export function titleOf({ title, name }: Pick<FamilyView, 'title' | 'name'>): string {
  return title || name;
}

export function stateOf({ sent, openedAt, answer }: Pick<Listed, 'sent' | 'openedAt' | 'answer'>): FamilyState {
  if (answer) return 'answered';
  if (openedAt !== null) return 'opened';
  return sent.invitation ? 'sent' : 'unsent';
}

/** A phone number as helpers see it: `01•-••• 6789`. */
export function maskedPhone(phone: string): string {
  if (phone === '') return '';
  const digits = phone.replace(/\D/g, '').replace(/^60/, '0');
  // Of a short number the last four would be most of it.
  return digits.length < 9 ? '••• ••••' : `${digits.slice(0, 2)}•-••• ${digits.slice(-4)}`;
}

/** Persons who take a seat of a session. */
export function seatsOf({ answer, adults, children }: Omit<SessionAnswer, 'session'>): number {
  return answer === 'coming' ? adults + children : 0;
}

/** What a family answered to a session; nothing when it has not, or is not invited to it. */
export function answerTo(answer: Pick<FamilyAnswer, 'sessions'> | null, session: string): SessionAnswer | undefined {
  return answer?.sessions.find((entry) => entry.session === session);
}

/** Ids of the sessions that a family is invited to, out of the invitation's. */
export function invitedTo({ sessions: chosen }: Pick<FamilyView, 'sessions'>, sessions: readonly string[]): string[] {
  return sessions.filter((session) => chosen === null || chosen.includes(session));
}

/** Ids of the sessions that a family is invited to and has not answered: before its RSVP, or added after it. */
export function unansweredSessions(
  family: Pick<FamilyView, 'sessions'> & { answer: Pick<FamilyAnswer, 'sessions'> | null },
  sessions: readonly string[] = [MAIN_SESSION],
): string[] {
  return invitedTo(family, sessions).filter((session) => !answerTo(family.answer, session));
}

/** A family is coming when it comes to one session, and not sure when it is not sure of one. */
export function overallAnswer({ sessions }: Pick<FamilyAnswer, 'sessions'>): SessionAnswer['answer'] {
  const of = (answer: SessionAnswer['answer']) => sessions.some((entry) => entry.answer === answer);
  return of('coming') ? 'coming' : of('maybe') ? 'maybe' : 'no';
}

/**
 * The figures of some families, for the couple, the caterer and every branch alike.
 * @param sessions ids of the invitation's sessions, the main one first
 * @param open those who answered without a personal link; they belong to no branch
 */
export function totalsOf(
  families: readonly Listed[],
  sessions: readonly string[] = [MAIN_SESSION],
  open: OpenTotals = { adults: 0, children: 0 },
): GuestListTotals {
  const totals: GuestListTotals = {
    families: families.length,
    seats: 0,
    sent: 0,
    opened: 0,
    answered: 0,
    coming: 0,
    maybe: 0,
    declined: 0,
    sessions: Object.fromEntries(sessions.map((session) => [session, { ...NO_ANSWERS }])),
    open,
  };
  const main = totals.sessions[MAIN_SESSION];
  if (main) {
    main.adults += open.adults;
    main.children += open.children;
  }
  for (const family of families) {
    totals.seats += family.seats;
    if (family.sent.invitation || family.openedAt !== null || family.answer) totals.sent += 1;
    if (family.openedAt !== null || family.answer) totals.opened += 1;
    if (family.answer) {
      totals.answered += 1;
      const overall = overallAnswer(family.answer);
      totals[overall === 'no' ? 'declined' : overall] += 1;
    }
    for (const session of invitedTo(family, sessions)) {
      const sum = totals.sessions[session];
      if (sum) count(sum, family, answerTo(family.answer, session));
    }
  }
  return totals;
}

/** The totals of a session to which no family is invited. */
export const NO_ANSWERS: Readonly<AnswerTotals> = {
  adults: 0,
  children: 0,
  maybeAdults: 0,
  maybeChildren: 0,
  unheard: 0,
};

function count(sum: AnswerTotals, { seats }: Pick<Listed, 'seats'>, answer: SessionAnswer | undefined): void {
  if (!answer) sum.unheard += seats;
  else if (answer.answer === 'coming') {
    sum.adults += answer.adults;
    sum.children += answer.children;
  } else if (answer.answer === 'maybe') {
    sum.maybeAdults += answer.adults;
    sum.maybeChildren += answer.children;
  }
}

/** A family's table as a page shows it: many couples write the word themselves, as in `Meja 5`. */
export function tableText(table: string, withWord: (table: string) => string): string {
  return /^(meja|table)\b/i.test(table) ? table : withWord(table);
}
