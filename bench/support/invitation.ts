import { randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import type { Stack } from './stack.ts';

interface Envelope<T> {
  code: number | string;
  data: T;
}

export interface MadeInvitation {
  orderId: string;
  invitationId: string;
  /** Address of its page. */
  pagePath: string;
  /** The owner's session. */
  token: string;
  userId: string;
}

/** A paid, filled-in invitation with some wishes, made by the calls that the web app makes. */
export async function makeInvitation(stack: Pick<Stack, 'url' | 'db'>, wishes = 30): Promise<MadeInvitation> {
  const { token, userId } = await register(stack.url);
  const send = <T>(method: string, path: string, body: unknown): Promise<T> =>
    call<T>(stack.url, method, path, body, token);
  const customer = { name: 'Nur Aisyah binti Mohd Rosli', phoneNo: '0123456789' };
  const order = await send<{ id: string; invitationId: string }>('POST', '/api/order/create/v2', {
    customer,
    items: [{ item: 'rsvp', package: 'premium' }],
  });
  const id = order.invitationId;
  // The payment is stored as the seller would enter it.
  const paid = { $set: { paidAmount: 48, balance: 0 } };
  await stack.db.collection('orders').updateOne({ _id: new ObjectId(order.id) }, paid);
  const person = (shortName: string, fullName: string): object => ({ shortName, fullName });
  await send('PUT', '/api/invitation/update/names', {
    id,
    couple: {
      bride: person('Aisyah', 'Nur Aisyah binti Mohd Rosli'),
      groom: person('Danial', 'Ahmad Danial bin Ismail'),
      order: 'bride-first',
    },
    couple2: null,
    inviter: {
      inviter1: { name1: 'Mohd Rosli bin Abdul Rahman', name2: 'Siti Hajar binti Ibrahim' },
      inviter2: null,
    },
    contacts: [{ name: 'Encik Rosli', phoneNo: '0123456789' }],
    hashtag: '#DanialAisyah',
    shortNameStyle: null,
    fullNameStyle: null,
  });
  await send('PUT', '/api/invitation/update/date-time', {
    id,
    date: '2027-12-12',
    startTime: '11:00',
    endTime: '16:30',
    tentative: [
      { time: '11:00', activity: 'Kehadiran Tetamu' },
      { time: '12:30', activity: 'Ketibaan Pengantin' },
      { time: '16:30', activity: 'Majlis Bersurai' },
    ],
  });
  await send('PUT', '/api/invitation/update/location', {
    id,
    venue: 'Dewan Seri Melati',
    address: 'Jalan Sultan Zainal Abidin,\n20000 Kuala Terengganu, Terengganu',
    googleMapLink: '',
    wazeLink: '',
  });
  for (let index = 0; index < wishes; index += 1) {
    await call(stack.url, 'POST', '/api/wish/add', {
      invitationId: id,
      from: `Keluarga Pak Long ${index}`,
      attendanceCount: 2,
      willAttend: true,
      message: 'Selamat pengantin baru! Semoga berkekalan hingga ke syurga dan dimurahkan rezeki selalu.',
    });
  }
  return { orderId: order.id, invitationId: id, pagePath: `/invitation/view/${id}/aisyah-danial`, token, userId };
}

/** Signs a new person in at the demo Google and registers them. @returns the session's token */
export async function signIn(url: string): Promise<string> {
  return (await register(url)).token;
}

/** Signs a person in at the demo Google and registers them; of a registered one the address is enough. */
export async function register(
  url: string,
  email = `bench-${randomUUID()}@example.com`,
): Promise<{ token: string; userId: string }> {
  const client = { client_id: 'demo-client', redirect_uri: `${url}/user/google-auth/callback` };
  // The whole redirect flow, cookie and all, as a browser does it.
  const start = await fetch(`${url}/user/google-auth`, { redirect: 'manual' });
  const cookie = cookiesOf(start);
  const consent = new URL(start.headers.get('location') ?? '');
  const form = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'email profile openid',
    state: consent.searchParams.get('state') ?? '',
    email,
    name: 'Nur Aisyah',
  });
  const consented = await fetch(`${url}/demo-google/authorize`, { method: 'POST', body: form, redirect: 'manual' });
  const back = await fetch(consented.headers.get('location') ?? '', { headers: { cookie }, redirect: 'manual' });
  const landing = new URL(back.headers.get('location') ?? '', url);
  const accessToken = new URLSearchParams(landing.hash.slice(1)).get('access_token');
  type Session = { token: string; registered?: boolean; user: { _id: string } };
  const verified = await call<Session>(
    url,
    'POST',
    '/user/google-auth/verify',
    { token: accessToken },
    undefined,
    cookiesOf(back),
  );
  if (verified.registered) return { token: verified.token, userId: verified.user._id };
  const registered = await call<Session>(
    url,
    'POST',
    '/user/register',
    { name: 'Nur Aisyah', phoneNo: '0123456789' },
    verified.token,
  );
  return { token: registered.token, userId: registered.user._id };
}

/** The cookies that a response sets, as a request sends them. */
function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((entry) => entry.split(';')[0])
    .join('; ');
}

/** One call with its envelope taken off. @throws Error when it is refused */
export async function call<T>(
  url: string,
  method: string,
  path: string,
  body: unknown,
  token?: string,
  cookie?: string,
): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(cookie && { Cookie: cookie }),
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Envelope<T>;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}
