import { MOST_REVIEWED, type WishView } from '@serikad/shared/rsvp/rsvp.types';

/** Whether guests do not see the message because of the couple: it waits, or they hid it. */
export const isHeld = ({ waiting, hidden }: WishView): boolean => waiting !== undefined || hidden === true;

/** Those that wait first; the order stays otherwise. */
export function waitingFirst(wishes: readonly WishView[]): WishView[] {
  return [...wishes.filter(({ waiting }) => waiting), ...wishes.filter(({ waiting }) => !waiting)];
}

/** What "approve all" approves: messages with a link or a number are approved by themselves, after a look at them. */
export function withoutRisk(wishes: readonly WishView[]): WishView[] {
  return wishes.filter(({ waiting }) => waiting === 'approval');
}

/** As many as one call takes. */
export function inCalls<T>(list: readonly T[]): T[][] {
  const calls: T[][] = [];
  for (let at = 0; at < list.length; at += MOST_REVIEWED) calls.push(list.slice(at, at + MOST_REVIEWED));
  return calls;
}
