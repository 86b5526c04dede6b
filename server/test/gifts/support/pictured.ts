import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Types } from 'mongoose';
import type request from 'supertest';
import { Faults, type FaultPoint } from '../../../src/common/faults.js';
import type { TestApp } from '../../support/app.js';
import { snapshot, type Couple } from '../../invitations/support/shop.js';
import { smallPicture } from '../../support/picture.js';

export type Headers = Record<string, string>;

/** Sends a form: texts, and a picture in `image` where there is one. */
export function sendForm(
  { http }: TestApp,
  route: string,
  headers: Headers,
  fields: Record<string, string>,
  image?: Buffer,
): request.Test {
  const [method = '', path = ''] = route.split(' ');
  const call = method === 'POST' ? http.post(path) : http.put(path);
  void call.set(headers);
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return image ? call.attach('image', image, 'gambar.png') : call;
}

/** The couple's wish for a pot, by name. */
export function giftFields(invitationId: string, title = 'Periuk nasi'): Record<string, string> {
  return { invitationId, title, url: 'https://shopee.com.my/periuk?x=1&y=2', notes: 'Warna putih\n1.8 L' };
}

export async function addGift(shop: TestApp, { session, invitationId }: Couple, title?: string): Promise<string> {
  const fields = giftFields(invitationId, title);
  const answer = await sendForm(shop, 'POST /api/gift/create', session.headers, fields, await smallPicture());
  expect([answer.status, answer.body.code]).toEqual([200, 200]);
  return answer.body.data.id as string;
}

export async function addPhoto(shop: TestApp, { session, invitationId }: Couple, order = 0): Promise<string> {
  const fields = { invitationId, order: String(order) };
  const answer = await sendForm(shop, 'POST /api/photo/add', session.headers, fields, await smallPicture());
  expect([answer.status, answer.body.code]).toEqual([200, 200]);
  return answer.body.data.id as string;
}

/** The photo of gate or landmark. @returns its key */
export async function addPlacePhoto(shop: TestApp, { session, invitationId: id }: Couple): Promise<string> {
  const answer = await sendForm(shop, 'PUT /api/invitation/place-photo', session.headers, { id }, await smallPicture());
  expect([answer.status, answer.body.code]).toEqual([200, 200]);
  return answer.body.data.invitation.placePhoto as string;
}

/** The keys of all uploaded files. */
export function storedFiles({ config }: TestApp): string[] {
  if (config.storage.driver !== 'local') throw new Error('these tests look into a folder');
  const root = config.storage.directory;
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** The keys of the files of some pictures. */
export function filesOf(...imageUrls: string[]): string[] {
  return imageUrls.flatMap((key) => [key, key.replace('.webp', '-640.webp'), key.replace('.webp', '-320.webp')]).sort();
}

/** A short print of every document, and the name of every file: the same again when nothing was changed. */
export async function everything(shop: TestApp): Promise<string[]> {
  const documents = Object.entries(await snapshot(shop));
  const prints = documents.map(([name, bytes]) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`);
  return [...prints.sort(), ...storedFiles(shop)];
}

/** The invitation as the public, or its owner, gets it. */
export async function bundleOf(shop: TestApp, { invitationId }: Couple, headers: Headers = {}) {
  return (await shop.http.get(`/api/invitation/find-one/${invitationId}`).set(headers).expect(200)).body.data;
}

/** Another package, as if the couple had changed it. */
export async function setItems({ db }: TestApp, { orderId }: Couple, items: object[]): Promise<void> {
  const stored = items.map((item) => ({ ...item, price: 35, status: 'draft' }));
  await db.collection('orders').updateOne({ _id: new Types.ObjectId(orderId) }, { $set: { items: stored } });
}

/** Stops a write of several steps at a point, each time. */
export class StoppingFaults extends Faults {
  at: FaultPoint | undefined;

  override reach(point: FaultPoint): void {
    if (point === this.at) throw new Error('stopped here');
  }
}
