import type { CrashDto } from '@serikad/shared/crashes/crash.dto';
import { shopPlace } from './shop-place.js';

const ORIGIN = 'https://kad.example.com';
const PLACE = { part: 'guest', page: '/invitation/view/:id/:names' } as const;
const OWN = `    at a (${ORIGIN}/assets/letter-B1x2C3d4.js:1:2048)\n    at b (${ORIGIN}/assets/start-D5e6F7g8.js:12:7)`;

const globals = globalThis as Record<string, unknown>;
const before = Object.fromEntries(['location', 'document', 'fetch'].map((name) => [name, globals[name]]));
let sent: { path: string; init: RequestInit; body: CrashDto }[] = [];

beforeEach(() => {
  sent = [];
  Object.assign(globalThis, {
    location: { origin: ORIGIN },
    document: {
      // The first is the dictionary of an English page.
      querySelectorAll: () =>
        ['/assets/english-A1b2C3d4.js', '/assets/entry-client-H9i0J1k2.js'].map((src) => ({ getAttribute: () => src })),
    },
    fetch: (path: string, init: RequestInit & { body: string }) => {
      sent.push({ path, init, body: JSON.parse(init.body) as CrashDto });
      return Promise.resolve(new Response());
    },
  });
});
afterAll(() => Object.assign(globalThis, before));

function crash(message: string, stack = OWN, Type = TypeError): Error {
  const error = new Type(message);
  return Object.assign(error, { stack: `${error.name}: ${message}\n${stack}` });
}

/** A page load of its own. */
async function load() {
  jest.resetModules();
  return import('./send-crash.js');
}

describe('a crash report of a page', () => {
  it('has name, message, places in built files, part, page and build, without a session', async () => {
    const { sendCrash } = await load();
    sendCrash(crash('Minified React error #310; visit https://react.dev/errors/310 for it'), PLACE);
    expect(sent).toEqual([
      {
        path: '/api/crash',
        init: expect.objectContaining({
          method: 'POST',
          keepalive: true,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        }),
        body: {
          ...PLACE,
          kind: 'error',
          name: 'TypeError',
          message: 'Minified React error #310; visit … for it',
          frames: 'letter-B1x2C3d4.js:1:2048 start-D5e6F7g8.js:12:7',
          build: 'entry-client-H9i0J1k2.js',
        },
      },
    ]);
  });

  it.each([
    ['Unexpected token \'S\', "Siti "Ain" Aminah" is not valid JSON', 'Unexpected token … is not valid JSON'],
    ['JSON Parse error: Unexpected identifier "Siti"', 'JSON Parse error: Unexpected identifier …'],
    ['call 012-3456789 or +60123456789', 'call … or …'],
    ['no user siti@example.com', 'no user …'],
    ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2Vj', 'token …'],
    ['load https://kad.my/user/profile/65a1?token=geheim#x', 'load …'],
    ['undefined is not an object (evaluating this.siti.nama)', 'undefined is not an object (evaluating …'],
    ['first line\n012 second', 'first line … second'],
    ['سيتي أمينة', '… …'],
  ])('X59 has %j as %j', async (message, expected) => {
    const { reduceCrash } = await load();
    expect(reduceCrash(crash(message), ORIGIN)?.message).toBe(expected);
  });

  it('has a message that passes the server’s check, however long and odd it is', async () => {
    const { reduceCrash } = await load();
    const long = reduceCrash(crash(`💍${'word '.repeat(200)}`, Array(30).fill(OWN).join('\n')), ORIGIN);
    expect(long?.message.length).toBeLessThanOrEqual(200);
    expect(long?.message).toMatch(/^[ -~…]*$/);
    const many = Array.from({ length: 30 }, (_, n) => `at ${ORIGIN}/assets/a.js:1:${n}`).join('\n');
    expect(reduceCrash(crash('x', many), ORIGIN)?.frames.split(' ')).toHaveLength(8);
  });

  it.each([
    [`Failed to fetch dynamically imported module: ${ORIGIN}/assets/rsvp-form-A1.js`, 'rsvp-form-A1.js'],
    [`Unable to preload CSS for ${ORIGIN}/assets/home-B2.css`, 'home-B2.css'],
    ['Importing a module script failed.', ''],
  ])('names %s as a chunk', async (message, frames) => {
    const { reduceCrash } = await load();
    expect(reduceCrash(crash(message, ''), ORIGIN)).toMatchObject({ kind: 'chunk', frames });
  });

  it('is not sent for scripts of others', async () => {
    const { sendCrash } = await load();
    sendCrash(crash('x', '    at chrome-extension://abc/inject.js:1:1'), PLACE);
    sendCrash(crash('x', '    at https://www.youtube.com/iframe_api:1:1'), PLACE);
    sendCrash(null, PLACE);
    sendCrash('text', PLACE);
    sendCrash({ message: 'x' }, PLACE);
    expect(sent).toEqual([]);
  });

  it('is sent once for equal crashes, and at most three times of a page load', async () => {
    const { sendCrash } = await load();
    for (const name of ['a', 'a', 'b', 'c', 'd', 'e']) sendCrash(crash(`no ${name}`), PLACE);
    expect(sent.map(({ body }) => body.message)).toEqual(['no a', 'no b', 'no c']);
  });

  it.each([
    ['/', 'shop', '/'],
    ['/user/profile/65a1b2c3d4e5f6a7b8c9d0e1', 'shop', '/user/profile/:id'],
    ['/invitation/form/65a1b2c3d4e5f6a7b8c9d0e1', 'editor', '/invitation/form/:id'],
    ['/admin/orders/65a1b2c3d4e5f6a7b8c9d0e1', 'desk', '/admin'],
    ['/siti-aminah', 'shop', 'other'],
  ])('from %s is of %s, page %s', (path, part, page) => expect(shopPlace(path)).toEqual({ part, page }));
});

describe('a crash before the sending code has loaded', () => {
  it('waits for it, in a bounded number', async () => {
    jest.resetModules();
    const listeners = new Map<string, (event: object) => void>();
    Object.assign(globalThis, { addEventListener: (name: string, does: () => void) => listeners.set(name, does) });
    const { collectCrashes, noteCrash, sendCrashes } = await import('./collect-crashes.js');
    collectCrashes();
    listeners.get('error')?.({ error: crash('no a') });
    listeners.get('unhandledrejection')?.({ reason: crash('no b') });
    for (let n = 0; n < 50; n += 1) noteCrash(crash('no b'));
    expect(sent).toEqual([]);
    await sendCrashes(() => PLACE);
    expect(sent.map(({ body }) => body.message)).toEqual(['no a', 'no b']);
    noteCrash(crash('no c'));
    expect(sent).toHaveLength(3);
  });
});
