import { request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Types } from 'mongoose';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import { type ListedRsvp, RsvpPagesRepository } from '../../src/modules/rsvp/responses/rsvp-pages.repository.js';
import { startTestApp, type TestApp } from '../support/app.js';
import type { Session } from '../support/sign-in.js';
import { answer, type Couple, newCouple } from './support/couple.js';
import { readCsv } from './support/csv.js';
import { storeRsvps } from './support/stored-rsvps.js';

let shop: TestApp;
let couple: Couple;
beforeAll(async () => {
  shop = await startTestApp();
  couple = await newCouple(shop);
});
afterAll(() => shop.close());
afterEach(() => {
  shop.clock.reset();
  jest.restoreAllMocks();
});

const get = (id: string, session?: Session) => shop.http.get(`/api/wish/export/${id}`).set(session?.headers ?? {});
const rowsOf = (text: string): string[][] => readCsv(text.replace(/^\ufeff/, ''));
const pages = (): RsvpPagesRepository => shop.app.get(RsvpPagesRepository, { strict: false });

describe('S-25 X46 the export', () => {
  it('is a CSV file of all RSVPs, newest first, in Malaysia time', async () => {
    shop.clock.set(Date.parse('2026-12-31T16:00:01Z'));
    const made = await newCouple(shop);
    const guests: [string, number, string][] = [
      ['\'Aisyah, "Kak Long"', 2, 'Selamat\npengantin baru 🌸'],
      ['=HYPERLINK("https://evil.example")', 0, '-1+1'],
      ['+60123456789', 5, ''],
    ];
    for (const [from, count, message] of guests) {
      shop.clock.advance(1000);
      await answer(shop.url, made.invitationId, count, { more: { from, message } });
    }
    const { text, headers } = await get(made.invitationId, made.owner).expect(200);
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows = rowsOf(text);
    expect(rows[0]).toEqual(['name', 'attending', 'count', 'message', 'time']);
    expect(rows.slice(1).map((row) => row.slice(0, 4))).toEqual([
      ['+60123456789', 'yes', '5', ''],
      ['\'=HYPERLINK("https://evil.example")', 'no', '0', "'-1+1"],
      ['\'Aisyah, "Kak Long"', 'yes', '2', 'Selamat\npengantin baru 🌸'],
    ]);
    for (const row of rows.slice(1)) expect(row[4]).toMatch(/^2027-01-01 00:00:\d\d$/);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="?guests-20270101-0000\d\d\.csv"?$/),
    });
    expect(text).not.toContain('"code":');
  });

  it('has Malay headers and words when they are asked for, and the names of the seeds otherwise', async () => {
    const made = await newCouple(shop);
    await answer(shop.url, made.invitationId, 2, { more: { from: 'Pak Long', message: 'Tahniah' } });
    await answer(shop.url, made.invitationId, 0, { more: { from: 'Mak Ngah', message: '' } });
    const malay = rowsOf((await get(made.invitationId, made.owner).query({ language: 'malay' }).expect(200)).text);
    expect(malay.map((row) => row.slice(0, 4))).toEqual([
      ['nama', 'hadir', 'bilangan', 'ucapan'],
      ['Mak Ngah', 'tidak', '0', ''],
      ['Pak Long', 'ya', '2', 'Tahniah'],
    ]);
    expect(malay[0]?.[4]).toBe('masa');
    const english = (await get(made.invitationId, made.owner).query({ language: 'english' }).expect(200)).text;
    expect((await get(made.invitationId, made.owner).expect(200)).text).toBe(english);
    await get(made.invitationId, made.owner).query({ language: 'tamil' }).expect(400);
  });

  it('of an invitation without RSVPs has the names of the columns alone', async () => {
    const made = await newCouple(shop);
    expect((await get(made.invitationId, made.owner).expect(200)).text).toBe(
      '\ufeffname,attending,count,message,time\r\n',
    );
  });

  it('holds every RSVP once, and none of another couple', async () => {
    const made = await newCouple(shop);
    const stored = await storeRsvps(shop, made.invitationId, 1_234);
    await answer(shop.url, couple.invitationId, 1, { more: { from: 'Tetamu orang lain' } });
    const names = rowsOf((await get(made.invitationId, made.owner).expect(200)).text).map(([name]) => name);
    expect(names.slice(1)).toEqual(stored.map(({ from }) => from));
  });

  it('S-25 leaves out what was deleted', async () => {
    const made = await newCouple(shop);
    await answer(shop.url, made.invitationId, 2);
    const list = await shop.http.get(`/api/wish/get-all/${made.invitationId}`).set(made.owner.headers);
    await shop.http
      .delete('/api/wish/delete')
      .set(made.owner.headers)
      .send({ wishId: list.body.data[0]._id })
      .expect(200);
    expect(rowsOf((await get(made.invitationId, made.owner)).text)).toHaveLength(1);
  });

  it("X01 X03 X46 is the owner's alone", async () => {
    const stranger = (await newCouple(shop)).owner;
    const foreign = await get(couple.invitationId, stranger).expect(404);
    const unknown = await get('65f0a1b2c3d4e5f6a7b8c9d0', stranger).expect(404);
    expect(foreign.text).toBe(unknown.text);
    expect(foreign.body.code).toBe('not-found');
    expect(foreign.headers).not.toHaveProperty('content-disposition');
    for (const session of [undefined, { ...stranger, headers: { Authorization: 'Bearer x.y.z' } }]) {
      const refused = await get(couple.invitationId, session).expect(403);
      expect(refused.body.code).toBe('invalid-token');
    }
  });

  it.each(['x', 'sample_cv0004', '%00', '%7B%22$ne%22%3Anull%7D', '..%2f..'])('X23 of %p is not found', async (id) => {
    const { status, body } = await get(id, couple.owner);
    expect([status, body.code]).toEqual([404, 'not-found']);
  });

  it('X09 stays the owner’s after the trial', async () => {
    const made = await newCouple(shop);
    await answer(shop.url, made.invitationId, 2);
    shop.clock.advance(7 * DAY_MS + 60_000);
    expect(rowsOf((await get(made.invitationId, made.owner).expect(200)).text)).toHaveLength(2);
  });

  it('answers HEAD with the headers alone', async () => {
    const read = jest.spyOn(pages(), 'all');
    const { headers } = await shop.http
      .head(`/api/wish/export/${couple.invitationId}`)
      .set(couple.owner.headers)
      .expect(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(read).not.toHaveBeenCalled();
  });
});

