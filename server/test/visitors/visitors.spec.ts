import { createHash } from 'node:crypto';
import { deleteExpired } from '../../../tools/embedded-mongodb/src/ttl-monitor.js';
import { VisitorsService } from '../../src/modules/visitors/visitors.service.js';
import { VisitsRepository } from '../../src/modules/visitors/visits.repository.js';
import { RETENTION_DAYS, MOST_DEVICES, type VisitsRecord } from '../../src/modules/visitors/visits.schema.js';
import { badBodies } from '../invitations/support/fields.js';
import { slugs } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const VISIT = { userAgent: PHONE, deviceId: 'a1B2c3D4', path: '/cardvideo', isNew: false };
const DAY = '2026-11-21';
const NOON = '2026-11-21T12:00:00+08:00';

let shop: TestApp;
let visitors: VisitorsService;
beforeAll(async () => {
  shop = await startTestApp();
  visitors = shop.app.get(VisitorsService);
});
beforeEach(async () => {
  shop.clock.set(NOON);
  await stored().deleteMany({});
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.close());

const stored = () => shop.db.collection<VisitsRecord>('visits');
const visit = (more: object = {}) => shop.http.post('/visitor/visit').send({ ...VISIT, ...more });
const device = (n: number): string => n.toString(36).padStart(8, '0');

describe('S-33 visits', () => {
  test('S-33 are answered with nothing, and counted by day and page', async () => {
    const answer = await visit({ isNew: true }).expect(200);
    expect(answer.body).toEqual({ code: 200, data: {} });
    await visit({ path: '/pricing' }).expect(200);
    await visit({ path: '/pricing', deviceId: 'zzzzzzz~' }).expect(200);
    expect(await visitors.perDay(DAY, DAY)).toEqual([
      { day: DAY, visits: 3, devices: 2, newVisits: 1, looked: 1, began: 0 },
    ]);
    expect(await visitors.perPage(DAY, DAY)).toEqual([
      { page: '/pricing', visits: 2 },
      { page: '/cardvideo', visits: 1 },
    ]);
  });

  test('S-33 D-02 are counted for each step on the way to an order, a day’s devices once', async () => {
    const steps: [deviceId: string, path: string][] = [
      [device(1), '/'],
      [device(2), '/cardvideo'],
      [device(2), '/invitation-design/details/cv0004'],
      [device(2), '/invitation/create-order'],
      [device(2), '/invitation/form/new'],
      [device(3), '/cardvideo'],
      [device(3), '/invitation/form/0123456789abcdef01234567'],
    ];
    for (const [deviceId, path] of steps) await visit({ deviceId, path }).expect(200);
    expect(await visitors.perDay(DAY, DAY)).toMatchObject([{ devices: 3, looked: 2, began: 2 }]);
    // A share from before the steps were counted.
    await stored().updateMany({}, { $unset: { looked: 1, began: 1 } });
    expect(await visitors.perDay(DAY, DAY)).toMatchObject([{ devices: 3, looked: 0, began: 0 }]);
  });

  test('S-33 are counted by days of Malaysia, and days without a visit are shown as such', async () => {
    for (const moment of ['2026-11-20T23:59:59.999+08:00', '2026-11-21T00:00:00+08:00', '2026-11-23T23:59:59+08:00']) {
      shop.clock.set(moment);
      await visit().expect(200);
    }
    const days = await visitors.perDay('2026-11-20', '2026-11-23');
    expect(days.map(({ day, visits, devices }) => [day, visits, devices])).toEqual([
      ['2026-11-20', 1, 1],
      ['2026-11-21', 1, 1],
      ['2026-11-22', 0, 0],
      ['2026-11-23', 1, 1],
    ]);
    expect(await visitors.perDay('2026-11-23', '2026-11-20')).toEqual([]);
  });

  test('S-33 are not counted of invitations’ pages, of the admin pages and of robots', async () => {
    for (const path of [
      '/invitation/view/0123456789abcdef01234567/aisyah-danial',
      '/invitation/view/sample_cv0004/sample?language=english',
      '/Invitation/View/x',
      '//invitation/view/x',
      '/admin',
      '/admin/orders',
    ]) {
      await visit({ path }).expect(200);
    }
    await visit({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }).expect(200);
    expect(await stored().countDocuments()).toBe(0);
  });

  test('S-33 are stored without anything of the visitor: no address, no browser, no id, no path', async () => {
    await shop.http
      .post('/visitor/visit')
      .set({ 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'header-agent' })
      .send({ ...VISIT, path: '/user/profile/0123456789abcdef01234567?token=geheim' })
      .expect(200);
    const kept = await stored().find().toArray();
    expect(kept).toEqual([
      {
        _id: expect.stringMatching(/^2026-11-21\/[0-9a-f]$/),
        day: DAY,
        visits: 1,
        newVisits: 0,
        pages: { '/user/profile/:id': 1 },
        devices: [expect.stringMatching(/^[0-9a-f]{16}$/)],
        expireAt: expect.any(Date),
      },
    ]);
    const text = JSON.stringify(kept);
    const digests = ['md5', 'sha1', 'sha256'].map((name) => createHash(name).update(VISIT.deviceId).digest('hex'));
    for (const secret of [VISIT.deviceId, 'geheim', '0123456789abcdef', '203.0.113', 'agent', 'iPhone', '127.0.0.1']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    for (const digest of digests) expect(text).not.toContain(digest.slice(0, 16));
  });

  test('S-33 are stored so that a device of one day can’t be recognised on another', async () => {
    await visit().expect(200);
    shop.clock.set('2026-11-22T12:00:00+08:00');
    await visit().expect(200);
    const [first, second] = await stored().find().sort({ day: 1 }).toArray();
    expect(first?.devices).not.toEqual(second?.devices);
  });

  test('S-33 are counted alike of a signed-in person', async () => {
    shop.clock.reset();
    const { headers } = await shop.signIn();
    await shop.http.post('/visitor/visit').set(headers).send(VISIT).expect(200);
    await shop.http.post('/visitor/visit').set('Authorization', 'Bearer x').send(VISIT).expect(200);
    const [kept] = await stored().find().toArray();
    expect(kept).toMatchObject({ visits: 2, devices: [expect.any(String)] });
  });
});

describe('S-33 visits at once', () => {
  test('S-33 are all counted, each device once: 60 of 20 devices on a new day', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => visit({ deviceId: device(n % 20) })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await visitors.perDay(DAY, DAY)).toEqual([
      { day: DAY, visits: 60, devices: 20, newVisits: 0, looked: 20, began: 0 },
    ]);
  });

  test('S-33 control: reading the figure and writing it back would lose visits', async () => {
    let looking = 10;
    let everyone = (): void => undefined;
    const haveLooked = new Promise<void>((resolve) => (everyone = resolve));
    jest.spyOn(shop.app.get(VisitsRepository), 'count').mockImplementation(async ({ share }) => {
      const found = await stored().findOne({ _id: share._id });
      looking -= 1;
      if (looking === 0) everyone();
      await haveLooked;
      const figures = { ...share, visits: (found?.visits ?? 0) + 1, newVisits: 0, pages: {}, devices: [] };
      const { _id, ...fields } = figures;
      await stored().updateOne({ _id }, { $set: fields }, { upsert: true });
    });
    await Promise.all(Array.from({ length: 10 }, () => visit()));
    expect((await visitors.perDay(DAY, DAY))[0]?.visits).toBeLessThan(10);
  });
});

