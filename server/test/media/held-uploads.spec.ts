import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { UploadMemory, type UploadBytes } from '../../src/media/uploads/upload-memory.js';
import { LARGEST_FILE, MAX_BUFFERED_BYTES } from '../../src/media/uploads/upload-limits.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { until } from '../support/processes.js';
import { type Couple, newCouple } from '../rsvp/support/couple.js';
import { jpeg } from './support/pictures.js';

describe('uploads that fill the memory for all of them', () => {
  const opened = (memory: UploadMemory, owner: string, cut: string[]): UploadBytes =>
    memory.open(owner, () => cut.push(owner));

  it('the owner who holds the most loses the largest one under way, until there is room', () => {
    const [memory, cut] = [new UploadMemory(100), [] as string[]];
    const [a, b] = [opened(memory, 'a', cut), opened(memory, 'b', cut)];
    expect([a.take(50), opened(memory, 'a', cut).take(20), b.take(30)]).toEqual([true, true, true]);
    expect([opened(memory, 'c', cut).take(10), cut]).toEqual([true, ['a']]);
    // Now b holds the most, and no more than a new one would.
    expect([opened(memory, 'd', cut).take(35), cut]).toEqual([true, ['a']]);
    expect([opened(memory, 'e', cut).take(40), cut]).toEqual([false, ['a']]);
  });

  it('no owner makes room for a further one of their own, or for a larger one; what was received stays', () => {
    const [memory, cut] = [new UploadMemory(100), [] as string[]];
    const whole = opened(memory, 'a', cut);
    expect(whole.take(100)).toBe(true);
    expect([opened(memory, 'a', cut).take(1), opened(memory, 'b', cut).take(101)]).toEqual([false, false]);
    whole.received();
    expect(opened(memory, 'b', cut).take(1)).toBe(false);
    whole.release();
    expect([opened(memory, 'b', cut).take(100), cut]).toEqual([true, []]);
  });
});

describe('uploads over HTTP', () => {
  let shop: TestApp;
  let attacker: Couple;
  let other: Couple;
  beforeAll(async () => {
    shop = await startTestApp();
    [attacker, other] = [await newCouple(shop), await newCouple(shop)];
  });
  afterAll(() => shop.close());

  /** An upload that stops before its end. */
  function stalled(bytes: number): { answer: () => string; end: () => void } {
    const head = `--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n`;
    const socket = connect(shop.config.port, '127.0.0.1').on('error', () => undefined);
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.write(
      `POST /api/gift/create HTTP/1.1\r\nHost: x\r\nAuthorization: ${attacker.owner.headers.Authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${head.length + bytes + 10}\r\n\r\n${head}`,
    );
    socket.write(Buffer.alloc(bytes));
    return { answer: () => answer, end: () => socket.destroy() };
  }

  it('another couple’s photo is stored, and one of the stalled uploads is answered 503 with Retry-After', async () => {
    const uploads: ReturnType<typeof stalled>[] = [];
    try {
      const most = Math.floor(MAX_BUFFERED_BYTES / LARGEST_FILE);
      while (uploads.length < most) uploads.push(stalled(LARGEST_FILE - 100_000));
      const answered = (): number => uploads.filter(({ answer }) => answer() !== '').length;
      // Until there is no room for the least, and none of those that are still on their way is refused any more.
      for (let refused = 0; ; refused = answered()) {
        const least = stalled(500_000);
        uploads.push(least);
        await pause(150);
        if (least.answer() === '') continue;
        await pause(1_000);
        if (answered() === refused + 1) break;
      }
      const refused = answered();
      const photo = Buffer.concat([await jpeg(800, 600), Buffer.alloc(3_000_000)]);
      const stored = await shop.http
        .post('/api/gift/create')
        .set(other.owner.headers)
        .field({ invitationId: other.invitationId, title: 'Periuk', url: 'https://example.com/a', notes: '' })
        .attach('image', photo, 'photo.jpg');
      expect([stored.status, stored.body.code]).toEqual([200, 200]);
      await until(() => answered() > refused);
      for (const { answer } of uploads.filter((each) => each.answer() !== '')) {
        expect(answer()).toMatch(/^HTTP\/1\.1 503[^]*Retry-After: 5/i);
      }
    } finally {
      for (const { end } of uploads) end();
    }
  }, 60_000);
});
