import { randomUUID } from 'node:crypto';
import { DEMO_PUBLIC_ROUTES } from '../../../src/auth/public-routes.js';
import type { TestApp } from '../../support/app.js';
import { smallPicture } from '../../support/picture.js';
import { demoAccessToken, type Session } from '../../support/sign-in.js';
import { EDIT_ROUTES } from '../../invitations/support/bodies.js';
import { albumCalls } from './album-calls.js';
import { guestListCalls } from './guest-list-calls.js';
import { helperCalls } from './helper-calls.js';
import { personalCalls } from './personal-calls.js';
import { shortAddressCalls } from './short-address-calls.js';
import { storeFamily } from '../../pages/support/personal-link.js';
import { sendCall, type Call, type Multipart } from './multipart.js';
import { type Couple, newCouple, PREMIUM, VIDEO } from '../../invitations/support/shop.js';

export type { Call } from './multipart.js';

/** The texts that a run of calls sends, so that a test can look for them where they don't belong. */
export interface Texts {
  name: string;
  phoneNo: string;
  message: string;
}

/** `GET /a/:b` of every route of the router, except those of the simulated Google. */
export function routesOf({ app }: TestApp): string[] {
  const express = app.getHttpAdapter().getInstance();
  const routes = express.router.stack.flatMap(({ route }) =>
    route ? route.stack.map((layer) => `${layer.method.toUpperCase()} ${route.path}`) : [],
  );
  return [...new Set(routes)].filter((route) => !DEMO_PUBLIC_ROUTES.includes(route)).sort();
}

/** Whether a route may change something. */
export function isWrite(route: string): boolean {
  return !/^(GET|HEAD) /.test(route);
}

/** An address of a route with `id` in every place of one. */
export function addressOf(route: string, id = 'f'.repeat(24)): string {
  return (route.split(' ')[1] ?? '').replace(/:[A-Za-z]+|\*[A-Za-z]+/g, id);
}

/** Whether a route answers a person with a page, not a program with the envelope. */
export function isPage(route: string): boolean {
  return isLink(route) || route === 'GET /docs';
}

/** Whether a route answers with a page whose address guests and helpers have. */
export function isLink(route: string): boolean {
  return /^GET \/(invitation\/view|i|d|w|k|motion)\//.test(route);
}

/**
 * A call of every route that succeeds, by the route's name, in an order in which all of them do. A route that is
 * missing here fails the tests that compare it with the router: add it.
 */
