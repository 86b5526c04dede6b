import { publicTitle } from '@serikad/shared/invitations/defaults';
import { FROZEN_FIELDS } from '@serikad/shared/orders/frozen-details.types';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import type { OrderItemInput, OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { Types } from 'mongoose';
import { OrdersRepository } from '../../src/modules/orders/records/orders.repository.js';
import { moveItem, setStatus, signInSeller, storedOrder } from '../admin/support/seller.js';
import { NAMES } from '../invitations/support/bodies.js';
import { badBodies, FORBIDDEN_FIELDS } from '../invitations/support/fields.js';
import { newCouple, pay, PREMIUM, slugs, snapshot, VIDEO, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { until } from '../support/processes.js';
import type { Session } from '../support/sign-in.js';
import { ScriptedFaults } from '../rsvp/support/scripted-faults.js';

const faults = new ScriptedFaults();
let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp({ faults });
  seller = await signInSeller(shop);
});
afterEach(() => {
  shop.clock.reset();
  jest.restoreAllMocks();
});
afterAll(() => shop.close());

const BOTH: OrderItemInput[] = [
  { item: 'rsvp', package: 'premium' },
  { item: 'video', package: 'premium' },
];
const CARDS: OrderItemInput[] = [{ item: 'card', package: '100' }];
const PDF: OrderItemInput[] = [{ item: 'pdf', package: 'standard' }];
const PACKAGE = '/api/order/update-package';
const SUBMIT = '/api/order/submit-details';

const updatePackage = ({ session, orderId }: Couple, items: OrderItemInput[], more: object = {}) =>
  shop.http
    .put(PACKAGE)
    .set(session.headers)
    .send({ id: orderId, items, ...more });
const submit = ({ session, orderId }: Couple) => shop.http.put(SUBMIT).set(session.headers).send({ id: orderId });
const edit = ({ session, invitationId }: Couple, body: object = {}) =>
  shop.http
    .put('/api/invitation/update/names')
    .set(session.headers)
    .send({ id: invitationId, ...NAMES, ...body });
const findOne = async ({ session, orderId }: Couple) =>
  (await shop.http.get(`/api/order/find-one/${orderId}`).set(session.headers).expect(200)).body.data;
const statuses = (order: { items: { item: string; status: string }[] }) =>
  Object.fromEntries(order.items.map(({ item, status }) => [item, status]));

/** A couple whose order is paid to the last ringgit. */
async function paidCouple(items: OrderItemInput[]): Promise<Couple> {
  const couple = await newCouple(shop, items);
  await pay(shop, couple.orderId, 1_000);
  return couple;
}

