import { randomBytes, randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { storeRsvps } from '../wishes.ts';
import { rsvpRequest, getRequest } from './guests.ts';
import { makeInvitation, type MadeInvitation } from './invitation.ts';
import type { Stack } from './stack.ts';

const RSVPS = 5_000;
/** An invitation's most. */
const GIFTS = 100;
const PHOTOS = 7;

/** The server's limits/budgets.ts. */
export interface Limits {
  BUDGETS: Record<string, { readonly seconds: number; readonly client: number }>;
  WEIGHTS: Record<
    | 'invitation'
    | 'gifts'
    | 'designs'
    | 'design'
    | 'invitationTotal'
    | 'ownWish'
    | 'wishes'
    | 'sampleWishes'
    | 'page'
    | 'shopPage'
    | 'linkPicture',
    number
  >;
  wishListCharge: (sent: number, walked: number) => number;
}

/** A request that needs no session, and the budget that it is counted under. */
export interface AnonymousRequest {
  what: string;
  /** Its name in BUDGETS; nothing where it is not counted. */
  budget: string | null;
  /** As how many requests it counts. */
  weight: number;
  request: (index: number) => string;
  /** Of every response. */
  status: number;
  /** How often it is made. */
  total: number;
}

const BROWSER = { Accept: 'text/html,*/*', 'Accept-Encoding': 'gzip, deflate, br' };
const TOTAL = 300;
const EDITED = 50;
const PICTURE = `${'0'.repeat(32)}.jpg`;
const UNKNOWN = 'f'.repeat(24);

type More = Partial<Pick<AnonymousRequest, 'weight' | 'status' | 'total' | 'budget'>>;

function get(what: string, path: string, more: More = {}): AnonymousRequest {
  const bytes = getRequest(path, BROWSER);
  return { what, budget: 'reads', weight: 1, status: 200, total: TOTAL, ...more, request: () => bytes };
}

function post(what: string, budget: string, request: AnonymousRequest['request'], more: More = {}): AnonymousRequest {
  return { what, budget, weight: 1, status: 200, total: TOTAL, ...more, request };
}

/** Every kind of request that needs no session, the costly ones in their costliest form. */
export async function anonymousRequests(stack: Stack, limits: Limits): Promise<AnonymousRequest[]> {
  const invitation = await makeInvitation(stack, 1);
  await fill(stack, invitation.invitationId);
  return [
    ...pages(invitation, limits),
    ...reads(invitation.invitationId, limits),
    ...(await pictures(stack, invitation.invitationId, limits)),
    ...(await writes(stack, invitation.invitationId, limits)),
  ];
}

function pages({ invitationId, pagePath }: MadeInvitation, { WEIGHTS }: Limits): AnonymousRequest[] {
  return [
    get('a guest’s page', pagePath),
    get('a guest’s page, its id in upper case', `/invitation/view/${invitationId.toUpperCase()}`, {
      weight: WEIGHTS.page,
    }),
    get('a guest’s page that there is not', `/invitation/view/${UNKNOWN}`, { weight: WEIGHTS.page, status: 404 }),
    get('the page of a sample', '/invitation/view/sample_cv0004', { weight: WEIGHTS.page }),
    get('the animated version of a design', '/motion/cv0004'),
    get('the home page', '/', { weight: WEIGHTS.shopPage }),
    get('the catalogue’s page', '/cardvideo', { weight: WEIGHTS.shopPage }),
    get('an address that there is not', '/tiada/di/sini', { weight: WEIGHTS.shopPage, status: 404 }),
    get('docs', '/docs', { total: 100 }),
    get('docs-json', '/docs-json', { total: 100 }),
  ];
}

function reads(id: string, { WEIGHTS, wishListCharge }: Limits): AnonymousRequest[] {
  const list = (what: string, limit: number, skip = 0): AnonymousRequest => {
    const weight = WEIGHTS.wishes + wishListCharge(limit, RSVPS + skip);
    return get(what, `/api/wish/get-all/${id}?limit=${limit}&skip=${skip}`, { weight, total: 100 });
  };
  const { invitation: weight } = WEIGHTS;
  return [
    get('find-one, 100 gifts, 7 photos', `/api/invitation/find-one/${id}`, { weight }),
    get('find-one of a sample', '/api/invitation/find-one/sample_cv0004', { weight }),
    get('find-one, unknown', `/api/invitation/find-one/${UNKNOWN}`, { weight, status: 400 }),
    get('invitation/total', '/api/invitation/total', { weight: WEIGHTS.invitationTotal }),
    get('find-by-invitation, 100 gifts', `/api/gift/find-by-invitation/${id}`, { weight: WEIGHTS.gifts }),
    get('design/find, 100 designs', '/api/design/find?skip=0&limit=100', { weight: WEIGHTS.designs }),
    get('design/find-one', '/api/design/find-one/cv0004', { weight: WEIGHTS.design }),
    list('get-all, 1,000 wishes', 1_000),
    list('get-all, 20 wishes', 20),
    list('get-all, 100 wishes behind 4,000', 100, 4_000),
    get('wish/sample', '/api/wish/sample', { weight: WEIGHTS.sampleWishes }),
    get('api/config', '/api/config'),
    get('health/ready', '/health/ready', { budget: null }),
    get('user/google-auth', '/user/google-auth', { budget: 'sign-in', status: 302 }),
  ];
}

async function pictures(stack: Stack, id: string, { WEIGHTS }: Limits): Promise<AnonymousRequest[]> {
  const faceless = await makeInvitation(stack, 1);
  await nameCouple(stack, faceless, '張偉');
  const weight = WEIGHTS.linkPicture;
  const withoutFace = `/invitation/preview/${faceless.invitationId}/${PICTURE}`;
  return [
    get('a link’s picture, kept', `/invitation/preview/${id}/${PICTURE}`, { weight }),
    get('a link’s picture with a letter that no face has', withoutFace, { weight, status: 302 }),
    get('a cover', '/design/cover-image/cv0004?w=720', { budget: 'files' }),
    get('a design’s preview image', '/design/preview-image/cv0004', { budget: 'files' }),
  ];
}

async function writes(stack: Stack, id: string, { WEIGHTS }: Limits): Promise<AnonymousRequest[]> {
  // Edits of one RSVP wait for each other.
  const own: string[] = [];
  while (own.length < EDITED) own.push(await secretOf(stack, id));
  const reservation = await reserve(stack, id);
  const edit = (index: number): object => ({
    wishId: own[index % EDITED],
    from: 'Mak Long',
    attendanceCount: (index % 2) + 1,
    willAttend: true,
    message: `Tahniah ${index}`,
  });
  const visit = (): object => ({
    userAgent: 'bench',
    deviceId: randomBytes(4).toString('hex'),
    path: '/',
    isNew: true,
  });
  const large = send('POST', '/api/wish/add', { list: Array.from({ length: 2_500 }, () => [1, 2]) });
  return [
    get('wish/user', `/api/wish/user/${own[0] ?? ''}`, { weight: WEIGHTS.ownWish }),
    post('wish/add', 'anonymous-writes', (index) => rsvpRequest(id, index)),
    post('wish/edit', 'anonymous-writes', (index) => send('PUT', '/api/wish/edit', edit(index))),
    post('gift/reserve, reserved already', 'reservations', () => reservation, { status: 400 }),
    post('visitor/visit', 'visitor-pings', () => send('POST', '/visitor/visit', visit())),
    post(
      'google-auth/verify, a made-up token',
      'sign-in',
      () => send('POST', '/user/google-auth/verify', { token: randomUUID() }),
      { status: 403, total: 100 },
    ),
    post('a body of 15 KB, refused', 'anonymous-writes', () => large, { status: 400, total: 100 }),
  ];
}

function send(method: string, path: string, body: object): string {
  const text = JSON.stringify(body);
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  return `${head}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

/** Fills an invitation: the most gifts and photos, and thousands of RSVPs. */
async function fill(stack: Stack, invitationId: string): Promise<void> {
  const _id = new ObjectId(invitationId);
  const placed = (slot: number): object => ({ invitationId: _id, slot, createdAt: new Date() });
  const gifts = Array.from({ length: GIFTS }, (_, slot) => ({
    ...placed(slot),
    title: `Periuk nasi ${slot}`,
    productUrl: 'https://shopee.com.my/periuk',
    imageUrl: `gifts/${randomUUID()}.webp`,
    notes: 'Warna putih',
    enabled: true,
    reservation: null,
  }));
  const photos = Array.from({ length: PHOTOS }, (_, slot) => ({
    ...placed(slot),
    order: slot,
    imageUrl: `photos/${randomUUID()}.webp`,
  }));
  await stack.db.collection('gifts').insertMany(gifts);
  await stack.db.collection('photos').insertMany(photos);
  await storeRsvps(stack, _id, RSVPS);
}

async function secretOf({ url }: Stack, invitationId: string): Promise<string> {
  const body = { invitationId, from: 'Mak Long', attendanceCount: 1, willAttend: true, message: 'Tahniah' };
  return (await api<{ wishId: string }>(url, 'POST', '/api/wish/add', body)).wishId;
}

/** Reserves a gift. @returns the same request once more, which is refused */
async function reserve({ url, db }: Stack, invitationId: string): Promise<string> {
  const gift = await db.collection('gifts').findOne({ invitationId: new ObjectId(invitationId) });
  const body = { giftId: String(gift?._id), name: 'Mak Long', contactNo: '0123456789', notes: '' };
  await api(url, 'PUT', '/api/gift/reserve', body);
  return send('PUT', '/api/gift/reserve', body);
}

/** Saves the section of the names. */
export async function nameCouple(
  { url }: Stack,
  { invitationId: id, token }: MadeInvitation,
  bride: string,
): Promise<void> {
  const person = (shortName: string): object => ({ shortName, fullName: shortName });
  const body = {
    id,
    couple: { bride: person(bride), groom: person('Danial'), order: 'bride-first' },
    couple2: null,
    inviter: { inviter1: { name1: 'Mohd Rosli', name2: '' }, inviter2: null },
    contacts: [],
    hashtag: '',
    shortNameStyle: null,
    fullNameStyle: null,
  };
  await api(url, 'PUT', '/api/invitation/update/names', body, token);
}

async function api<T>(url: string, method: string, path: string, body: object, token?: string): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { data: T };
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}
