import { SERVER_SET_FIELDS } from '@serikad/shared/invitations/server-set-fields';
import { Types } from 'mongoose';
import type { InvitationRecord } from '../../src/modules/invitations/invitation.schema.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { badBodies, type BadBody, type Field } from './support/fields.js';
import { EDIT_ROUTES } from './support/bodies.js';
import { CUSTOMER, newCouple, slugs, snapshot, type Couple } from './support/shop.js';

const ORDER_FIELDS: Record<string, Field> = {
  customer: { kind: 'part' },
  'customer.name': { kind: 'text', max: 100 },
  'customer.phoneNo': { kind: 'phone' },
  items: { kind: 'list', max: 4 },
  'items.0.item': { kind: 'choice' },
  'items.0.package': { kind: 'text', max: 10 },
  kind: { kind: 'choice', optional: true },
  design: { kind: 'text', max: 20, optional: true },
  language: { kind: 'choice', optional: true },
  notes: { kind: 'text', max: 1000, mayBeEmpty: true, multiline: true, optional: true },
};
const ORDER = {
  customer: CUSTOMER,
  items: [{ item: 'rsvp', package: 'premium' }],
  kind: 'wedding',
  design: 'cv0004',
  language: 'malay',
  notes: 'Tolong cepat',
};

let shop: TestApp;
let couple: Couple;
let before: Record<string, string>;

beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
  before = await snapshot(shop);
});
afterAll(() => shop.close());

async function isRefused(method: 'put' | 'post', path: string, { json, field }: BadBody): Promise<void> {
  const answer = await shop.http[method](path)
    .set(couple.session.headers)
    .set('Content-Type', 'application/json')
    .send(json.replaceAll('@invitation@', couple.invitationId));
  expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
  const fields: { field: string; message: string }[] = answer.body.data.error.fields;
  const named = fields.filter((entry) => entry.field === field || entry.field.startsWith(`${field}.`));
  expect(named.length > 0 ? named : fields).toEqual(
    expect.arrayContaining([{ field: expect.stringContaining(field), message: expect.stringMatching(/\S/) }]),
  );
  expect(answer.text).not.toMatch(/mongo|cast|stack|node_modules|undefined/i);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}

/** Once for each table: to read the whole database after each of its bodies would take minutes. */
async function nothingChanged(): Promise<void> {
  expect(await snapshot(shop)).toEqual(before);
}

describe.each(EDIT_ROUTES)('I-12 X07 X08 X17 X18 X19 X24 update/$path refuses', ({ path, body, fields }) => {
  const cases = badBodies({ id: '@invitation@', ...body }, fields, SERVER_SET_FIELDS);

  test.each(cases.map((bad) => [bad.name, bad] as const))('I-12 %s', async (_name, bad) => {
    await isRefused('put', `/api/invitation/update/${path}`, bad);
  });

  test('I-12 X07 and none of these has changed anything', nothingChanged);

  test('I-12 its table names every field of a body', () => {
    const top = Object.keys(fields).filter((name) => !name.includes('.'));
    expect(Object.keys({ id: '', ...body }).filter((name) => !top.includes(name))).toEqual([]);
  });
});

describe('S-20 X07 X08 X17 X18 X19 order/create/v2 refuses', () => {
  test.each(badBodies(ORDER, ORDER_FIELDS).map((bad) => [bad.name, bad] as const))('S-20 %s', async (_name, bad) => {
    // The choice is one thing to a customer: what is wrong in an entry is said of the whole.
    const field = /^items\.0\.(item|package)$/.test(bad.field) ? 'items' : bad.field;
    await isRefused('post', '/api/order/create/v2', { ...bad, field });
  });

  test.each<[string, unknown]>([
    ['no items', []],
    [
      'two videos',
      [
        { item: 'video', package: 'standard' },
        { item: 'video', package: 'premium' },
      ],
    ],
    [
      'standard RSVP with a video',
      [
        { item: 'rsvp', package: 'standard' },
        { item: 'video', package: 'premium' },
      ],
    ],
    ['70 cards', [{ item: 'card', package: '70' }]],
    ['a package of another item', [{ item: 'pdf', package: '100' }]],
  ])('S-20 %s: not on the price list', async (_name, items) => {
    await isRefused('post', '/api/order/create/v2', {
      name: '',
      field: 'items',
      json: JSON.stringify({ ...ORDER, items }),
    });
  });

  test('S-20 a design that does not exist', async () => {
    const json = JSON.stringify({ ...ORDER, design: 'cv9999' });
    await isRefused('post', '/api/order/create/v2', { name: '', field: 'design', json });
  });

  test('S-20 X07 and none of these has changed anything', nothingChanged);
});

