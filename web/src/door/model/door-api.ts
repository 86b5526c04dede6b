import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import type { ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import type { DoorEvent, DoorEvents, DoorList } from '@serikad/shared/guest-list/check-in.types';

/** Longer than this, and the network is as good as none. */
const TIMEOUT_MS = 20_000;
const TOO_MANY_REQUESTS = 429;

/** The link is unknown: revoked, renewed or over. */
export class LinkEnded extends Error {}

/** The server refuses what was sent, and would again. */
export class Refused extends Error {
  constructor(
    message: string,
    /** Whether the fault is in one of the events; otherwise none is taken now. */
    readonly ofOne = false,
  ) {
    super(message);
  }
}

/** The calls of a door link. @throws LinkEnded, Refused, and anything else while there is no network */
export class DoorApi {
  constructor(private readonly token: string) {}

  /** @returns nothing when it is the list of this ETag */
  async list(etag: string | undefined): Promise<{ list: DoorList; etag: string } | undefined> {
    // With an ETag, fetch sends `no-cache` unless it is given another one.
    const known = etag === undefined ? undefined : { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
    const response = await this.call('/api/door/list', known ? { headers: known } : {});
    if (response.status === 304) return undefined;
    return { list: await dataOf<DoorList>(response), etag: response.headers.get('etag') ?? '' };
  }

  async send(events: readonly DoorEvent[], since: number | undefined): Promise<DoorEvents> {
    const body = {
      events: events.map((event) => ({ ...event, at: Date.parse(event.at) })),
      now: Date.now(),
      ...(since !== undefined && { since }),
    };
    const headers = { 'Content-Type': 'application/json' };
    return dataOf(await this.call('/api/door/events', { method: 'POST', headers, body: JSON.stringify(body) }));
  }

  private async call(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
    try {
      return await fetch(path, {
        ...init,
        headers: { ...headers, [DOOR_TOKEN_HEADER]: this.token },
        credentials: 'omit',
        cache: 'no-store',
        signal: abort.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }
}

async function dataOf<T>(response: Response): Promise<T> {
  if (response.ok) return ((await response.json()) as { data: T }).data;
  // Any other server on the way (a hotel's sign-in page) says something else.
  const failure = (await response.json().catch(() => undefined)) as
    { data?: { error?: Partial<ErrorEnvelope['data']['error']> } } | undefined;
  const { errorCode, errorMessage = '', fields } = failure?.data?.error ?? {};
  if (errorCode === 'not-found') throw new LinkEnded();
  const isFinal = response.status >= 400 && response.status < 500 && response.status !== TOO_MANY_REQUESTS;
  if (errorCode !== undefined && isFinal)
    throw new Refused(fields?.[0]?.message ?? errorMessage, errorCode === 'validation');
  throw new Error(`answered ${response.status}`);
}