/** Asks for the export and hands out the answer before its body is read. */
function open({ owner, invitationId }: Couple): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const url = `${shop.url}/api/wish/export/${invitationId}`;
    httpRequest(url, { headers: { ...owner.headers }, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Counts what is read of the database, and whether it is closed. */
function watchReading(): { batches: number; isClosed: boolean } {
  const watched = { batches: 0, isClosed: false };
  const repository = pages();
  const all = repository.all.bind(repository);
  jest.spyOn(repository, 'all').mockImplementation(async function* (id) {
    try {
      for await (const batch of all(id)) {
        watched.batches += 1;
        yield batch;
      }
    } finally {
      watched.isClosed = true;
    }
  });
  return watched;
}

async function until(condition: () => boolean, timeoutMs = 10_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > end) throw new Error('it never came to that');
    await pause(10);
  }
}

/**
 * The longest turn of the event loop, during which all other requests wait. In processor time, so that other programs
 * on the machine don't count.
 */
class LongestTurn {
  private longest = 0;
  private before = process.threadCpuUsage();
  private timer = setImmediate(() => this.look());

  private look(): void {
    const { user, system } = process.threadCpuUsage(this.before);
    this.longest = Math.max(this.longest, user + system);
    this.before = process.threadCpuUsage();
    this.timer = setImmediate(() => this.look());
  }

  /** @returns milliseconds */
  stop(): number {
    clearImmediate(this.timer);
    return this.longest / 1000;
  }
}

