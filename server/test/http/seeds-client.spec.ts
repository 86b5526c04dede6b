import { startTestApp, type TestApp } from '../support/app.js';
import { EDIT_ROUTES } from '../invitations/support/bodies.js';
import { CUSTOMER, newCouple, pay, PREMIUM, VIDEO, type Couple } from '../invitations/support/shop.js';
import { closeConnections } from './support/raw.js';
import { sendCall } from './support/multipart.js';
import { sendForm } from './support/calls.js';
import { smallPicture } from '../support/picture.js';

type Body = Record<string, unknown>;
let shop: TestApp;
let couple: Couple;

beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});

const get = async (path: string, { session } = couple) =>
  (await shop.http.get(path).set(session.headers).expect(200)).body.data;
const put = (path: string, body: Body, { session } = couple) => shop.http.put(path).set(session.headers).send(body);
const form = (route: string, fields: Body, file?: Buffer) =>
  sendCall(shop.url, {
    method: route.split(' ')[0] ?? '',
    path: route.split(' ')[1] ?? '',
    headers: couple.session.headers,
    multipart: {
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      ...(file && { file: ['image', file] }),
    },
  });

describe('the creation form as it is', () => {
  const order = (more: Body) => ({ customer: CUSTOMER, items: PREMIUM, ...more });
  const create = (headers: Record<string, string>, body: Body) =>
    shop.http.post('/api/order/create/v2').set(headers).send(body);

  test('id and the caller’s own userId pass; a price in the items is never used', async () => {
    const { headers, userId } = await shop.signIn();
    const items = [{ item: 'rsvp', package: 'premium', price: 1, status: 'completed' }];
    const made = await create(headers, order({ id: '', userId, items })).expect(200);
    const { body } = await shop.http.get(`/api/order/find-one/${made.body.data.id}`).set(headers).expect(200);
    expect(body.data.order).toMatchObject({ userId, price: 48, paidAmount: 0 });
    expect(body.data.order.items).toEqual([{ item: 'rsvp', package: 'premium', price: 48, status: 'draft' }]);
  });

  test.each(['another', 'x', ''])('userId %j is refused, and nothing is made', async (kind) => {
    const { headers, userId } = await shop.signIn();
    const wrong = kind === 'another' ? couple.session.userId : kind;
    const { body, status } = await create(headers, order({ userId: wrong }));
    expect([status, body.code, body.data.error.fields[0].field]).toEqual([400, 'validation', 'userId']);
    expect((await shop.http.get(`/api/order/find-by-user/${userId}`).set(headers)).body.data).toEqual([]);
  });

  test('what is unknown stays refused', async () => {
    const { headers } = await shop.signIn();
    for (const field of ['paidAmount', 'discount', 'status', '_id']) {
      const { body } = await create(headers, order({ [field]: 1 }));
      expect(body.data.error.fields).toEqual([{ field, message: 'Unknown field' }]);
    }
  });
});