describe('PUT /api/order/update-package', () => {
  test('S-21 changes what is ordered at the server’s prices, and answers the order', async () => {
    const couple = await newCouple(shop, VIDEO);
    const before = await findOne(couple);
    const answer = await updatePackage(couple, [...BOTH, ...CARDS]).expect(200);
    expect(answer.body).toEqual({
      code: 200,
      data: {
        order: {
          ...before.order,
          items: [
            { item: 'rsvp', package: 'premium', price: 48, status: 'draft' },
            { item: 'video', package: 'premium', price: 17, status: 'draft' },
            { item: 'card', package: '100', price: 135, status: 'draft' },
          ],
          price: 200,
          discountPrice: 15,
          total: 185,
          outstanding: 185,
        },
      },
    });
    expect((await findOne(couple)).order).toEqual(answer.body.data.order);
    // The sections of the new package open at once.
    await shop.http
      .put('/api/invitation/update/attendance-info')
      .set(couple.session.headers)
      .send({ id: couple.invitationId, show: true, limit: 0, message: '', totalLimit: 0 })
      .expect(200);
  });

  test('S-21 keeps what was paid: more is outstanding after a more expensive package, none after a cheaper one', async () => {
    const couple = await newCouple(shop, PREMIUM);
    await pay(shop, couple.orderId, 48);
    expect((await updatePackage(couple, BOTH)).body.data.order).toMatchObject({ paidAmount: 48, outstanding: 17 });
    expect((await updatePackage(couple, PDF)).body.data.order).toMatchObject({
      paidAmount: 48,
      total: 12,
      outstanding: 0,
      discountPrice: 0,
    });
  });

  // [the order's items, which is made, the new items, whether that is allowed]
  const MADE: [string, OrderItemInput[], OrderItemKind, OrderItemInput[], boolean][] = [
    ['the video stays and RSVP comes', VIDEO, 'video', BOTH, true],
    ['the video goes', BOTH, 'video', PREMIUM, false],
    ['the video becomes another', VIDEO, 'video', [{ item: 'video', package: 'standard' }], false],
    ['RSVP goes, the video stays', BOTH, 'video', VIDEO, true],
    ['the cards stay, RSVP comes', CARDS, 'card', [...PREMIUM, ...CARDS], true],
    ['the cards become more', CARDS, 'card', [{ item: 'card', package: '150' }], false],
    ['the PDF stays, cards come', PDF, 'pdf', [...PDF, ...CARDS], true],
    ['the PDF goes', [...PDF, ...CARDS], 'pdf', CARDS, false],
  ];
  const STATUSES: OrderItemStatus[] = ['in-progress', 'approval', 'completed'];

  test.each(MADE.flatMap((row) => STATUSES.map((status) => [row[0], status, row] as const)))(
    'S-21 S-24 %s while it is %s',
    async (_name, status, [, items, made, wanted, isAllowed]) => {
      const couple = await paidCouple(items);
      await edit(couple).expect(200);
      await submit(couple).expect(200);
      await setStatus(shop, couple.orderId, made, status);
      const [before, whole] = [await storedOrder(shop, couple.orderId), await snapshot(shop)];
      const answer = await updatePackage(couple, wanted);
      if (isAllowed) {
        expect(answer.status).toBe(200);
        const kept = answer.body.data.order.items.find(({ item }: OrderItemInput) => item === made);
        expect(kept.status).toBe(status);
        const after = await storedOrder(shop, couple.orderId);
        const frozen = (order: typeof after) => order.items.find(({ item }) => item === made)?.frozen;
        expect(frozen(after)).not.toBeNull();
        expect(frozen(after)).toEqual(frozen(before));
        for (const { item, status: now } of after.items) {
          const was = before.items.find((each) => each.item === item);
          expect([item, now]).toEqual([item, item === made ? status : (was?.status ?? 'draft')]);
        }
      } else {
        expect([answer.status, ...slugs(answer.body)]).toEqual([400, ...Array<string>(3).fill('item-locked')]);
        expect(await snapshot(shop)).toEqual(whole);
      }
    },
  );

  test('S-21 X09 a couple whose trial has expired change their package and pay', async () => {
    const couple = await newCouple(shop, PREMIUM);
    shop.clock.set(Date.now() + 8 * 86_400_000);
    expect((await edit(couple)).body.code).toBe('trial-expired');
    const answer = await updatePackage(couple, VIDEO).expect(200);
    expect(answer.body.data.order).toMatchObject({ paymentState: 'trial-expired', total: 43 });
    await pay(shop, couple.orderId, 43);
    await edit(couple).expect(200);
  });

  test('S-21 changes nothing with the same package again', async () => {
    const couple = await newCouple(shop, BOTH);
    const { order } = await findOne(couple);
    expect((await updatePackage(couple, BOTH).expect(200)).body.data.order).toEqual(order);
  });

  test.each<[string, unknown]>([
    ['nothing', []],
    ['two digital options', [...VIDEO, { item: 'rsvp', package: 'standard' }]],
    ['70 cards', [{ item: 'card', package: '70' }]],
    ['an item of another list', [{ item: 'tray', package: 'black' }]],
    ['a balance of one’s own', [{ item: 'rsvp', package: 'premium', balance: 1 }]],
  ])('S-20 X07 %s is refused', async (_name, items) => {
    const couple = await newCouple(shop, PREMIUM);
    const before = await snapshot(shop);
    const answer = await updatePackage(couple, items as OrderItemInput[]);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    expect(await snapshot(shop)).toEqual(before);
  });
});

