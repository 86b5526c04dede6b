import { SERVER_SET_FIELDS } from '@serikad/shared/invitations/server-set-fields';
import { startTestApp, type TestApp } from '../support/app.js';
import { smallPicture } from '../support/picture.js';
import { badBodies, type Field } from '../invitations/support/fields.js';
import { newCouple, slugs, type Couple } from '../invitations/support/shop.js';
import { addGift, addPhoto, everything, giftFields, sendForm } from './support/pictured.js';

const ID: Field = { kind: 'id' };
const GIFT: Record<string, Field> = {
  invitationId: ID,
  title: { kind: 'text', max: 100 },
  url: { kind: 'link' },
};
const NOTES: Field = { kind: 'text', max: 500, mayBeEmpty: true, multiline: true };
const ACCOUNT = { name: 'Aisyah', bankName: 'Maybank', accountNo: '1234 5678 9012' };

interface Form {
  route: string;
  fields: Record<string, Field>;
  /** The good form but for the ids. */
  good: Record<string, string>;
  needsPicture: boolean;
  flags?: string[];
  /** Fields that the server sends: they are accepted back and ignored (A5). */
  ignored?: readonly string[];
}

const FORMS: Form[] = [
  {
    route: 'POST /api/gift/create',
    fields: { ...GIFT, notes: { ...NOTES, optional: true } },
    good: giftFields('@invitation@'),
    needsPicture: true,
    flags: ['enabled'],
    ignored: ['_id', 'reservation'],
  },
  {
    route: 'PUT /api/gift/update',
    fields: { ...GIFT, id: ID, notes: { ...NOTES, optional: true } },
    good: { ...giftFields('@invitation@'), id: '@gift@' },
    needsPicture: false,
    flags: ['enabled'],
    ignored: ['_id', 'reservation'],
  },
  {
    route: 'POST /api/photo/add',
    fields: { invitationId: ID },
    good: { invitationId: '@invitation@', order: '0' },
    needsPicture: true,
    ignored: ['_id'],
  },
  {
    route: 'PUT /api/invitation/opening-logo',
    fields: { id: ID },
    good: { id: '@invitation@' },
    needsPicture: true,
  },
  {
    route: 'PUT /api/invitation/place-photo',
    fields: { id: ID },
    good: { id: '@invitation@' },
    needsPicture: true,
  },
  {
    route: 'PUT /api/invitation/cover-photo',
    fields: { id: ID },
    good: { id: '@invitation@' },
    needsPicture: true,
  },
  {
    route: 'PUT /api/invitation/update/salam-kaut',
    fields: {
      invitationId: ID,
      name: { kind: 'text', max: 100, mayBeEmpty: true, optional: true },
      bankName: { kind: 'text', max: 60, mayBeEmpty: true, optional: true },
      accountNo: { kind: 'text', max: 40, mayBeEmpty: true, optional: true },
      secondName: { kind: 'text', max: 100, mayBeEmpty: true, optional: true },
      secondBankName: { kind: 'text', max: 60, mayBeEmpty: true, optional: true },
      secondAccountNo: { kind: 'text', max: 40, mayBeEmpty: true, optional: true },
    },
    good: { invitationId: '@invitation@', ...ACCOUNT, show: 'true' },
    needsPicture: false,
    flags: ['show', 'second', 'removeImage'],
    ignored: SERVER_SET_FIELDS,
  },
];

let shop: TestApp;
let couple: Couple;
let ids: Record<string, string>;
let before: string[];
let image: Buffer;

beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
  image = await smallPicture();
  ids = { invitation: couple.invitationId, gift: await addGift(shop, couple), photo: await addPhoto(shop, couple) };
  before = await everything(shop);
});
afterAll(() => shop.close());

const filled = (text: string): string => text.replace(/@(\w+)@/g, (_all, name: string) => ids[name] ?? '');
const fill = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, filled(value)]));

