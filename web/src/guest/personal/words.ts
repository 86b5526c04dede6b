import type { FamilyAnswer } from '@serikad/shared/guest-list/family.types';
import { overallAnswer, seatsOf } from '@serikad/shared/guest-list/guest-list';
import type { Locale } from '@serikad/shared/i18n/language';
import { clockWords, shortDay } from '@serikad/shared/invitations/event-dates';
import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-day';
import type { FamilyWords } from './family.types.js';
import type { PersonalTexts } from './texts/ms.js';

/** How many adults come when the guest changes nothing. */
const USUAL_ADULTS = 2;

export function firstWords(seats: number): FamilyWords {
  return { answer: 'coming', adults: Math.min(USUAL_ADULTS, seats), children: 0, message: '' };
}

/**
 * A stored RSVP as the form holds it.
 * @param sessions ids of those that the family is invited to
 */
export function wordsOf(answer: FamilyAnswer, seats: number, sessions: readonly string[] = []): FamilyWords {
  const overall = overallAnswer(answer);
  const said = answer.sessions.find((session) => session.answer === overall);
  const { adults, children } = said && overall !== 'no' ? said : firstWords(seats);
  return {
    answer: overall,
    adults,
    children,
    message: answer.message,
    ...(sessions.length > 1 && { sessions: answer.sessions.filter(({ session }) => sessions.includes(session)) }),
  };
}

/** Seats that words would hold, of all sessions together. */
export function seatsHeld({ answer, adults, children, sessions }: FamilyWords): number {
  if (sessions) return sessions.reduce((sum, entry) => sum + seatsOf(entry), 0);
  return answer === 'coming' ? adults + children : 0;
}

/** What words say, in one phrase. */
export function saidIn({ answer, adults, children }: FamilyWords, texts: PersonalTexts): string {
  const said = texts.stored[answer];
  return answer === 'no' ? said : `${said}${answer === 'coming' ? ', ' : ' '}${texts.people(adults, children)}`;
}

/** The same of several sessions, a line for each with its title. */
export function saidOfSessions(
  words: FamilyWords,
  sessions: readonly { id: string; title: string }[],
  texts: PersonalTexts,
): string {
  const parts = sessions.flatMap(({ id, title }) => {
    const entry = words.sessions?.find(({ session }) => session === id);
    if (entry) return [`${title}: ${saidIn({ ...entry, message: '' }, texts)}`];
    return words.sessions ? [`${title}: ${texts.unanswered}`] : [];
  });
  const isNo = words.answer === 'no' && words.sessions?.length === parts.length;
  return parts.length === 0 || isNo ? saidIn(words, texts) : parts.join('\n');
}

/** `20 Nov, 8.12 malam`, in Malaysia. */
export function momentWords(moment: string, locale: Locale): string {
  const time = new Date(Date.parse(moment) + MALAYSIA_OFFSET_MS).toISOString().slice(11, 16);
  const { clock, period } = clockWords(time, locale);
  return `${shortDay(moment, locale)}, ${clock} ${period}`;
}