describe('X46 X47 a long export', () => {
  let large: Couple;
  const COUNT = 30_000;
  beforeAll(async () => {
    large = await newCouple(shop);
    await storeRsvps(shop, large.invitationId, COUNT, { more: { message: 'Semoga berbahagia. '.repeat(40) } });
  }, 60_000);

  it('waits for a client that reads slowly, and ends when the client goes', async () => {
    const watched = watchReading();
    const response = await open(large);
    response.pause();
    await until(() => watched.batches > 0);
    // It reads until the buffers in between are full, and then no more.
    let before = -1;
    while (watched.batches !== before) {
      before = watched.batches;
      await pause(500);
    }
    expect(before).toBeLessThan(COUNT / 150 / 2);
    expect(watched.isClosed).toBe(false);
    response.destroy();
    await until(() => watched.isClosed);
    expect(watched.batches).toBeLessThan(COUNT / 150 / 2);
    await shop.http.get('/health/live').expect(200);
  }, 60_000);

  it('goes on when the client does, and is whole', async () => {
    const response = await open(large);
    await pause(300);
    response.setEncoding('utf8');
    let text = '';
    for await (const piece of response) text += String(piece);
    expect(rowsOf(text)).toHaveLength(COUNT + 1);
  }, 60_000);

  it('that fails in the middle is cut, so that it is not taken for complete', async () => {
    const repository = pages();
    const all = repository.all.bind(repository);
    jest.spyOn(repository, 'all').mockImplementation(async function* (id): AsyncGenerator<ListedRsvp[]> {
      for await (const batch of all(id)) {
        yield batch;
        yield batch;
        throw new Error('the cursor is gone');
      }
    });
    const response = await open(large);
    expect(response.statusCode).toBe(200);
    await expect(
      (async () => {
        for await (const _piece of response);
      })(),
    ).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(response.complete).toBe(false);
    expect(shop.logs()).toContain('the cursor is gone');
  });

  it('that fails before its first row is an error in the envelope', async () => {
    jest.spyOn(pages(), 'all').mockImplementation(async function* (): AsyncGenerator<ListedRsvp[]> {
      yield await Promise.reject(new Error('the database said no'));
    });
    const { body, headers } = await get(large.invitationId, large.owner).expect(500);
    expect(body.code).toBe('internal');
    expect(headers['content-type']).toMatch(/json/);
    expect(headers).not.toHaveProperty('content-disposition');
  });

  it('X47 of 5,000 rows, and a list of 5,000 wishes, blocks no other request for 200 ms', async () => {
    const made = await newCouple(shop);
    await storeRsvps(shop, made.invitationId, 5_000);
    const fetchAll = async (): Promise<void> => {
      const url = `${shop.url}/api/wish`;
      const exported = fetch(`${url}/export/${made.invitationId}`, { headers: { ...made.owner.headers } });
      for (let skip = 0; skip < 4_000; skip += 1_000) {
        const list = await fetch(`${url}/get-all/${made.invitationId}?skip=${skip}`);
        expect(((await list.json()) as { data: object[] }).data).toHaveLength(1_000);
      }
      expect((await (await exported).text()).length).toBeGreaterThan(5_000 * 30);
    };
    await fetchAll();
    const turns = new LongestTurn();
    let isDone = false;
    const work = fetchAll().finally(() => (isDone = true));
    let answered = 0;
    while (!isDone) {
      await (await fetch(`${shop.url}/health/live`)).text();
      answered += 1;
    }
    await work;
    expect(answered).toBeGreaterThan(10);
    expect(turns.stop()).toBeLessThan(200);
  });
});

it('X46 the export only reads', async () => {
  const made = await newCouple(shop);
  await answer(shop.url, made.invitationId, 2);
  const stored = () =>
    shop.db
      .collection('wishes')
      .find({ invitationId: new Types.ObjectId(made.invitationId) })
      .toArray();
  const before = await stored();
  await get(made.invitationId, made.owner).expect(200);
  expect(await stored()).toEqual(before);
});
