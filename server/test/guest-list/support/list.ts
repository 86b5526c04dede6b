import { randomUUID } from 'node:crypto';
import type { BranchView, FamilyView, GuestList } from '@serikad/shared/guest-list/family.types';
import { Types } from 'mongoose';
import type { GuestListRecord } from '../../../src/modules/guest-list/records/guest-list.schema.js';
import type { TestApp } from '../../support/app.js';
import type { Couple } from '../../invitations/support/shop.js';

export interface Answer<T> {
  status: number;
  code?: string;
  fields?: { field: string }[];
  message?: string;
  current?: FamilyView;
  data: T;
}

/** Sends JSON with fetch, which is cheaper than supertest when hundreds are in flight. */
export async function call<T>(
  url: string,
  { session }: Couple,
  route: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...session.headers, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = (await response.json()) as { data: T & { error?: Failure } };
  const { errorCode, errorMessage, fields, current } = data.error ?? {};
  return {
    status: response.status,
    data,
    ...(errorCode !== undefined && { code: errorCode }),
    ...(errorMessage !== undefined && { message: errorMessage }),
    ...(fields && { fields }),
    ...(current && { current }),
  };
}

interface Failure {
  errorCode: string;
  errorMessage: string;
  fields?: { field: string }[];
  current?: FamilyView;
}

export async function addFamily(
  { url }: Pick<TestApp, 'url'>,
  couple: Couple,
  more: object = {},
  key = randomUUID() as string,
): Promise<Answer<{ family: FamilyView }>> {
  const body = { invitationId: couple.invitationId, name: 'Encik Rahmat bin Abdullah', ...more };
  return call(url, couple, 'POST /api/family/add', body, { 'idempotency-key': key });
}

export async function addedFamily(shop: TestApp, couple: Couple, more: object = {}): Promise<FamilyView> {
  const { status, data } = await addFamily(shop, couple, more);
  if (status !== 200) throw new Error(`the family was not added: ${status}`);
  return data.family;
}

export async function addedBranch(shop: TestApp, couple: Couple, more: object = {}): Promise<BranchView> {
  const body = { invitationId: couple.invitationId, name: 'Mak & Ayah', quota: null, ...more };
  const { status, data } = await call<{ branch: BranchView }>(shop.url, couple, 'POST /api/branch/create', body);
  if (status !== 200) throw new Error(`the branch was not added: ${status}`);
  return data.branch;
}

/** Makes or renews the helper link of a branch. @returns its token */
export async function helperTokenOf({ url }: Pick<TestApp, 'url'>, couple: Couple, id: string): Promise<string> {
  const body = { invitationId: couple.invitationId, id, active: true };
  const { data } = await call<{ branch: BranchView }>(url, couple, 'PUT /api/branch/link', body);
  return data.branch.link.slice('/h/'.length);
}

/** Makes or renews the caterer's link. @returns its token */
export async function catererTokenOf({ url }: Pick<TestApp, 'url'>, couple: Couple): Promise<string> {
  const body = { invitationId: couple.invitationId, active: true };
  const { data } = await call<{ link: string }>(url, couple, 'PUT /api/caterer/link', body);
  return data.link.slice('/c/'.length);
}

/** Makes or renews the door link. @returns its token */
export async function doorTokenOf({ url }: Pick<TestApp, 'url'>, couple: Couple): Promise<string> {
  const body = { invitationId: couple.invitationId, active: true };
  const { data } = await call<{ link: string }>(url, couple, 'PUT /api/door/link', body);
  return data.link.slice('/d/'.length);
}

export async function listOf({ url }: Pick<TestApp, 'url'>, couple: Couple): Promise<GuestList> {
  return (await call<GuestList>(url, couple, `GET /api/family/list/${couple.invitationId}`)).data;
}

export async function storedList({ db }: TestApp, { invitationId }: Couple): Promise<GuestListRecord> {
  const list = await db.collection<GuestListRecord>('guest_lists').findOne({ _id: new Types.ObjectId(invitationId) });
  if (!list) throw new Error('there is no list');
  return list;
}

/**
 * The rule of every test: the sums are those of the entries,
 * each family has a document with its seats, and nothing is left open.
 */
export async function expectBalanced(shop: TestApp, couple: Couple): Promise<void> {
  const list = await storedList(shop, couple);
  const sums = list.branches.map(({ id }) => {
    const entries = list.entries.filter(({ b }) => b === id);
    return { id, families: entries.length, seats: entries.reduce((sum, { s }) => sum + s, 0) };
  });
  expect(list.branches.map(({ id, families, seats }) => ({ id, families, seats }))).toEqual(sums);
  expect([list.families, list.open]).toEqual([list.entries.length, []]);
  const documents = await shop.db
    .collection('families')
    .find({ invitationId: new Types.ObjectId(couple.invitationId) })
    .toArray();
  const known = [...list.entries, ...list.removed].map(({ f }) => f.toHexString());
  expect(documents.map(({ _id }) => _id.toHexString()).toSorted()).toEqual(known.toSorted());
  expect(documents.filter((document) => 'adding' in document)).toEqual([]);
  const seats = new Map(list.entries.map(({ f, s }) => [f.toHexString(), s]));
  expect(documents.map((document) => [document['name'], document['listed']?.seats])).toEqual(
    documents.map(({ _id, name }) => [name, seats.get(_id.toHexString()) ?? 0]),
  );
}
