import type { IntentKind, SeatIntent } from './seats.schema.js';

/** From how many guests to how many. */
interface Move {
  from: number;
  to: number;
}

/** A change of an RSVP from one number of guests to another. */
export interface SeatChange extends Move {
  kind: IntentKind;
  /** The RSVP's idempotency key. */
  key: string;
  /** The same of sessions other than the main one, by their ids. */
  sessions?: Record<string, Move>;
}

type Amounts = Pick<SeatIntent, 'claimed' | 'release'>;

/** Seats of the main session, and of the others by their ids. */
export interface SeatSum {
  main: number;
  sessions: Map<string, number>;
}

/** What an intent for a change claims and releases. */
export function amountsOf({ from, to, sessions }: SeatChange): Pick<SeatIntent, 'claimed' | 'release' | 'sessions'> {
  const moved = Object.entries(sessions ?? {}).filter(([, move]) => move.from !== move.to);
  return {
    ...amounts({ from, to }),
    ...(moved.length > 0 && { sessions: Object.fromEntries(moved.map(([id, move]) => [id, amounts(move)])) }),
  };
}

const amounts = ({ from, to }: Move): Amounts => ({
  claimed: Math.max(to - from, 0),
  release: Math.max(from - to, 0),
});

/** Adds up what some intents claim, or release. */
export function sumOf(intents: readonly SeatIntent[], amount: keyof Amounts): SeatSum {
  const sum: SeatSum = { main: 0, sessions: new Map() };
  for (const intent of intents) {
    sum.main += intent[amount];
    for (const [id, of] of Object.entries(intent.sessions ?? {})) {
      if (of[amount] > 0) sum.sessions.set(id, (sum.sessions.get(id) ?? 0) + of[amount]);
    }
  }
  return sum;
}

/** Whether any seat is in a sum. */
export const isAny = ({ main, sessions }: SeatSum): boolean => main > 0 || sessions.size > 0;

/** How many RSVPs an intent has added to the figure when it was opened. */
export const addedRsvps = (intent: SeatIntent): number => (intent.kind === 'add' ? 1 : 0);

/** How many RSVPs fewer there are when the intent is finished. */
export const removedRsvps = (intent: SeatIntent): number => (intent.kind === 'delete' ? 1 : 0);

/** Whether an intent gives anything back when it is finished. */
export const givesBack = (intent: SeatIntent): boolean => removedRsvps(intent) > 0 || isAny(sumOf([intent], 'release'));
