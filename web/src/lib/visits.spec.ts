import type { VisitDto } from '@serikad/shared/visitors/visit.dto';

/** What the page does when it rests. */
let rests: () => void = () => undefined;
let sent: VisitDto[] = [];
let answer: () => Promise<Response> = () => Promise.resolve(new Response());
const storage = new Map<string, string>();

async function start(): Promise<(path: string) => void> {
  jest.resetModules();
  return (await import('./visits.js')).countVisit;
}

beforeEach(() => {
  sent = [];
  storage.clear();
  answer = () => Promise.resolve(new Response());
  Object.assign(globalThis, {
    window: { addEventListener: () => undefined },
    requestIdleCallback: (run: () => void) => {
      rests = run;
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    fetch: (_path: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body) as VisitDto);
      return answer();
    },
  });
});

describe('S-33 visits', () => {
  it('are sent once the page is idle, by a device of eight letters that is new once', async () => {
    const count = await start();
    count('/pricing');
    expect(sent).toEqual([]);
    rests();
    count('/cardvideo');
    rests();
    expect(sent.map(({ path, isNew }) => [path, isNew])).toEqual([
      ['/pricing', true],
      ['/cardvideo', false],
    ]);
    expect(sent[0]?.deviceId).toMatch(/^[A-Za-z0-9]{8}$/);
    expect(sent[1]?.deviceId).toBe(sent[0]?.deviceId);
    expect(storage.get('deviceId')).toBe(sent[0]?.deviceId);
  });

  it.each(['/invitation/view/sample_cv0001/sample', '/admin', '/plan'])('are not counted at %s', async (path) => {
    const count = await start();
    count(path);
    count('/');
    rests();
    expect(sent.map((visit) => visit.path)).toEqual(['/']);
  });

  it.each(['dev-0001', 'dev-0002'])('are not sent by the development device %s', async (id) => {
    storage.set('deviceId', id);
    const count = await start();
    count('/');
    rests();
    expect(sent).toEqual([]);
    expect(storage.get('deviceId')).toBe(id);
  });

  it('are not sent again when they fail', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const count = await start();
    count('/');
    expect(rests).not.toThrow();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  it('have an id while the page is open in a browser that stores nothing', async () => {
    Object.assign(globalThis, {
      localStorage: {
        getItem: () => {
          throw new Error('blocked');
        },
        setItem: () => {
          throw new Error('blocked');
        },
      },
    });
    const count = await start();
    count('/');
    rests();
    count('/pricing');
    rests();
    expect(sent.map(({ isNew }) => isNew)).toEqual([true, false]);
    expect(sent[1]?.deviceId).toBe(sent[0]?.deviceId);
  });
});
