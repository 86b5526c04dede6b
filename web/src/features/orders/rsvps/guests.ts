import type { WishView } from '@serikad/shared/rsvp/rsvp.types';

export type GuestFilter = 'all' | 'attending' | 'absent' | 'waiting' | 'hidden';

/**
 * What an RSVP says of attendance: how many people, none, or nothing, where only a wish was asked for. Families may be
 * unsure, or come to another session alone.
 */
export function attendanceOf(
  wish: WishView,
  asked: boolean,
): number | 'absent' | 'unsure' | 'other-session' | 'wish-only' {
  if (wish.willAttend === true) return wish.attendanceCount ?? 0;
  if (wish.unsure) return 'unsure';
  if (wish.otherSession) return 'other-session';
  return asked ? 'absent' : 'wish-only';
}

export function tally(wishes: readonly WishView[], asked = true): { people: number; absent: number } {
  const answers = wishes.map((wish) => attendanceOf(wish, asked));
  return {
    people: answers.reduce<number>((sum, answer) => sum + (typeof answer === 'number' ? answer : 0), 0),
    absent: answers.filter((answer) => answer === 'absent').length,
  };
}

/** The RSVPs that match the owner’s search; names are compared without case. */
export function filterGuests(wishes: readonly WishView[], filter: GuestFilter, name: string): WishView[] {
  const wanted = name.trim().toLocaleLowerCase('ms');
  return wishes.filter(
    (wish) => (filter === 'all' || matches(filter, wish)) && wish.from.toLocaleLowerCase('ms').includes(wanted),
  );
}

function matches(filter: Exclude<GuestFilter, 'all'>, wish: WishView): boolean {
  if (filter === 'waiting') return wish.waiting !== undefined;
  if (filter === 'hidden') return wish.hidden === true;
  const attendance = attendanceOf(wish, true);
  return filter === 'attending' ? typeof attendance === 'number' : attendance === filter;
}

/** How many RSVPs have a wish: an empty one is none (M6). */
export function wishesWithWords(wishes: readonly WishView[]): number {
  return wishes.filter(({ message }) => message.trim() !== '').length;
}
