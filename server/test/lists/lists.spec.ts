import { MOST_LIST_ITEMS, type ListItem } from '@serikad/shared/lists/list.types';
import { Types } from 'mongoose';
import type { ListItemRecord } from '../../src/modules/lists/checklist.schema.js';
import { ListsRepository } from '../../src/modules/lists/lists.repository.js';
import { badBodies, type Field } from '../invitations/support/fields.js';
import { slugs, snapshot, UNKNOWN_IDS } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';

const ENTRY = {
  title: "Sewa dewan 'Seri Endon' 💍",
  price: 2500,
  category: 'Dewan',
  paymentCategory: 'installment',
  description: 'Deposit dahulu\nbaki sebelum majlis',
};
const { paymentCategory, ...TEXTS } = ENTRY;

let shop: TestApp;
let me: Session;
let somebody: Session;
beforeAll(async () => {
  shop = await startTestApp();
  somebody = await shop.signIn();
});
beforeEach(async () => {
  me = await shop.signIn();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

const put = (path: string, body: object, session = me) =>
  shop.http.put(`/list/${path}`).set(session.headers).send(body);
const add = async (body: object = ENTRY, session = me): Promise<string> =>
  (await shop.http.post('/list/add').set(session.headers).send(body).expect(200)).body.data.listId;
const list = async (session = me): Promise<ListItem[]> =>
  (await shop.http.get('/list/get').set(session.headers).expect(200)).body.data.list;
const entry = async (listId: string): Promise<ListItem | undefined> => (await list()).find(({ _id }) => _id === listId);

/** Every call that changes an entry, with a good body but for the id. */
const CHANGES: [path: string, body: object][] = [
  ['edit', { ...TEXTS, price: 1 }],
  ['select', {}],
  ['deselect', {}],
  ['completed', {}],
  ['undo-completed', {}],
  ['payment/update', { amount: 5 }],
];

describe('S-32 a checklist', () => {
  test('S-32 is empty to begin with, and each user has their own', async () => {
    expect(await list()).toEqual([]);
    const listId = await add();
    expect(await list()).toEqual([{ _id: listId, ...ENTRY, paidAmount: 0, selected: false, completed: false }]);
    expect(await list(await shop.signIn())).toEqual([]);
  });

  test('S-32 lists its entries as they were added; without a way to pay it is in instalments', async () => {
    const ids: string[] = [];
    for (const title of ['Dewan', 'Katering', 'Pelamin']) ids.push(await add({ ...TEXTS, title }));
    expect((await list()).map(({ _id, title, paymentCategory: paid }) => [_id, title, paid])).toEqual([
      [ids[0], 'Dewan', 'installment'],
      [ids[1], 'Katering', 'installment'],
      [ids[2], 'Pelamin', 'installment'],
    ]);
  });

  test('S-32 an entry is edited, marked and taken off again', async () => {
    const other = await add();
    const listId = await add();
    const edited = { title: 'Katering', price: 0, category: '', description: '' };
    const answer = await put('edit', { listId, ...edited }).expect(200);
    const expected = { _id: listId, ...edited, paymentCategory, paidAmount: 0, selected: false, completed: false };
    expect(answer.body).toEqual({ code: 200, data: { item: expected } });
    for (const [path, selected] of [
      ['select', true],
      ['select', true],
      ['deselect', false],
    ] as const) {
      expect((await put(path, { listId }).expect(200)).body.data.item).toEqual({ ...expected, selected });
    }
    expect(await list()).toEqual([expect.objectContaining({ _id: other, ...ENTRY, selected: false }), expected]);
    const gone = await shop.http.delete('/list/delete').set(me.headers).send({ listId }).expect(200);
    expect(gone.body).toEqual({ code: 200, data: {} });
    expect((await list()).map(({ _id }) => _id)).toEqual([other]);
    await put('select', { listId }).expect(404);
    await shop.http.delete('/list/delete').set(me.headers).send({ listId }).expect(404);
  });

  test.each<[price: number, paid: number, after: number]>([
    [2500, 0, 2500],
    [2500, 2499, 2500],
    [2500, 2500, 2500],
    [2500, 2501, 2501],
    [0, 0, 0],
  ])('S-32 completed at RM %d with RM %d paid: RM %d are paid', async (price, paid, after) => {
    const listId = await add({ ...ENTRY, price });
    await put('payment/update', { listId, amount: paid }).expect(200);
    for (const repeated of [false, true]) {
      const answer = await put('completed', { listId }).expect(200);
      expect([repeated, answer.body.data.item]).toMatchObject([repeated, { completed: true, paidAmount: after }]);
    }
    const undone = await put('undo-completed', { listId }).expect(200);
    expect(undone.body.data.item).toMatchObject({ completed: false, paidAmount: after });
  });

  test('S-32 a payment is what was paid altogether, and may be corrected', async () => {
    const listId = await add();
    for (const amount of [1000, 1000, 400, 0, 1_000_000]) {
      const answer = await put('payment/update', { listId, amount }).expect(200);
      expect(answer.body.data.item).toMatchObject({ paidAmount: amount, completed: false });
    }
    await put('edit', { listId, ...TEXTS, price: 1_000_000 }).expect(200);
    expect(await entry(listId)).toMatchObject({ price: 1_000_000, paidAmount: 1_000_000 });
  });

  test('S-32 texts that are something else in a query, an expression or HTML are kept as typed', async () => {
    const typed = { title: '$price', price: 7, category: '$$ROOT', description: '<b>{"$gt":""}</b>' };
    const listId = await add(typed);
    const completed = await put('completed', { listId }).expect(200);
    expect(completed.body.data.item).toMatchObject({ ...typed, paidAmount: 7 });
  });

  test('S-32 takes the longest texts and the highest price', async () => {
    const most = { title: '💍'.repeat(120), price: 1_000_000, category: 'é'.repeat(60), description: 'x'.repeat(1000) };
    expect(await entry(await add(most))).toMatchObject(most);
  });
});

describe('S-32 whose entries they are', () => {
  test.each(CHANGES)('X01 X02 %s: another person gets 404 and changes nothing', async (path, body) => {
    const listId = await add();
    const before = await snapshot(shop);
    for (const session of [somebody, await shop.signIn()]) {
      const answer = await put(path, { listId, ...body }, session);
      expect([answer.status, ...slugs(answer.body)]).toEqual([404, 'not-found', 'not-found', 'not-found']);
    }
    const after = await snapshot(shop);
    for (const [key, bytes] of Object.entries(before)) expect([key, after[key]]).toEqual([key, bytes]);
  });

  test('X01 delete: another person gets 404, the entry stays', async () => {
    const listId = await add();
    const answer = await shop.http.delete('/list/delete').set(somebody.headers).send({ listId });
    expect([answer.status, ...slugs(answer.body)]).toEqual([404, 'not-found', 'not-found', 'not-found']);
    expect(await list()).toHaveLength(1);
  });

  test('X23 ids that no entry has are 404 or 400, never 500', async () => {
    await add();
    const before = await snapshot(shop);
    for (const listId of UNKNOWN_IDS.map((text) => decodeURIComponent(text))) {
      const expected = listId.length > 100 || listId.includes('\u0000') ? [400, 'validation'] : [404, 'not-found'];
      for (const [path, body] of CHANGES) {
        const answer = await put(path, { listId, ...body });
        expect([path, listId, answer.status, answer.body.code]).toEqual([path, listId, ...expected]);
      }
    }
    expect(await snapshot(shop)).toEqual(before);
  });

  test('X03 a call without a token is 403 invalid-token', async () => {
    const answers = [await shop.http.get('/list/get'), await shop.http.post('/list/add').send(ENTRY)];
    for (const [path, body] of CHANGES) answers.push(await shop.http.put(`/list/${path}`).send(body));
    answers.push(await shop.http.delete('/list/delete').send({ listId: 'x' }));
    for (const answer of answers) {
      expect([answer.status, ...slugs(answer.body)]).toEqual([403, 'invalid-token', 'invalid-token', 'invalid-token']);
    }
  });
});

describe('S-32 what is refused', () => {
  const TEXT_FIELDS: Record<string, Field> = {
    title: { kind: 'text', max: 120 },
    price: { kind: 'whole', min: 0, max: 1_000_000 },
    category: { kind: 'text', optional: true, max: 60, mayBeEmpty: true },
    description: { kind: 'text', optional: true, max: 1000, mayBeEmpty: true, multiline: true },
  };
  const listId: Record<string, Field> = { listId: { kind: 'id' } };
  const id = '0123456789abcdef01234567';
  type Table = ['post' | 'put' | 'delete', path: string, body: Record<string, unknown>, fields: Record<string, Field>];
  const TABLES: Table[] = [
    ['post', 'add', ENTRY, { ...TEXT_FIELDS, paymentCategory: { kind: 'choice', optional: true } }],
    ['put', 'edit', { ...TEXTS, listId: id }, { ...TEXT_FIELDS, ...listId }],
    [
      'put',
      'payment/update',
      { listId: id, amount: 1 },
      { ...listId, amount: { kind: 'whole', min: 0, max: 1_000_000 } },
    ],
    ['delete', 'delete', { listId: id }, listId],
    ...['select', 'deselect', 'completed', 'undo-completed'].map((path): Table => [
      'put',
      path,
      { listId: id },
      listId,
    ]),
  ];
  const cases = TABLES.flatMap(([verb, path, body, fields]) =>
    // An entry as the server sends it is accepted back.
    badBodies(body, fields, 'title' in fields ? ['_id', 'paidAmount'] : [])
      // The price, which only entries have.
      .filter(({ name, field }) => name !== `unknown ${field}` || !(field in fields))
      .map((bad) => [`${path} ${bad.name}`, verb, path, bad] as const),
  );

  test.each(cases)('S-32 X07 X08 X17 X18 X19 %s', async (_name, verb, path, { json, field }) => {
    const answer = await shop.http[verb](`/list/${path}`)
      .set({ ...somebody.headers, 'Content-Type': 'application/json' })
      .send(json);
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
    const named = answer.body.data.error.fields.map((each: { field: string }) => each.field);
    expect(named).toContain(field);
    expect(await list(somebody)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('S-32 X45 at most 200 entries, however many are added at once', () => {
  const repository = (): ListsRepository => shop.app.get(ListsRepository);
  const record = (): ListItemRecord => ({
    _id: new Types.ObjectId(),
    ...TEXTS,
    paymentCategory: 'installment',
    paidAmount: 0,
    selected: false,
    completed: false,
  });
  const fill = async (count: number): Promise<void> => {
    const items = Array.from({ length: count }, record);
    await shop.db
      .collection<{ _id: Types.ObjectId; items: ListItemRecord[] }>('checklists')
      .insertOne({ _id: new Types.ObjectId(me.userId), items });
  };
  const addAtOnce = async (count: number): Promise<number[]> => {
    const answers = await Promise.all(
      Array.from({ length: count }, () => shop.http.post('/list/add').set(me.headers).send(ENTRY)),
    );
    return answers.map(({ status }) => status).sort();
  };

  test('X45 the one after the last is refused, until another one goes', async () => {
    await fill(MOST_LIST_ITEMS - 1);
    const last = await add();
    const full = await shop.http.post('/list/add').set(me.headers).set('Accept-Language', 'ms').send(ENTRY);
    expect([full.status, ...slugs(full.body)]).toEqual([400, 'limit-reached', 'limit-reached', 'limit-reached']);
    expect(full.body.data.error.errorMessage).toBe(
      'Senarai semak sudah penuh dengan 200 perkara. Sila buang satu dahulu.',
    );
    await shop.http.delete('/list/delete').set(me.headers).send({ listId: last }).expect(200);
    await add();
    expect(await list()).toHaveLength(MOST_LIST_ITEMS);
  });

  test('X45 20 at once where 5 have room: 5 are added', async () => {
    await fill(MOST_LIST_ITEMS - 5);
    expect(await addAtOnce(20)).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(400)]);
    expect(await list()).toHaveLength(MOST_LIST_ITEMS);
  });

  test('X45 control: looking first and adding then lets more in', async () => {
    await fill(MOST_LIST_ITEMS - 5);
    const checklists = shop.db.collection<{ _id: Types.ObjectId; items: ListItemRecord[] }>('checklists');
    let looking = 20;
    let everyone = (): void => undefined;
    const haveLooked = new Promise<void>((resolve) => (everyone = resolve));
    jest.spyOn(repository(), 'add').mockImplementation(async (userId, item) => {
      const { length } = await repository().find(userId);
      looking -= 1;
      if (looking === 0) everyone();
      await haveLooked;
      if (length >= MOST_LIST_ITEMS) return false;
      await checklists.updateOne({ _id: userId }, { $push: { items: item } });
      return true;
    });
    await addAtOnce(looking);
    expect(await list()).toHaveLength(MOST_LIST_ITEMS + 15);
  });

  test('S-32 the first entries of a new list, all at once, are all kept', async () => {
    expect(await addAtOnce(20)).toEqual(Array<number>(20).fill(200));
    expect(await list()).toHaveLength(20);
  });
});

describe('S-32 completing beside other changes', () => {
  const race = async (listId: string): Promise<ListItem | undefined> => {
    const answers = await Promise.all([put('completed', { listId }), put('payment/update', { listId, amount: 3000 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    return entry(listId);
  };

  test('S-32 a higher payment at the same moment is never lost', async () => {
    for (let round = 0; round < 20; round += 1) {
      expect(await race(await add())).toMatchObject({ completed: true, paidAmount: 3000 });
    }
  });

  test('S-32 control: reading first and writing then would lose it', async () => {
    const listId = await add();
    const repository = shop.app.get(ListsRepository);
    jest.spyOn(repository, 'complete').mockImplementation(async (item) => {
      const read = (await repository.find(item.userId)).find(({ _id }) => _id.equals(item.itemId));
      await put('payment/update', { listId, amount: 3000 }).expect(200);
      return repository.change(item, {
        completed: true,
        paidAmount: Math.max(read?.price ?? 0, read?.paidAmount ?? 0),
      });
    });
    await put('completed', { listId }).expect(200);
    expect(await entry(listId)).toMatchObject({ completed: true, paidAmount: ENTRY.price });
  });

  test('S-32 entries changed at the same moment don’t undo each other', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => add()));
    await Promise.all(
      ids.map((listId, at) =>
        at % 2 === 0 ? put('completed', { listId }) : put('edit', { listId, ...TEXTS, title: `Perkara ${at}` }),
      ),
    );
    const stored = await list();
    ids.forEach((listId, at) => {
      const expected = at % 2 === 0 ? { completed: true, paidAmount: 2500 } : { title: `Perkara ${at}`, paidAmount: 0 };
      expect(stored.find(({ _id }) => _id === listId)).toMatchObject(expected);
    });
  });
});
