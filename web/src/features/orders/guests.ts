import type { WishView } from '@serikad/shared/wishes/wish.types';

export type GuestFilter = 'all' | 'attending' | 'absent';

/** How many people come, and how many answers say no. */
export function tally(wishes: readonly WishView[]): { people: number; absent: number } {
  return {
    people: wishes.reduce((sum, { attendanceCount = 0 }) => sum + attendanceCount, 0),
    absent: wishes.filter(({ willAttend }) => willAttend === false).length,
  };
}

/** The answers that match what the owner looks for; names are compared without case. */
export function filterGuests(wishes: readonly WishView[], filter: GuestFilter, name: string): WishView[] {
  const wanted = name.trim().toLocaleLowerCase('ms');
  return wishes.filter(
    (wish) =>
      (filter === 'all' || (filter === 'attending') === (wish.willAttend === true)) &&
      wish.from.toLocaleLowerCase('ms').includes(wanted),
  );
}
