import { BUDGETS } from '../../src/http/decorators/budgets.js';
import { SharedCounters } from '../../src/http/limits/shared-counters.service.js';
import { newCouple } from '../invitations/support/shop.js';
import { expectFailure } from '../http/support/envelope.js';
import { closeConnections, send, sendJson, type RawAnswer } from '../http/support/raw.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/app.js';
import { MovableClock } from '../support/movable-clock.js';

const open: TestApp[] = [];
/** A server with its limits on, at the beginning of a minute that doesn't end by itself. */
async function limited(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = new MovableClock();
  const shop = await startTestApp({ clock, ...options, config: { rateLimits: true, ...options.config } });
  open.push(shop);
  clock.set(Math.ceil(Date.now() / 600_000) * 600_000);
  return shop;
}
afterAll(async () => {
  closeConnections();
  for (const shop of open) await shop.close();
});

const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });
const read = (shop: TestApp, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  send(shop.url, { path: '/api/config', headers });
const answer = (shop: TestApp, invitationId: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  sendJson(shop.url, {
    method: 'POST',
    path: '/api/wish/add',
    headers,
    body: JSON.stringify({ invitationId, from: 'Mak Long', attendanceCount: 1, willAttend: true, message: 'Tahniah' }),
  });
/** A cheap request of the same budget: it is counted before it is looked at. */
const flood = async (
  shop: TestApp,
  times: number,
  body: object,
  headers: Record<string, string> = {},
): Promise<number[]> => {
  const statuses: number[] = [];
  const request = { method: 'POST', path: '/api/wish/add', headers, body: JSON.stringify(body) };
  for (let sent = 0; sent < times; sent += 20) {
    const some = Array.from({ length: Math.min(20, times - sent) }, () => sendJson(shop.url, request));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses;
};
/** The same for the smallest budget: without a session, which is checked after the count. */
const register = async (shop: TestApp, times: number, headers: Record<string, string> = {}): Promise<number[]> => {
  const request = { method: 'POST', path: '/user/register', headers, body: '{}' };
  return (await Promise.all(Array.from({ length: times }, () => sendJson(shop.url, request)))).map(
    ({ status }) => status,
  );
};
const count = (statuses: number[], status: number): number => statuses.filter((each) => each === status).length;

describe('X43 a hall full of guests', () => {
  it('is not refused when 200 guests behind one address each read, send an RSVP and change it within a minute', async () => {
    const shop = await limited();
    const { invitationId } = await newCouple(shop);
    const statuses: [string, number][] = [];
    const guest = async (): Promise<void> => {
      const keep = (what: string, { status }: RawAnswer): void => void statuses.push([what, status]);
      for (const path of [
        `/api/invitation/find-one/${invitationId}`,
        `/api/wish/get-all/${invitationId}?limit=20`,
        `/api/gift/find-by-invitation/${invitationId}`,
        '/api/config',
        '/api/design/find-one/cv0001',
        '/design/cover-image/cv0001',
      ]) {
        keep(path, await send(shop.url, { path }));
      }
      const added = await answer(shop, invitationId);
      keep('add', added);
      const { wishId } = (added.json as { data: { wishId: string } }).data;
      const changed = { wishId, from: 'Mak Long', attendanceCount: 0, willAttend: false, message: 'Maaf' };
      keep('edit', await sendJson(shop.url, { method: 'PUT', path: '/api/wish/edit', body: JSON.stringify(changed) }));
      keep('own', await send(shop.url, { path: `/api/wish/user/${wishId}` }));
    };
    for (let hall = 0; hall < 10; hall += 1) await Promise.all(Array.from({ length: 20 }, guest));
    expect(statuses.length).toBe(200 * 9);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    // All of it within one window: the clock did not advance.
    const stored = await shop.db.collection('wishes').countDocuments({ from: 'Mak Long' });
    expect(stored).toBe(200);
  }, 120_000);
});

describe('X43 a flood', () => {
  it('of RSVPs is refused in the envelope after the last of the budget, and the next minute takes RSVPs again', async () => {
    const shop = await limited();
    const { client } = BUDGETS['anonymous-writes'];
    expect(count(await flood(shop, client, {}), 400)).toBe(client);
    const refused = await flood(shop, 3, {});
    expect(refused).toEqual([429, 429, 429]);
    const invitationId = 'f'.repeat(24);
    const over = await answer(shop, invitationId);
    expectFailure(over, 'too-many-requests');
    expect(over.headers['retry-after']).toBe('60');
    expect(over.headers['x-content-type-options']).toBe('nosniff');
    shop.clock.advance(59_999);
    expect((await answer(shop, invitationId)).headers['retry-after']).toBe('1');
    // Reading works meanwhile.
    expect((await read(shop)).status).toBe(200);
    shop.clock.advance(1);
    expect((await answer(shop, invitationId)).status).toBe(404);
  }, 60_000);

  it('of one client on one invitation is refused, while other clients send RSVPs there and everywhere', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    const { invitationId } = await newCouple(shop);
    const { client } = BUDGETS['anonymous-writes'];
    const attacker = from('198.51.100.7');
    const statuses = await flood(shop, client + 200, { invitationId }, attacker);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([client, 200]);
    expectFailure(await answer(shop, invitationId, attacker), 'too-many-requests');
    expect((await answer(shop, invitationId, from('198.51.100.8'))).status).toBe(200);
  }, 60_000);

  it('of many clients on one invitation is refused there, and nowhere else', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    const [flooded, other] = [await newCouple(shop), await newCouple(shop)];
    const { subject } = BUDGETS['anonymous-writes'];
    for (let turn = 0; turn < 4; turn += 1) {
      const body = { invitationId: turn % 2 ? flooded.invitationId : flooded.invitationId.toUpperCase() };
      expect(count(await flood(shop, subject / 4, body, from(`192.0.2.${turn}`)), 400)).toBe(subject / 4);
    }
    const guest = from('198.51.100.9');
    const refused = await answer(shop, flooded.invitationId, guest);
    expectFailure(refused, 'too-many-requests');
    expect(refused.headers['retry-after']).toBe('60');
    expect((await answer(shop, other.invitationId, guest)).status).toBe(200);
    // With spaces around it, it is the same id.
    const padded = { invitationId: ` ${flooded.invitationId}\t${' '.repeat(200)}` };
    expect(await flood(shop, 1, padded, guest)).toEqual([429]);
    // What is about no invitation at all is the client's own.
    expect(await flood(shop, 1, { invitationId: { $ne: null } }, guest)).toEqual([400]);
  }, 60_000);

  it('is refused before the session is looked at', async () => {
    const shop = await limited();
    const { client } = BUDGETS.register;
    const statuses = await register(shop, client + 5, { Authorization: 'Bearer a.b.c' });
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([client, 5]);
    // Ten minutes, as the table says.
    expect((await sendJson(shop.url, { method: 'POST', path: '/user/register' })).headers['retry-after']).toBe('600');
    expect((await send(shop.url, { path: '/user/profile' })).status).toBe(403);
  });

  it('is not refused with RATE_LIMITS=off', async () => {
    const shop = await limited({ config: { rateLimits: false } });
    const { client } = BUDGETS.register;
    expect(count(await register(shop, client + 20), 403)).toBe(client + 20);
  }, 60_000);

  it('is counted together by two servers of one database', async () => {
    const one = await limited();
    const two = await limited({ mongoUri: one.mongoUri, config: { jwtSecret: one.config.jwtSecret } });
    two.clock.set(one.clock.now());
    const { client } = BUDGETS.register;
    expect(count(await register(one, client - 20), 403)).toBe(client - 20);
    // The second has counted a tenth by itself before it reads the others' counts.
    expect(count(await register(two, client / 10), 403)).toBe(client / 10);
    await one.app.get(SharedCounters).flush();
    await two.app.get(SharedCounters).flush();
    const rest = await register(two, 20);
    expect(count(rest, 403)).toBe(14);
    expect(count(rest, 429)).toBe(6);
  }, 60_000);

  it('is counted without storing addresses or the guests’ secrets', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    await flood(shop, 120, { wishId: 'x', invitationId: 'geheimnis-123' }, from('203.0.113.77'));
    await shop.app.get(SharedCounters).flush();
    const stored = JSON.stringify(await shop.db.collection('rate_counters').find().toArray());
    expect(stored).toContain('anonymous-writes/client/');
    expect(stored).not.toMatch(/203\.0\.113|geheimnis/);
  }, 60_000);
});

