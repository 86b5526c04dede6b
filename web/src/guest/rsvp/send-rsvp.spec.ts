import { CallError } from '../api/call.js';
import { memoryStorage } from '../testing/memory-storage.js';
import { RsvpStore } from './rsvp-store.js';
import type { RsvpContent, PendingRsvp } from './rsvp.types.js';
import { sendRsvp } from './send-rsvp.js';

/** The server's rules for keys and secrets, in a few lines; it records each request. */
class RsvpServer {
  readonly stored = new Map<string, RsvpContent>();
  /** What happens to the next calls: the way there is cut, or the way back; or no seat is left. */
  readonly fate: ('cut' | 'lost' | 'full')[] = [];
  private readonly byKey = new Map<string, { body: string; wishId: string }>();

  fetch = async (path: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const fate = this.fate.shift();
    if (fate === 'cut') throw new TypeError('Failed to fetch');
    const answer = await (fate === 'full' ? this.refuse('limit-reached', 400) : this.answer(path, init));
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };

  private answer(path: string | URL | Request, init: RequestInit): Promise<Response> {
    const text = typeof init.body === 'string' ? init.body : '';
    const { wishId, from, attendanceCount, message } = JSON.parse(text) as RsvpContent & { wishId?: string };
    const content = { from, attendanceCount, message };
    if (path === '/api/wish/edit') {
      if (!this.stored.has(wishId ?? '')) return this.refuse('not-found', 404);
      this.stored.set(wishId ?? '', content);
      return this.accept(wishId ?? '');
    }
    const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
    const known = this.byKey.get(key);
    if (known) return known.body === text ? this.accept(known.wishId) : this.refuse('idempotency-mismatch', 409);
    const secret = `secret-${this.stored.size + 1}`;
    this.byKey.set(key, { body: text, wishId: secret });
    this.stored.set(secret, content);
    return this.accept(secret);
  }

  private accept(wishId: string): Promise<Response> {
    return Promise.resolve(Response.json({ code: 200, data: { wishId } }));
  }

  private refuse(code: string, status: number): Promise<Response> {
    const error = { errorCode: code, errorMessage: code };
    return Promise.resolve(Response.json({ code, data: { code, error } }, { status }));
  }
}

const rsvp: PendingRsvp = { from: 'Pak Long', attendanceCount: 2, message: '', wishOnly: false };
const first: RsvpContent = { from: 'Pak Long', attendanceCount: 2, message: '' };
const four = { ...first, attendanceCount: 4 };
let server: RsvpServer;

beforeEach(() => {
  server = new RsvpServer();
  globalThis.fetch = server.fetch;
  globalThis.localStorage = memoryStorage();
});

/** Each call is a page of its own, as after a reload or in another tab: only the browser's storage is shared. */
function send(changed: Partial<PendingRsvp> = {}, store = new RsvpStore('i1')) {
  return sendRsvp({ invitationId: 'i1', locale: 'ms', rsvp: { ...rsvp, ...changed }, store });
}

describe('I-24 sending an RSVP', () => {
  it.each(['cut', 'lost'] as const)(
    'leaves one record when the line is %s and the page is loaded again',
    async (fate) => {
      server.fate.push(fate, fate);
      await expect(send()).rejects.toThrow(CallError);
      await expect(send()).rejects.toThrow(CallError);
      await send();
      await send();
      expect([...server.stored.values()]).toEqual([first]);
    },
  );

  it('leaves one record, with the last words, when the first try arrived unnoticed and the guest changed it', async () => {
    server.fate.push('lost');
    await expect(send()).rejects.toThrow(CallError);
    server.fate.push('lost');
    await expect(send({ message: 'Tahniah' })).rejects.toThrow(CallError);
    const sent = await send({ attendanceCount: 4 });
    expect([...server.stored]).toEqual([[sent.wishId, four]]);
    expect(new RsvpStore('i1').read('wish')).toEqual({ ...four, wishId: sent.wishId, wishOnly: false });
  });

  it('leaves one record when two tabs send at once, in each its own words', async () => {
    const tabs = [new RsvpStore('i1'), new RsvpStore('i1')] as const;
    server.fate.push('cut');
    await expect(send({}, tabs[0])).rejects.toThrow(CallError);
    await Promise.all([send(four, tabs[0]), send({ attendanceCount: 3 }, tabs[1])]);
    expect(server.stored.size).toBe(1);
  });

  it('drops a try that was refused: the next words are the guest’s RSVP', async () => {
    server.fate.push('cut');
    await expect(send()).rejects.toThrow(CallError);
    server.fate.push('full');
    await send({ attendanceCount: 0 });
    expect([...server.stored.values()]).toEqual([{ ...first, attendanceCount: 0 }]);
  });

  it('says what was refused, and asks under a new key the next time', async () => {
    server.fate.push('full');
    await expect(send()).rejects.toMatchObject({ code: 'limit-reached' });
    expect(new RsvpStore('i1').read('first')).toBeNull();
  });

  it('knows the record that it made though the change of it is cut', async () => {
    server.fate.push('lost');
    await expect(send()).rejects.toThrow(CallError);
    const { fetch } = server;
    globalThis.fetch = (path, init) =>
      path === '/api/wish/edit' ? Promise.reject(new TypeError()) : fetch(path, init);
    await expect(send(four)).rejects.toThrow(CallError);
    expect(new RsvpStore('i1').read('wish')).toMatchObject(first);
  });

  it('changes the stored RSVP of a guest who comes back', async () => {
    await send();
    await send({ message: 'Tahniah' });
    expect([...server.stored.values()]).toEqual([{ ...first, message: 'Tahniah' }]);
  });

  it('adds it anew when the couple have deleted it', async () => {
    await send();
    server.stored.clear();
    server.fate.push('cut');
    await expect(send()).rejects.toThrow(CallError);
    await send();
    expect(server.stored.size).toBe(1);
  });

  it('makes one record of two tries where the browser keeps nothing', async () => {
    globalThis.localStorage = memoryStorage({ full: true });
    const store = new RsvpStore('i1');
    server.fate.push('lost');
    await expect(send({}, store)).rejects.toThrow(CallError);
    await send({}, store);
    expect(server.stored.size).toBe(1);
  });
});
