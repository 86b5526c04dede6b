import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { TestApp } from '../../support/app.js';
import { answersClosed } from '../../support/answers-closed.js';
import type { Session } from '../../support/sign-in.js';

export interface Couple {
  owner: Session;
  orderId: string;
  invitationId: string;
}

export interface Limits {
  show?: boolean;
  limit?: number;
  totalLimit?: number;
}

/** A couple with an order and its invitation, made over HTTP. */
export async function newCouple(
  { http, signIn }: TestApp,
  { rsvp = 'premium', language = 'malay' }: { rsvp?: 'standard' | 'premium'; language?: string } = {},
): Promise<Couple> {
  const owner = await signIn();
  const body = {
    customer: { name: 'Siti Nur Aisyah', phoneNo: '0123456789' },
    items: [{ item: 'rsvp', package: rsvp }],
    language,
  };
  const made = await http.post('/api/order/create/v2').set(owner.headers).send(body).expect(200);
  return { owner, orderId: made.body.data.id, invitationId: made.body.data.invitationId };
}

/** The couple set their limits in the editor. */
export async function setLimits({ http }: TestApp, { owner, invitationId }: Couple, limits: Limits): Promise<void> {
  const body = { id: invitationId, show: true, limit: 0, totalLimit: 0, message: '', ...limits };
  await http.put('/api/invitation/update/attendance-info').set(owner.headers).send(body).expect(200);
}

/** An answer of so many guests. */
export function answerOf(attendanceCount: number, more: object = {}): object {
  return {
    from: 'Encik Rahmat bin Abdullah',
    attendanceCount,
    willAttend: attendanceCount > 0,
    message: 'Selamat pengantin baru',
    ...more,
  };
}

export interface Answer {
  status: number;
  wishId?: string;
  errorCode?: string;
  errorMessage?: string;
}

/** Sends JSON with fetch, which is cheaper than supertest when hundreds are in flight. */
export async function sendJson(
  url: string,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  const { data } = (await response.json()) as { data: { wishId?: string; error?: Omit<Answer, 'status' | 'wishId'> } };
  return { status: response.status, ...(data.wishId && { wishId: data.wishId }), ...data.error };
}

/** A guest answers. */
export function answer(
  url: string,
  invitationId: string,
  attendanceCount: number,
  { key = randomUUID(), more = {}, signal }: { key?: string; more?: object; signal?: AbortSignal } = {},
): Promise<Answer> {
  const body = { invitationId, ...answerOf(attendanceCount, more) };
  return sendJson(url, 'POST', '/api/wish/add', body, { 'idempotency-key': key }, signal);
}

/** A guest changes the answer. */
export function edit(url: string, wishId: string, attendanceCount: number, more: object = {}): Promise<Answer> {
  return sendJson(url, 'PUT', '/api/wish/edit', { wishId, ...answerOf(attendanceCount, more) });
}

export interface Books {
  /** What the counter says. */
  taken: number;
  answers: number;
  pending: number;
  /** What the stored answers add up to. */
  guests: number;
  stored: number;
}

/** The counter beside what is really stored, once the answers that were given are closed as well. */
export async function books(shop: TestApp, invitationId: string): Promise<Books> {
  const { db } = shop;
  const _id = new Types.ObjectId(invitationId);
  await answersClosed(shop);
  const counter = await db.collection('attendances').findOne({ _id });
  const wishes = await db.collection('wishes').find({ invitationId: _id }).toArray();
  return {
    taken: counter?.['taken'],
    answers: counter?.['answers'],
    pending: counter?.['pending'].length,
    guests: wishes.reduce((sum, rsvp) => sum + (rsvp['attendanceCount'] as number), 0),
    stored: wishes.length,
  };
}

/** The rule of every test here: the counter says what is stored, and nothing is left half done. */
export function balanced({ guests, stored }: Pick<Books, 'guests' | 'stored'>): Books {
  return { taken: guests, answers: stored, pending: 0, guests, stored };
}
