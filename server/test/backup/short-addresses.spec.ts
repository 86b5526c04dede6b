import { join } from 'node:path';
import type { ShortAddresses } from '@serikad/shared/invitations/short-address.dto';
import { call } from '../guest-list/support/list.js';
import { newCouple, type Couple } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { backUp, cleanUp, newFolder, restoreInto } from './support/stacks.js';

jest.setTimeout(120_000);

let shop: TestApp;
let target: TestApp | undefined;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(async () => {
  await target?.close();
  await shop.close();
  await cleanUp();
});

const choose = (address: string, of: Couple, { url }: Pick<TestApp, 'url'>) =>
  call<ShortAddresses>(url, of, 'PUT /api/invitation/short-address', { invitationId: of.invitationId, address });
const addressesOf = async (of: Couple, { url }: Pick<TestApp, 'url'>) =>
  (await call<ShortAddresses>(url, of, `GET /api/invitation/short-addresses/${of.invitationId}`)).data.addresses;
/** Where an address leads to. */
async function follow(address: string, { url }: Pick<TestApp, 'url'>): Promise<[number, string | null]> {
  const { status, headers } = await fetch(`${url}/k/${address}`, { redirect: 'manual' });
  return [status, headers.get('location')];
}

describe('G-16 short addresses in a backup', () => {
  it('G-16 lead on as before, earlier ones as well; they stay unique, and five stay five', async () => {
    const [one, other] = [await newCouple(shop), await newCouple(shop)];
    for (const address of ['aisyah-lama', 'Aisyah-Danial']) {
      expect((await choose(address, one, shop)).status).toBe(200);
      shop.clock.advance(1);
    }
    for (const at of [1, 2, 3, 4, 5]) expect((await choose(`suria-${at}`, other, shop)).status).toBe(200);
    const all = ['aisyah-lama', 'AISYAH-danial', 'suria-1', 'suria-5', 'tiada-di-sini'];
    const before = await Promise.all(all.map((address) => follow(address, shop)));
    expect(before.map(([status]) => status)).toEqual([302, 302, 302, 302, 404]);

    const folder = await backUp(shop);
    // Chosen after the backup: not in it, and free for others afterwards.
    await choose('selepas-sandaran', one, shop);
    const mongoUri = testDatabase();
    const storage = { driver: 'local' as const, directory: join(newFolder(), 'files') };
    const { jwtSecret, guestKey } = shop.config;
    await restoreInto({ config: { ...shop.config, storage }, mongoUri }, folder);
    target = await startTestApp({ config: { storage, jwtSecret, guestKey }, mongoUri });
    const restored = target;

    expect(await Promise.all(all.map((address) => follow(address, restored)))).toEqual(before);
    // The couples' sessions end with a restore.
    const again = async (of: Couple) => ({ ...of, session: await restored.signIn({ email: of.session.email }) });
    const [first, second] = [await again(one), await again(other)];
    expect(await addressesOf(first, restored)).toEqual(['aisyah-danial', 'aisyah-lama']);
    for (const address of ['aisyah-danial', 'AISYAH-LAMA']) {
      expect(await choose(address, await newCouple(restored), restored)).toMatchObject({ code: 'validation' });
    }
    // The unique index of an invitation's slots is there as well.
    expect(await choose('suria-6', second, restored)).toMatchObject({ code: 'limit-reached' });
    expect(await choose('suria-2', second, restored)).toMatchObject({ status: 200 });
    const claims = await Promise.all(
      [first, await newCouple(restored)].map((of) => choose('selepas-sandaran', of, restored)),
    );
    expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await choose('aisyah-lama', first, restored)).data.addresses[0]).toBe('aisyah-lama');
  });
});