describe('X43 the database away', () => {
  it('leaves what needs no database, answers 503 for what needs it, and nothing with 500', async () => {
    const shop = await limited();
    await flood(shop, 100, {});
    await shop.db.close();
    expect((await read(shop)).status).toBe(200);
    const refused = await answer(shop, 'f'.repeat(24));
    expectFailure(refused, 'unavailable');
    const { client } = BUDGETS['anonymous-writes'];
    const statuses = await flood(shop, client, {});
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([client - 101, 101]);
  }, 60_000);
});

describe('X44 the address of a client', () => {
  const { client } = BUDGETS.register;

  it('is not taken from what a client says without trusted proxies', async () => {
    const shop = await limited();
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      statuses.push(
        ...(await register(shop, 10, {
          ...from(`203.0.113.${i}`),
          Forwarded: `for=203.0.113.${i}`,
          'X-Real-IP': `203.0.113.${i}`,
        })),
      );
    }
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([client, 70 - client]);
  }, 60_000);

  it('is the last one with one proxy, whatever the client wrote before it', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      statuses.push(...(await register(shop, 10, from(`10.9.8.${i}, 203.0.113.${i}, 198.51.100.1`))));
    }
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([client, 70 - client]);
    expect(await register(shop, 1, from('198.51.100.1, 198.51.100.2'))).toEqual([403]);
  }, 60_000);

  it('is taken from a proxy that is named by its address, and from no other', async () => {
    const named = await limited({ config: { trustProxy: 'loopback' } });
    expect(count(await register(named, client, from('203.0.113.5')), 403)).toBe(client);
    expect(await register(named, 1, from('203.0.113.5'))).toEqual([429]);
    expect(await register(named, 1, from('203.0.113.6'))).toEqual([403]);
    const other = await limited({ config: { trustProxy: '10.0.0.0/8' } });
    expect(count(await register(other, client, from('203.0.113.5')), 403)).toBe(client);
    expect(await register(other, 1, from('203.0.113.6'))).toEqual([429]);
  }, 60_000);

  it('is the /64 network of IPv6, and IPv4 for IPv4-mapped IPv6', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push(...(await register(shop, 10, from(`2001:db8:1:2:${i}::${i}`))));
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([client, 70 - client]);
    expect(await register(shop, 1, from('2001:db8:1:3::1'))).toEqual([403]);
    const forms = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109', '203.0.113.9:4711'];
    for (const form of forms) expect(count(await register(shop, client / 4, from(form)), 403)).toBe(client / 4);
    for (const form of forms) expect(await register(shop, 1, from(form))).toEqual([429]);
  }, 60_000);
});

