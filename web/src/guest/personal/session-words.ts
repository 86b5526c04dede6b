import type { Answer, FamilyAnswer, PersonalInvitation, SessionAnswer } from '@serikad/shared/guest-list/family.types';
import { answerTo, overallAnswer, seatsOf } from '@serikad/shared/guest-list/guest-list';
import type { FamilyWords, SessionWords, WaitingWords, WordsOfSessions } from './family.types.js';
import type { PersonalTexts } from './texts/ms.js';

/** What a family may say of a session now. */
export interface SessionLimits {
  id: string;
  /** Seats that the stored RSVP holds. */
  held: number;
  /** Most who may come. */
  most: number;
  /** Whether it may say that it comes. */
  canCome: boolean;
}

/** The rules of each session, in the order of the link's. */
export function sessionLimits(info: PersonalInvitation, closed: boolean): SessionLimits[] {
  return info.sessions.map((id) => {
    const stored = answerTo(info.answer, id);
    const held = stored ? seatsOf(stored) : 0;
    const isFull = info.sessionDetails?.find((session) => session.id === id)?.isFull ?? false;
    return { id, held, most: closed ? held : info.seats, canCome: held > 0 || (!closed && !isFull) };
  });
}

/**
 * The same answer to every session that admits it; `no` to the others. One without an answer stays so, unless `no` is
 * all that can be said of it.
 */
export function withAnswer(words: WordsOfSessions, answer: Answer, limits: readonly SessionLimits[]): WordsOfSessions {
  return overall({
    ...words,
    sessions: limits.flatMap(({ id, most }): SessionWords[] => {
      const said = words.sessions.find(({ session }) => session === id);
      if (said) return [{ ...said, answer: allowed(id, answer, limits) }];
      return answer === 'no' && most === 0 ? [{ session: id, answer, adults: 1, children: 0 }] : [];
    }),
  });
}

/** Changes what is said of one session. @param first how many adults come when nothing was said of it yet */
export function withSession(
  words: WordsOfSessions,
  session: string,
  change: Partial<SessionWords>,
  first = 1,
): WordsOfSessions {
  const { answer, sessions } = words;
  const isNew = sessions.every((entry) => entry.session !== session);
  const all = isNew ? [...sessions, { session, answer, adults: first, children: 0 }] : sessions;
  return overall({
    ...words,
    sessions: all.map((entry) => (entry.session === session ? { ...entry, ...change } : entry)),
  });
}

/**
 * Words for the sessions of a link as it is now: sessions may have been added or removed, filled, or their seats
 * lowered since the words were chosen. A session that was added since the family answered has no answer.
 * @param words of one session or several; before the first answer the same is preset for all
 */
export function fitted(
  words: FamilyWords,
  limits: readonly SessionLimits[],
  stored: FamilyAnswer | null,
  first: number,
): WordsOfSessions {
  const { answer, adults, children } = words;
  const [only, ...others] = stored ? stored.sessions.map(({ session }) => session) : limits.map(({ id }) => id);
  const named = stored && others.length > 0 ? [] : [only ?? '', ...others];
  const kept = words.sessions ?? named.map((session) => ({ session, answer, adults, children }));
  return overall({
    ...words,
    sessions: limits.flatMap(({ id, most }): SessionWords[] => {
      let said = kept.find(({ session }) => session === id) ?? answerTo(stored, id);
      // The first answer is one for all sessions.
      if (!said && !stored && most === 0) said = { session: id, answer: 'no', adults: first, children: 0 };
      if (!said) return [];
      const adults = Math.max(1, Math.min(said.adults || first, Math.max(1, most)));
      const children = Math.max(0, Math.min(said.children, most - adults));
      return [{ session: id, answer: allowed(id, said.answer, limits), adults, children }];
    }),
  });
}

/** Ids of the sessions that have no answer in words; in the order of the limits. */
export function unansweredIn(words: FamilyWords, limits: readonly SessionLimits[]): string[] {
  return limits.map(({ id }) => id).filter((id) => !words.sessions?.some(({ session }) => session === id));
}

/** Words for one session, with its id: they may be kept until the family is invited to others. */
export function namedWords(words: FamilyWords, sessions: readonly string[]): FamilyWords {
  const [session] = sessions;
  if (words.sessions || sessions.length !== 1 || session === undefined) return words;
  const { answer, adults, children } = words;
  return { ...words, sessions: [{ session, answer, adults, children }] };
}

/** Words of several sessions for the one that is left of them: what was said of that one. */
export function ofOneSession({ sessions, ...words }: FamilyWords, session: string, first: number): FamilyWords {
  const said = sessions?.find((entry) => entry.session === session);
  if (!said) return words;
  return { ...words, answer: said.answer, adults: said.adults || first, children: said.children };
}

type Sessions = Pick<PersonalInvitation, 'sessions' | 'sessionDetails'>;

/** A sentence on what the couple changed of the sessions, from how they were to how they are; nothing for the same. */
export function changeOfSessions(before: Sessions, now: Sessions, texts: PersonalTexts): string | null {
  const titlesOf = (those: Sessions, others: Sessions): string[] =>
    those.sessions
      .filter((id) => !others.sessions.includes(id))
      .map((id) => those.sessionDetails?.find((session) => session.id === id)?.title ?? '');
  const [removed, added] = [titlesOf(before, now), titlesOf(now, before)];
  if (removed.length + added.length === 0) return null;
  const quoted = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');
  // The main session's title is the invitation's.
  if ([...removed, ...added].includes('')) return texts.sessionsChanged;
  return [
    removed.length > 0 && texts.sessionsRemoved(quoted(removed)),
    added.length > 0 && texts.sessionsAdded(quoted(added)),
  ]
    .filter((part) => part !== false)
    .concat(texts.checkAndSend)
    .join(' ');
}

/** What is sent: no persons where the family does not come. */
export function answersOf({ sessions }: WordsOfSessions, known: readonly string[]): SessionAnswer[] {
  return sessions
    .filter(({ session }) => known.includes(session))
    .map(({ session, answer, adults, children }) =>
      answer === 'no' ? { session, answer, adults: 0, children: 0 } : { session, answer, adults, children },
    );
}

/** Whether the family's RSVP was changed, on another phone or by the couple, since words began to wait. */
export function isOutdated(words: WaitingWords, info: PersonalInvitation): boolean {
  const { answer, sessions: known } = info;
  if (words.since === undefined || (answer?.updatedAt ?? null) === words.since) return false;
  if (!words.sessions) return true;
  // They may have arrived themselves, only the response did not.
  const sent = answersOf({ ...words, sessions: words.sessions }, known);
  const isSame = sent.every((said) => {
    const stored = answerTo(answer, said.session);
    return (['answer', 'adults', 'children'] as const).every((field) => stored?.[field] === said[field]);
  });
  return !isSame || answer?.message !== words.message;
}

function overall(words: WordsOfSessions): WordsOfSessions {
  const answer = overallAnswer(words);
  const { adults, children } = words.sessions.find((entry) => entry.answer === answer) ?? words;
  return { ...words, answer, adults, children };
}

function allowed(id: string, answer: Answer, limits: readonly SessionLimits[]): Answer {
  const limit = limits.find((each) => each.id === id);
  // Without seats a family may still be unsure; after the closing date it may not.
  if (answer === 'coming' && !limit?.canCome) return 'no';
  return answer === 'maybe' && limit && limit.most === 0 ? 'no' : answer;
}
