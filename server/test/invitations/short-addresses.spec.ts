import { DAY_MS } from '@serikad/shared/calendar/durations';
import type { ShortAddresses, ShortAddressState } from '@serikad/shared/invitations/short-address.dto';
import { MOST_ADDRESSES } from '@serikad/shared/invitations/short-address';
import { fieldMessageText } from '@serikad/shared/validation/field-messages';
import { Types } from 'mongoose';
import { ShortAddressesRepository } from '../../src/modules/short-addresses/short-addresses.repository.js';
import { removeContent } from '../../src/operations/privacy/remove-content.js';
import { call } from '../guest-list/support/list.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { newCouple, snapshot, VIDEO, type Couple } from './support/shop.js';

const TAKEN = fieldMessageText('addressTaken', 'en');

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  couple = await newCouple(shop);
});
afterEach(() => jest.restoreAllMocks());

let count = 0;
const fresh = (): string => `melur-${(count += 1)}-2026`;
const choose = (address: string, of = couple, { url }: Pick<TestApp, 'url'> = shop) =>
  call<ShortAddresses>(url, of, 'PUT /api/invitation/short-address', { invitationId: of.invitationId, address });
const own = async (of = couple) =>
  (await call<ShortAddresses>(shop.url, of, `GET /api/invitation/short-addresses/${of.invitationId}`)).data.addresses;
const check = async (address: string, of = couple) =>
  call<ShortAddressState>(
    shop.url,
    of,
    `GET /api/invitation/short-address/${of.invitationId}/${encodeURIComponent(address)}`,
  );
