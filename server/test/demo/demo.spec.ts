import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import type { AlbumPage, CoupleAlbum } from '@serikad/shared/album/album.types';
import type { GuestList } from '@serikad/shared/guest-list/family.types';
import { brokenAlbums } from '../backup/support/rules.js';
import { snapshot } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { testDatabase } from '../support/database.js';
import { ServerProcess, cleanEnv, shopNode } from '../support/server-process.js';

const COMMAND = resolve(import.meta.dirname, '../../dist/commands/demo.js');

jest.setTimeout(120_000);

describe('D-01 the demo', () => {
  let shop: TestApp;
  let folder: string;
  let demo: ServerProcess;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    const mongoUri = testDatabase();
    demo = command(mongoUri);
    await expect(demo.exit()).resolves.toBe(0);
    const storage = { driver: 'local', directory: join(folder, 'files') } as const;
    const guestKey = readFileSync(join(folder, 'guest-key'), 'utf8').trim();
    shop = await startTestApp({ mongoUri, config: { storage, guestKey } });
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const all = (name: string) => shop.db.collection(name).find().toArray();
  const command = (mongoUri: string, env: Record<string, string> = {}): ServerProcess =>
    new ServerProcess(
      spawn(shopNode, [COMMAND], {
        cwd: folder,
        env: cleanEnv({ MONGODB_URI: mongoUri, DATA_DIR: folder, ...env }),
        stdio: 'pipe',
      }),
    );

  it('has weeks of a shop: orders in every state, with RSVPs, gifts, photos and payments', async () => {
    const orders = await all('orders');
    const states = orders.map(({ paidAmount, price, discountPrice, createdAt }) => {
      if (paidAmount >= price - discountPrice) return 'paid';
      if (paidAmount > 0) return 'part';
      const age = Date.now() - (createdAt as Date).getTime();
      return age < DAY_MS ? 'new' : age <= 7 * DAY_MS ? 'trial' : 'over';
    });
    expect(new Set(states)).toEqual(new Set(['paid', 'part', 'new', 'trial', 'over']));
    const items = orders.flatMap((order) => (order['items'] as { status: string }[]).map(({ status }) => status));
    expect(new Set(items)).toEqual(new Set(['draft', 'in-progress', 'approval', 'completed']));
    for (const [name, least] of [
      ['wishes', 80],
      ['gifts', 10],
      ['photos', 12],
      ['payments', 9],
    ] as const) {
      expect([name, (await all(name)).length >= least]).toEqual([name, true]);
    }
    const moments = [...orders, ...(await all('wishes'))].map(({ createdAt }) => (createdAt as Date).getTime());
    expect(Math.max(...moments)).toBeLessThanOrEqual(Date.now());
    expect(Date.now() - Math.min(...moments)).toBeGreaterThan(35 * DAY_MS);
    const days = new Set(moments.map((moment) => Math.floor(moment / DAY_MS)));
    expect(days.size).toBeGreaterThan(25);
  });

  it('X38 keeps every rule: seats, limits, the ledger, the audit, files', async () => {
    const wishes = await all('wishes');
    for (const { _id, taken, totalLimit, pending, answers } of await all('attendances')) {
      const own = wishes.filter(({ invitationId }) => String(invitationId) === String(_id));
      const seats = own.reduce((sum, rsvp) => sum + Number(rsvp['attendanceCount']), 0);
      expect([seats, own.length, pending]).toEqual([taken, answers, []]);
      if (Number(totalLimit) > 0) expect(seats).toBeLessThanOrEqual(Number(totalLimit));
    }
    const payments = await all('payments');
    const audits = await all('audit_entries');
    for (const { _id, paidAmount, outbox = [] } of await all('orders')) {
      const own = payments.filter(({ orderId }) => String(orderId) === String(_id));
      expect([own.reduce((sum, { amount }) => sum + Number(amount), 0), outbox]).toEqual([paidAmount, []]);
    }
    expect(payments.some(({ amount }) => Number(amount) < 0)).toBe(true);
    const entered = audits.filter(({ action }) => /payment/.test(String(action)));
    expect(entered).toHaveLength(payments.length);
    for (const { imageUrl } of [...(await all('photos')), ...(await all('gifts'))]) {
      await shop.http.get(`/storage/${String(imageUrl)}`).expect(200);
    }
  });

  it('shows a couple their guests and the seller the admin pages, through the demo’s own sign-in', async () => {
    const couple = await shop.signIn({ email: 'aisyah@example.com' });
    const orders = await shop.http.get(`/api/order/find-by-user/${couple.userId}`).set(couple.headers).expect(200);
    const [{ invitation }] = orders.body.data;
    const list = await shop.http.get(`/api/wish/get-all/${invitation[0]._id}`).set(couple.headers).expect(200);
    expect(list.body.data.length).toBeGreaterThan(15);
    await shop.http.get(`/api/invitation/find-one/${invitation[0]._id}`).expect(200);
    const seller = await shop.signIn({ email: 'seller@example.com' });
    const today = await shop.http.get('/api/admin/today').set(seller.headers).expect(200);
    expect(today.body.data.payments.newest.map(({ amount }: { amount: number }) => amount)).toEqual([20, 48, 48]);
    const sales = await shop.http.get('/api/admin/figures/designs').set(seller.headers).expect(200);
    expect(sales.body.data.designs[0].orders).toBeGreaterThan(1);
    const adminOrders = await shop.http.get('/api/admin/order/find').set(seller.headers).expect(200);
    expect(adminOrders.body.data.count).toBe(22);
  });

  it('G-02 G-06 one wedding has a guest list of 300 families in every state, with branches and a closing date', async () => {
    const couple = await shop.signIn({ email: 'izzah@example.com' });
    const orders = await shop.http.get(`/api/order/find-by-user/${couple.userId}`).set(couple.headers).expect(200);
    const path = `/api/family/list/${String(orders.body.data[0].invitation[0]._id)}`;
    const { body } = await shop.http.get(path).set(couple.headers).expect(200);
    const { families, branches, totals, closesOn } = body.data as GuestList;
    expect(totals).toMatchObject({ families: 300, sent: 215, opened: 174, answered: 117 });
    expect([totals.coming > 70, totals.maybe > 3, totals.declined > 5]).toEqual([true, true, true]);
    expect(branches.map(({ families: count, link }) => [count, link !== ''])).toEqual([
      [62, false],
      [104, true],
      [88, true],
      [46, true],
    ]);
    expect(branches.every(({ quota, seats }) => quota === null || seats <= quota)).toBe(true);
    expect(new Set(families.map(({ name }) => name)).size).toBe(300);
    const numbers = families.map(({ phone }) => phone).filter((phone) => phone !== '');
    expect([new Set(numbers).size, numbers.length > 250]).toEqual([numbers.length, true]);
    expect(families.filter(({ link }) => link === '')).toEqual([]);
    expect(closesOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    // What happens comes after what is before it, and nothing in the future.
    const moments = families.map(({ createdAt, sent, openedAt, answer }) =>
      [createdAt, sent.invitation?.at, openedAt, answer?.answeredAt].filter((moment) => typeof moment === 'string'),
    );
    expect(moments.filter((row) => row.toSorted().join() !== row.join())).toEqual([]);
    expect(moments.flat().filter((moment) => Date.parse(moment) > Date.now())).toEqual([]);
  });

  it('C-11 one wedding, three days ago, has an album: photos that are approved and photos that wait, and a screen', async () => {
    const couple = await shop.signIn({ email: 'hidayah@example.com' });
    const orders = await shop.http.get(`/api/order/find-by-user/${couple.userId}`).set(couple.headers).expect(200);
    const id = String(orders.body.data[0].invitation[0]._id);
    const path = `/api/album/own/${id}`;
    const own = await shop.http.get(path).query({ state: 'waiting' }).set(couple.headers).expect(200);
    const { on, time, counts, wallLink, photos } = own.body.data as CoupleAlbum;
    expect([on, time, counts]).toEqual([true, 'open', { waiting: 4, approved: 10, hidden: 0 }]);
    expect(wallLink).toMatch(/^\/w\/./);
    for (const { pictures } of photos) await shop.http.get(pictures.medium).expect(200);
    const page = await shop.http.get(`/api/album/photos/${id}`).expect(200);
    const shown = page.body.data as AlbumPage;
    expect([shown.count, new Set(shown.photos.map(({ name }) => name)).size]).toEqual([10, 4]);
    for (const { pictures } of shown.photos) await shop.http.get(pictures.large).expect(200);
    const moments = [...photos, ...shown.photos].map(({ at }) => Date.parse(at));
    expect([moments.every((moment) => moment < Date.now()), new Set(moments).size]).toEqual([true, 14]);
    expect(moments.every((moment) => moment > Date.parse(shown.opens ?? ''))).toBe(true);
    expect(await brokenAlbums(shop.db)).toEqual([]);
  });

  it('refuses a shop that has data, and changes nothing in it', async () => {
    const before = await snapshot(shop);
    const refused = command(shop.mongoUri);
    await expect(refused.exit()).resolves.toBe(1);
    expect(refused.output.trim()).toMatch(/^This shop has data already \(in "users"\)[^\n]*$/);
    expect(await snapshot(shop)).toEqual(before);
  });

  it('refuses a shop with the real Google, whose people could not be signed in as', async () => {
    const google = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'GOCSPX-1' };
    const mongoUri = testDatabase();
    const refused = command(mongoUri, google);
    await expect(refused.exit()).resolves.toBe(1);
    expect(refused.output.trim()).toMatch(/^The demo is for a shop with the demo sign-in[^\n]*$/);
  });

  it('is the same at every run', () => {
    expect(demo.output).toMatch(
      /^22 customers, 22 orders, 22 lines in the ledger, 220 answers, 12 gifts, 16 photos, 300 families, 14 photos of guests\.$/m,
    );
  });
});
