import type { SessionPlace } from '@serikad/shared/guest-list/session.types';
import { isWebLink } from '@serikad/shared/validation/web-link';

/** A place in one line: what a map finds, and what is copied. */
export function placeLine({ venue, address }: Pick<SessionPlace, 'venue' | 'address'>): string {
  return [venue, address.replace(/\s*\n\s*/g, ' ')].filter((part) => part !== '').join(', ');
}

/** The couple's own link, else a search for the place. */
export function mapOf(place: SessionPlace): string {
  const own = [place.googleMapLink, place.wazeLink].find((link) => link !== '' && isWebLink(link));
  return own ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeLine(place))}`;
}
