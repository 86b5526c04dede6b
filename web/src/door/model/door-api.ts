import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import type { DoorEvent, DoorEvents, DoorList } from '@serikad/shared/guest-list/check-in.types';
import { errorIn } from '../../platform/error-in.js';
import { fetchWithin } from '../../platform/fetch-within.js';

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

  /** @returns with the server's time in ms, because a phone's clock may be wrong; NaN where it is not known */
  async send(events: readonly DoorEvent[], since: number | undefined): Promise<DoorEvents & { now: number }> {
    const body = {
      events: events.map((event) => ({ ...event, at: Date.parse(event.at) })),
      now: Date.now(),
      ...(since !== undefined && { since }),
    };
    const headers = { 'Content-Type': 'application/json' };
    const response = await this.call('/api/door/events', { method: 'POST', headers, body: JSON.stringify(body) });
    return { ...(await dataOf<DoorEvents>(response)), now: Date.parse(response.headers.get('Date') ?? '') };
  }

  private async call(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> }) {
    const { content } = await fetchWithin(path, {
      ...init,
      headers: { ...headers, [DOOR_TOKEN_HEADER]: this.token },
      credentials: 'omit',
      deadline: TIMEOUT_MS,
      // The deadline is for the headers alone: the body of a long list may take longer.
      read: (response) => Promise.resolve(response),
      failure: () => new Error('no answer'),
    });
    return content;
  }
}

async function dataOf<T>(response: Response): Promise<T> {
  if (response.ok) return ((await response.json()) as { data: T }).data;
  // Any other server on the way (a hotel's sign-in page) says something else.
  const error = errorIn(await response.json().catch(() => undefined));
  if (error?.errorCode === 'not-found') throw new LinkEnded();
  const isFinal = response.status >= 400 && response.status < 500 && response.status !== TOO_MANY_REQUESTS;
  if (error && isFinal)
    throw new Refused(error.fields?.[0]?.message ?? error.errorMessage, error.errorCode === 'validation');
  throw new Error(`answered ${response.status}`);
}
