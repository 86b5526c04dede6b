import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { deleteExpired } from '../../../tools/embedded-mongodb/src/ttl-monitor.js';
import { BUDGETS } from '../../src/http/decorators/budgets.js';
import { browserOf } from '../../src/modules/crashes/browser-of.js';
import {
  RETENTION_DAYS,
  MOST_BROWSERS,
  MOST_NEW_GROUPS,
  type CrashRecord,
} from '../../src/modules/crashes/crash.schema.js';
import { knownName, knownWords } from '../../src/modules/crashes/crash-words.js';
import { CrashesRepository, type NewCrash } from '../../src/modules/crashes/crashes.repository.js';
import { signInSeller } from '../admin/support/seller.js';
import { closeConnections, send, sendJson } from '../http/support/raw.js';
import { badBodies } from '../invitations/support/fields.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { MovableClock } from '../support/movable-clock.js';
import type { Session } from '../support/sign-in.js';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
// Long after the real time, by which the tests' own engine deletes expired crashes once a minute.
const NOON = '2126-11-23T12:00:00+08:00';
/** A script of the built web app. */
const FILE =
  readdirSync(resolve(import.meta.dirname, '../../../web/dist/assets')).find((name) => name.endsWith('.js')) ?? '';
const CRASH = {
  part: 'guest',
  kind: 'error',
  page: '/invitation/view/:id/:names',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading …)',
  frames: `${FILE}:1:2048`,
  build: FILE,
};

let shop: TestApp;
let seller: Session;
beforeAll(async () => {
  shop = await startTestApp();
  shop.clock.set(NOON);
  seller = await signInSeller(shop);
});
beforeEach(async () => {
  shop.clock.set(NOON);
  await Promise.all([groups().deleteMany({}), shop.db.collection('crash_days').deleteMany({})]);
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});

const groups = () => shop.db.collection<CrashRecord>('crashes');
const report = (more: object = {}, userAgent = IPHONE) =>
  shop.http
    .post('/api/crash')
    .set('User-Agent', userAgent)
    .send({ ...CRASH, ...more });

describe('the stored crashes', () => {
  test('are one group for equal crashes, with count, first and last time, build and browsers', async () => {
    const answer = await report().expect(200);
    expect(answer.body).toEqual({ code: 200, data: {} });
    shop.clock.advance(60_000);
    await report({}, CHROME).expect(200);
    await report({ message: 'Maximum call stack size exceeded', name: 'RangeError' }).expect(200);
    expect(await groups().find().sort({ count: -1 }).toArray()).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{32}$/),
        part: 'guest',
        kind: 'error',
        name: 'TypeError',
        message: 'Cannot read properties of undefined (reading …',
        frames: [`${FILE}:1:2048`],
        page: '/invitation/view/:id/:names',
        build: FILE.replace('.js', ''),
        browsers: ['Safari 17', 'Chrome 131'],
        count: 2,
        firstSeen: new Date(NOON),
        lastSeen: new Date(Date.parse(NOON) + 60_000),
      },
      expect.objectContaining({ message: 'Maximum call stack size exceeded', count: 1 }),
    ]);
  });

  test('have files that did not load in groups of their own', async () => {
    await report().expect(200);
    await report({ kind: 'chunk', message: 'Importing a module script failed.', frames: FILE }).expect(200);
    expect(await groups().countDocuments({ kind: 'chunk' })).toBe(1);
    expect(await groups().countDocuments({ kind: 'error' })).toBe(1);
  });

  test.each([
    ['a name in quotes', 'Unexpected token \'S\', "Siti Aminah" is not valid JSON'],
    ['a name without quotes', 'Siti Aminah is not iterable'],
    ['a phone number', 'cannot call 012-345 6789'],
    ['a phone number in words', 'cannot call +60 12 345 6789 now'],
    ['an e-mail', 'no user siti@example.com'],
    ['a token', 'bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2VjcmV0'],
    ['an id in an address', 'failed to load https://kad.my/user/profile/65a1b2c3d4e5f6a7b8c9d0e1?token=geheim#siti'],
    ['typed words', 'error: semoga berkekalan hingga ke jannah'],
    ['other scripts', 'error: سيتي أمينة'],
  ])('X11 X59 have nothing personal of a message with %s', async (_what, message) => {
    await report({
      message,
      name: 'SitiError',
      build: 'siti-01234567.js',
      frames: 'siti-aminah.js:12345:6789',
    }).expect(200);
    const [stored] = await groups().find().toArray();
    expect(stored).toMatchObject({ name: 'Error', frames: [], build: 'older', count: 1 });
    const listed = await shop.http.get('/api/admin/crashes').set(seller.headers).expect(200);
    for (const text of [JSON.stringify(stored), JSON.stringify(listed.body), shop.logs()]) {
      for (const secret of [
        /siti/i,
        /aminah/i,
        // Whole groups of digits: a process id or a time of the log holds any three.
        /012.345/,
        /345.?6789/,
        /siti@/,
        /eyJ/,
        /65a1b2c3/,
        /geheim/,
        /berkekalan/,
        /سيتي/,
      ]) {
        expect([secret, secret.test(text)]).toEqual([secret, false]);
      }
    }
  });

  test('keep words of engines and React’s numbers', () => {
    expect(knownWords('Minified React error #310; visit x for the full message')).toBe(
      'Minified React error #310; visit … for the full message',
    );
    expect(knownWords("undefined is not an object (evaluating 'siti.name')")).toBe(
      'undefined is not an object (evaluating …',
    );
    expect(knownWords('call #012 #345 #678')).toBe('call …');
    expect(knownWords('')).toBe('…');
    expect([knownName('TypeError'), knownName('Siti'), knownName('')]).toEqual(['TypeError', 'Error', 'Error']);
  });

  test.each([
    [IPHONE, 'Safari 17'],
    [CHROME, 'Chrome 131'],
    [`${CHROME.replace('Chrome', 'SamsungBrowser/27.0 Chrome')}`, 'Samsung Internet 27'],
    ['Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0.0.0', 'Android WebView 130'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN]',
      'iOS WebView 16',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132'],
    ['Siti Aminah', 'other'],
    ['', 'other'],
  ])('%s is %s', (userAgent, expected) => expect(browserOf(userAgent)).toBe(expected));

  test('have none of robots', async () => {
    await report({}, 'Mozilla/5.0 (compatible; Googlebot/2.1)').expect(200);
    expect(await groups().countDocuments()).toBe(0);
  });
});

