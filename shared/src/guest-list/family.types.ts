import type { InvitationLanguage } from '../i18n/language.js';
import type { PersonalSession, SessionView } from './session.types.js';

/** Most families of an invitation. */
export const MOST_FAMILIES = 2000;
/** The most seats of a family, and those of one where none are given. */
export const MOST_FAMILY_SEATS = 30;
export const DEFAULT_FAMILY_SEATS = 2;
/** How many hours deleted families can be restored. */
export const RESTORE_HOURS = 24;

/** The id of the branch that every list has: the couple's own. */
export const OWN_BRANCH = 'own';
/** Most branches besides the couple's own. */
export const MOST_BRANCHES = 8;

export const SIDES = ['bride', 'groom', 'both'] as const;
/** Whose guests a family is. */
export type Side = (typeof SIDES)[number];

export const ANSWERS = ['coming', 'maybe', 'no'] as const;
/** A family's answer for a session: only `coming` holds seats. */
export type Answer = (typeof ANSWERS)[number];

/** The id of the session that is the invitation itself: its date, place, limits and counts are the seeds' own. */
export const MAIN_SESSION = 'main';

/** A family's answer for one session. `maybe` carries a guess; `no` has neither adults nor children. */
export interface SessionAnswer {
  /** `main`, or the id of another session. */
  session: string;
  answer: Answer;
  adults: number;
  /** Children count as seats. */
  children: number;
}

/** The one RSVP of a family. */
export interface FamilyAnswer {
  /** Nothing of a session that the family was invited to later. */
  sessions: SessionAnswer[];
  message: string;
  /** ISO 8601: when the RSVP was stored, and of the last change. */
  answeredAt: string;
  updatedAt: string;
  /** Recorded by the couple. */
  onBehalf: boolean;
}

/** How far an invitation has come with a family, in this order. */
export type FamilyState = 'unsent' | 'sent' | 'opened' | 'answered';

/** The messages that are sent from the couple's or a helper's phone. */
export const MESSAGE_KINDS = ['invitation', 'reminder', 'change', 'thanks'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The texts of messages that the couple changed, by language and kind; the others are the defaults. */
export type ChangedTemplates = Partial<Record<InvitationLanguage, Partial<Record<MessageKind, string>>>>;

/** That a message was sent, as the sender confirmed it. */
export interface SentMessage {
  /** ISO 8601. */
  at: string;
  /** The branch whose helper sent it; absent: the couple. */
  branch?: string;
}

/** Families that the couple send one kind of message to, one after the other. */
export interface SendQueue {
  kind: MessageKind;
  /** Made by the device that began it; another one of the same kind has another. */
  key: string;
  /** ISO 8601. A family to which the message was sent since is done with. */
  startedAt: string;
  /** The families in their order, also those that were removed since. */
  ids: string[];
  skipped: string[];
}

/** A family as the list's owner sees it. */
export interface FamilyView {
  id: string;
  name: string;
  /** The "Khas buat" line; empty: made from the name. */
  title: string;
  /** As typed, without spaces and dashes; empty when there is none. */
  phone: string;
  seats: number;
  /** The branch's id. */
  branch: string;
  side: Side;
  /** `null`: the invitation's. */
  language: InvitationLanguage | null;
  /** For the couple alone. */
  note: string;
  table: string;
  /** Ids of the sessions that the family is invited to; `null`: all. */
  sessions: string[] | null;
  /** The path of the personal link, such as `/i/3fTq…`. */
  link: string;
  /** Counts the changes, for `If-Match`. */
  revision: number;
  createdAt: string;
  sent: Partial<Record<MessageKind, SentMessage>>;
  /** The message whose chat the couple have opened, as long as they have not said whether they sent it. */
  chat: MessageKind | null;
  openedAt: string | null;
  answer: FamilyAnswer | null;
  /** May answer after the closing date. */
  reopened: boolean;
}

/** A branch of the list: whose guests they are, and how many seats they have. */
export interface BranchView {
  id: string;
  /** Empty: the couple's own, which cannot be removed. */
  name: string;
  /** Most seats of its families; `null`: no limit. */
  quota: number | null;
  /** Seats and number of its families. */
  seats: number;
  families: number;
  /** The path of the helper link, such as `/h/3fTq…`; empty without one. */
  link: string;
}

/** Persons of some families, by what they answered. Source: the RSVPs. */
export interface AnswerTotals {
  adults: number;
  children: number;
  /** Guesses of those who are not sure. */
  maybeAdults: number;
  maybeChildren: number;
  /** Seats of the families that have not answered the session. */
  unheard: number;
}

/** Who answered coming on the open page, without a personal link. They come to the main session. */
export interface OpenTotals {
  adults: number;
  children: number;
}

/** Figures of a list, each of families unless stated. */
export interface GuestListTotals {
  families: number;
  seats: number;
  sent: number;
  opened: number;
  answered: number;
  coming: number;
  maybe: number;
  declined: number;
  /** Persons of each session, by its id; those of the main one include `open`. */
  sessions: Record<string, AnswerTotals>;
  /** Persons. */
  open: OpenTotals;
}

/** The guest list of an invitation, for its owner. */
export interface GuestList {
  families: FamilyView[];
  branches: BranchView[];
  totals: GuestListTotals;
  /** The main one first. */
  sessions: SessionView[];
  /** Counts the changes of sessions, for `If-Match`. */
  sessionsRevision: number;
  /** The last day to answer, YYYY-MM-DD in Malaysia; `null`: none. */
  closesOn: string | null;
  /** The path of the caterer's link, such as `/c/3fTq…`; empty without one. */
  catererLink: string;
  /** The texts of messages that differ from the defaults. */
  templates: ChangedTemplates;
  /** Whether the caterer's link gives the figures of each branch as well. */
  catererBranches: boolean;
  /** Those that were begun and not ended. */
  queues: SendQueue[];
}

/** The figures of one branch, for the caterer. */
export interface CatererBranch extends Pick<GuestListTotals, 'sessions'> {
  /** Empty: the couple's own. */
  name: string;
}

/** What the caterer's link gives: the figures of the list, without names of families. */
export interface CatererSummary extends Pick<GuestListTotals, 'sessions' | 'open'>, Pick<GuestList, 'closesOn'> {
  /** For the public part of the invitation: the couple, day and place. */
  invitationId: string;
  /** ISO 8601: when the figures were counted. */
  countedAt: string;
  /** Between which numbers to cook for the main session, as the couple read it; `null` while too few have answered. */
  cookFor: { low: number; high: number } | null;
  /** Of each branch with families; `null`: the couple do not show them. */
  branches: CatererBranch[] | null;
  /** What the sessions are called, by their ids, in their order; absent where there is one. */
  titles?: Record<string, string>;
}

/** What a personal link gives to the family: nothing of other families, of branch, note or phone. */
export interface PersonalInvitation {
  invitationId: string;
  /** The "Khas buat" line. */
  title: string;
  seats: number;
  language: InvitationLanguage;
  /** Ids of the sessions that the family is invited to. */
  sessions: string[];
  /** The same with what the family may know of each; absent where the invitation has one session. */
  sessionDetails?: PersonalSession[];
  answer: FamilyAnswer | null;
  /** ISO 8601: from this moment on new RSVPs and more guests are refused; `null`: never. */
  closesAt: string | null;
}