const follow = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}${path}`, { redirect: 'manual', headers });
const longOf = ({ invitationId }: Couple, address: string) => `/invitation/view/${invitationId}/${address}`;

describe('G-16 a short address leads to the invitation', () => {
  it('G-16 in upper and lower case, with the query, cached for five minutes; so do earlier ones', async () => {
    const [first, second] = [fresh(), fresh()];
    expect((await choose(first)).data.addresses).toEqual([first]);
    shop.clock.advance(1);
    expect((await choose(second)).data.addresses).toEqual([second, first]);
    for (const address of [first, second]) {
      const answer = await follow(`/k/${address.toUpperCase()}?to=Mak%20Ngah&a=%22%3C`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `${longOf(couple, address)}?to=Mak%20Ngah&a=%22%3C`,
      ]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    }
    shop.clock.advance(1);
    expect((await choose(first.toUpperCase())).data.addresses).toEqual([first, second]);
    expect(await own()).toEqual([first, second]);
  });

  it('G-16 a robot gets the preview of the long link', async () => {
    const address = fresh();
    await choose(address);
    const headers = { 'User-Agent': 'WhatsApp/2.23.20.0' };
    const byShort = await fetch(`${shop.url}/k/${address}`, { headers });
    const byLong = await fetch(`${shop.url}/invitation/view/${couple.invitationId}`, { headers });
    expect(byShort.status).toBe(200);
    const text = await byShort.text();
    expect(text).toContain('og:image');
    expect(text).toBe(await byLong.text());
  });

  it('G-16 unless it is unknown or its invitation is closed; then a page says so', async () => {
    const address = fresh();
    await choose(address);
    shop.clock.advance(7 * DAY_MS + 1);
    const [expired, unknown] = [await follow(`/k/${address}`), await follow('/k/tiada-di-sini')];
    expect([expired.status, unknown.status]).toEqual([404, 404]);
    expect(expired.headers.get('cache-control')).toBe('no-store');
    expect(await expired.text()).toBe(await unknown.text());
    for (const path of ['/k/%00', `/k/${'a'.repeat(2_000)}`, '/k/a%0d%0aSet-Cookie:x', '/k/..%2f']) {
      expect([path, (await follow(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('G-16 which addresses may be chosen', () => {
  it.each([
    ['ab', 'addressLength'],
    ['a'.repeat(41), 'addressLength'],
    ['aisyah danial', 'addressCharacters'],
    ['aisyah_danial', 'addressCharacters'],
    ['-aisyah', 'addressCharacters'],
    ['aisyah-', 'addressCharacters'],
    ['nurul-ʻaini', 'addressCharacters'],
    ['admin', 'addressReserved'],
    ['SeriKad', 'addressReserved'],
  ])('G-16 %j is refused as %s, when it is chosen and when it is checked', async (address, code) => {
    for (const answer of [await choose(address), await check(address)]) {
      expect(answer).toMatchObject({
        status: 400,
        code: 'validation',
        fields: [{ field: 'address', message: fieldMessageText(code, 'en') }],
      });
    }
    expect(await choose('')).toMatchObject({ fields: [{ field: 'address', message: 'Required' }] });
    expect(await own()).toEqual([]);
  });

  it('G-16 while typing, an address is checked as free, own, or taken', async () => {
    const address = fresh();
    expect((await check(address)).data).toEqual({ state: 'free' });
    await choose(address);
    expect((await check(address.toUpperCase())).data).toEqual({ state: 'own' });
    expect((await check(address, await newCouple(shop))).data).toEqual({ state: 'taken' });
  });

  it('G-16 another’s is refused at its field and stays theirs; every package may have one', async () => {
    const address = fresh();
    await choose(address);
    const other = await newCouple(shop, VIDEO);
    expect(await choose(address.toUpperCase(), other)).toMatchObject({
      code: 'validation',
      fields: [{ field: 'address', message: TAKEN }],
    });
    expect((await follow(`/k/${address}`)).headers.get('location')).toBe(longOf(couple, address));
    const free = fresh();
    expect((await choose(free, other)).data.addresses).toEqual([free]);
    expect(await choose(fresh(), { ...other, invitationId: couple.invitationId })).toMatchObject({ code: 'not-found' });
  });

  it('G-16 an invitation has five, also when ten are chosen at once; one of them can be chosen again', async () => {
    const addresses = Array.from({ length: 10 }, fresh);
    const answers = await Promise.all(addresses.map((address) => choose(address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_ADDRESSES);
    for (const { code } of answers.filter(({ status }) => status !== 200)) expect(code).toBe('limit-reached');
    const kept = await own();
    expect(kept).toHaveLength(MOST_ADDRESSES);
    shop.clock.advance(1);
    expect((await choose(kept[3] ?? '')).data.addresses[0]).toBe(kept[3]);
  });
});

describe('G-16 one address, twenty couples at once on two servers', () => {
  const race = async (): Promise<number> => {
    const second = await startTestApp({
      mongoUri: shop.mongoUri,
      clock: shop.clock,
      config: { jwtSecret: shop.config.jwtSecret },
    });
    try {
      const couples = await Promise.all(Array.from({ length: 20 }, () => newCouple(shop)));
      const address = fresh();
      const answers = await Promise.all(
        couples.map((each, n) => choose(n % 3 ? address : address.toUpperCase(), each, n % 2 ? shop : second)),
      );
      for (const { status, code } of answers) expect([200, 400]).toContain(status ?? code);
      const winners = couples.filter((_couple, n) => answers[n]?.status === 200);
      for (const each of couples) expect(await own(each)).toEqual(winners.includes(each) ? [address] : []);
      return winners.length;
    } finally {
      await second.close();
    }
  };

  it('G-16 has one owner', async () => {
    expect(await race()).toBe(1);
  });

  it('G-16 control: a claim that reads first has several', async () => {
    jest.spyOn(ShortAddressesRepository.prototype, 'choose').mockResolvedValue(false);
    jest.spyOn(ShortAddressesRepository.prototype, 'claim').mockImplementation(async (of, address, chosenAt) => {
      const all = shop.db.collection<{ _id: string }>('short_addresses');
      if ((await all.countDocuments({ address })) > 0) return 'taken';
      const invitationId = new Types.ObjectId(of);
      await all.insertOne({ _id: `${address} ${of}`, address, invitationId, slot: 0, chosenAt } as never);
      return 'claimed';
    });
    expect(await race()).toBeGreaterThan(1);
  });
});

describe('G-16 D-02 after the couple were deleted', () => {
  it('G-16 D-02 an address leads nowhere and is given to others after a year alone; nothing says what it was', async () => {
    const address = fresh();
    await choose(address);
    const before = Date.now();
    await removeContent(shop.db.getClient().db(), [new Types.ObjectId(couple.invitationId)]);
    expect((await follow(`/k/${address}`)).status).toBe(404);
    const other = await newCouple(shop);
    expect((await check(address, other)).data).toEqual({ state: 'taken' });
    expect(await choose(address, other)).toMatchObject({ fields: [{ message: TAKEN }] });
    const stored = Object.entries(await snapshot(shop)).filter(([key]) => key.startsWith('short_addresses/'));
    for (const [, bytes] of stored) expect(bytes).not.toContain(Buffer.from(address).toString('hex'));

    const [released] = await shop.db
      .collection('short_addresses')
      .find({ freeAt: { $exists: true } })
      .toArray();
    expect(Object.keys(released ?? {}).sort()).toEqual(['_id', 'chosenAt', 'freeAt']);
    expect(released?.['freeAt'].getTime() - before).toBeGreaterThan(364 * DAY_MS);
    expect(released?.['freeAt'].getTime() - before).toBeLessThan(366 * DAY_MS);
    // What the TTL index does then.
    await shop.db.collection('short_addresses').deleteMany({ freeAt: { $exists: true } });
    expect((await choose(address, other)).data.addresses).toEqual([address]);
  });
});
