import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../common/domain-error.js';

const LARGEST_ANSWER = 64 * 1024;
/** Google's own statuses: success, and two for a request that is not valid. Any other is not Google's. */
const STATUSES = new Set([200, 400, 401]);

export interface GoogleAnswer {
  ok: boolean;
  status: number;
  body: Readonly<Record<string, unknown>>;
}

/** The time that one conversation with Google may take, over all its requests. */
export function googleDeadline(): AbortSignal {
  return AbortSignal.timeout(4_000);
}

/**
 * Sends requests to Google and limits what can go wrong: every wait ends, a redirect is not followed, a long answer is
 * not read and only JSON counts. Neither errors nor logs hold what was sent.
 */
@Injectable()
export class GoogleHttp {
  private readonly logger = new Logger('Google');

  /** @throws DomainError `google-unavailable` */
  post(url: string, form: Record<string, string>, deadline: AbortSignal): Promise<GoogleAnswer> {
    return this.ask(url, { method: 'POST', body: new URLSearchParams(form) }, deadline);
  }

  /** @throws DomainError `google-unavailable` */
  get(url: string, bearer: string, deadline: AbortSignal): Promise<GoogleAnswer> {
    return this.ask(url, { headers: { Authorization: `Bearer ${bearer}` } }, deadline);
  }

  private async ask(url: string, init: RequestInit, signal: AbortSignal): Promise<GoogleAnswer> {
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      if (!STATUSES.has(response.status)) {
        await response.body?.cancel();
        throw new Error(`status ${response.status}`);
      }
      return { ok: response.status === 200, status: response.status, body: parseObject(await readText(response)) };
    } catch (error) {
      this.logger.warn(`${placeOf(url)} does not serve: ${reasonOf(error)}`);
      throw new DomainError('google-unavailable');
    }
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an error cancels the stream, and with it the connection.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > LARGEST_ANSWER) throw new Error(`more than ${LARGEST_ANSWER} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no JSON object');
  return value as Record<string, unknown>;
}

/** The address without what a query may hold. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/** Why a request failed: fetch hides the reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause: unknown = error.cause;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message;
}