describe('one subscriber with many IPv6 networks', () => {
  const { client } = BUDGETS.register;
  const network = (prefix: string, at: number): string => `${prefix}${at.toString(16).padStart(2, '0')}::1`;

  it('a /56 has four budgets, a /48 sixteen, and its neighbours their own', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1)
      statuses.push(...(await register(shop, client, from(network('2001:db8:1:1', at)))));
    expect([count(statuses, 403), count(statuses, 429)]).toEqual([4 * client, client]);
    // The rest of the /48: twelve more budgets, in as many /56 networks as it takes.
    const rest: number[] = [];
    for (let at = 2; at < 16; at += 1)
      rest.push(...(await register(shop, client, from(network(`2001:db8:1:${at.toString(16)}`, 0)))));
    expect([count(rest, 403), count(rest, 429)]).toEqual([12 * client, 2 * client]);
    expect(await register(shop, 1, from('2001:db8:2::1'))).toEqual([403]);
    expect(await register(shop, 1, from('203.0.113.9'))).toEqual([403]);
  }, 60_000);

  it('on one invitation a /48 has the budget of one client, and guests of other networks send RSVPs there', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    const [flooded, other] = [await newCouple(shop), await newCouple(shop)];
    const writes = BUDGETS['anonymous-writes'].client;
    const statuses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const address = from(network(`2001:db8:7:${at + 1}`, 0));
      statuses.push(...(await flood(shop, writes / 2, { invitationId: flooded.invitationId }, address)));
    }
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([writes, writes / 2]);
    expect((await answer(shop, flooded.invitationId, from('203.0.113.9'))).status).toBe(200);
    expect((await answer(shop, other.invitationId, from(network('2001:db8:7:4', 0)))).status).toBe(200);
  }, 60_000);

  it('anonymous writes count the same way', async () => {
    const shop = await limited({ config: { trustProxy: 1 } });
    const writes = BUDGETS['anonymous-writes'].client;
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1)
      statuses.push(...(await flood(shop, writes, {}, from(network('2001:db8:9:1', at)))));
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([4 * writes, writes]);
  }, 120_000);
});
