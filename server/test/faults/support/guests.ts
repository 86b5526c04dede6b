import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { until } from '../../support/processes.js';
import { answerOf } from '../../rsvp/support/couple.js';

/** Where guests go, and what they find there. */
export interface Party {
  /** The server's: `http://127.0.0.1:<port>`. */
  url: string;
  invitationId: string;
  giftIds: readonly string[];
}

export interface GuestsOptions {
  /** Guests who are at it at the same time; 20. */
  count?: number;
  /** Their connections may be lost: they send again, as the guest page does. */
  mayLoseConnection?: boolean;
  /** A guest page that takes a new key for each try. */
  newKeys?: boolean;
}

/** What a guest wanted, and the final outcome. */
export interface Visit {
  /** Unique. */
  from: string;
  giftId?: string;
  /** Of the first try, in ms of `performance.now()`. */
  began: number;
  tries: number;
  /** 200, or a refusal for good: `400 limit-reached`. */
  outcome: string;
  /** The secret of an answer that was taken. */
  wishId?: string;
}

const PAUSE_MS = 60;

/**
 * Guests who send RSVPs and reservations, one after the other and many at once, and repeat them under the same key
 * until they get an outcome. Only 503 with Retry-After in the envelope means "retry".
 */
export class Guests {
  readonly visits: Visit[] = [];
  /** Answers that no guest may ever get. */
  readonly surprises: string[] = [];
  /** How many 503 answers there were. */
  unavailable = 0;
  private stopped = false;
  private readonly loops: Promise<void>[];

  constructor(
    private party: Party,
    private readonly options: GuestsOptions = {},
  ) {
    this.loops = Array.from({ length: options.count ?? 20 }, (_, i) => this.come(i));
  }

  /** The next visits go elsewhere. */
  moveTo(party: Party): void {
    this.party = party;
  }

  /** Waits for a visit that began after a moment and was taken. @returns ms since the moment */
  async successAfter(moment: number): Promise<number> {
    await until(() => this.visits.some(({ began, outcome }) => began >= moment && outcome === '200'), 30_000);
    return performance.now() - moment;
  }

  /** No guest begins any more; all wait for the outcome of what they have sent. */
  async leave(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.loops);
  }

  private async come(guest: number): Promise<void> {
    for (let turn = 0; !this.stopped; turn += 1) {
      this.visits.push(await this.visit(guest + turn, `Tetamu ${guest} ${turn} ${randomUUID().slice(0, 8)}`));
      await pause(PAUSE_MS);
    }
  }

  private async visit(turn: number, from: string): Promise<Visit> {
    const { url, invitationId, giftIds } = this.party;
    const giftId =
      turn % 5 === 0 && giftIds.length > 0 ? giftIds[Math.floor(Math.random() * giftIds.length)] : undefined;
    const guests = turn % 2 === 0 ? 1 + (turn % 4) : 0;
    const [method, path, body] =
      giftId === undefined
        ? ['POST', '/api/wish/add', { invitationId, ...answerOf(guests, { from }) }]
        : ['PUT', '/api/gift/reserve', { giftId, name: from, contactNo: '0123456789', notes: '' }];
    const began = performance.now();
    let key = randomUUID();
    for (let tries = 1; ; tries += 1) {
      const response = await this.send(`${url}${path}`, method, body, key);
      if (response && response.status !== 503) {
        const about = { from, began, tries, ...(giftId !== undefined && { giftId }) };
        if (response.status === 200) {
          const { wishId } = (response.body as { data: { wishId?: string } }).data;
          return { ...about, outcome: '200', ...(wishId !== undefined && { wishId }) };
        }
        const outcome = `${response.status} ${String((response.body as ErrorEnvelope).code)}`;
        if (!['400 limit-reached', '400 already-reserved'].includes(outcome)) this.surprises.push(outcome);
        return { ...about, outcome };
      }
      if (this.options.newKeys) key = randomUUID();
      await pause(PAUSE_MS);
    }
  }

  /** @returns nothing when the connection was lost */
  private async send(
    url: string,
    method: string,
    body: object,
    key: string,
  ): Promise<{ status: number; body: unknown } | undefined> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    try {
      const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
      const answer: unknown = await response.json();
      if (response.status === 503) this.noteUnavailable(response.headers.get('retry-after'), answer);
      return { status: response.status, body: answer };
    } catch (error) {
      if (!this.options.mayLoseConnection) this.surprises.push(`no answer: ${String(error)}`);
      return undefined;
    }
  }

  private noteUnavailable(retryAfter: string | null, answer: unknown): void {
    this.unavailable += 1;
    const { code, data } = answer as ErrorEnvelope;
    if (code !== 'unavailable' || data.error.errorCode !== 'unavailable' || !/^[1-9]\d*$/.test(retryAfter ?? '')) {
      this.surprises.push(`503 ${String(retryAfter)} ${JSON.stringify(answer)}`);
    }
  }
}
