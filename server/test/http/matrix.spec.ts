import type { ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { SessionTokens } from '../../src/auth/session-tokens.js';
import { butExports, snapshot } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { goodCalls, isPage, isWrite, routesOf, type Call } from './support/calls.js';
import {
  bodyWith,
  checkedRoutes,
  type CheckedRoute,
  classesOf,
  fieldsOf,
  validatedNames,
} from './support/dto-fields.js';
import { describedFields } from '@serikad/shared/validation/field-schema';
import { expectFailure } from './support/envelope.js';
import { formBody, sendCall } from './support/multipart.js';
import { closeConnections, send, type RawAnswer } from './support/raw.js';

/** Calls that concern only the caller: another user's succeeds, and changes their own data. */
const OF_THE_CALLER = new Set([
  'GET /user/profile',
  'PUT /user/profile',
  'POST /user/register',
  'POST /user/sign-out',
  'POST /api/order/create/v2',
  'GET /list/get',
  'POST /list/add',
]);

let shop: TestApp;
let routes: CheckedRoute[];
/** A call of every route that succeeds: of one couple, and of another. */
let calls: Map<string, Call>;
let others: Map<string, Call>;
let before: Record<string, string>;

beforeAll(async () => {
  shop = await startTestApp();
  routes = checkedRoutes(shop).filter(({ name }) => routesOf(shop).includes(name));
  calls = await goodCalls(shop, { name: 'Siti Aminah', phoneNo: '0123456789', message: 'Selamat pengantin baru' });
  others = await goodCalls(shop, { name: 'Nur Hidayah', phoneNo: '0129876543', message: 'Semoga bahagia' });
  before = await snapshot(shop);
}, 60_000);
afterAll(async () => {
  closeConnections();
  await shop.close();
});

/** What has changed in the database since the tenants were made. */
async function changes(): Promise<string[]> {
  const after = await snapshot(shop);
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => before[key] !== after[key]);
}

const callOf = (name: string): Call => {
  const call = calls.get(name);
  if (!call) throw new Error(`no good call of ${name}: add it to goodCalls()`);
  return call;
};
const closed = (): CheckedRoute[] => routes.filter(({ route }) => !route.isPublic);
const authorization = (call: Call | undefined): string => call?.headers['Authorization'] ?? '';
const stranger = (): Record<string, string> => ({ Authorization: authorization(others.get('GET /user/profile')) });
const withHeaders = (call: Call, headers: Record<string, string>): Promise<RawAnswer> =>
  sendCall(shop.url, { ...call, headers });

/** Claims of a token of ours, unchecked. */
function claimsOf(bearer: string): { sub: string; ver: number } {
  const [, payload = ''] = bearer.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; ver: number };
}

it('X01 X03 the table has a call and a handler of every route', () => {
  expect([...calls.keys()].sort()).toEqual(routesOf(shop));
  expect(routes.map(({ name }) => name).sort()).toEqual(routesOf(shop));
  for (const name of OF_THE_CALLER) expect(routesOf(shop)).toContain(name);
});

describe('X01 X03 every route, for callers who are not allowed', () => {
  it('X03 answers 403 invalid-token without a session where it is not public', async () => {
    for (const { name } of closed()) {
      expectFailure(await withHeaders(callOf(name), {}), 'invalid-token');
    }
    expect(closed().length).toBeGreaterThan(40);
    expect(await changes()).toEqual([]);
  });

  it('answers 403 invalid-token to an expired token there, and as without a session where it is public', async () => {
    const { sub, ver } = claimsOf(authorization(calls.get('GET /user/profile')));
    shop.clock.advance(-31 * 24 * 60 * 60 * 1000);
    const token = shop.app.get(SessionTokens).issue({ id: sub, tokenVersion: ver, registered: true });
    shop.clock.reset();
    const headers = { Authorization: `Bearer ${token}` };
    for (const { name } of closed()) expectFailure(await withHeaders(callOf(name), headers), 'invalid-token');
    for (const { name, route } of routes) {
      if (!route.isPublic || isWrite(name) || name.includes('google-auth')) continue;
      const [none, expired] = [await withHeaders(callOf(name), {}), await withHeaders(callOf(name), headers)];
      // The samples' dates depend on now, and the metrics count this very request.
      const [text, plain] = [expired.text, none.text].map((each) =>
        each.replace(/20\d\d-[\dT:.-]+Z/g, 'then').replace(/^\w+(\{.*\})? \S+\n/gm, ''),
      );
      expect([name, expired.status, text]).toEqual([name, none.status, plain]);
    }
    expect(await changes()).toEqual([]);
  });

  it('X01 X10 treats the record as unknown to another user: it is untouched, and no session ends', async () => {
    const outcomes: string[] = [];
    const expected: string[] = [];
    for (const { name } of closed()) {
      if (OF_THE_CALLER.has(name)) continue;
      const answer = await withHeaders(callOf(name), stranger());
      const status = name.startsWith('GET /api/invitation/find') ? 400 : 404;
      outcomes.push(`${name}: ${answer.status} ${String((answer.json as { code?: unknown }).code)}`);
      expected.push(`${name}: ${status} not-found`);
    }
    expect(outcomes).toEqual(expected);
    expect(await changes()).toEqual([]);
  });

  it('X02 treats ids of two couples in one call as unknown, whichever of them the caller owns', async () => {
    const outcomes: string[] = [];
    for (const { name, route } of closed()) {
      if (route.sellerOnly) continue;
      const [own, foreign] = [others.get(name), callOf(name)];
      const texts = own?.body ?? own?.multipart?.fields ?? {};
      const theirs: Record<string, unknown> = foreign.body ?? foreign.multipart?.fields ?? {};
      const ids = Object.keys(texts).filter((field) => /^ids?$|Id$/.test(field) && field !== 'videoId');
      if (!own || ids.length < 2) continue;
      for (const field of ids) {
        const mixed = { ...texts, [field]: theirs[field] };
        const call: Call = own.multipart
          ? { ...own, multipart: { ...own.multipart, fields: mixed as Record<string, string> } }
          : { ...own, body: mixed };
        const answer = await sendCall(shop.url, call);
        const { code } = answer.json as { code: unknown };
        outcomes.push(
          `${name} ${field}: ${code === 'not-found' || code === 'validation' || code === 'conflict' ? 'refused' : `${answer.status}`}`,
        );
      }
    }
    expect(outcomes.length).toBeGreaterThan(5);
    expect(outcomes.filter((line) => !line.endsWith(': refused'))).toEqual([]);
    expect(await changes()).toEqual([]);
  });
});

