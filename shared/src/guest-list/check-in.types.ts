import type { InvitationLanguage } from '../i18n/language.js';
import type { FamilyView, OpenTotals, SessionAnswer } from './family.types.js';

/** Most persons of one kind in one check-in. */
export const MOST_ARRIVING = 200;
/** Most characters of a walk-in's name, and of a helper's. */
export const LONGEST_WALK_IN = 100;
export const LONGEST_DOOR_HELPER = 40;
/** Most events in one call: a phone that was offline for hours sends several. */
export const MOST_EVENTS_SENT = 100;
/** Most bytes of JSON of the events in one call: the server reads 16 KB of a caller without a session. */
export const LARGEST_EVENTS_SENT = 14 * 1024;
/** Most events in one answer. */
export const MOST_EVENTS_READ = 500;
/** Most events by one door link. */
export const MOST_DOOR_EVENTS = 10_000;

/** Adults and children who came. */
export interface Heads {
  adults: number;
  children: number;
}

/** A check-in, or the undoing of one. Events are never changed: what came is the sum over their set. */
export interface DoorEvent extends Heads {
  /** Made by the phone, random. */
  id: string;
  /** The family's id; `null`: a walk-in. */
  family: string | null;
  /** What a walk-in is called; may be empty. */
  name: string;
  session: string;
  /** The id of the event that this one takes back; its own numbers count nothing. */
  undoes: string | null;
  /** ISO 8601, by the server's clock as far as it is known. */
  at: string;
  /** The helper who checked them in, as that phone's user was named. */
  by: string;
}

/** The sums of some events. */
export interface Arrivals {
  /** By session. */
  sessions: Record<string, Heads>;
  /** By family, then session: only those who came. */
  families: Record<string, Record<string, Heads>>;
  /** Of `sessions`, those who were on no list. */
  walkIns: Record<string, Heads>;
}

/** A family as a phone at the door sees it: no phone number, no note, no link. */
export interface DoorFamily extends Pick<FamilyView, 'id' | 'name' | 'title' | 'seats' | 'table' | 'sessions'> {
  /** What it answered to each session; empty without an RSVP. */
  answers: SessionAnswer[];
  /** Six characters, as under the QR code of its link. */
  code: string;
  /** Tells the personal link in a QR code, without containing it; see `linkHashOf`. */
  linkHash: string;
}

/** What a phone at the door keeps. */
export interface DoorList {
  /** `Aisyah & Danial`. */
  names: string;
  /** YYYY-MM-DD. */
  date: string | null;
  startTime: string;
  language: InvitationLanguage;
  /** Ids of the sessions, the main one first. */
  sessions: string[];
  /**
   * What the sessions are called, by their ids;
   * empty while the couple name the main one nothing. Absent where there is one.
   */
  titles?: Record<string, string>;
  /** ISO 8601: from then on the link is unknown, and the phone deletes the list. */
  expiresAt: string;
  families: DoorFamily[];
  /** Who comes by the open page, as in the couple's totals; absent in a list kept of an earlier version. */
  open?: OpenTotals;
}

/** The events of an invitation that were stored since a cursor. */
export interface DoorEvents {
  events: DoorEvent[];
  /** For the next call. */
  cursor: number;
  /** Whether there are more at once. */
  more: boolean;
  /** How many the server has: a phone that knows another number asks from the beginning. */
  count: number;
}

/** What the couple see of the door. */
export interface DoorView {
  /** The path of the door link, such as `/d/3fTq…`; empty without one. */
  link: string;
  expiresAt: string;
  arrivals: Arrivals;
  /** The newest first. */
  latest: DoorEvent[];
}
