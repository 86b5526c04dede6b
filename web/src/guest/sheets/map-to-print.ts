import { readMapLink } from '@serikad/shared/places/map-link';

/** Of a link in a code of some 3 cm that any phone reads from paper. */
const LONGEST = 200;

/**
 * A map's link that is short enough for a printed code: of the place's coordinates where the link has them, else the
 * link itself, else a search for the address.
 * @returns `null` where there is no map
 */
export function mapToPrint(link: string | null, address: string): string | null {
  if (link === null) return null;
  const read = readMapLink(link);
  if (read?.kind === 'point' && read.pin) return `https://maps.google.com/?q=${read.point.lat},${read.point.lng}`;
  if (link.length <= LONGEST || address === '') return link;
  return `https://maps.google.com/?${new URLSearchParams({ q: address }).toString()}`;
}