test.each([
  ['a price', { price: 1 }],
  ['a status', { status: 'completed' }],
])('X07 %s of one’s own in an item may come back, and is not taken', async (_name, own) => {
  const couple = await newCouple(shop, PREMIUM);
  const { order } = await findOne(couple);
  const items = [{ item: 'rsvp', package: 'premium', ...own }];
  const changed = await updatePackage(couple, items as OrderItemInput[]).expect(200);
  expect(changed.body.data.order).toEqual(order);
});

describe('PUT /api/order/submit-details', () => {
  test('S-27 every draft video, card and PDF is handed over; RSVP never', async () => {
    const couple = await paidCouple([...BOTH, ...CARDS, ...PDF]);
    const before = await findOne(couple);
    const { order } = (await submit(couple).expect(200)).body.data;
    expect(statuses(order)).toEqual({
      rsvp: 'draft',
      video: 'in-progress',
      card: 'in-progress',
      pdf: 'in-progress',
    });
    expect(order).toEqual({ ...before.order, items: order.items });
    expect(await findOne(couple)).toEqual({ ...before, order });
  });

  test.each([
    ['nothing paid', 0],
    ['RM 1 missing', 42],
  ])('S-27 answers payment-required for %s, and nothing changes', async (_name, amount) => {
    const couple = await newCouple(shop, VIDEO);
    await pay(shop, couple.orderId, amount);
    const before = await snapshot(shop);
    const answer = await submit(couple);
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, ...Array<string>(3).fill('payment-required')]);
    expect(answer.body.data.error.errorMessage).toBe('Sorry, please complete your payment to proceed.');
    expect(await snapshot(shop)).toEqual(before);
    await pay(shop, couple.orderId, 43);
    await submit(couple).expect(200);
  });

  test('S-27 answers nothing-to-submit for what was submitted, and for an order of RSVP alone', async () => {
    const submitted = await paidCouple(VIDEO);
    await submit(submitted).expect(200);
    for (const couple of [submitted, await paidCouple(PREMIUM)]) {
      const before = await snapshot(shop);
      const answer = await submit(couple);
      expect([answer.status, ...slugs(answer.body)]).toEqual([400, ...Array<string>(3).fill('nothing-to-submit')]);
      expect(await snapshot(shop)).toEqual(before);
    }
  });

  test('S-27 submits an item that is added later by itself, with the details of its own time', async () => {
    const couple = await paidCouple(VIDEO);
    await edit(couple, { hashtag: '#pertama' }).expect(200);
    await submit(couple).expect(200);
    await edit(couple, { hashtag: '#kedua' }).expect(200);
    await updatePackage(couple, [...VIDEO, ...CARDS]).expect(200);
    expect(statuses((await submit(couple).expect(200)).body.data.order)).toEqual({
      video: 'in-progress',
      card: 'in-progress',
    });
    const { items } = await storedOrder(shop, couple.orderId);
    expect(items.map(({ item, frozen }) => [item, frozen?.hashtag])).toEqual([
      ['video', '#pertama'],
      ['card', '#kedua'],
    ]);
  });

  test('S-27 C-10 shows the present names in other scripts, to be compared with the copy', async () => {
    const couple = await paidCouple(VIDEO);
    const none = { groom: '', bride: '' };
    const jawiNames = { couple: { groom: 'دانيال', bride: 'عائشه' }, couple2: none };
    await edit(couple, { jawiNames, coverLine: '爱莎与大年' }).expect(200);
    await submit(couple).expect(200);
    const submitted = (await findOne(couple)).order.invitation[0];
    const [video] = (await storedOrder(shop, couple.orderId)).items;
    const { jawiText, coverLine } = video?.frozen ?? {};
    expect(jawiText).not.toBeNull();
    expect(submitted).toMatchObject({ jawiText, coverLine: '爱莎与大年' });
    expect(coverLine).toBe('爱莎与大年');

    await edit(couple, { jawiNames: { couple: none, couple2: none }, coverLine: '' }).expect(200);
    expect((await findOne(couple)).order.invitation[0]).toMatchObject({ jawiText: null, coverLine: '' });
    const seen = await shop.http.get(`/api/admin/order/find-one/${couple.orderId}`).set(seller.headers).expect(200);
    expect(seen.body.data.order.invitation[0]).toMatchObject({ jawiText: null, coverLine: '', designChoices: [] });
  });

  test('S-27 copies the listed fields and the time, and an edit afterwards doesn’t change the copy', async () => {
    const couple = await paidCouple([...VIDEO, ...CARDS]);
    await edit(couple).expect(200);
    shop.clock.set('2026-12-01T08:30:00.000Z');
    await submit(couple).expect(200);
    const { items } = await storedOrder(shop, couple.orderId);
    const [video, card] = items;
    expect(Object.keys(video?.frozen ?? {}).sort()).toEqual([...FROZEN_FIELDS, 'confirmedAt'].sort());
    expect(video?.frozen).toEqual(card?.frozen);
    expect(video?.frozen).toMatchObject({ ...NAMES, confirmedAt: '2026-12-01T08:30:00.000Z', design: 'cv0004' });
    for (const secret of ['bankAccount', 'giftDeliveryAddress', 'userId', 'orderId', '_id', 'revisions']) {
      expect(video?.frozen).not.toHaveProperty(secret);
    }
    const { invitation } = await findOne(couple);
    const shown = { ...invitation, title: publicTitle(invitation) };
    for (const field of FROZEN_FIELDS) expect([field, video?.frozen?.[field]]).toEqual([field, shown[field] ?? null]);

    await edit(couple, { hashtag: '#lain', contacts: [] }).expect(200);
    expect((await storedOrder(shop, couple.orderId)).items).toEqual(items);
  });

  test('S-27 makes one copy of 20 at once; the others have nothing to submit', async () => {
    const couple = await paidCouple([...VIDEO, ...CARDS]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(couple)));
    expect(answers.map(({ body }) => String(body.code)).sort()).toEqual([
      '200',
      ...Array<string>(19).fill('nothing-to-submit'),
    ]);
    const { revision, items } = await storedOrder(shop, couple.orderId);
    expect(revision).toBe(1);
    expect(new Set(items.map(({ frozen }) => frozen?.confirmedAt)).size).toBe(1);
  });

  test('S-27 control: without the revision more than one of them copies', async () => {
    const couple = await paidCouple([...VIDEO, ...CARDS]);
    withoutRevision({ together: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(couple)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1);
  });

  test('S-27 copies one edit whole beside others, and none that was answered before is missing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const couple = await paidCouple(VIDEO);
      const version = (n: number) => ({ hashtag: `#v${n}`, contacts: [{ name: `v${n}`, phoneNo: '0123456789' }] });
      await edit(couple, version(0)).expect(200);
      const edits = Promise.all([1, 2, 3, 4, 5].map((n) => edit(couple, version(n)).expect(200)));
      await submit(couple).expect(200);
      await edits;
      const frozen = (await storedOrder(shop, couple.orderId)).items[0]?.frozen;
      expect(frozen?.hashtag).toMatch(/^#v[0-5]$/);
      expect(`#${frozen?.contacts[0]?.name ?? ''}`).toBe(frozen?.hashtag);
    }
  });
});

