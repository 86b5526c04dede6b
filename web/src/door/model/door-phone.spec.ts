import 'fake-indexeddb/auto';
import { arrivalsOf } from '@serikad/shared/guest-list/check-in';
import type { DoorEvent, DoorEvents, DoorList } from '@serikad/shared/guest-list/check-in.types';
import fc from 'fast-check';
import { keysOf } from '../device/door-keys.js';
import { DoorStore, MOST_PARTS } from '../device/door-store.js';
import { type DoorApi, LinkEnded, Refused } from './door-api.js';
import { DoorPhone } from './door-phone.js';
import { phonesOf } from './door-state.js';

jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'] });

const LIST: DoorList = {
  names: 'Aisyah & Danial',
  date: null,
  startTime: '11:00',
  language: 'malay',
  sessions: ['main'],
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  families: [],
};

/** The server's part: a set of events, read as a whole when asked from the beginning. */
class Server {
  readonly events = new Map<string, DoorEvent>();
  isAway = false;
  isEnded = false;
  /** What it answers instead of storing. */
  refusal: string | undefined;
  /** The families whose events it refuses, and with them the whole call. */
  readonly refusedFamilies = new Set<string>();
  /** The answer to the next call is lost on the way, after it was stored. */
  losesAnswer = false;
  calls = 0;
  /** Its time less the phones', in milliseconds. */
  ahead = 0;

  readonly api = {
    list: () => this.answer(() => ({ list: LIST, etag: '"1"' })),
    send: (events: readonly DoorEvent[], since?: number): Promise<DoorEvents & { now: number }> =>
      this.answer(() => {
        this.calls += 1;
        if (this.refusal !== undefined && events.length > 0) throw new Refused(this.refusal);
        if (events.some(({ family, undoes }) => undoes === null && this.refusedFamilies.has(family ?? ''))) {
          throw new Refused('Nama ini mengandungi aksara yang tidak boleh disimpan.', true);
        }
        for (const event of events) if (!this.events.has(event.id)) this.events.set(event.id, event);
        if (this.losesAnswer) {
          this.losesAnswer = false;
          throw new Error('cut');
        }
        const all = [...this.events.values()];
        const now = Date.now() + this.ahead;
        return { events: all.slice(since ?? 0), cursor: all.length, more: false, count: all.length, now };
      }),
  } as unknown as DoorApi;

  private async answer<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (this.isAway) throw new Error('no network');
    if (this.isEnded) throw new LinkEnded();
    return work();
  }
}

let tokens = 0;
const newToken = (): string => String((tokens += 1)).padStart(12, 't');
const phoneOf = async ({ api }: Server, token: string): Promise<DoorPhone> =>
  new DoorPhone(api, new DoorStore(await keysOf(token)));
async function opened(server: Server, token: string): Promise<DoorPhone> {
  const phone = await phoneOf(server, token);
  await phone.open();
  return phone;
}
const arriving = (adults: number, family: string | null = 'a') => ({
  family,
  name: '',
  label: 'Keluarga',
  adults,
  children: 0,
});
const sumOf = (phone: DoorPhone): number => phone.read().arrivals.sessions['main']?.adults ?? 0;

