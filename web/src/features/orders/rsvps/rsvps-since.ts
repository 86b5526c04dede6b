import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';

/**
 * What was typed into a field of date and time (`2026-11-22T20:30`), read as Malaysia time.
 * @returns ISO 8601, or nothing
 */
export function typedMoment(typed: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed)) return null;
  const moment = new Date(Date.parse(`${typed}Z`) - MALAYSIA_OFFSET_MS);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** How many RSVPs came at a moment (ISO 8601) or later. */
export function rsvpsSince(wishes: readonly WishView[], moment: string): number {
  return wishes.filter(({ createdAt }) => createdAt >= moment).length;
}