export async function goodCalls(shop: TestApp, texts: Texts): Promise<Map<string, Call>> {
  const { name, phoneNo, message } = texts;
  const couple = await newCouple(shop, PREMIUM, { customer: { name, phoneNo } });
  const newcomer = await shop.signIn({ name, phoneNo });
  const stranger = await shop.signIn({ name, register: false });
  const token = await demoAccessToken(shop.url, shop.config, { name, email: `again-${randomUUID()}@example.com` });
  const answer = { from: name, attendanceCount: 2, willAttend: true, message };
  const added = { ...answer, invitationId: couple.invitationId };
  const rsvp = await shop.http.post('/api/wish/add').send(added).expect(200);
  const list = await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(couple.session.headers).expect(200);
  const withdrawn = await shop.http.post('/api/wish/add').send(added).expect(200);

  await shop.http
    .post('/api/wish/add')
    .send({ ...added, from: 'Tetamu Lain' })
    .expect(200);
  const answers = await shop.http.get(`/api/wish/get-all/${couple.invitationId}`).set(couple.session.headers);
  const hideable = answers.body.data[0]._id;
  const flooded = await newCouple(shop);
  const removal = await removedBefore(shop, flooded);
  const seller = await shop.signIn({ email: shop.config.adminEmails[0] ?? '', name, phoneNo });
  // Paid, but not submitted yet.
  const made = await newCouple(shop, VIDEO, { customer: { name, phoneNo } });
  const leaver = await shop.signIn({ name, phoneNo });
  const payment = { amount: 43, method: 'bank-transfer', reference: 'FT 1234', note: message };
  const paid = await shop.http
    .post(`/api/admin/order/${made.orderId}/payment`)
    .set(seller.headers)
    .send(payment)
    .expect(200);

  const entry = { title: message, price: 250, category: 'Dewan', description: message };
  const listed = await shop.http.post('/list/add').set(couple.session.headers).send(entry).expect(200);
  const { listId } = listed.body.data;

  const image: Multipart['file'] = ['image', await smallPicture()];
  const wanted = { invitationId: couple.invitationId, title: message, url: 'https://example.com/a', notes: message };
  const photo = await sendForm(shop, couple.session, 'POST /api/photo/add', {
    fields: { invitationId: couple.invitationId, order: '0' },
    file: image,
  });
  const other = await sendForm(shop, couple.session, 'POST /api/photo/add', {
    fields: { invitationId: couple.invitationId, order: '2' },
    file: image,
  });
  const gift = await sendForm(shop, couple.session, 'POST /api/gift/create', { fields: wanted, file: image });

  const drawn = await shop.http.get('/api/design/find-one/cv0004').expect(200);
  const picture = /designs\/[^"]+\.[0-9a-f]{8}\.[a-z]+/.exec(drawn.text)?.[0] ?? '';

  const whole = await shop.http.get(`/api/invitation/find-one/${couple.invitationId}`).expect(200);
  const removable = whole.body.data.photos.find(({ _id }: { _id: string }) => _id === other).imageUrl;

  const calls = new Map<string, Call>();
  // A call that carries a picture has its form in the last place: { fields: {…}, file: ['image', png] }.
  const add = (
    route: string,
    id: string,
    session?: Session,
    body?: Record<string, unknown>,
    multipart?: Multipart,
  ): void => {
    const [method = ''] = route.split(' ');
    // An address of one that needs a query is given with it.
    const path = id.startsWith('?') ? addressOf(route) + id : addressOf(route, id);
    const headers = session?.headers ?? {};
    calls.set(route, { method, path, headers, ...(body && { body }), ...(multipart && { multipart }) });
  };
  const { session, orderId, invitationId } = couple;
  for (const [route, call] of await albumCalls(shop, couple, texts)) calls.set(route, call);
  add('POST /user/google-auth/verify', '', undefined, { token });
  add('GET /user/google-auth', '');
  add('GET /user/google-auth/callback', '');
  add('POST /user/register', '', stranger, { name, phoneNo });
  add('GET /user/profile', '', session);
  add('PUT /user/profile', '', session, { language: 'ms' });
  add('GET /api/invitation/total', '');
  add('GET /api/invitation/prayer-times', '?date=2026-12-12&district=Putrajaya');
  add('GET /api/invitation/live-link/:id', invitationId);
  add('GET /api/invitation/find-one/:id', invitationId);
  add('GET /api/invitation/find-by-order-id/:id', orderId, session);
  for (const { path, body } of EDIT_ROUTES) {
    add(`PUT /api/invitation/update/${path}`, '', session, { id: invitationId, ...body });
  }
  add('POST /api/order/create/v2', '', newcomer, { customer: { name, phoneNo }, items: PREMIUM, design: 'cv0004' });
  add('GET /api/order/find-by-user/:userId', session.userId, session);
  add('GET /api/order/find-one/:id', orderId, session);
  add('GET /api/order/items/:id', orderId, session);
  add('PUT /api/order/update-package', '', session, { id: orderId, items: PREMIUM });
  add('PUT /api/order/submit-details', '', made.session, { id: made.orderId });
  const owned = { id: invitationId };
  add('PUT /api/invitation/opening-logo', '', session, undefined, { fields: owned, file: image });
  add('PUT /api/invitation/place-photo', '', session, undefined, { fields: owned, file: image });
  add('PUT /api/invitation/cover-photo', '', session, undefined, { fields: owned, file: image });
  add('PUT /api/invitation/cover-photo-place', '', session, { ...owned, place: { x: 30, y: 20 } });
  add('PUT /api/invitation/update/salam-kaut', '', session, undefined, {
    fields: { invitationId, name, bankName: 'Maybank', accountNo: '1234 5678', show: 'true' },
    file: image,
  });
  add('DELETE /api/invitation/gift-receiver', '', session, owned);
  add('DELETE /api/invitation/salam-kaut', '', session, owned);
  add('DELETE /api/invitation/place-photo', '', session, owned);
  add('DELETE /api/invitation/cover-photo', '', session, owned);
  add('PUT /api/photo/order', '', session, { invitationId, ids: [photo, other] });
  add('DELETE /api/photo/delete', '', session, { id: photo, invitationId });
  add('POST /api/photo/add', '', session, undefined, { fields: { invitationId, order: '1' }, file: image });
  add('GET /api/gift/find-by-invitation/:invitationId', invitationId);
  add('POST /api/gift/create', '', session, undefined, { fields: wanted, file: image });
  add('PUT /api/gift/update', '', session, undefined, { fields: { ...wanted, id: gift }, file: image });
  add('PUT /api/gift/reserve', '', undefined, { giftId: gift, name, contactNo: phoneNo, notes: message });
  add('DELETE /api/gift/delete', '', session, { id: gift, invitationId });
  add('GET /api/wish/get-all/:id', invitationId);
  add('GET /api/wish/export/:id', invitationId, session);
  add('GET /api/wish/sample', '');
  add('POST /api/wish/add', '', undefined, added);
  add('PUT /api/wish/edit', '', undefined, { ...answer, wishId: rsvp.body.data.wishId });
  add('GET /api/wish/user/:id', rsvp.body.data.wishId);
  add('DELETE /api/wish/own', '', undefined, { wishId: withdrawn.body.data.wishId });
  add('DELETE /api/wish/delete', '', session, { wishId: list.body.data[0]._id });
  for (const [route, id, body] of await guestListCalls(shop, couple, texts)) add(route, id, session, body);
  for (const [route, call] of await personalCalls(shop, couple, texts)) calls.set(route, call);
  for (const [route, call] of await helperCalls(shop, couple, texts)) calls.set(route, call);
  for (const [route, call] of await shortAddressCalls(shop, couple)) calls.set(route, call);
  const flood = { since: '2026-11-20T02:14:00.000Z', until: '2026-11-20T02:23:00.000Z' };
  add('PUT /api/wish/closed/:id', flooded.invitationId, flooded.session, { closed: false });
  add('PUT /api/wish/approved/:id', flooded.invitationId, flooded.session, {
    wishes: [{ id: 'f'.repeat(24), version: 1 }],
  });
  add('PUT /api/wish/hidden/:id', flooded.invitationId, flooded.session, { ids: ['f'.repeat(24)] });
  add('POST /api/wish/removed/:id', flooded.invitationId, flooded.session, { ids: ['f'.repeat(24)] });
  add('GET /api/wish/floods/:id', flooded.invitationId, flooded.session);
  add('PUT /api/wish/removals/:id', flooded.invitationId, flooded.session, { removalId: removal });
  add('GET /api/wish/removals/:id', invitationId, session);
  add('POST /api/wish/removals/:id', invitationId, session, flood);
  add('GET /api/admin/today', '', seller);
  add('GET /api/admin/order/find', '', seller);
  add('GET /api/admin/order/find-one/:id', orderId, seller);
  add('PUT /api/admin/order/:id/item', made.orderId, seller, { item: 'video', to: 'approval' });
  add('GET /api/admin/order/:id/content', orderId, seller);
  add('GET /api/admin/order/:id/album', orderId, seller);
  const reason = message;
  add('PUT /api/admin/order/:id/wish', orderId, seller, { wishId: hideable, withheld: true, reason });
  add('DELETE /api/admin/order/:id/picture', orderId, seller, { place: 'photo', imageUrl: removable, reason });
  add('POST /api/admin/order/:id/payment', orderId, seller, payment);
  add('POST /api/admin/payment/:id/reverse', paid.body.data.payment._id, seller, { note: message });
  add('GET /api/admin/customer/:id/export', leaver.userId, seller);
  add('DELETE /api/admin/customer/:id', leaver.userId, seller, { email: leaver.email });
  add('GET /api/admin/design/find', '', seller);
  add('GET /api/admin/design/find-one/:id', 'cv0001', seller);
  const shown = await shop.http.get('/api/admin/design/find?limit=100').set(seller.headers).expect(200);
  const ids = shown.body.data.designs.map(({ _id }: { _id: string }) => _id);
  add('PUT /api/admin/design/order', '', seller, { ids });
  const design = { basedOn: 'cv0001', name: 'Melur Putih', category: 'floral', theme: 'light', videoUrl: '' };
  add('POST /api/admin/design/create', '', seller, design);
  add('PUT /api/admin/design/update', '', seller, { id: 'cv0002', name: 'Anggerik', buttonColor: '#7e2f40' });
  add('PUT /api/admin/design/hidden', '', seller, { id: 'cv0006', hidden: true });
  const layer = { id: 'cv0003', role: 'seal' };
  add('POST /api/admin/design/layer', '', seller, undefined, { fields: layer, file: image });
  add('DELETE /api/admin/design/layer', '', seller, layer);
  add('POST /api/admin/design/cover', '', seller, undefined, { fields: { id: 'cv0003' }, file: image });
  add('DELETE /api/admin/design/cover', '', seller, { id: 'cv0003' });
  add('GET /api/admin/audit', '', seller);
  add('GET /api/admin/crashes', '', seller);
  add('GET /api/admin/figures', '', seller);
  add('GET /api/admin/figures/designs', '', seller);
  add('GET /api/admin/figures/designs/export', '', seller);
  add('GET /api/design/find', '');
  add('GET /api/design/find-one/:id', 'cv0004');
  add('GET /api/design/search', '');
  add('GET /api/design/similar/:id', 'cv0004');
  add('GET /api/design/writable-covers', '?ids=cv0004,cv0005');
  add('GET /design/cover-image/:designId', 'cv0004');
  add('GET /design/blank-cover/:designId', 'cv0004');
  add('GET /design/preview-image/:designId', 'cv0004');
  for (const file of ['robots.txt', 'sitemap.xml', 'site.webmanifest']) add(`GET /${file}`, '');
  add('GET /storage/*key', picture);
  // Any name of a picture answers the present one. It is painted now: asked for later, it changes nothing any more.
  const linkPicture = `/invitation/preview/${invitationId}/${'0'.repeat(32)}.jpg`;
  await shop.http.get(linkPicture).expect(200);
  calls.set('GET /invitation/preview/:id/:file', { method: 'GET', path: linkPicture, headers: {} });
  add('GET /invitation/view/:id', invitationId);
  add('GET /invitation/view/:id/:names', invitationId);
  calls.set('GET /invitation/view/:id/:names/rombongan', {
    method: 'GET',
    path: `/invitation/view/${invitationId}/kad/rombongan`,
    headers: {},
  });
  add('GET /i/:token', (await storeFamily(shop, invitationId)).token);
  add('GET /d/:token', '0'.repeat(12));
  add('GET /w/:token', '0'.repeat(12));
  add('GET /motion/:designId', 'cv0004');
  add('GET /list/get', '', session);
  add('POST /list/add', '', session, { ...entry, paymentCategory: 'installment' });
  add('PUT /list/edit', '', session, { ...entry, listId, price: 300 });
  for (const change of ['select', 'deselect', 'completed', 'undo-completed']) {
    add(`PUT /list/${change}`, '', session, { listId });
  }
  add('PUT /list/payment/update', '', session, { listId, amount: 100 });
  add('DELETE /list/delete', '', session, { listId });
  const visit = {
    userAgent: 'Mozilla/5.0 (iPhone) Mobile Safari',
    deviceId: 'a1B2c3D4',
    path: '/pricing',
    isNew: true,
  };
  add('POST /visitor/visit', '', undefined, visit);
  const crash = {
    part: 'guest',
    kind: 'error',
    page: '/invitation/view/:id/:names',
    name: 'TypeError',
    message: 'Cannot read properties of undefined (reading …)',
    frames: 'letter-B1x2C3d4.js:1:20480',
    build: 'entry-client-D5e6F7g8.js',
  };
  add('POST /api/crash', '', undefined, crash);
  add('GET /api/config', '');
  add('GET /docs', '');
  add('GET /docs-json', '');
  add('GET /health/live', '');
  add('GET /health/ready', '');
  add('GET /metrics', '');
  add('POST /user/sign-out', '', session);
  return calls;
}

/** Sends a form with a picture. @returns the id of what it has made, if anything */
export async function sendForm(
  shop: TestApp,
  { headers }: Session,
  route: string,
  multipart: Multipart,
): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const answer = await sendCall(shop.url, { method, path, headers, multipart });
  return (answer.json as { data: { id: string } }).data.id;
}

/** A removal of a couple that can be undone. @returns its id */
async function removedBefore(shop: TestApp, { session, invitationId }: Couple): Promise<string> {
  const path = `/api/wish/removals/${invitationId}`;
  const answer = { invitationId, from: 'Pak Ngah', attendanceCount: 0, willAttend: false, message: 'Tahniah' };
  await shop.http.post('/api/wish/add').send(answer).expect(200);
  const begun = await shop.http.post(path).set(session.headers).send({ since: '2020-01-01T00:00:00.000Z' }).expect(200);
  for (;;) {
    const { body } = await shop.http.get(path).set(session.headers).expect(200);
    if (body.data[0].state === 'removed') return begun.body.data.id;
  }
}