describe('S-33 X45 any number of visits', () => {
  test('X45 has a bounded number of devices told apart in a share of a day, and counts on', async () => {
    await visit().expect(200);
    const [share] = await stored().find().toArray();
    const _id = share?._id ?? '';
    const known = share?.devices[0] ?? '';
    const others = Array.from({ length: MOST_DEVICES - 1 }, (_, n) => `x${n}`);
    await stored().updateOne({ _id }, { $set: { devices: [known, ...others.slice(1)] } });
    // Another device of the same share: the last that there is room for, and one more.
    const same: string[] = [];
    for (let n = 0; same.length < 2; n += 1) {
      await visit({ deviceId: device(n) }).expect(200);
      const hit = await stored().findOne({ _id });
      if ((hit?.visits ?? 0) > 1 + same.length) same.push(device(n));
    }
    const full = await stored().findOne({ _id });
    expect([full?.visits, full?.devices.length]).toEqual([3, MOST_DEVICES]);
    await visit().expect(200);
    const later = await stored().findOne({ _id });
    expect([later?.visits, later?.devices.length, later?.pages]).toEqual([4, MOST_DEVICES, { '/cardvideo': 4 }]);
  });

  test('X45 has few documents and keys a day, whatever paths are sent', async () => {
    const hostile = Array.from(
      { length: 60 },
      (_, n) => [`/x${n}`, `/${'.'.repeat(n + 1)}$inc`, `/__proto__/${n}`][n % 3],
    );
    await Promise.all(hostile.map((path, n) => visit({ path, deviceId: device(n) }).expect(200)));
    expect(await visitors.perPage(DAY, DAY)).toEqual([{ page: 'other', visits: 60 }]);
    expect(await stored().countDocuments()).toBeLessThanOrEqual(16);
  });

  test(`S-33 figures go after ${RETENTION_DAYS} days, by an index of the database’s own`, async () => {
    const indexes = await stored().indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { expireAt: 1 }, name: 'visits_expire', expireAfterSeconds: 0 }),
    );
    await visit().expect(200);
    const end = Date.parse('2026-11-21T00:00:00+08:00') + RETENTION_DAYS * 86_400_000;
    await deleteExpired(shop.mongoUri, new Date(end));
    expect(await stored().countDocuments()).toBe(1);
    await deleteExpired(shop.mongoUri, new Date(end + 1));
    expect(await stored().countDocuments()).toBe(0);
  });
});

describe('S-33 what is refused', () => {
  const ID = { kind: 'text', max: 8 } as const;
  const cases = badBodies(VISIT, {
    userAgent: { kind: 'text', max: 1000, mayBeEmpty: true },
    deviceId: ID,
    path: { kind: 'text', max: 2048 },
    isNew: { kind: 'flag' },
  });

  test.each(cases.map((bad) => [bad.name, bad] as const))('X07 X08 X17 X18 X19 %s', async (_name, { json, field }) => {
    const answer = await shop.http.post('/visitor/visit').set('Content-Type', 'application/json').send(json);
    expect([answer.status, ...slugs(answer.body)]).toEqual([400, 'validation', 'validation', 'validation']);
    expect(answer.body.data.error.fields.map((each: { field: string }) => each.field)).toContain(field);
    expect(await stored().countDocuments()).toBe(0);
  });

  test.each(['a1B2c3D', 'a1B2c3D45', 'a1B2 3D4', 'a1B2c3Dé', '💍💍💍💍'])(
    'S-33 %j is no device id',
    async (deviceId) => {
      await visit({ deviceId }).expect(400);
      expect(await stored().countDocuments()).toBe(0);
    },
  );
});