describe('an object as it was read may be sent back', () => {
  test('update-package with the whole order, its items with price, status and frozen details', async () => {
    const own = await newCouple(shop, VIDEO);
    await pay(shop, own.orderId, 43);
    await put('/api/order/submit-details', { id: own.orderId }, own).expect(200);
    const { order } = await get(`/api/order/find-one/${own.orderId}`, own);
    const { items } = await get(`/api/order/items/${own.orderId}`, own);
    expect(items[0].frozen).toMatchObject({ design: 'cv0004' });
    const cheap = items.map((item: Body) => ({ ...item, price: 0, frozen: null, status: 'draft' }));
    const { body } = await put('/api/order/update-package', { ...order, id: own.orderId, items: cheap }, own).expect(
      200,
    );
    expect(body.data.order).toEqual(order);
    expect((await get(`/api/order/items/${own.orderId}`, own)).items).toEqual(items);

    const foreign = { ...order, id: own.orderId, userId: couple.session.userId };
    await put('/api/order/update-package', foreign, own).expect(400);
    await put('/api/order/submit-details', foreign, own).expect(400);
  });

  test('wish/edit with the guest’s own RSVP', async () => {
    const answer = { from: 'Mak Long', attendanceCount: 2, willAttend: true, message: 'Tahniah' };
    const added = await shop.http.post('/api/wish/add').send({ ...answer, invitationId: couple.invitationId });
    const { wishId } = added.body.data;
    const own = (await shop.http.get(`/api/wish/user/${wishId}`).expect(200)).body.data;
    const other = await newCouple(shop);
    const changed = { ...own, from: 'Mak Ngah', wishId, invitationId: other.invitationId };
    await shop.http.put('/api/wish/edit').send(changed).expect(200);
    expect((await shop.http.get(`/api/wish/user/${wishId}`)).body.data).toEqual({ ...own, from: 'Mak Ngah' });
    expect(await get(`/api/wish/get-all/${other.invitationId}`, other)).toEqual([]);
  });

  test('list/edit with the entry; what the server sets is not taken from it', async () => {
    const entry = { title: 'Dewan', price: 100 };
    const added = await shop.http.post('/list/add').set(couple.session.headers).send(entry).expect(200);
    const { listId } = added.body.data;
    const [item] = (await get('/list/get')).list;
    expect(item).toMatchObject({ ...entry, category: '', description: '' });
    await put('/list/edit', { ...item, listId, description: 'Deposit', paidAmount: 99, completed: true }).expect(200);
    await put('/list/edit', { listId, title: 'Dewan besar', price: 100 }).expect(200);
    const [after] = (await get('/list/get')).list;
    expect(after).toEqual({ ...item, title: 'Dewan besar', description: 'Deposit' });
  });

  test('gift/update with the gift, photo/add without order', async () => {
    const { invitationId } = couple;
    const picture = await smallPicture();
    const fields = { invitationId, title: 'Periuk', url: 'https://example.com/a', notes: 'Merah' };
    const id = await sendForm(shop, couple.session, 'POST /api/gift/create', { fields, file: ['image', picture] });
    const [gift] = await get(`/api/gift/find-by-invitation/${invitationId}`);
    const body = { ...gift, id, url: gift.productUrl, title: 'Kuali', imageUrl: 'x.webp' };
    const { notes: _notes, ...withoutNotes } = body;
    expect((await form('PUT /api/gift/update', withoutNotes)).status).toBe(200);
    expect(await get(`/api/gift/find-by-invitation/${invitationId}`)).toEqual([{ ...gift, title: 'Kuali' }]);

    const first = await form('POST /api/photo/add', { invitationId }, picture);
    const second = await form('POST /api/photo/add', { invitationId, order: 0, _id: 'x', imageUrl: 'x.webp' }, picture);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { photos } = await get(`/api/invitation/find-one/${invitationId}`);
    expect(photos.map(({ order }: { order: number }) => order)).toEqual([0, 1000]);
  });

  test.each(EDIT_ROUTES)('update/$path with what the server sets of an invitation', async ({ path, body }) => {
    const own = await newCouple(shop);
    const { invitation } = await get(`/api/invitation/find-one/${own.invitationId}`, own);
    const { _id, orderId, isSample, createdAt, designCode, package: kind, theme, revisions } = invitation;
    const facts = { _id, orderId, isSample, createdAt, designCode, package: kind, theme, revisions };
    const wrong = { ...facts, orderId: couple.orderId, isSample: true, package: 'standard', revisions: {} };
    const id = own.invitationId;
    const answer = await put(`/api/invitation/update/${path}`, { ...wrong, ...body, id }, own);
    expect([path, answer.status]).toEqual([path, 200]);
    const after = (await get(`/api/invitation/find-one/${id}`, own)).invitation;
    expect(after).toMatchObject({
      ...facts,
      designCode: after.design,
      theme: after.theme,
      revisions: expect.anything(),
    });
    // What the couple write belongs to its own section: elsewhere it would look saved.
    const misplaced = await put(`/api/invitation/update/${path}`, { ...body, id, giftReceiverName: 'x' }, own);
    expect(misplaced.body.data.error.fields).toEqual([{ field: 'giftReceiverName', message: 'Unknown field' }]);
  });
});

