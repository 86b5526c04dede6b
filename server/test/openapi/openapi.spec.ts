import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ERRORS, type ErrorCode, type ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { ModulesContainer } from '@nestjs/core';
import type { Example } from '../../src/openapi/described-files.js';
import { handledRoutes, type HandledRoute } from '../../src/openapi/routes.js';
import { routeName } from '../../src/openapi/openapi-document.js';
import type { OpenApiDocument } from '../../src/openapi/openapi.types.js';
import { DEMO_PUBLIC_ROUTES } from '../../src/auth/public-routes.js';
import { DomainError } from '../../src/common/domain-error.js';
import { Faults } from '../../src/common/faults.js';
import { PREMIUM } from '../invitations/support/shop.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { addressOf, goodCalls, isPage, routesOf, type Call } from '../http/support/calls.js';
import { sendCall } from '../http/support/multipart.js';
import { closeConnections, send, sendJson, type RawAnswer } from '../http/support/raw.js';
import { Documented, templateOf } from './support/documented.js';
import { documentedCall, EXAMPLES_FILE, EXAMPLE_TEXTS, ExampleWriter } from './support/example-calls.js';
import { OPENAPI_STRUCTURE } from './support/openapi-structure.js';

/** Set by `npm run docs`: writes the calls down first. */
const WRITES = process.env['WRITE_EXAMPLES'] === '1';

let shop: TestApp;
let documented: Documented;
let routes: HandledRoute[];
let calls: Map<string, Call>;
const examples = new Map<string, Example>();
/** What every documented call was answered. */
const answers = new Map<string, RawAnswer>();

beforeAll(async () => {
  if (WRITES) await writeExamples();
  shop = await startTestApp();
  calls = await goodCalls(shop, EXAMPLE_TEXTS);
  routes = handledRoutes(shop.app.get(ModulesContainer));
  documented = new Documented((await shop.http.get('/docs-json').expect(200)).body as OpenApiDocument);
  const written = JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8')) as Record<string, Example>;
  for (const [route, example] of Object.entries(written)) examples.set(route, example);
  for (const [route, live] of calls) {
    const example = examples.get(route);
    if (example) answers.set(route, await sendCall(shop.url, documentedCall(route, example, live)));
  }
});
afterAll(async () => {
  closeConnections();
  await shop?.close();
});

/** Makes every good call on a shop of its own, and writes down what was sent and answered. */
async function writeExamples(): Promise<void> {
  const model = await startTestApp();
  const writer = new ExampleWriter(model.url);
  const written: Record<string, Example> = {};
  for (const [route, call] of await goodCalls(model, EXAMPLE_TEXTS)) {
    written[route] = writer.write(route, call, await sendCall(model.url, call));
  }
  await model.close();
  writeFileSync(EXAMPLES_FILE, `${JSON.stringify(written, null, 1)}\n`);
}

const isInEnvelope = ({ isRaw }: HandledRoute): boolean => !isRaw;
const withoutDemo = (route: HandledRoute): boolean => !DEMO_PUBLIC_ROUTES.includes(routeName(route));

