import { isWebLink } from '../validation/web-link.js';

/** Degrees as a link has them. Latitude and longitude may be swapped in it, so either may be up to 180. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/**
 * What is known of a map link without opening it.
 * - `point`: it has the coordinates of its place; `pin` is false where it shows the map around them and marks no place.
 * - `nowhere`: it opens no place, as the start page of a map does.
 * - `unread`: a short link, or one with a name or an id, whose place is seen only where it is opened.
 */
export type MapLink = { kind: 'point'; point: Coordinates; pin: boolean } | { kind: 'nowhere' } | { kind: 'unread' };

const NOWHERE: MapLink = { kind: 'nowhere' };
const UNREAD: MapLink = { kind: 'unread' };

const GOOGLE = /^(?:www\.|maps\.|m\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;
const GOOGLE_SHORT = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.co)$/;
const WAZE = /^(?:[a-z]+\.)?waze\.com$/;

/**
 * Two numbers and nothing else but the name in brackets behind them: "3.1,101.6", "loc:3.1,101.6", "3.1,101.6(Dewan)".
 */
const PAIR = /^(?:loc:)?([+-]?\d{1,3}(?:\.\d{1,20})?), {0,2}([+-]?\d{1,3}(?:\.\d{1,20})?)(?:$|\()/;
const VIEW = /^@([+-]?\d{1,3}(?:\.\d{1,20})?),([+-]?\d{1,3}(?:\.\d{1,20})?)/;
/** The place itself, in the part of a Google link that begins with "data=". */
const PIN = /!3d(-?\d{1,3}(?:\.\d{1,20})?)!4d(-?\d{1,3}(?:\.\d{1,20})?)/g;
/** A stop of a way, there: longitude first. */
const STOP = /!2m2!1d(-?\d{1,3}(?:\.\d{1,20})?)!2d(-?\d{1,3}(?:\.\d{1,20})?)/g;

/**
 * Reads where a link of Google Maps or Waze leads to. Nothing is fetched.
 * @returns `null` for what is no web address (`isWebLink`)
 */
export function readMapLink(link: string): MapLink | null {
  if (!isWebLink(link)) return null;
  const url = new URL(link);
  const host = url.hostname.toLowerCase();
  if (GOOGLE.test(host)) return readGoogle(url, host);
  if (GOOGLE_SHORT.test(host)) return url.pathname.replace(/^\/maps/, '').length > 1 ? UNREAD : NOWHERE;
  if (WAZE.test(host)) return readWaze(url);
  return UNREAD;
}

function readGoogle(url: URL, host: string): MapLink {
  const [, first = '', ...path] = url.pathname.split('/').map(decoded);
  const isMaps = first === 'maps' || host.startsWith('maps.');
  if (!isMaps) return first === '' || first === 'search' ? NOWHERE : UNREAD;
  const segments = first === 'maps' ? path : [first, ...path];
  const kind = segments[0] ?? '';
  const asked = firstOf(url, ['query', 'q']);
  if (kind === 'dir' || url.searchParams.has('daddr')) return googleWay(url, segments);
  const pin = lastOf(PIN, segments.join('/'));
  if (pin) return pointAt(pin[1], pin[2]);
  if (asked !== '') return pairIn(asked) ?? UNREAD;
  if (['query_place_id', 'cid', 'ftid'].some((key) => url.searchParams.has(key))) return UNREAD;
  const view = pointOf(VIEW.exec(segments.find((segment) => segment.startsWith('@')) ?? '')) ?? viewIn(url);
  if (kind === 'place' || kind === 'search') {
    const name = segments[1] ?? '';
    if (name === '' || isViewOrData(name)) return view ? { ...view, pin: false } : NOWHERE;
    // The map around a place is drawn with the place in its middle; around a search it is not.
    return pairIn(name) ?? (kind === 'place' ? view : null) ?? UNREAD;
  }
  if (view) return { ...view, pin: false };
  return kind === '' ? NOWHERE : UNREAD;
}

/** Directions: where they end. */
function googleWay(url: URL, segments: readonly string[]): MapLink {
  const destination = firstOf(url, ['destination', 'daddr']);
  if (destination !== '') return pairIn(destination) ?? UNREAD;
  if (url.searchParams.has('destination_place_id')) return UNREAD;
  const stops = segments.slice(1).filter((segment) => !isViewOrData(segment));
  if (stops[stops.length - 1] === '') stops.pop();
  // The first is where the way begins: empty for the reader's own place.
  const end = stops.length < 2 ? '' : (stops[stops.length - 1] ?? '');
  if (end === '') return NOWHERE;
  const last = lastOf(STOP, segments.join('/'));
  return pairIn(end) ?? (last ? pointAt(last[2], last[1]) : UNREAD);
}

function readWaze(url: URL): MapLink {
  const { searchParams } = url;
  // The app's own links come as /ul?…, short ones as /ul/h…; the website's may have a language first.
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const to = firstOf(url, ['to']);
  const inParts = `${searchParams.get('lat') ?? ''},${searchParams.get('lon') ?? ''}`;
  const pairs = [firstOf(url, ['ll', 'latlng']), to.replace(/^ll\./, ''), inParts, firstOf(url, ['q'])].map(pairIn);
  const point = pairs.find((pair) => pair !== null);
  if (point) return point;
  if (to !== '' || firstOf(url, ['q', 'place', 'venue_id']) !== '') return UNREAD;
  return segments[0] === 'ul' && segments.length > 1 ? UNREAD : NOWHERE;
}

function firstOf({ searchParams }: URL, keys: readonly string[]): string {
  return keys.map((key) => searchParams.get(key)?.trim() ?? '').find((value) => value !== '') ?? '';
}

function viewIn(url: URL): Extract<MapLink, { kind: 'point' }> | null {
  return pairIn(firstOf(url, ['ll', 'center', 'sll']));
}

function isViewOrData(segment: string): boolean {
  return segment.startsWith('@') || segment.startsWith('data=') || segment.startsWith('am=');
}

function pairIn(text: string): Extract<MapLink, { kind: 'point' }> | null {
  return pointOf(PAIR.exec(text));
}

function pointOf(match: RegExpExecArray | null): Extract<MapLink, { kind: 'point' }> | null {
  return match && pointAt(match[1], match[2]);
}

function pointAt(lat = '', lng = ''): Extract<MapLink, { kind: 'point' }> {
  return { kind: 'point', point: { lat: Number(lat), lng: Number(lng) }, pin: true };
}

function lastOf(pattern: RegExp, text: string): RegExpMatchArray | undefined {
  return [...text.matchAll(pattern)].pop();
}

/** A segment of a path as text; as it is where it is malformed. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment.replace(/\+/g, ' '));
  } catch {
    return segment;
  }
}