describe('the bounds of stored crashes', () => {
  const crash = (n: number): NewCrash => ({
    _id: String(n).padStart(32, '0'),
    part: 'shop',
    kind: 'error',
    name: 'Error',
    message: '…',
    frames: [],
    page: '/',
    build: 'older',
    browser: `Chrome ${n}`,
    at: new Date(NOON),
    day: '2126-11-23',
  });

  test('X45 parallel reports of new groups do not exceed a day’s number; known groups count on', async () => {
    const repository = shop.app.get(CrashesRepository);
    const more = MOST_NEW_GROUPS + 30;
    const stored = await Promise.all(Array.from({ length: more }, (_, n) => repository.record(crash(n))));
    expect(stored.filter(Boolean)).toHaveLength(MOST_NEW_GROUPS);
    expect(await groups().countDocuments()).toBe(MOST_NEW_GROUPS);
    expect(await repository.record(crash(stored.indexOf(true)))).toBe(true);
    expect(await repository.record({ ...crash(more), day: '2126-11-24' })).toBe(true);
  });

  test('X45 control: counting first and then inserting exceeds it', async () => {
    let arrived = 0;
    let all = (): void => undefined;
    const together = new Promise<void>((done) => (all = done));
    const unsafe = async (n: number): Promise<void> => {
      const count = await groups().countDocuments();
      arrived += 1;
      if (arrived === 10) all();
      await together;
      if (count >= 5) return;
      const { browser, at, day: _, ...group } = crash(n);
      await groups().insertOne({ ...group, browsers: [browser], count: 1, firstSeen: at, lastSeen: at });
    };
    await Promise.all(Array.from({ length: 10 }, (_, n) => unsafe(n)));
    expect(await groups().countDocuments()).toBeGreaterThan(5);
  });

  test('40 parallel reports of one new group are one document with all of them', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => report()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await groups().find().toArray()).toEqual([expect.objectContaining({ count: 40 })]);
  });

  test('X45 a group names a bounded number of browsers and counts on', async () => {
    for (let n = 1; n <= MOST_BROWSERS + 5; n += 1)
      await report({}, CHROME.replace('131', String(100 + n))).expect(200);
    const [stored] = await groups().find().toArray();
    expect([stored?.browsers.length, stored?.count]).toEqual([MOST_BROWSERS, MOST_BROWSERS + 5]);
  });

  test(`a group is deleted ${RETENTION_DAYS} days after its last crash, by a TTL index`, async () => {
    await report().expect(200);
    const end = Date.parse(NOON) + RETENTION_DAYS * 86_400_000;
    await deleteExpired(shop.mongoUri, new Date(end));
    expect(await groups().countDocuments()).toBe(1);
    await deleteExpired(shop.mongoUri, new Date(end + 1));
    expect(await groups().countDocuments()).toBe(0);
    expect(await shop.db.collection('crash_days').countDocuments()).toBe(0);
  });

  test('X43 a flood of one network is refused, while others report and guests send RSVPs', async () => {
    const clock = new MovableClock();
    const limited = await startTestApp({ clock, config: { rateLimits: true, trustProxy: 1 } });
    try {
      clock.set(Math.ceil(Date.now() / 600_000) * 600_000);
      const from = (address: string) =>
        sendJson(limited.url, {
          method: 'POST',
          path: '/api/crash',
          headers: { 'X-Forwarded-For': address, 'User-Agent': IPHONE },
          body: JSON.stringify(CRASH),
        });
      const { client } = BUDGETS.crashes;
      const statuses: number[] = [];
      for (let n = 0; n < client + 10; n += 1) statuses.push((await from('198.51.100.7')).status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(client);
      expect(statuses.slice(client)).toEqual(Array.from({ length: 10 }, () => 429));
      expect((await from('198.51.100.8')).status).toBe(200);
      const other = { path: '/api/config', headers: { 'X-Forwarded-For': '198.51.100.7' } };
      expect((await send(limited.url, other)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('reports that are refused, and who reads them', () => {
  const cases = badBodies(CRASH, {
    name: { kind: 'text', max: 60, mayBeEmpty: true },
    message: { kind: 'text', max: 200, mayBeEmpty: true },
    build: { kind: 'text', max: 80, mayBeEmpty: true },
  });

  test.each(cases.map((bad) => [bad.name, bad] as const))('X07 X08 X17 X18 X19 %s', async (_name, { json, field }) => {
    const answer = await shop.http.post('/api/crash').set('Content-Type', 'application/json').send(json);
    expect(answer.status).toBe(400);
    expect(answer.body.data.error.fields.map((each: { field: string }) => each.field)).toContain(field);
    expect(await groups().countDocuments()).toBe(0);
  });

  test.each([
    [{ part: 'other' }, 'part'],
    [{ kind: 'warning' }, 'kind'],
    [{ page: '/user/profile/65a1b2c3d4e5f6a7b8c9d0e1' }, 'page'],
    [{ frames: 'https://example.com/a.js:1:2' }, 'frames'],
    [{ frames: Array.from({ length: 9 }, () => 'a.js:1:2').join(' ') }, 'frames'],
    [{ path: '/invitation/view/1/siti' }, 'path'],
  ])('%j is refused', async (more, field) => {
    const answer = await report(more).expect(400);
    expect(answer.body.data.error.fields[0].field).toBe(field);
    expect(await groups().countDocuments()).toBe(0);
  });

  test('the list is the seller’s, the latest first', async () => {
    await report().expect(200);
    shop.clock.advance(1000);
    await report({ part: 'shop', page: '/pricing' }).expect(200);
    const couple = await shop.signIn();
    await shop.http.get('/api/admin/crashes').expect(403);
    await shop.http.get('/api/admin/crashes').set(couple.headers).expect(404);
    const answer = await shop.http.get('/api/admin/crashes').set(seller.headers).expect(200);
    expect(answer.body.data.days).toBe(RETENTION_DAYS);
    expect(answer.body.data.groups.map(({ part }: { part: string }) => part)).toEqual(['shop', 'guest']);
    expect(answer.body.data.groups[1]).toMatchObject({
      firstSeen: '2126-11-23T04:00:00.000Z',
      browsers: ['Safari 17'],
      count: 1,
    });
  });

  test('D-04 the metric counts reports by part, kind and outcome', async () => {
    const value = async (labels: string): Promise<number> => {
      const { text } = await shop.http.get('/metrics').expect(200);
      const line = text.split('\n').find((each: string) => each.startsWith(`serikad_page_crashes_total{${labels}}`));
      return Number(line?.split(' ').at(-1) ?? 0);
    };
    const chunk = 'part="editor",kind="chunk",outcome="accepted"';
    const before = await value(chunk);
    await report({ part: 'editor', kind: 'chunk', page: '/invitation/form/:id' }).expect(200);
    await report({ part: 'Siti' }).expect(400);
    expect(await value(chunk)).toBe(before + 1);
    expect(await value('part="other",kind="error",outcome="validation"')).toBeGreaterThan(0);
  });
});
