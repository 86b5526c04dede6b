import { linkIn } from '../validation/web-link.js';
import { readMapLink, type Coordinates, type MapLink } from './map-link.js';

/** Both links of a place as the couple typed them; empty where there is none. */
export interface PlaceLinks {
  googleMapLink: string;
  wazeLink: string;
}
export type LinkField = keyof PlaceLinks;
export const LINK_FIELDS: readonly LinkField[] = ['googleMapLink', 'wazeLink'];

/** Further apart than this, in metres, the two links lead to two places. */
export const FARTHEST_APART_M = 150;

/**
 * What is wrong with a link: its coordinates are swapped, they are in the sea or outside of Malaysia and its neighbours
 * Singapore and Brunei, or it opens no place.
 */
export type LinkProblem = 'swapped' | 'outside' | 'nowhere';

export interface PlaceCheck {
  problems: Partial<Record<LinkField, LinkProblem>>;
  /** Metres between the places of the two links, where that is too far. */
  apart: number | null;
  /** The links that can't be read and that the couple have not yet opened and confirmed. */
  unconfirmed: readonly LinkField[];
  /** Those that they have. */
  confirmed: readonly LinkField[];
}

const NONE: PlaceLinks = { googleMapLink: '', wazeLink: '' };

/** Whether no link opens no place, and each that can't be read has been confirmed. */
export function isPlaceChecked(links: PlaceLinks, checked: PlaceLinks | undefined): boolean {
  const { problems, unconfirmed } = checkPlace(links, checked);
  return unconfirmed.length === 0 && !Object.values(problems).includes('nowhere');
}

/** Checks the links of a place by their texts alone. @param checked the links that the couple opened and confirmed */
export function checkPlace(links: PlaceLinks, checked = NONE): PlaceCheck {
  const problems: PlaceCheck['problems'] = {};
  const points: Coordinates[] = [];
  const unread: LinkField[] = [];
  for (const field of LINK_FIELDS) {
    const read = readMapLink(linkIn(links[field]));
    if (!read) continue;
    const problem = problemOf(read);
    if (problem) problems[field] = problem;
    if (read.kind === 'point') points.push(read.point);
    if (read.kind === 'unread') unread.push(field);
  }
  const isConfirmed = (field: LinkField): boolean => linkIn(checked[field]) === linkIn(links[field]);
  const [first, second] = points;
  const metres = first && second ? metresBetween(first, second) : 0;
  return {
    problems,
    apart: metres > FARTHEST_APART_M ? metres : null,
    unconfirmed: unread.filter((field) => !isConfirmed(field)),
    confirmed: unread.filter(isConfirmed),
  };
}

function problemOf(read: MapLink): LinkProblem | null {
  if (read.kind === 'unread') return null;
  if (read.kind === 'nowhere') return 'nowhere';
  const { lat, lng } = read.point;
  if (isNearMalaysia({ lat, lng })) return read.pin ? null : 'nowhere';
  return isNearMalaysia({ lat: lng, lng: lat }) ? 'swapped' : 'outside';
}

/**
 * Boxes around the land: the peninsula with Singapore in four, Sarawak with Brunei in two, Sabah. They hold some sea
 * and some of Thailand and Indonesia.
 */
const LAND = [
  { lat: [5.6, 6.8], lng: [99.5, 103.2] },
  { lat: [4, 5.6], lng: [100, 103.8] },
  { lat: [2.6, 4], lng: [100.4, 104.4] },
  { lat: [1.15, 2.6], lng: [101.2, 104.7] },
  { lat: [0.8, 3.5], lng: [109.5, 115.4] },
  { lat: [2.5, 5.2], lng: [112.8, 115.9] },
  { lat: [3.9, 7.5], lng: [115, 119.4] },
] as const;

function isNearMalaysia({ lat, lng }: Coordinates): boolean {
  return LAND.some((box) => lat >= box.lat[0] && lat <= box.lat[1] && lng >= box.lng[0] && lng <= box.lng[1]);
}

const EARTH_RADIUS_M = 6_371_000;

/** The distance on the ground (haversine), in whole metres. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2;
  const part =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return Math.round(2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(part))));
}