describe('I-11 update/design-language refuses', () => {
  test('I-11 a design that does not exist', async () => {
    const json = JSON.stringify({ id: couple.invitationId, ...EDIT_ROUTES[0]?.body, design: 'cv9999' });
    await isRefused('put', '/api/invitation/update/design-language', { name: '', field: 'design', json });
    await nothingChanged();
  });
});

describe('X14 X20 bodies that are no JSON object', () => {
  const paths = EDIT_ROUTES.map(({ path }) => path);

  test.each(paths)('X20 update/%s: broken, too deep, too wide, a list, nothing', async (path) => {
    const deep = `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const wide = `{"id":[${'{},'.repeat(20_000)}{}]}`;
    for (const json of ['{"id":', '[]', 'null', '5', '""', deep, wide, '{}']) {
      const answer = await shop.http
        .put(`/api/invitation/update/${path}`)
        .set(couple.session.headers)
        .set('Content-Type', 'application/json')
        .send(json);
      expect([json.slice(0, 10), answer.status, answer.body.code]).toEqual([json.slice(0, 10), 400, 'validation']);
    }
    const none = await shop.http.put(`/api/invitation/update/${path}`).set(couple.session.headers);
    expect([none.status, none.body.code]).toEqual([400, 'validation']);
    expect(await snapshot(shop)).toEqual(before);
  });

  test.each(paths)('X14 update/%s takes JSON alone, and not more than 100 kB', async (path) => {
    const form = await shop.http
      .put(`/api/invitation/update/${path}`)
      .set(couple.session.headers)
      .type('form')
      .send(`id=${couple.invitationId}&title[$ne]=1`);
    expect([form.status, form.body.code]).toEqual([415, 'unsupported-media-type']);
    const large = await shop.http
      .put(`/api/invitation/update/${path}`)
      .set(couple.session.headers)
      .send({ id: couple.invitationId, title: 'a'.repeat(110_000) });
    expect([large.status, large.body.code]).toEqual([413, 'body-too-large']);
    expect(await snapshot(shop)).toEqual(before);
  });
});

// Last: it saves, and the tests above compare the whole database.
describe('X07 what the server sets of an invitation may come back with a section', () => {
  test.each(EDIT_ROUTES)('X07 update/$path takes none of it', async ({ path, body }) => {
    const own = await newCouple(shop);
    const stored = () =>
      shop.db.collection('invitations').findOne<InvitationRecord>({ _id: new Types.ObjectId(own.invitationId) });
    const earlier = await stored();
    const facts = Object.fromEntries(SERVER_SET_FIELDS.map((name) => [name, 1]));
    const sent = { id: own.invitationId, ...body, ...facts };
    await shop.http.put(`/api/invitation/update/${path}`).set(own.session.headers).send(sent).expect(200);
    const later = await stored();
    for (const name of ['_id', 'orderId', 'userId', 'createdAt'] as const)
      expect(later?.[name]).toEqual(earlier?.[name]);
    const sum = (of: typeof later): number => Object.values(of?.revisions ?? {}).reduce((all, one) => all + one, 0);
    // One section was saved; the attendance's revision is stored in another collection.
    expect(sum(later) - sum(earlier)).toBe(path === 'attendance-info' ? 0 : 1);
    expect(Object.keys(later ?? {}).filter((name) => !Object.keys(earlier ?? {}).includes(name))).toEqual([]);
  });
});
