import { MOST_DECIDED } from '@serikad/shared/album/album.types';
import { MOST_FAMILIES } from '@serikad/shared/guest-list/family.types';
import { MOST_REVIEWED } from '@serikad/shared/rsvp/rsvp.types';

/** How much of something may be asked for, and in how long. */
export interface Budget {
  /** Length of a window in seconds; windows begin at whole multiples of it, on every server at the same time. */
  readonly seconds: number;
  /** Requests of one client in a window. */
  readonly client: number;
  /** Requests about one thing (an invitation, a gift, an RSVP) in a window, from all clients together. */
  readonly subject?: number;
}

/**
 * All rate limits. A hall full of guests may share one address: each of 200 reads the page (about ten requests), sends
 * and edits an RSVP and reserves a gift within a minute, and none of them is refused. One client can't use up an
 * invitation's budget: its own is smaller, and on one subject a whole /48 of IPv6 has no more.
 */
export const BUDGETS = {
  /** Steps of signing in; one takes three. */
  'sign-in': { seconds: 60, client: 180 },
  register: { seconds: 600, client: 60 },
  /** Answers of guests and what they change in them. */
  'anonymous-writes': { seconds: 60, client: 600, subject: 1_200 },
  /** Calls of personal pages; 200 families behind one address open, answer and change their RSVPs within a minute. */
  'personal-links': { seconds: 60, client: 1_200 },
  /** Calls of helper links; a helper adds a family in some seconds. */
  'helper-links': { seconds: 60, client: 300 },
  /** Calls of phones at the door: each sends at once what it records, and asks every some seconds. */
  'door-links': { seconds: 60, client: 600 },
  /** Photos of guests that are announced or removed; of a hall with 200 guests behind one address. */
  'album-photos': { seconds: 60, client: 1_200, subject: 2_400 },
  /** Their pieces of 256 KiB. */
  'album-pieces': { seconds: 60, client: 6_000 },
  /** Whether short addresses are free, asked while one is typed. */
  'address-checks': { seconds: 60, client: 120 },
  reservations: { seconds: 60, client: 400, subject: 800 },
  /** Each is decoded and packed anew, which costs more than anything else here. */
  uploads: { seconds: 60, client: 60, subject: 60 },
  edits: { seconds: 60, client: 600 },
  /** Each reads every answer of an invitation. */
  exports: { seconds: 60, client: 20, subject: 20 },
  /** Each reads up to 2,000 rows. */
  imports: { seconds: 60, client: 20, subject: 20 },
  /** Reports of pages that crashed; a page sends at most three. */
  crashes: { seconds: 600, client: 60 },
  'visitor-pings': { seconds: 60, client: 1_200 },
  /** A request counts as its weight, see WEIGHTS: together a tenth of a core. */
  reads: { seconds: 60, client: 6_000 },
  /** Pictures of links that are painted, beside the request. Without room the link shows its design's picture. */
  paintings: { seconds: 60, client: 18, subject: 18 },
  /** Pictures; a page has a dozen, and browsers keep them. */
  files: { seconds: 60, client: 4_000 },
  /**
   * Pictures of guests' photos: a hall of 200 guests, who look at 60 small ones each;
   * browsers keep them for five minutes.
   */
  'album-pictures': { seconds: 60, client: 20_000 },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/**
 * As how many requests one counts that takes more than a millisecond of processor time, server and database together.
 * Measured by `npm run bench cost`, for an invitation that is full.
 */
export const WEIGHTS = {
  invitation: 10,
  gifts: 8,
  designs: 6,
  design: 3,
  invitationTotal: 2,
  ownWish: 2,
  /** The first rows of a list of wishes; see rsvpListCharge(). */
  wishes: 5,
  sampleWishes: 4,
  /** By way of the router, as for an invitation that there is not. */
  page: 4,
  /** A page of the web app with its first answers. */
  shopPage: 5,
  linkPicture: 10,
  /** Of 2,000 families. */
  guestList: 60,
  /** Before there are any; see arrivalsCharge(). */
  arrivals: 10,
  /** A page of photos, and how many there are. */
  album: 4,
} as const;

/** Families that are changed together for what one edit counts. Measured by `npm run bench guest-list`. */
const FAMILIES_PER_EDIT = 50;

/**
 * As how many edits one counts that names many families: up to 40.
 * @param body as it was sent, not checked yet
 */
export function familiesWeight(body: unknown): number {
  const ids: unknown = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : undefined;
  const families = Array.isArray(ids) ? Math.min(ids.length, MOST_FAMILIES) : 0;
  return Math.max(1, Math.ceil(families / FAMILIES_PER_EDIT));
}

/** Photos of an album that are decided on together for what one edit counts. */
const PHOTOS_PER_EDIT = 20;

/**
 * As how many edits one counts that names many photos: up to 10.
 * @param body as it was sent, not checked yet
 */
export function albumWeight(body: unknown): number {
  const ids: unknown = typeof body === 'object' && body !== null && 'ids' in body ? body.ids : undefined;
  const photos = Array.isArray(ids) ? Math.min(ids.length, MOST_DECIDED) : 0;
  return Math.max(1, Math.ceil(photos / PHOTOS_PER_EDIT));
}

/**
 * As how many requests an announcement of a photo counts beside itself for which there is no room: uploads that stand
 * still were looked for, in an album that is large.
 */
export const NO_ROOM_CHARGE = 3;

/** Wishes that are reviewed together for what one edit counts. */
const WISHES_PER_EDIT = 50;

/**
 * As how many edits one counts that names many wishes: up to 10.
 * @param body as it was sent, not checked yet
 */
export function wishesWeight(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 1;
  const named: unknown = 'ids' in body ? body.ids : 'wishes' in body ? body.wishes : undefined;
  const wishes = Array.isArray(named) ? Math.min(named.length, MOST_REVIEWED) : 0;
  return Math.max(1, Math.ceil(wishes / WISHES_PER_EDIT));
}

/**
 * As how many requests a list of wishes counts beside its weight, known when it was read.
 * @param sent rows of the answer
 * @param walked index keys that were counted or passed over for it
 */
export function rsvpListCharge(sent: number, walked: number): number {
  return Math.floor(sent / 20 + walked / 600);
}

/**
 * How many requests the list of arrivals is charged for beside its weight; known when it was read.
 * @param read check-ins that were read for them
 */
export function arrivalsCharge(read: number): number {
  return Math.floor(read / 60);
}
