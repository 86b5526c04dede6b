import { gzipSync } from 'node:zlib';
import type { ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { startTestApp, type TestApp } from '../support/app.js';
import { withProcessorTime } from '../support/processor-time.js';
import { butExports, snapshot } from '../invitations/support/shop.js';
import { addressOf, goodCalls, isLink, isPage, isWrite, routesOf, type Call } from './support/calls.js';
import { expectFailure } from './support/envelope.js';
import { closeConnections, send, sendJson, type RawAnswer, type RawRequest } from './support/raw.js';

let shop: TestApp;
let calls: Map<string, Call>;
let before: Record<string, string>;

beforeAll(async () => {
  shop = await startTestApp();
  calls = await goodCalls(shop, { name: 'Siti Aminah', phoneNo: '0123456789', message: 'Selamat pengantin baru' });
  before = await snapshot(shop);
});
afterAll(async () => {
  closeConnections();
  await shop.close();
});
afterEach(async () => {
  const after = await snapshot(shop);
  const documents = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...documents].filter((key) => before[key] !== after[key]);
  expect(butExports(changed, after)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

const writes = (): [string, Call][] => [...calls].filter(([route]) => isWrite(route));
const withBody = (): [string, Call, Record<string, unknown>][] =>
  writes().flatMap(([route, call]) => (call.body ? [[route, call, call.body]] : []));
const fieldsOf = (answer: RawAnswer): string[] =>
  ((answer.json as ErrorEnvelope).data.error.fields ?? []).map(({ field }) => field);
const post = (call: Call, json: string): Promise<RawAnswer> => sendJson(shop.url, { ...call, body: json });

function isJson(body: string | Buffer): boolean {
  try {
    return typeof JSON.parse(body.toString()) === 'object';
  } catch {
    return false;
  }
}

const bare = ({ method, path, headers }: Call): RawRequest => ({ method, path, headers });

/** Fails with the name of the call in the message. */
async function during(what: string, check: () => void | Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

it('the table has a call of every route', () => {
  expect([...calls.keys()].sort()).toEqual(routesOf(shop));
});

describe('X14 bodies that a form of another site could send', () => {
  const BOUNDARY = 'x-boundary';
  const multipart = [`--${BOUNDARY}`, 'Content-Disposition: form-data; name="id[$ne]"', '', '1', `--${BOUNDARY}--`, ''];
  it.each([
    ['X13 urlencoded', 'application/x-www-form-urlencoded', 'id[$ne]=1&name[$gt]='],
    ['X13 multipart', `multipart/form-data; boundary=${BOUNDARY}`, multipart.join('\r\n')],
    ['text', 'text/plain', '{"id":{"$ne":null}}'],
    ['text that says JSON', 'text/plain; x=application/json', '{"id":{"$ne":null}}'],
    ['another JSON', 'application/vnd.api+json', '{"id":{"$ne":null}}'],
    ['XML', 'application/xml', '<id/>'],
    ['a broken type', 'application/', '{}'],
    ['no type', undefined, '{"id":{"$ne":null}}'],
  ])('%s: 415 on every route that writes', async (_name, type, body) => {
    for (const [route, call] of writes()) {
      for (const chunked of [false, true]) {
        const headers = { ...call.headers, ...(type !== undefined && { 'Content-Type': type }) };
        const answer = await send(shop.url, { ...bare(call), headers, body, chunked });
        // A route of forms reads the form, and finds that it is not its own.
        const code =
          call.multipart && type?.startsWith('multipart/form-data') ? 'validation' : 'unsupported-media-type';
        await during(route, () => expectFailure(answer, code));
      }
    }
  });
});

it('X14 JSON that a route of forms could understand: 415', async () => {
  for (const [route, { multipart, ...call }] of calls) {
    if (!multipart) continue;
    const answer = await sendJson(shop.url, { ...bare(call), body: JSON.stringify(multipart.fields) });
    await during(route, () => expectFailure(answer, 'unsupported-media-type'));
  }
});

describe('X13 operators', () => {
  const OPERATORS = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, { $where: '1' }, [{ $ne: null }]];

  it('are answered 400 in any field of any JSON body, with the field', async () => {
    let turn = 0;
    for (const [route, call, body] of withBody()) {
      for (const field of Object.keys(body)) {
        turn += 1;
        // All of them over the fields of all routes; the tables of the modules try each at each.
        for (const operator of OPERATORS.filter((_, i) => (turn + i) % 2 === 0)) {
          const answer = await post(call, JSON.stringify({ ...body, [field]: operator }));
          await during(`${route} ${field}`, () => {
            expectFailure(answer, 'validation');
            expect(fieldsOf(answer).join()).toContain(field);
          });
        }
      }
      const answer = await post(call, JSON.stringify({ ...body, $where: '1' }));
      await during(route, () => expectFailure(answer, 'validation'));
    }
  });

  it('are part of the key’s name in a query, and never an error of the server', async () => {
    for (const [route, call] of calls) {
      if (isWrite(route)) continue;
      const plain = await send(shop.url, bare(call));
      for (const query of [
        'id[$ne]=1',
        'skip[$gt]=',
        '__proto__[polluted]=1',
        '__proto__=1',
        'constructor=1',
        '%00=%E0%A4%A',
      ]) {
        const answer = await send(shop.url, { ...bare(call), path: `${call.path}?${query}` });
        await during(`${route}?${query}`, () => expect([plain.status, 400]).toContain(answer.status));
      }
    }
  });
});

describe('X15 a query key that is given twice', () => {
  it('is refused by every call', async () => {
    for (const [route, { method, path, headers }] of calls) {
      if (isLink(route)) continue;
      for (const query of ['skip=0&limit=1&skip=1', '%69d=a&id=a', 'id[]=a&id[]=b']) {
        const answer = await send(shop.url, { method, headers, path: `${path}?${query}` });
        await during(`${route}?${query}`, () => expectFailure(answer, 'validation'));
      }
    }
  });
});

describe('X19 keys that reach a prototype', () => {
  it.each([
    ['__proto__', '"__proto__":{"polluted":true}'],
    ['constructor', '"constructor":{"prototype":{"polluted":true}}'],
    ['prototype', '"prototype":{"polluted":true}'],
    ['__proto__ with an escape', '"__pr\\u006fto__":{"polluted":true}'],
  ])('%s is refused by every route with a body, at every depth', async (_name, member) => {
    for (const [route, call, body] of withBody()) {
      const json = JSON.stringify(body);
      const bodies = [
        `{${member},${json.slice(1)}`,
        `${json.slice(0, -1)},${member}}`,
        `${json.slice(0, -1)},"x":{${member}}}`,
      ];
      if (json.includes(':{')) bodies.push(json.replace(':{', `:{${member},`));
      for (const bad of bodies) {
        const answer = await post(call, bad);
        await during(`${route} ${bad.slice(0, 60)}`, () => expectFailure(answer, 'validation'));
      }
    }
  });
});

/** Of a body without a session, in bytes; 100 kB with one. */
const ANONYMOUS_LIMIT = 16 * 1024;
const hasSession = ({ headers }: Call): boolean => headers['Authorization'] !== undefined;

describe('X20 bodies beyond every limit', () => {
  const nested = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
  const chain = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`;
  const keys = `{${Array.from({ length: 9_000 }, (_, i) => `"k${i}":1`).join()}}`;
  const list = `[${'{},'.repeat(30_000)}{}]`;
  it.each([
    ['40,000 lists in each other', nested],
    ['15,000 objects in each other', chain],
    ['9,000 keys', keys],
    ['100 kB of a key', `{"${'a'.repeat(100_000)}":1}`],
    ['30,000 objects', list],
  ])('%s: refused by every route with a body, in little processor time', async (_name, monster) => {
    for (const [turn, [route, call, body]] of withBody().entries()) {
      const field = Object.keys(body)[0] ?? '';
      const places = [monster, `{"${field}":${monster}}`, `{"unknown":${monster}}`];
      // Two of the three places at each route.
      for (const json of places.filter((_, i) => i !== turn % 3)) {
        const { result: answer, processorMs } = await withProcessorTime(() => post(call, json));
        // Without a session so much is not read at all.
        const code = hasSession(call) || json.length <= ANONYMOUS_LIMIT ? 'validation' : 'body-too-large';
        await during(route, () => expectFailure(answer, code));
        expect(processorMs).toBeLessThan(2_000);
        expect(answer.text.length).toBeLessThan(1_000);
      }
    }
  });
});

describe('X21 limits and encodings of a body', () => {
  const LIMIT = 100 * 1024;
  const LONG_LIMIT = 512 * 1024;
  const limitOf = (call: Call): number => {
    if (!hasSession(call)) return ANONYMOUS_LIMIT;
    return /^\/api\/family\/import\/(preview|commit)$/.test(call.path) ? LONG_LIMIT : LIMIT;
  };
  const padded = (bytes: number): string => `{"x":"${'a'.repeat(bytes - 8)}"}`;

  it('100 kB are read, 512 kB of an import, 16 kB without a session, one byte more is not, by every route that writes', async () => {
    expect(Buffer.byteLength(padded(LIMIT))).toBe(LIMIT);
    for (const [route, call] of writes()) {
      for (const chunked of [false, true]) {
        const over = await sendJson(shop.url, { ...call, body: padded(limitOf(call) + 1), chunked });
        await during(route, () => expectFailure(over, 'body-too-large'));
      }
      if (!call.body) continue;
      const within = await sendJson(shop.url, { ...call, body: padded(limitOf(call)) });
      await during(route, () => expectFailure(within, 'validation'));
    }
  });

  it('50 MB packed into 50 kB are not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(LIMIT);
    const before = process.memoryUsage().rss;
    for (const [route, call] of writes()) {
      const answer = await sendJson(shop.url, {
        ...call,
        headers: { ...call.headers, 'Content-Encoding': 'gzip' },
        body: bomb,
      });
      await during(route, () => expectFailure(answer, 'body-too-large'));
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  it.each<[string, string | Buffer, Record<string, string>, 'validation' | 'unsupported-media-type']>([
    ['cut off', '{"sentinel":"rahsia', {}, 'validation'],
    ['no JSON', 'sentinel rahsia', {}, 'validation'],
    ['a text', '"sentinel rahsia"', {}, 'validation'],
    ['a number', '5', {}, 'validation'],
    ['a list', '["sentinel rahsia"]', {}, 'validation'],
    ['two values', '{}{"sentinel":"rahsia"}', {}, 'validation'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), {}, 'validation'],
    ['packed badly', 'sentinel rahsia', { 'Content-Encoding': 'gzip' }, 'validation'],
    ['packed in an unknown way', '{}', { 'Content-Encoding': 'rahsia' }, 'unsupported-media-type'],
    ['another charset', '{}', { 'Content-Type': 'application/json; charset=rahsia' }, 'unsupported-media-type'],
    ['latin-1', '{"a":"\u00e9"}', { 'Content-Type': 'application/json; charset=iso-8859-1' }, 'unsupported-media-type'],
  ])('%s: refused by every route that writes, without an echo', async (_name, body, headers, code) => {
    for (const [route, call] of writes()) {
      // A route without a body doesn't look at JSON that can be read.
      if (call.body === undefined && code === 'validation' && isJson(body)) continue;
      const answer = await sendJson(shop.url, { ...call, headers: { ...call.headers, ...headers }, body });
      await during(route, () => expectFailure(answer, code));
      expect(answer.text).not.toMatch(/rahsia|sentinel/);
    }
  });
});

describe('X23 malformed ids', () => {
  const HTML = 'text/html; charset=utf-8';
  const NONE = [
    'x',
    '123456789012',
    'f'.repeat(24),
    'F'.repeat(24),
    '[object Object]',
    '\u0000',
    '{"$ne":null}',
    '../../etc/passwd',
    'constructor',
    '__proto__',
    'a'.repeat(5_000),
  ];

  /** A good call, body and all, at another address. */
  const ask = (call: Call, path: string): Promise<RawAnswer> =>
    call.body
      ? sendJson(shop.url, { ...bare(call), path, body: JSON.stringify(call.body) })
      : send(shop.url, { ...bare(call), path });

  it('are unknown in an address, and never an error of the server', async () => {
    for (const [route, call] of calls) {
      if (!/[:*]/.test(route)) continue;
      // The invitation's reads say so with 400, everything else with 404.
      const status = /^GET \/api\/invitation\/find/.test(route) ? 400 : 404;
      for (const id of NONE) {
        const answer = await ask(call, addressOf(route, encodeURIComponent(id)));
        await during(`${route} ${id.slice(0, 30)}`, () => {
          // The check-in's page is one for every link; its calls alone tell links apart.
          const page = route === 'GET /d/:token' || route === 'GET /w/:token' ? 200 : 404;
          if (isPage(route)) expect([answer.status, answer.headers['content-type']]).toEqual([page, HTML]);
          else expectFailure(answer, 'not-found', status);
        });
      }
      const empty = await ask(call, addressOf(route, ''));
      await during(`${route} empty`, () => expectFailure(empty, 'not-found', 404));
      for (const broken of ['%E0%A4%A', '%', '%ff', '%zz']) {
        const answer = await ask(call, addressOf(route, broken));
        await during(`${route} ${broken}`, () => expectFailure(answer, 'validation'));
      }
    }
  });

  it('are unknown or not valid in a body, and never an error of the server', async () => {
    let asked = 0;
    for (const [route, call, body] of withBody()) {
      for (const field of Object.keys(body).filter((name) => /^id$|Id$/.test(name))) {
        for (const id of ['', 'x', 'f'.repeat(24), '\u0000', null, 5, ['f'.repeat(24)], {}]) {
          const answer = await post(call, JSON.stringify({ ...body, [field]: id }));
          asked += 1;
          await during(`${route} ${JSON.stringify(id).slice(0, 30)}`, () => {
            if (answer.status === 404) expectFailure(answer, 'not-found');
            else expectFailure(answer, 'validation');
          });
          if (typeof id !== 'string') expect(answer.status).toBe(400);
        }
      }
    }
    expect(asked).toBeGreaterThan(70);
  });
});