describe('a key that is left out leaves what is stored', () => {
  const absent: [string, string, string[]][] = [
    ['names', 'names', ['contacts', 'hashtag', 'shortNameStyle', 'fullNameStyle']],
    ['date-time', 'tentative', ['tentative']],
    ['location', 'links', ['address', 'googleMapLink', 'wazeLink']],
    ['attendance-info', 'message', ['message', 'messageAlignment']],
  ];
  test.each(absent)('update/%s without %s', async (path, _name, keys) => {
    const own = await newCouple(shop);
    const id = own.invitationId;
    const body: Body = EDIT_ROUTES.find((route) => route.path === path)?.body ?? {};
    await put(`/api/invitation/update/${path}`, { ...body, id }, own).expect(200);
    const before = (await get(`/api/invitation/find-one/${id}`, own)).invitation;
    const fewer = Object.fromEntries(Object.entries(body).filter(([key]) => !keys.includes(key)));
    await put(`/api/invitation/update/${path}`, { ...fewer, id }, own).expect(200);
    const after = (await get(`/api/invitation/find-one/${id}`, own)).invitation;
    expect({ ...after, revisions: null }).toEqual({ ...before, revisions: null });
  });

  test('a dress code that is turned off keeps its texts, a bank account its lines', async () => {
    const own = await newCouple(shop);
    const id = own.invitationId;
    await put('/api/invitation/update/dress-code', { id, enabled: true, male: 'Songket', female: 'Kebaya' }, own);
    const off = await put('/api/invitation/update/dress-code', { id, enabled: false }, own).expect(200);
    expect(off.body.data.invitation.dressCode).toEqual({ enabled: false, male: 'Songket', female: 'Kebaya' });

    const account = { invitationId: couple.invitationId, name: 'Ali', bankName: 'Maybank', accountNo: '12' };
    await form('PUT /api/invitation/update/salam-kaut', { ...account, show: true });
    const hidden = await form('PUT /api/invitation/update/salam-kaut', {
      invitationId: couple.invitationId,
      show: false,
      qrUrl: 'x.webp',
    });
    expect(hidden.status).toBe(200);
    const { invitation } = await get(`/api/invitation/find-one/${couple.invitationId}`);
    expect([invitation.viewSalamKaut, invitation.bankAccount]).toEqual([
      false,
      { qrUrl: null, name: 'Ali', bankName: 'Maybank', accountNo: '12' },
    ]);
  });

  test('an inviter without name2, no second couple and no second party', async () => {
    const own = await newCouple(shop);
    const person = { shortName: 'Siti', fullName: 'Siti binti Ali' };
    const body = {
      id: own.invitationId,
      couple: { groom: person, bride: person, order: 'bride-first' },
      inviter: { inviter1: { name1: 'Ali' } },
    };
    const { body: answer } = await put('/api/invitation/update/names', body, own).expect(200);
    expect(answer.data.invitation).toMatchObject({
      couple2: null,
      inviter: { inviter1: { name1: 'Ali', name2: '' }, inviter2: null },
      contacts: [],
      hashtag: '',
    });
  });
});

describe('names without a visible character, over HTTP', () => {
  test.each(['\u200b\u200b', '\u3164', '\u2800'])('%j is Required in register and wish/add', async (name) => {
    const { headers } = await shop.signIn({ register: false });
    const registered = await shop.http.post('/user/register').set(headers).send({ name, phoneNo: '0123456789' });
    expect(registered.body.data.error.fields).toEqual([{ field: 'name', message: 'Required' }]);
    const answer = { invitationId: couple.invitationId, attendanceCount: 1, willAttend: true, message: '' };
    const rsvp = await shop.http.post('/api/wish/add').send({ ...answer, from: name });
    expect(rsvp.body.data.error.fields).toEqual([{ field: 'from', message: 'Required' }]);
  });
});