/** Texts that no field takes, whatever it is. */
const NO_TEXTS: [name: string, value: unknown][] = [
  ['an operator', { $ne: null }],
  ['another operator', { $regex: '.*' }],
  ['a list', ['x']],
  ['a number', 5],
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud83d'],
];

const namedIn = (answer: RawAnswer): string[] =>
  ((answer.json as ErrorEnvelope).data.error.fields ?? []).map(({ field }) => field);

describe('X08 X13 X18 every field of every body', () => {
  it('X08 what class-validator checks and what the decorators describe are the same fields, at every depth', () => {
    const bodies = routes.flatMap(({ body }) => (body ? [body] : []));
    expect(bodies.length).toBeGreaterThan(30);
    for (const type of new Set(bodies.flatMap(classesOf))) {
      expect([type.name, validatedNames(type)]).toEqual([type.name, [...describedFields(type).keys()].sort()]);
    }
  });

  it('every route that writes either takes a class or no body at all', () => {
    for (const { name, body } of routes) {
      if (!isWrite(name) || body) continue;
      const call = callOf(name);
      expect([name, call.body, Object.keys(call.multipart?.fields ?? {})]).toEqual([name, undefined, []]);
    }
  });

  it('X13 X18 no text field takes an operator, a list, null, a number, a NUL or half a character', async () => {
    let asked = 0;
    const wrong: string[] = [];
    for (const { name, body, route } of routes) {
      const call = callOf(name);
      if (!body || route.upload || !call.body) continue;
      for (const { path, kind, nullable } of fieldsOf(body)) {
        const values = [...NO_TEXTS, ...(nullable ? [] : ([['null', null]] as typeof NO_TEXTS))];
        const fitting = kind === 'list' ? values.filter(([, value]) => !Array.isArray(value)) : values;
        if (kind === 'other') continue;
        // Parts take objects; the operator in them is an unknown field.
        for (const [what, value] of fitting) {
          const answer = await sendCall(shop.url, { ...call, body: bodyWith(call.body, path, value) });
          asked += 1;
          // A pair of choices is named as the entry or the list that it is in.
          const named =
            answer.status === 400 && namedIn(answer).some((field) => field.startsWith(path) || path.startsWith(field));
          if (!named) wrong.push(`${name} ${path}, ${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(500);
    expect(await changes()).toEqual([]);
  }, 120_000);

  it('X21 one megabyte in any text field is not read', async () => {
    const megabyte = 'a'.repeat(1024 * 1024);
    for (const { name, body, route } of routes) {
      const call = callOf(name);
      if (!body || route.upload || !call.body) continue;
      for (const field of fieldsOf(body).filter(({ kind }) => kind === 'text')) {
        const answer = await sendCall(shop.url, { ...call, body: bodyWith(call.body, field.path, megabyte) });
        expect([name, field.path, answer.status]).toEqual([name, field.path, 413]);
      }
    }
    expect(await changes()).toEqual([]);
  }, 60_000);

  it('X08 an unknown key is refused at every depth of every body, and named', async () => {
    const wrong: string[] = [];
    for (const { name, body } of routes) {
      const call = callOf(name);
      if (!body) continue;
      const depths = [
        '',
        ...fieldsOf(body).flatMap(({ path, kind, schema }) =>
          kind === 'part' ? [`${path}.`] : kind === 'list' && schema.items === undefined ? [`${path}.0.`] : [],
        ),
      ];
      for (const depth of depths) {
        const path = `${depth}rahsia`;
        const sent: Call | undefined = call.body
          ? { ...call, body: bodyWith(call.body, path, 1) }
          : call.multipart && depth === ''
            ? { ...call, multipart: { ...call.multipart, fields: { ...call.multipart.fields, rahsia: '1' } } }
            : undefined;
        if (!sent) continue;
        const answer = await sendCall(shop.url, sent);
        if (answer.status !== 400 || !namedIn(answer).includes(path))
          wrong.push(`${name} ${path}: ${answer.text.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await changes()).toEqual([]);
  }, 60_000);

  it('X13 X18 X21 no text of a form with a picture takes an operator, a list, a NUL, bytes that are no text, or a megabyte', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const { name, body, route } of routes) {
      const { multipart, ...call } = callOf(name);
      if (!body || !route.upload || !multipart) continue;
      for (const { path } of fieldsOf(body)) {
        const good = multipart.fields[path] ?? '';
        const without = Object.fromEntries(Object.entries(multipart.fields).filter(([field]) => field !== path));
        const forms: [string, Record<string, string>][] = [
          ['an operator', { ...without, [`${path}[$ne]`]: '1' }],
          ['a list', { ...without, [`${path}[0]`]: good, [`${path}[1]`]: good }],
          ['a list without numbers', { ...without, [`${path}[]`]: good }],
          ['a key of a prototype', { ...multipart.fields, [`${path}[__proto__][polluted]`]: '1' }],
          ['a NUL', { ...multipart.fields, [path]: `${good}\u0000` }],
          ['a megabyte', { ...multipart.fields, [path]: 'a'.repeat(1024 * 1024) }],
        ];
        for (const [what, fields] of forms) {
          const answer = await sendCall(shop.url, { ...call, multipart: { ...multipart, fields } });
          asked += 1;
          const { code } = answer.json as { code: unknown };
          if (
            ![400, 413].includes(answer.status) ||
            !['validation', 'body-too-large', 'file-too-large'].includes(String(code))
          )
            wrong.push(`${name} ${path}, ${what}: ${answer.status} ${answer.text.slice(0, 200)}`);
        }
        // Half a character as UTF-8 would write it, if it could.
        const marked = formBody({ ...multipart, fields: { ...multipart.fields, [path]: 'HALF' } });
        const bytes = Buffer.from(marked.body.toString('latin1').replace('HALF', 'a\u00ed\u00a0\u00bdb'), 'latin1');
        const answer = await send(shop.url, { ...call, headers: { ...call.headers, ...marked.headers }, body: bytes });
        // What can't be read is a text with marks in its place, and is taken where a text is.
        if (answer.status >= 500) wrong.push(`${name} ${path}, half a character: ${answer.status}`);
        expect(answer.text).not.toContain('\ud83d');
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    before = await snapshot(shop);
  }, 120_000);

  it('X13 X18 no parameter of a query makes an error of the server', async () => {
    const wrong: string[] = [];
    const values = ['%00', '%ED%A0%BD', '%7B%22$ne%22:null%7D', 'a'.repeat(5_000), '-1', '1e309', '%E2%80%AE', ''];
    let asked = 0;
    for (const { name, query } of routes) {
      const call = callOf(name);
      for (const key of isWrite(name) ? [] : [...query, 'rahsia']) {
        for (const value of values) {
          const answer = await sendCall(shop.url, { ...call, path: `${call.path}?${key}=${value}` });
          asked += 1;
          if (answer.status >= 500 || answer.status === 403) {
            wrong.push(`${name}?${key}=${value.slice(0, 20)}: ${answer.status}`);
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
    // An export of personal data leaves its entry.
    const changed = await changes();
    const after = await snapshot(shop);
    expect(butExports(changed, after)).toEqual([]);
    before = after;
  }, 120_000);
});

describe('X01 X03 X10 every route, for the caller who is allowed', () => {
  it('answers the owner’s call', async () => {
    const leads: Record<string, number> = {
      'GET /user/google-auth': 302,
      'GET /user/google-auth/callback': 303,
      'GET /k/:address': 302,
    };
    const outcomes: [string, number][] = [];
    for (const [name, call] of calls) outcomes.push([name, (await sendCall(shop.url, call)).status]);
    expect(outcomes).toEqual([...calls.keys()].map((name) => [name, leads[name] ?? 200]));
  });

  it('X50 answers 403 invalid-token to a revoked token where it is not public', async () => {
    const sent = new Set([...others.values()].map(authorization).filter((header) => header !== ''));
    for (const header of sent) {
      await withHeaders(callOf('POST /user/sign-out'), { Authorization: header });
    }
    before = await snapshot(shop);
    for (const { name } of closed()) {
      const call = others.get(name);
      if (!call || name === 'POST /user/register') continue;
      expectFailure(await sendCall(shop.url, call), 'invalid-token');
    }
    expect(await changes()).toEqual([]);
    expect(routes.filter(({ name }) => isPage(name)).length).toBeGreaterThan(0);
  });
});