describe('D-05 the document', () => {
  it('is OpenAPI 3.1', () => {
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(OPENAPI_STRUCTURE);
    validate(documented.document);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('names every operation once, and every parameter of a path', () => {
    const operations = Object.entries(documented.document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { path, parameters = [] } of operations) {
      const named = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect([path, named]).toEqual([path, path.match(/\{[^}]+\}/g) ?? []]);
    }
  });

  it('leads nowhere that it does not hold', () => {
    const references = [...JSON.stringify(documented.document).matchAll(/"\$ref":"#\/components\/([^"/]+)\/([^"]+)"/g)];
    const components = documented.document.components as unknown as Record<string, Record<string, unknown>>;
    const broken = references.filter(([, section = '', name = '']) => !components[section]?.[name]);
    expect(broken.map(([reference]) => reference)).toEqual([]);
    expect(references.length).toBeGreaterThan(50);
  });

  it('describes every route of the router and no other', () => {
    const all = [...routesOf(shop), ...DEMO_PUBLIC_ROUTES].map(templateOf).sort();
    expect(documented.names().sort()).toEqual(all);
  });

  it('is served beside the web app as well, and does not describe the simulated Google where that is off', async () => {
    const webDist = mkdtempSync(join(tmpdir(), 'web-'));
    writeFileSync(join(webDist, 'index.html'), '<!doctype html>the web app');
    writeFileSync(join(webDist, 'links.html'), '<!doctype html>the pages of links');
    writeFileSync(join(webDist, 'door.html'), '<!doctype html>the check-in');
    writeFileSync(join(webDist, 'wall.html'), '<!doctype html>the hall’s screen');
    const real = await startTestApp({ config: { demoSignIn: false }, webDist });
    try {
      const { body } = await real.http.get('/docs-json').expect(200);
      expect(Object.keys((body as OpenApiDocument).paths).filter((path) => path.includes('demo'))).toEqual([]);
      const page = await real.http.get('/docs').set('Accept', 'text/html').expect(200);
      expect(page.text).toContain('/api/order/create/v2');
    } finally {
      await real.close();
      rmSync(webDist, { recursive: true, force: true });
    }
  });

  it('is read as a page without scripts, which names every call', async () => {
    const page = await send(shop.url, { path: '/docs' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).not.toMatch(/<script|<[^>]+\son[a-z]+=|(src|href)="(?![#/])/i);
    for (const name of documented.names()) {
      const [method = '', path = ''] = name.split(' ');
      expect(page.text).toContain(`${method}</span> <code>${path}</code>`);
    }
  });
});

describe('D-05 every handler', () => {
  it('says in one line what it is for', () => {
    const silent = routes.filter(({ note }) => !/^[A-Z“].{8,140}\.$/.test(note?.summary ?? ''));
    expect(silent.map(routeName)).toEqual([]);
  });

  it('is bound to the line of the contract that has its method and path', () => {
    const bound = routes.filter(isInEnvelope).map((route) => [routeName(route), route.note?.route]);
    expect(bound).toEqual(bound.map(([name]) => [name, name]));
  });

  it('has a line in the contract, but for the raw ones, which has no others', () => {
    const schemas = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../openapi/contract.json'), 'utf8')) as {
      answers: object;
    };
    const lines = Object.keys(schemas.answers);
    expect(
      routes
        .filter(isInEnvelope)
        .map(routeName)
        .filter((name) => !lines.includes(name)),
    ).toEqual([]);
    expect(lines.filter((line) => !routes.some((route) => routeName(route) === line))).toEqual([]);
    const raw = routes.filter((route) => !isInEnvelope(route) && withoutDemo(route)).map(routeName);
    const outside =
      /^GET \/(robots\.txt|sitemap\.xml|site\.webmanifest|storage|design|invitation\/(preview|view)|i|d|w|k|motion|health|docs|docs-json|metrics|api\/wish\/export|api\/album\/(picture|part)|api\/admin\/(customer\/:id|figures\/designs)\/export|user\/google-auth)(\/|$)/;
    expect(raw.filter((name) => !outside.test(name))).toEqual([]);
  });

  it('needs a session in the document exactly where it is not public', () => {
    for (const route of routes) {
      const { security } = documented.operation(routeName(route));
      const open = security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0);
      expect([routeName(route), open]).toEqual([routeName(route), route.isPublic]);
    }
  });
});

describe('D-05 the examples', () => {
  it('are there for every route', () => {
    expect([...examples.keys()].sort()).toEqual(routesOf(shop));
  });

  it('fit the schemas of parameters', () => {
    for (const name of documented.names()) {
      for (const { name: parameter, schema, example } of documented.operation(name).parameters ?? []) {
        if (example === undefined) continue;
        expect([name, parameter, documented.faults(schema, example)]).toEqual([name, parameter, []]);
      }
    }
  });

  it('fit the schemas of bodies', () => {
    for (const [route, { type = '', body }] of examples) {
      if (!body) continue;
      const shown = documented.operation(route).requestBody?.content[type];
      expect([route, shown?.example]).toEqual([route, body]);
      if (type === 'application/json') expect([route, documented.faults(shown?.schema, body)]).toEqual([route, []]);
    }
  });

  it('are answered as documented, field by field', () => {
    expect([...answers.keys()].sort()).toEqual(routesOf(shop));
    for (const [route, answer] of answers) {
      const { responses } = documented.operation(route);
      const good = Object.keys(responses).filter((status) => Number(status) < 400);
      expect([route, [String(answer.status)]]).toEqual([route, good]);
      const content = responses[good[0] ?? '']?.content;
      const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
      if (!content) continue;
      expect([route, Object.keys(content)]).toEqual([route, expect.arrayContaining([type])]);
      if (type !== 'application/json') continue;
      expect([route, documented.faults(content[type]?.schema, answer.json)]).toEqual([route, []]);
      expect([route, documented.faults(content[type]?.schema, content[type]?.example ?? answer.json)]).toEqual([
        route,
        [],
      ]);
    }
  });

  it('do not pass with a field that the contract lacks', () => {
    const route = 'GET /api/invitation/total';
    const schema = documented.answerSchema(route, 200);
    expect(documented.faults(schema, { code: 200, data: { total: 3 } })).toEqual([]);
    expect(documented.faults(schema, { code: 200, data: { total: 3, ownerId: 'x' } })).not.toEqual([]);
    expect(documented.faults(schema, { code: 200, data: { count: 3 } })).not.toEqual([]);
    expect(documented.faults(schema, { code: 200, data: { total: 3 }, extra: 1 })).not.toEqual([]);
  });

  it('are sent with the headers that are documented', () => {
    for (const [route, answer] of answers) {
      const headers = documented.operation(route).responses[String(answer.status)]?.headers ?? {};
      for (const name of Object.keys(headers)) {
        expect([route, name, answer.headers[name.toLowerCase()]]).toEqual([route, name, expect.any(String)]);
      }
    }
  });
});

describe('D-05 X58 failures', () => {
  /** Fails unless an answer is a failure that the document has for this route: its status, its slug, its shape. */
  const expectDocumented = (route: string, answer: RawAnswer): ErrorCode => {
    const { code } = answer.json as ErrorEnvelope;
    const { responses } = documented.operation(route);
    expect([route, answer.status, Object.keys(responses)]).toEqual([
      route,
      answer.status,
      expect.arrayContaining([String(answer.status)]),
    ]);
    expect([route, documented.faults(documented.answerSchema(route, answer.status), answer.json)]).toEqual([route, []]);
    return code;
  };
  const inEnvelope = (): [string, Call][] => [...calls].filter(([route]) => !isPage(route));

  it('every call without its session is refused as documented', async () => {
    for (const route of routes.filter(({ isPublic }) => !isPublic)) {
      const name = routeName(route);
      const answer = await send(shop.url, { method: route.method, path: addressOf(name) });
      expect([name, expectDocumented(name, answer)]).toEqual([name, 'invalid-token']);
    }
  });

  it('every call for something unknown is refused as documented', async () => {
    for (const [route, call] of inEnvelope()) {
      if (!/[:*]/.test(route)) continue;
      const answer = await sendCall(shop.url, { ...call, path: addressOf(route) });
      if (answer.status >= 400) expectDocumented(route, answer);
    }
  });

  it('every bad body is refused as documented', async () => {
    const person = await shop.signIn();
    const seller = await shop.signIn({ email: shop.config.adminEmails[0] ?? '' });
    for (const [route, call] of inEnvelope()) {
      if (!call.body) continue;
      const session = route.includes('/api/admin/') ? seller : person;
      const headers = call.headers['Authorization'] === undefined ? {} : session.headers;
      const bad = { ...call, headers };
      const unknown = await sendJson(shop.url, { ...bad, body: JSON.stringify({ ...call.body, surely: 'unknown' }) });
      expect([route, expectDocumented(route, unknown)]).toEqual([route, 'validation']);
      // An import takes 512 kB.
      const length = /import\/(preview|commit)$/.test(route) ? 530_000 : 110_000;
      const large = await sendJson(shop.url, { ...bad, body: JSON.stringify({ text: 'a'.repeat(length) }) });
      expect([route, expectDocumented(route, large)]).toEqual([route, 'body-too-large']);
      const form = await send(shop.url, { ...bad, headers: { ...headers, 'Content-Type': 'text/plain' }, body: 'a=1' });
      expect([route, expectDocumented(route, form)]).toEqual([route, 'unsupported-media-type']);
    }
  });

  it('every good body for another user’s record is refused as documented', async () => {
    const stranger = await shop.signIn();
    for (const [route, call] of inEnvelope()) {
      if (call.headers['Authorization'] === undefined || /^POST \/user\/|^GET \/user\//.test(route)) continue;
      const answer = await sendCall(shop.url, { ...call, headers: stranger.headers });
      if (answer.status >= 400) expectDocumented(route, answer);
    }
  });

  it('one that a test provokes and the document lacks is noticed, here and in every other test', async () => {
    class Failing extends Faults {
      override reach(): void {
        throw new DomainError('already-reserved');
      }
    }
    const other = await startTestApp({ faults: new Failing() });
    const { headers } = await other.signIn();
    const order = { customer: { name: 'A', phoneNo: '0123456789' }, items: PREMIUM };
    await other.http.get('/api/order/find-one/x').set(headers).expect(404);
    expect(other.undocumented()).toEqual([]);
    await other.http.post('/api/order/create/v2').set(headers).send(order).expect(400);
    expect(other.undocumented()).toEqual(['POST /api/order/create/v2: already-reserved 400']);
    await other.close();
    expect(shop.undocumented()).toEqual([]);
  });

  it('a failure that is not documented does not pass', () => {
    const schema = documented.answerSchema('GET /api/config', 400);
    const failure = (code: ErrorCode): ErrorEnvelope => ({
      code,
      data: { code, error: { errorCode: code, errorMessage: ERRORS[code].en } },
    });
    expect(documented.faults(schema, failure('validation'))).toEqual([]);
    expect(documented.faults(schema, failure('pending-order'))).not.toEqual([]);
    expect(documented.faults(schema, { code: 'validation' })).not.toEqual([]);
    expect(documented.faults(schema, { ...failure('validation'), stack: 'x' })).not.toEqual([]);
  });
});
