import type { Answer, SessionAnswer } from '@serikad/shared/guest-list/family.types';

/** What is chosen for one session; of one that the family does not come to, the persons that were chosen before. */
export type SessionWords = SessionAnswer;

/** What a family answers; of several sessions as a whole, and each. */
export interface FamilyWords {
  answer: Answer;
  adults: number;
  children: number;
  message: string;
  /** Where the family is invited to several, those that it has chosen for; of words that are kept also the only one. */
  sessions?: SessionWords[];
}

export type WordsOfSessions = Required<FamilyWords>;

/** Words that wait for the network. */
export interface WaitingWords extends FamilyWords {
  /** When the RSVP that they change was stored; `null`: there was none. Absent where that is not known. */
  since?: string | null;
}

/** What came of sending: it is stored, it waits for the network, or the reason why not. */
export type FamilyOutcome = { state: 'sent' | 'later' } | { state: 'refused'; message: string };