/**
 * The repository without its guard: the write no longer names what it was decided on.
 * @param together how many have decided before the first of them writes; otherwise they may run one by one
 */
function withoutRevision({ together = 1 } = {}): void {
  const orders = shop.app.get(OrdersRepository);
  let decided = 0;
  jest.spyOn(orders, 'changeItems').mockImplementation(async ({ _id }, change) => {
    decided += 1;
    await until(() => decided >= together);
    const filter = { _id: new Types.ObjectId(String(_id)) };
    await shop.db.collection('orders').updateOne(filter, { $set: { ...change }, $inc: { revision: 1 } });
    return orders.find(_id.toHexString());
  });
}

describe('changes at the same time', () => {
  /** Submits in the very moment between the decision of a change of package and its write. */
  async function submitMeanwhile(): Promise<{ couple: Couple; answer: Awaited<ReturnType<typeof updatePackage>> }> {
    const couple = await paidCouple(VIDEO);
    faults.once('order.change-decided', async () => {
      await submit(couple).expect(200);
    });
    return { couple, answer: await updatePackage(couple, PREMIUM) };
  }

  test('S-21 S-24 a change of package that a submission overtakes is decided anew: item-locked', async () => {
    const { couple, answer } = await submitMeanwhile();
    expect([answer.status, answer.body.code]).toEqual([400, 'item-locked']);
    const { items } = await storedOrder(shop, couple.orderId);
    expect(statuses({ items })).toEqual({ video: 'in-progress' });
    expect(items[0]?.frozen).not.toBeNull();
  });

  test('S-21 control: without the revision the video that was submitted is gone', async () => {
    withoutRevision();
    const { couple, answer } = await submitMeanwhile();
    expect(answer.status).toBe(200);
    expect(statuses(await storedOrder(shop, couple.orderId))).toEqual({ rsvp: 'draft' });
  });

  /** The seller moves the video while the couple add cards. */
  async function moveMeanwhile(): Promise<Couple> {
    const couple = await paidCouple(VIDEO);
    await submit(couple).expect(200);
    faults.once('order.change-decided', async () => {
      await moveItem(shop, seller, couple.orderId, 'video', 'approval').expect(200);
    });
    await updatePackage(couple, [...VIDEO, ...CARDS]).expect(200);
    return couple;
  }

  test('S-24 a change of package does not take back the seller’s step', async () => {
    const couple = await moveMeanwhile();
    expect(statuses(await storedOrder(shop, couple.orderId))).toEqual({ video: 'approval', card: 'draft' });
  });

  test('S-24 control: without the revision it does', async () => {
    withoutRevision();
    const couple = await moveMeanwhile();
    expect(statuses(await storedOrder(shop, couple.orderId))).toEqual({ video: 'in-progress', card: 'draft' });
  });

  test('S-27 a payment that is reversed meanwhile makes a submission payment-required', async () => {
    const couple = await paidCouple(VIDEO);
    faults.once('order.change-decided', () => pay(shop, couple.orderId, 10));
    const answer = await submit(couple);
    expect([answer.status, answer.body.code]).toEqual([400, 'payment-required']);
    expect(statuses(await storedOrder(shop, couple.orderId))).toEqual({ video: 'draft' });
  });

  test('S-21 S-24 changes of package, submissions and steps all at once never mix', async () => {
    for (let round = 0; round < 3; round += 1) {
      const couple = await paidCouple(VIDEO);
      const packages = [VIDEO, BOTH, [...VIDEO, ...CARDS], PREMIUM, [...BOTH, ...PDF]];
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, (_, i) => updatePackage(couple, packages[i % packages.length] ?? VIDEO)),
        ...Array.from({ length: 5 }, () => submit(couple)),
        ...Array.from({ length: 5 }, () => moveItem(shop, seller, couple.orderId, 'video', 'approval')),
      ]);
      const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => String(body.code));
      expect(refusals.filter((code) => !/^(item-locked|nothing-to-submit|conflict|not-found)$/.test(code))).toEqual([]);
      const order = await storedOrder(shop, couple.orderId);
      const total = order.items.reduce((sum, { price }) => sum + price, 0);
      // The sums belong to the items, and what is being made has its copy.
      expect(order.price).toBe(total);
      for (const { item, status, frozen } of order.items)
        expect([item, status !== 'draft']).toEqual([item, frozen !== null]);
      expect(order.revision).toBe(answers.filter(({ status }) => status === 200).length);
    }
  });
});

