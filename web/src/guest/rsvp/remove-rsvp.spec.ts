import { memoryStorage } from '../testing/memory-storage.js';
import { CallError } from '../api/call.js';
import { removeRsvp } from './remove-rsvp.js';
import { RsvpStore } from './rsvp-store.js';
import type { StoredRsvp } from './rsvp.types.js';

const { fetch, localStorage } = globalThis;
let store: RsvpStore;
let asked: { path: string; method: string | undefined; body: unknown }[];

/** Every call is answered so, or not at all. */
function answers(answer: Response | Error): void {
  globalThis.fetch = (path, init) => {
    asked.push({ path: path as string, method: init?.method, body: JSON.parse(init?.body as string) });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
}
const failed = (status: number, errorCode: string): Response =>
  Response.json({ code: errorCode, data: { error: { errorCode, errorMessage: 'Maaf' } } }, { status });
const kept: StoredRsvp = {
  from: 'Mak Long',
  attendanceCount: 3,
  message: 'Tahniah',
  wishId: 's3cret',
  wishOnly: false,
};
const all = () => (['wish', 'first', 'pending', 'draft'] as const).map((key) => store.read(key));

beforeEach(() => {
  globalThis.localStorage = memoryStorage();
  store = new RsvpStore('i1');
  asked = [];
  store.write('wish', kept);
  store.write('draft', { from: 'Mak Long', attending: true, count: '3', message: 'Tahniah' });
  store.write('first', { ...kept, key: 'k1' });
});
afterAll(() => Object.assign(globalThis, { fetch, localStorage }));

describe('G-17 a guest removes their RSVP', () => {
  it('G-17 by its secret, which is not in the address, and the phone drops it', async () => {
    answers(Response.json({ code: 200, data: {} }));
    await removeRsvp({ store, locale: 'ms' });
    expect(asked).toEqual([{ path: '/api/wish/own', method: 'DELETE', body: { wishId: 's3cret' } }]);
    expect(all()).toEqual([null, null, null, null]);
  });

  it('G-17 also from the phone when it is deleted already', async () => {
    answers(failed(404, 'not-found'));
    await removeRsvp({ store, locale: 'ms' });
    expect(all()).toEqual([null, null, null, null]);
  });

  it.each([
    ['without a network', new TypeError('Failed to fetch')],
    ['when the server can’t', failed(503, 'unavailable')],
  ])('G-17 and keeps everything to try again %s', async (_, answer) => {
    answers(answer);
    await expect(removeRsvp({ store, locale: 'ms' })).rejects.toThrow(CallError);
    expect(store.read('wish')).toEqual(kept);
    answers(Response.json({ code: 200, data: {} }));
    await removeRsvp({ store, locale: 'ms' });
    expect(store.read('wish')).toBeNull();
  });
});
