import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { register, type MadeInvitation } from '../support/invitation.ts';
import { median } from '../support/measure.ts';
import { RSVPS_PER_INVITATION, SELLER, type Subject } from './base.ts';

/** Milliseconds by what was asked for. */
export type Timings = Record<string, number>;

const ROUNDS = 15;

/** Goals against the small shop; those without one are shown only. */
export const MEASURED: readonly { name: string; most?: number }[] = [
  { name: 'guest page', most: 1.5 },
  { name: 'RSVP', most: 1.5 },
  { name: 'admin: today', most: 1.5 },
  { name: 'admin: list', most: 1.5 },
  { name: 'admin: list of what is outstanding', most: 1.5 },
  { name: 'admin: search for a phone number', most: 1.5 },
  { name: 'admin: search for a common name' },
  { name: 'admin: figures' },
  { name: 'list of RSVPs' },
  { name: 'export of one invitation' },
];

/**
 * Medians of single requests, one at a time: what growth adds to each, without what a queue would.
 * @param invitations invitations with 150 RSVPs, each asked in turn
 * @param owned the invitation whose owner exports it
 */
export async function measure(url: string, invitations: readonly Subject[], owned: MadeInvitation): Promise<Timings> {
  const seller = (await register(url, SELLER)).token;
  const get = (path: string, token?: string) => (): Promise<void> => request(url, path, token);
  const ofInvitations = (ask: (invitation: Subject) => Promise<void>): Promise<number> =>
    timed(invitations.map((invitation) => () => ask(invitation)));
  const admin = (path: string): Promise<number> => timed([get(`/api/admin/${path}`, seller)]);
  return {
    'guest page': await ofInvitations(({ pagePath }) => request(url, pagePath)),
    'list of RSVPs': await ofInvitations(({ invitationId }) =>
      request(url, `/api/wish/get-all/${invitationId}?limit=30`),
    ),
    RSVP: await ofInvitations(({ invitationId }) => sendRsvp(url, invitationId)),
    'admin: today': await admin('today'),
    'admin: list': await admin('order/find'),
    'admin: list of what is outstanding': await admin('order/find?balance=outstanding'),
    'admin: search for a phone number': await admin('order/find?search=0123456789'),
    'admin: search for a common name': await admin('order/find?search=aisyah'),
    'admin: figures': await admin('figures'),
    'export of one invitation': await timed([get(`/api/wish/export/${owned.invitationId}`, owned.token)]),
  };
}

/** The first view of invitations that this server has not shown yet, in ms. */
export async function firstViews(url: string, invitations: readonly Subject[]): Promise<number> {
  const took: number[] = [];
  for (const { pagePath } of invitations) took.push(await milliseconds(() => request(url, pagePath)));
  return median(took);
}

/** Paid invitations with all their RSVPs. */
export async function subjects(db: Db, like: Subject, count: number, skip = 0): Promise<Subject[]> {
  const counters = db
    .collection('attendances')
    .find({ answers: { $gte: RSVPS_PER_INVITATION } }, { projection: { _id: 1 } });
  const found: Subject[] = [];
  for await (const { _id } of counters.sort({ _id: 1 }).skip(skip)) {
    const order = await db.collection('orders').findOne({ invitationId: _id }, { projection: { paidAmount: 1 } });
    if (!order || Number(order['paidAmount']) <= 0) continue;
    const invitationId = String(_id);
    found.push({ invitationId, pagePath: like.pagePath.replace(like.invitationId, invitationId) });
    if (found.length === count) return found;
  }
  throw new Error(`only ${found.length} of ${count} invitations have their RSVPs: raise GROWTH_ANSWERS`);
}

/** The first round warms up. */
async function timed(tasks: readonly (() => Promise<void>)[]): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const task of tasks) {
      const each = await milliseconds(task);
      if (round > 0) took.push(each);
    }
  }
  return median(took);
}

export async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

async function request(url: string, path: string, token?: string): Promise<void> {
  const response = await fetch(
    `${url}${path}`,
    token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );
  const body = await response.text();
  if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${body.slice(0, 200)}`);
}

async function sendRsvp(url: string, invitationId: string): Promise<void> {
  const response = await fetch(`${url}/api/wish/add`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ invitationId, from: 'Pak Long', attendanceCount: 2, willAttend: true, message: 'Tahniah!' }),
  });
  const body = await response.text();
  if (!response.ok) throw new Error(`POST /api/wish/add: ${response.status} ${body.slice(0, 200)}`);
}
