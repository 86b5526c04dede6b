import type { AnswerContent, PendingAnswer, StoredAnswer } from './answer.types.js';
import { sendAnswer } from './send-answer.js';

/** The server's rules for keys and secrets, in a few lines: what the network is asked is seen as it goes out. */
class Answers {
  readonly stored = new Map<string, AnswerContent>();
  private readonly byKey = new Map<string, { body: string; wishId: string }>();

  fetch = (path: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const text = typeof init.body === 'string' ? init.body : '';
    const { wishId, from, attendanceCount, message } = JSON.parse(text) as AnswerContent & { wishId?: string };
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
  };

  private accept(wishId: string): Promise<Response> {
    return Promise.resolve(Response.json({ code: 200, data: { wishId } }));
  }

  private refuse(code: string, status: number): Promise<Response> {
    const error = { errorCode: code, errorMessage: code };
    return Promise.resolve(Response.json({ code, data: { code, error } }, { status }));
  }
}

const answer: PendingAnswer = { from: 'Pak Long', attendanceCount: 2, message: '', key: 'k1', wishOnly: false };
const first: AnswerContent = { from: 'Pak Long', attendanceCount: 2, message: '' };
let server: Answers;

beforeEach(() => {
  server = new Answers();
  globalThis.fetch = server.fetch;
});

function send(
  changed: Partial<PendingAnswer>,
  stored: StoredAnswer | null = null,
  unsure: AnswerContent | null = null,
) {
  return sendAnswer({ invitationId: 'i1', locale: 'ms', answer: { ...answer, ...changed }, stored, unsure });
}

describe('I-24 sending an answer', () => {
  it('leaves one record however often it is sent', async () => {
    await send({});
    await send({});
    expect([...server.stored.values()]).toEqual([first]);
  });

  it('leaves one record, with the last words, when the first try arrived unnoticed and the guest changed it', async () => {
    await send({});
    const sent = await send({ attendanceCount: 4 }, null, first);
    expect([...server.stored]).toEqual([[sent.wishId, { ...first, attendanceCount: 4 }]]);
  });

  it('changes the stored answer of a guest who comes back', async () => {
    const stored = await send({});
    await send({ key: 'k2', message: 'Tahniah' }, stored);
    expect([...server.stored.values()]).toEqual([{ ...first, message: 'Tahniah' }]);
  });

  it('adds it anew when the couple have deleted it', async () => {
    const stored = await send({});
    server.stored.clear();
    await send({ key: 'k2' }, stored);
    expect(server.stored.size).toBe(1);
  });
});
