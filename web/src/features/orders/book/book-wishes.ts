import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { isHeld } from '../rsvps/reviews.js';

/** The wishes of the book: what guests may read, in the order in which it was written. */
export function bookWishes(rsvps: readonly WishView[]): WishView[] {
  return rsvps.filter((wish) => wish.message.trim() !== '' && !wish.withheld && !isHeld(wish)).reverse();
}
