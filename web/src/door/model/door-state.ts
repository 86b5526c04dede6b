import { arrivalsOf, headsOf, standing } from '@serikad/shared/guest-list/check-in';
import type { Arrivals, DoorEvent, DoorList, Heads } from '@serikad/shared/guest-list/check-in.types';
import { MAIN_SESSION } from '@serikad/shared/guest-list/family.types';
import type { OwnEvent, Settings } from '../device/door-store.js';

/** `failed`: nothing is kept, and there is no network. */
export type Phase = 'opening' | 'failed' | 'insecure' | 'ended' | 'ready';

/** What came from other phones after a time without network. */
export interface Merged {
  by: string;
  /** By how much the sum grew. */
  heads: number;
  /** Ids of the families that were checked in here and there meanwhile: probably the same persons twice. */
  doubled: readonly string[];
  at: number;
}

/** The check-ins of a family at one phone. */
export interface PhoneArrival {
  isMine: boolean;
  by: string;
  heads: number;
  /** ISO 8601: the last of them. */
  at: string;
}

/** A check-in of this phone that the server does not take. */
export interface RefusedEvent extends OwnEvent {
  /** The server's sentence. */
  reason: string;
}

export interface DoorState {
  phase: Phase;
  list: DoorList | null;
  settings: Settings;
  /** All that this phone knows, its own included. */
  events: readonly DoorEvent[];
  /** Those that will be sent. */
  unsent: readonly OwnEvent[];
  /** Those that were refused and not undone. */
  refused: readonly RefusedEvent[];
  arrivals: Arrivals;
  mine: ReadonlySet<string>;
  /** Since when there is no network, in milliseconds; `null`: there is. */
  offlineSince: number | null;
  merged: Merged | null;
  /** Whether the device keeps the list and what is recorded. */
  isKept: boolean;
  /** Why the server takes no check-ins at present. */
  refusal: string;
}

export const NEW_STATE: DoorState = {
  phase: 'opening',
  list: null,
  settings: { helper: '', session: '', started: false },
  events: [],
  unsent: [],
  refused: [],
  arrivals: arrivalsOf([]),
  mine: new Set(),
  offlineSince: null,
  merged: null,
  isKept: true,
  refusal: '',
};

/** The events that are shown, the newest first; those that were undone are among them. */
export function recent(events: readonly DoorEvent[], limit: number): { event: DoorEvent; isUndone: boolean }[] {
  const counted = new Set(standing(events).map(({ id }) => id));
  return events
    .filter(({ undoes }) => undoes === null)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, limit)
    .map((event) => ({ event, isUndone: !counted.has(event.id) }));
}

/** How many are expected at a session: those who said that they come, at the main one also by the open page. */
export function expectedAt({ families, open }: Pick<DoorList, 'families' | 'open'>, session: string): number {
  let sum = open && session === MAIN_SESSION ? headsOf(open) : 0;
  for (const { answers } of families) {
    for (const answer of answers) {
      if (answer.session === session && answer.answer === 'coming') sum += headsOf(answer);
    }
  }
  return sum;
}

/**
 * At which phones a family was checked in to a session, the earlier first:
 * this one and those of each helper; without what was undone.
 */
export function phonesOf(
  { events, mine }: Pick<DoorState, 'events' | 'mine'>,
  family: string,
  session: string,
): PhoneArrival[] {
  const phones = new Map<string, PhoneArrival>();
  for (const event of standing(events)) {
    if (event.family !== family || event.session !== session) continue;
    const isMine = mine.has(event.id);
    const key = isMine ? 'mine' : `by ${event.by}`;
    const before = phones.get(key);
    phones.set(key, {
      isMine,
      by: event.by,
      heads: (before?.heads ?? 0) + headsOf(event),
      at: before && before.at > event.at ? before.at : event.at,
    });
  }
  return [...phones.values()].sort((a, b) => a.at.localeCompare(b.at));
}

export function cameOf(arrivals: Arrivals, family: string, session: string): Heads {
  return arrivals.families[family]?.[session] ?? { adults: 0, children: 0 };
}