async function isRefused(route: string, fields: Record<string, string>, field: string, picture = image): Promise<void> {
  const answer = await sendForm(shop, route, couple.session.headers, fill(fields), picture);
  expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
  expect(answer.body.data.error.fields).toContainEqual({ field, message: expect.stringMatching(/\S/) });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}

describe.each(FORMS)(
  'I-12 X07 X13 X17 X18 X19 X24 $route refuses',
  ({ route, fields, good, needsPicture, flags = [], ignored = [] }) => {
    // What a form can carry of them: texts.
    const cases = badBodies(good, fields, ignored).flatMap(({ name, field, json }) => {
      const body = JSON.parse(json) as Record<string, unknown>;
      const sent = Object.entries(body);
      // UTF-8 has no half characters.
      if (/^prototype|half a character$/.test(name) || sent.some(([, value]) => typeof value === 'object')) return [];
      const wrong = sent.some(([key, value]) => typeof value !== 'string' && key in fields);
      return wrong
        ? []
        : [[name, field, Object.fromEntries(sent.map(([key, value]) => [key, String(value)]))] as const];
    });

    test.each(cases)('I-12 %s', async (_name, field, body) => {
      await isRefused(route, body, field);
    });

    for (const flag of flags) {
      test(`I-12 X17 ${flag} that is neither true nor false`, async () => {
        for (const value of ['yes', '1', '0', '', 'TRUE', 'null']) {
          await isRefused(route, { ...good, [flag]: value }, flag);
        }
      });
    }

    test('X13 X19 operators, lists and prototypes in the names of fields', async () => {
      for (const [name, value] of [
        ['__proto__', 'polluted'],
        ['constructor', 'polluted'],
      ] as const) {
        await isRefused(route, { ...good, [name]: value }, name);
      }
      const [first = ''] = Object.keys(good);
      for (const name of [`${first}[$ne]`, `${first}[]`, `${first}[__proto__][polluted]`, '__proto__[polluted]']) {
        const { [first]: _first, ...rest } = good;
        const answer = await sendForm(shop, route, couple.session.headers, fill({ ...rest, [name]: 'x' }), image);
        expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'validation']);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    test('X28 X35 what is no picture, none, two, and one in another field', async () => {
      for (const bytes of [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        Buffer.from('%PDF-1.7'),
        Buffer.alloc(0),
      ]) {
        const answer = await sendForm(shop, route, couple.session.headers, fill(good), bytes);
        expect([answer.status, answer.body.code]).toEqual([400, 'invalid-file']);
      }
      const two = sendForm(shop, route, couple.session.headers, fill(good), image).attach('image', image, 'b.png');
      expect([(await two).status, (await two).body.code]).toEqual([400, 'validation']);
      const other = sendForm(shop, route, couple.session.headers, fill(good)).attach('file', image, 'b.png');
      expect((await other).body.data.error.fields).toEqual([{ field: 'file', message: expect.stringMatching(/\S/) }]);
      if (!needsPicture) return;
      const none = await sendForm(shop, route, couple.session.headers, fill(good));
      expect([none.status, none.body.data.error.fields]).toEqual([400, [{ field: 'image', message: 'Required' }]]);
    });

    test('X35 a picture of more than 10 MB', async () => {
      const large = Buffer.alloc(10 * 1024 * 1024 + 1, 1);
      const answer = await sendForm(shop, route, couple.session.headers, fill(good), large);
      expect([answer.status, answer.body.code]).toEqual([413, 'file-too-large']);
    });

    test('X14 JSON in the place of a form', async () => {
      const [method = '', path = ''] = route.split(' ');
      const call = method === 'POST' ? shop.http.post(path) : shop.http.put(path);
      const answer = await call.set(couple.session.headers).send(fill(good));
      expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-media-type']);
    });

    test('X35 after all of it nothing is changed, and there is no file more', async () => {
      expect(await everything(shop)).toEqual(before);
    });
  },
);

test.each(['', '-1', '1.5', '1e3', '+1', ' 1', 'x', '1001', '0x1', 'Infinity', '99999999999999999999'])(
  'I-15 X17 a place of %j in the gallery is refused',
  async (order) => {
    await isRefused('POST /api/photo/add', { invitationId: '@invitation@', order }, 'order');
  },
);

const IDS: Record<string, Field> = { id: ID, invitationId: ID };
const RESERVE: Record<string, Field> = {
  giftId: ID,
  name: { kind: 'text', max: 100 },
  contactNo: { kind: 'text', max: 30, mayBeEmpty: true, optional: true },
  notes: { kind: 'text', max: 500, mayBeEmpty: true, multiline: true, optional: true },
};

describe.each<['put' | 'delete', string, Record<string, unknown>, Record<string, Field>]>([
  ['delete', '/api/gift/delete', { id: '@gift@', invitationId: '@invitation@' }, IDS],
  ['delete', '/api/invitation/place-photo', { id: '@invitation@' }, { id: ID }],
  ['delete', '/api/invitation/cover-photo', { id: '@invitation@' }, { id: ID }],
  ['delete', '/api/photo/delete', { id: '@photo@', invitationId: '@invitation@' }, IDS],
  ['put', '/api/photo/order', { invitationId: '@invitation@', ids: ['@photo@'] }, { invitationId: ID }],
  ['put', '/api/gift/reserve', { giftId: '@gift@', name: 'Pak Long', contactNo: '012-345 6789', notes: 'ok' }, RESERVE],
])('I-12 X07 X13 X17 X18 X19 %s %s refuses', (method, path, good, fields) => {
  const ignored = path === '/api/gift/reserve' ? ['_id'] : [];
  test.each(badBodies(good, fields, ignored).map((bad) => [bad.name, bad] as const))(
    'I-12 %s',
    async (_name, { json, field }) => {
      const call = shop.http[method](path).set(couple.session.headers).set('Content-Type', 'application/json');
      const answer = await call.send(filled(json));
      expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
      expect(answer.body.data.error.fields).toContainEqual({
        field: expect.stringContaining(field),
        message: expect.stringMatching(/\S/),
      });
    },
  );

  test('X13 X14 a form in the place of JSON', async () => {
    const form = await shop.http[method](path).set(couple.session.headers).type('form').send('giftId[$ne]=x&id[$ne]=1');
    expect([form.status, form.body.code]).toEqual([415, 'unsupported-media-type']);
  });

  test('nothing is changed', async () => {
    expect(await everything(shop)).toEqual(before);
  });
});

test.each<[string, unknown]>([
  ['missing', undefined],
  ['null', null],
  ['text', 'x'],
  ['an operator', { $ne: null }],
  ['numbers', [1]],
  ['a list in it', [['x']]],
  ['empty text in it', ['']],
  ['eight', Array.from({ length: 8 }, (_, i) => `f${i}`.padEnd(24, '0'))],
  ['none', []],
  ['one twice', ['@photo@', '@photo@']],
  ['one twice in two spellings', ['@photo@', '@PHOTO@']],
  ['one too many', ['@photo@', 'f'.repeat(24)]],
  ['a gift', ['@gift@']],
])('I-15 X17 an order of %s is refused', async (_name, value) => {
  const given = JSON.stringify({ invitationId: '@invitation@', ids: value });
  const body = filled(given.replace('@PHOTO@', (ids['photo'] ?? '').toUpperCase()));
  const answer = await shop.http
    .put('/api/photo/order')
    .set(couple.session.headers)
    .set('Content-Type', 'application/json')
    .send(body);
  expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
  expect(answer.body.data.error.fields).toEqual([{ field: 'ids', message: expect.stringMatching(/\S/) }]);
  expect(await everything(shop)).toEqual(before);
});