describe.each([
  [PACKAGE, { items: PREMIUM }],
  [SUBMIT, {}],
])('%s is the owner’s alone', (path, body) => {
  let couple: Couple;
  let before: Record<string, string>;
  beforeAll(async () => {
    couple = await paidCouple(VIDEO);
    before = await snapshot(shop);
  });

  test('X01 X02 another couple, an unknown order and an invitation’s id are 404, and nothing changes', async () => {
    const stranger = await newCouple(shop, VIDEO);
    const seen = await snapshot(shop);
    for (const id of [couple.orderId, '0123456789abcdef01234567', couple.invitationId, 'x', '%00']) {
      const answer = await shop.http
        .put(path)
        .set(stranger.session.headers)
        .send({ id, ...body });
      expect([id, answer.status, ...slugs(answer.body)]).toEqual([id, 404, ...Array<string>(3).fill('not-found')]);
    }
    expect(await snapshot(shop)).toEqual(seen);
  });

  test('X03 X50 without a session, and with one that was signed out, it is 403', async () => {
    const gone = await newCouple(shop, VIDEO);
    await shop.http.post('/user/sign-out').set(gone.session.headers).expect(200);
    for (const [id, headers] of [
      [couple.orderId, {}],
      [couple.orderId, { Authorization: 'Bearer x.y.z' }],
      [gone.orderId, gone.session.headers],
    ] as const) {
      const answer = await shop.http
        .put(path)
        .set(headers)
        .send({ id, ...body });
      expect([answer.status, ...slugs(answer.body)]).toEqual([403, ...Array<string>(3).fill('invalid-token')]);
    }
    expect(await storedOrder(shop, couple.orderId)).toMatchObject({ revision: 0 });
  });

  test('X51 an order that was given to another user answers them from the next call on', async () => {
    const [from, to] = [await paidCouple(VIDEO), await shop.signIn()];
    await shop.db
      .collection('orders')
      .updateOne({ _id: new Types.ObjectId(from.orderId) }, { $set: { userId: new Types.ObjectId(to.userId) } });
    const ask = (session: Session) =>
      shop.http
        .put(path)
        .set(session.headers)
        .send({ id: from.orderId, ...body });
    expect((await ask(from.session)).status).toBe(404);
    expect((await ask(to)).status).toBe(200);
  });

  test('X07 X08 X13 X17 X18 X19 every other body is refused, and nothing changes', async () => {
    const fields = {
      id: { kind: 'id' as const },
      ...('items' in body && {
        items: { kind: 'list' as const, max: 4 },
        'items.0.item': { kind: 'choice' as const },
        'items.0.package': { kind: 'text' as const, max: 10 },
      }),
    };
    // An order as the server sends it is accepted back (A5).
    const ignored = ['_id', 'price', 'paidAmount', 'createdAt'];
    expect(FORBIDDEN_FIELDS).toEqual(expect.arrayContaining(ignored));
    before = await snapshot(shop);
    const cases = badBodies({ id: couple.orderId, ...body }, fields, ignored);
    for (const { name, json } of cases) {
      const answer = await shop.http
        .put(path)
        .set({ ...couple.session.headers, 'Content-Type': 'application/json' })
        .send(json);
      expect([name, answer.status, ...slugs(answer.body)]).toEqual([name, 400, ...Array<string>(3).fill('validation')]);
    }
    expect(cases.length).toBeGreaterThan(21);
    expect(await snapshot(shop)).toEqual(before);
  });
});
