import type { ErrorCode } from '@serikad/shared/errors/error-codes';
import type { Locale } from '@serikad/shared/i18n/language';
import { errorIn } from '../../platform/error-in.js';
import { fetchWithin } from '../../platform/fetch-within.js';

/** A call that the server refused, with its sentence; or that never arrived (`network`). */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode | 'network',
    message: string,
    /** The field that the sentence is about, if it is about one. */
    readonly field?: string,
    /** How long the server asks to wait before the next call, in ms; 0 where it does not. */
    readonly retryAfterMs = 0,
  ) {
    super(message);
  }

  /** Whether the same call may well succeed in a while. */
  get passes(): boolean {
    return ['network', 'unavailable', 'request-timeout', 'too-many-requests', 'internal'].includes(this.code);
  }
}

const TIMEOUT_MS = 20_000;

/**
 * Calls the server. The shop's own client (lib/api) is not used here: it carries sessions and typed calls of all forms.
 * @param timeoutMs how long it may take
 * @throws CallError
 */
export async function call<Data>(
  path: string,
  locale: Locale,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<{ data: Data; now: number }> {
  const { content } = await fetchWithin(path, {
    ...init,
    cache: 'default',
    headers: { 'Accept-Language': locale, ...init.headers },
    deadline: timeoutMs,
    read: async (response) => ({ response, body: (await response.json()) as unknown }),
    // No answer, or one that is no JSON: a portal of the venue's Wi-Fi, a proxy's error page.
    failure: () => new CallError('network', ''),
  });
  const { response, body } = content;
  if (response.ok) {
    // The server's time; NaN where a proxy has removed it.
    return { data: (body as { data: Data }).data, now: Date.parse(response.headers.get('Date') ?? '') };
  }
  const error = errorIn(body);
  const [field] = error?.fields ?? [];
  const message = field?.message ?? error?.errorMessage ?? '';
  const seconds = Number(response.headers.get('Retry-After'));
  throw new CallError(error?.errorCode ?? 'internal', message, field?.field, seconds > 0 ? seconds * 1000 : 0);
}

/** A request with a JSON body; sent again with the same key it is done once. */
export function json(method: 'POST' | 'PUT' | 'DELETE', body: object, key?: string): RequestInit {
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) };
  return { method, headers, body: JSON.stringify(body) };
}