describe('a phone at the door (G-14)', () => {
  it('G-14 keeps list and check-ins through a closed browser without a network, and sends them later', async () => {
    const [server, token] = [new Server(), newToken()];
    const phone = await opened(server, token);
    server.isAway = true;
    await phone.sync();
    await phone.checkIn(arriving(4));
    const { id } = await phone.checkIn(arriving(2, null)).then((event) => event);
    await phone.undo({ ...server.events.get(id), id, family: null, session: 'main' } as DoorEvent, 'Keluarga');
    expect([sumOf(phone), phone.read().unsent.length]).toEqual([4, 3]);

    const again = await opened(server, token);
    expect(again.read()).toMatchObject({ phase: 'ready', list: LIST, isKept: true });
    expect([sumOf(again), again.read().unsent.length]).toEqual([4, 3]);
    expect(again.read().offlineSince).not.toBeNull();
    server.isAway = false;
    await again.sync();
    expect([sumOf(again), again.read().unsent.length, again.read().offlineSince]).toEqual([4, 0, null]);
    expect(arrivalsOf(server.events.values()).sessions).toEqual({ main: { adults: 4, children: 0 } });
    // Sent is sent: another opening has nothing to send.
    expect((await opened(server, token)).read().unsent).toEqual([]);
  });

  it('X68 a check-in whose response was lost is sent again and counted once', async () => {
    const [server, token] = [new Server(), newToken()];
    const phone = await opened(server, token);
    server.losesAnswer = true;
    await phone.checkIn(arriving(3));
    await phone.sync();
    await phone.sync();
    expect([sumOf(phone), phone.read().unsent.length, server.events.size]).toEqual([3, 0, 1]);
  });

  it('X68 sends again what a restored server has lost, also of other phones', async () => {
    const server = new Server();
    const [one, other] = [await opened(server, newToken()), await opened(server, newToken())];
    await one.checkIn(arriving(3));
    await one.sync();
    await other.sync();
    expect(sumOf(other)).toBe(3);
    server.events.clear();
    await other.sync();
    await other.sync();
    expect(arrivalsOf(server.events.values()).sessions).toEqual({ main: { adults: 3, children: 0 } });
  });

  it('X68 two phones that are cut off, closed and connected in any order end with the same sums', async () => {
    const step = fc.record({
      phone: fc.nat({ max: 1 }),
      what: fc.constantFrom('check-in', 'check-in', 'undo', 'away', 'back', 'close', 'lose', 'sync'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const server = new Server();
        const links = [newToken(), newToken()];
        const phones = [await opened(server, links[0] ?? ''), await opened(server, links[1] ?? '')];
        let expected = 0;
        let heads = 0;
        for (const { phone: at, what } of steps) {
          const phone = phones[at] as DoorPhone;
          if (what === 'check-in') expected += (await phone.checkIn(arriving((heads += 1)))).adults;
          else if (what === 'undo') {
            const { events } = phone.read();
            const undone = new Set(events.map(({ undoes }) => undoes));
            const target = events.find(({ id, undoes }) => undoes === null && !undone.has(id));
            // The other phone may have undone it as well: only the first one counts.
            const isNew = target && !phones.some((each) => each.read().events.some((e) => e.undoes === target.id));
            if (target) await phone.undo(target, '');
            if (isNew) expected -= target.adults;
          } else if (what === 'away' || what === 'back') server.isAway = what === 'away';
          else if (what === 'lose') server.losesAnswer = true;
          else if (what === 'close') phones[at] = await opened(server, links[at] ?? '');
          else await phone.sync();
        }
        server.isAway = server.losesAnswer = false;
        for (let round = 0; round < 3; round += 1) for (const phone of phones) await phone.sync();
        expect(phones.map(sumOf)).toEqual([expected, expected]);
        expect(phones.map((phone) => phone.read().unsent.length)).toEqual([0, 0]);
        expect(arrivalsOf(server.events.values()).sessions['main']?.adults ?? 0).toBe(expected);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('G-14 an ended link deletes the list; what was not sent stays to be read off', async () => {
    const [server, token] = [new Server(), newToken()];
    const phone = await opened(server, token);
    await phone.checkIn(arriving(1));
    await phone.sync();
    server.isAway = true;
    await phone.checkIn(arriving(5));
    await phone.sync();
    [server.isAway, server.isEnded] = [false, true];
    await phone.sync();
    expect(phone.read()).toMatchObject({ phase: 'ended', list: null });
    expect(phone.read().unsent.map(({ event, label }) => [event.adults, label])).toEqual([[5, 'Keluarga']]);
    server.isAway = true;
    const again = await opened(server, token);
    expect(again.read()).toMatchObject({ phase: 'failed', list: null });
    expect(again.read().unsent).toHaveLength(1);
  });

  it('G-14 a list whose time is over is not shown, though there is no network', async () => {
    const [server, token] = [new Server(), newToken()];
    await opened(server, token);
    server.isAway = true;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(LIST.expiresAt) + 1);
    expect((await opened(server, token)).read()).toMatchObject({ phase: 'failed', list: null });
    now.mockRestore();
    // The opening has deleted it.
    expect((await opened(server, token)).read()).toMatchObject({ phase: 'failed', list: null });
  });

  it.each([
    ['as most are', 'Kak Ani', ''],
    ['with the longest names', '𞤀'.repeat(40), '𞤀'.repeat(100)],
  ])(
    'G-14 X68 sends 250 check-ins of hours without a network in calls that the server reads: %s',
    async (_, by, name) => {
      const server = new Server();
      const phone = await opened(server, newToken());
      await phone.saveSettings({ ...phone.read().settings, helper: by });
      server.isAway = true;
      for (let each = 0; each < 250; each += 1) await phone.checkIn({ ...arriving(1, 'f'.repeat(24)), name });
      server.isAway = false;
      const sizes: number[] = [];
      const { send } = server.api;
      server.api.send = (events, since) => {
        const sent = events.map((event) => ({ ...event, at: Date.parse(event.at) }));
        sizes.push(Buffer.byteLength(JSON.stringify({ events: sent, now: Date.now(), since })));
        return send(events, since);
      };
      // The first round is still the one without a network.
      await phone.sync();
      await phone.sync();
      expect([sumOf(phone), phone.read().unsent.length, server.events.size]).toEqual([250, 0, 250]);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(16 * 1024);
    },
  );

  it('G-14 what the server refuses stays on the phone, with its sentence', async () => {
    const [server, token] = [new Server(), newToken()];
    const phone = await opened(server, token);
    server.refusal = 'Sudah ada 10000 daftar masuk.';
    await phone.checkIn(arriving(2));
    await phone.sync();
    expect(phone.read()).toMatchObject({ refusal: server.refusal, offlineSince: null });
    expect([sumOf(phone), phone.read().unsent.length]).toEqual([2, 1]);
  });

  it('G-14 X68 an event that the server refuses stops no other one; it is shown with its reason', async () => {
    const [server, token] = [new Server(), newToken()];
    const phone = await opened(server, token);
    server.isAway = true;
    for (let at = 0; at < 60; at += 1) await phone.checkIn(arriving(1, [13, 59].includes(at) ? 'bad' : 'a'));
    await phone.sync();
    server.isAway = false;
    server.refusedFamilies.add('bad');
    server.calls = 0;
    await phone.sync();
    expect(server.events.size).toBe(58);
    expect(server.calls).toBeLessThan(40);
    expect(phone.read()).toMatchObject({ unsent: [], refusal: '', offlineSince: null });
    const reason = 'Nama ini mengandungi aksara yang tidak boleh disimpan.';
    expect(phone.read().refused.map((each) => [each.label, each.reason])).toEqual([
      ['Keluarga', reason],
      ['Keluarga', reason],
    ]);
    // They were at the door, and are counted on this phone.
    expect(sumOf(phone)).toBe(60);
    server.calls = 0;
    await phone.sync();
    expect(server.calls).toBe(1);

    // They outlast the page, and are sent by the next opening.
    await phone.undo(phone.read().refused[0]?.event as DoorEvent, 'Keluarga');
    await phone.sync();
    expect([phone.read().refused.length, sumOf(phone)]).toEqual([1, 59]);
    const again = await opened(server, token);
    expect([again.read().refused.length, sumOf(again)]).toEqual([1, 59]);
    server.refusedFamilies.clear();
    expect((await opened(server, token)).read()).toMatchObject({ refused: [], unsent: [] });
    expect(server.events.size).toBe(61);
  });

  it('G-14 writes to the device only what is new: nothing without arrivals, and little for one check-in', async () => {
    const server = new Server();
    const token = newToken();
    const [phone, other] = [await opened(server, token), await opened(server, newToken())];
    for (let at = 0; at < 300; at += 1) await other.checkIn(arriving(1));
    await other.sync();
    await other.sync();
    await phone.sync();
    expect(sumOf(phone)).toBe(300);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const written = (): number =>
      put.mock.calls.reduce((sum, [row]) => sum + (row as { data: ArrayBuffer }).data.byteLength, 0);
    for (let at = 0; at < 5; at += 1) await phone.sync();
    expect(put).not.toHaveBeenCalled();
    await other.checkIn(arriving(1));
    await other.sync();
    put.mockClear();
    await phone.sync();
    expect([put.mock.calls.length, written() < 1000]).toEqual([1, true]);

    // Many small records become one.
    for (let at = 0; at < MOST_PARTS * 2 + 5; at += 1) {
      await phone.checkIn(arriving(1, at % 2 === 0 ? 'a' : 'b'));
      await phone.sync();
    }
    put.mockRestore();
    const kept = jest.spyOn(IDBObjectStore.prototype, 'getAll');
    server.isAway = true;
    const again = await opened(server, token);
    expect([sumOf(again), again.read().unsent.length]).toEqual([301 + MOST_PARTS * 2 + 5, 0]);
    expect([...again.read().mine].length).toBe(MOST_PARTS * 2 + 5);
    expect((kept.mock.results[0]?.value as IDBRequest<unknown[]>).result.length).toBeLessThan(MOST_PARTS + 5);
    kept.mockRestore();
  });

  it('G-14 says which families two phones checked in while one was cut off, and by how much the sum grew', async () => {
    const server = new Server();
    const [amir, laila] = [await opened(server, newToken()), await opened(server, newToken())];
    await amir.saveSettings({ ...amir.read().settings, helper: 'Amir' });
    await laila.checkIn(arriving(10, 'early'));
    await laila.sync();
    server.isAway = true;
    await laila.sync();
    await amir.checkIn(arriving(1, 'zarina'));
    const mistake = await amir.checkIn(arriving(3, 'mistake'));
    await amir.undo(mistake, '');
    await amir.checkIn(arriving(1, 'late'));
    await laila.checkIn(arriving(1, 'zarina'));
    await laila.checkIn(arriving(4, 'own'));
    await laila.sync();
    server.isAway = false;
    await amir.sync();
    await amir.sync();
    const before = sumOf(laila);
    await laila.sync();
    expect(sumOf(laila) - before).toBe(2);
    expect(laila.read().merged).toMatchObject({ by: 'Amir', heads: 2, doubled: ['zarina'] });

    const places = (phone: DoorPhone, family: string) =>
      phonesOf(phone.read(), family, 'main').map(({ isMine, by, heads }) => [isMine, by, heads]);
    expect(places(laila, 'zarina')).toEqual([
      [false, 'Amir', 1],
      [true, '', 1],
    ]);
    expect(places(laila, 'own')).toEqual([[true, '', 4]]);
    expect(places(laila, 'mistake')).toEqual([]);
  });

  it.each([
    ['of the same clock', 0],
    ['whose clock is a minute ahead', -60_000],
    ['whose clock is a minute behind', 60_000],
  ])('G-14 a phone %s says which family another had checked in while it was cut off', async (_phone, ahead) => {
    const server = new Server();
    server.ahead = ahead;
    const amir = await opened(server, newToken());
    await amir.checkIn(arriving(1, 'zarina'));
    await amir.sync();
    await amir.sync();
    const sentNow = async (id: string, secondsAgo: number, family: string): Promise<void> => {
      const at = new Date(Date.now() + ahead - secondsAgo * 1000).toISOString();
      server.events.set(id, {
        ...arriving(2, family),
        id,
        at,
        by: 'Laila',
        session: 'main',
        undoes: null,
      });
      await amir.sync();
    };
    await sentNow('1', 0, 'zarina');
    expect(amir.read().merged).toBeNull();
    await sentNow('2', 120, 'other');
    expect(amir.read().merged).toBeNull();
    await sentNow('3', 120, 'zarina');
    expect(amir.read().merged).toMatchObject({ by: 'Laila', heads: 2, doubled: ['zarina'] });
  });

  it('G-14 the rest of a family that comes later, known to both phones, is no second check-in', async () => {
    const server = new Server();
    const [amir, laila] = [await opened(server, newToken()), await opened(server, newToken())];
    await laila.checkIn(arriving(2, 'a'));
    await laila.sync();
    server.isAway = true;
    await laila.sync();
    server.isAway = false;
    await amir.sync();
    await amir.checkIn(arriving(1, 'a'));
    await amir.sync();
    await amir.sync();
    await laila.sync();
    expect(laila.read().merged).toMatchObject({ heads: 1, doubled: [] });
  });

  it('G-14 a phone that may not send reads on what others recorded', async () => {
    const server = new Server();
    const [one, other] = [await opened(server, newToken()), await opened(server, newToken())];
    await other.checkIn(arriving(3));
    await other.sync();
    server.refusal = 'Sudah ada 10000 daftar masuk.';
    await one.checkIn(arriving(2));
    await one.sync();
    expect(sumOf(one)).toBe(5);
    expect(one.read()).toMatchObject({ refusal: server.refusal, refused: [] });
  });

  it('G-14 nothing on the device can be read without the link', async () => {
    const [server, token] = [new Server(), newToken()];
    const phone = await opened(server, token);
    await phone.saveSettings({ helper: 'Amir', session: 'main', started: true });
    expect((await new DoorStore(await keysOf(token)).read()).settings?.helper).toBe('Amir');
    const other = await keysOf(newToken());
    expect(await new DoorStore(other).read()).toEqual({ unsent: [] });
    // The records under their own name, read with another link's key.
    const { id } = await keysOf(token);
    expect(await new DoorStore({ id, key: other.key }).read()).toEqual({ unsent: [] });
  });
});
