import type { Contract, Route } from '@serikad/shared/api/contract';
import type { ErrorCode, SuccessEnvelope } from '@serikad/shared/errors/error-codes';
import { errorTexts } from '../i18n/errors.js';
import { pageLanguage } from '../i18n/texts-of.js';
import { errorIn } from '../platform/error-in.js';
import { fetchWithin } from '../platform/fetch-within.js';
import { ApiError } from './api-error.js';
import { connectionFailure } from './connection-failure.js';
import { sessionStore } from './session/session-store.js';

/** How long a call may take before it counts as failed. */
const TIMEOUT_MS = 20_000;

type Body<R extends Route> = Contract[R]['body'] extends undefined ? { body?: never } : { body: Contract[R]['body'] };
type Params<R extends Route> = Contract[R]['params'] extends undefined
  ? { params?: never }
  : Record<never, never> extends Contract[R]['params']
    ? { params?: Contract[R]['params'] }
    : { params: Contract[R]['params'] };
interface Common {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}
export type CallOptions<R extends Route> = Body<R> & Params<R> & Common;
type Arguments<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/**
 * Makes a call of the contract and answers its `data`.
 * `call('GET /api/order/find-one/:id', { params: { id } })`; what `:names` in the path do not take goes to the query.
 * Sends the session's token; any 403 ends the session (drafts stay on the device).
 * @throws ApiError: the API's failure, `network` or `timeout` without a status, or `not-found` for a bare 404.
 *   An abort by the given signal is rethrown as it is.
 */
export async function call<R extends Route>(route: R, ...[options]: Arguments<R>): Promise<Contract[R]['data']> {
  const { status, text, token } = await send(route, options);
  return dataOf<R>(status, text, token);
}

/** As `call`, for a list whose answer says in `X-Total-Count` how many entries there are in all. */
export async function callCounted<R extends Route>(
  route: R,
  ...[options]: Arguments<R>
): Promise<{ data: Contract[R]['data']; total: number }> {
  const { status, text, token, total } = await send(route, options);
  return { data: dataOf<R>(status, text, token), total };
}

/** Calls of the contract that answer a file's text instead of the envelope. */
type TextRoute = 'GET /api/wish/export/:id' | 'GET /api/admin/figures/designs/export';

/** As `call`, for what is a file: answers its text as it came. */
export async function callText<R extends TextRoute>(route: R, ...[options]: Arguments<R>): Promise<string> {
  const { status, text, token } = await send(route, options);
  if (status >= 200 && status < 300) return text;
  return dataOf<R>(status, text, token);
}

interface Answer {
  status: number;
  text: string;
  token: string | null;
  /** Of `X-Total-Count`; 0 without it. */
  total: number;
}

async function send(route: Route, options: unknown): Promise<Answer> {
  const { body, params, headers, signal } = (options ?? {}) as {
    body?: unknown;
    params?: Record<string, string | number | undefined>;
  } & Common;
  const [method = 'GET', path = '/'] = route.split(' ');
  const token = sessionStore.token();
  const { status, content } = await fetchWithin(address(path, params ?? {}), {
    method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': pageLanguage(),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    deadline: TIMEOUT_MS,
    failure: connectionFailure,
    ...(signal && { signal }),
    read: async (response) => ({
      text: await response.text(),
      total: Number(response.headers.get('X-Total-Count') ?? 0),
    }),
  });
  return { status, ...content, token };
}

/**
 * The `data` of an answer; for other ways of sending (upload.ts) than `call`.
 * @param token what was sent; with a 403 the session that used it ends
 * @throws ApiError whatever the answer says instead
 */
export function dataOf<R extends Route>(status: number, text: string, token: string | null): Contract[R]['data'] {
  if (status === 403) sessionStore.endIf(token);
  const answer = readJson(text);
  if (status >= 200 && status < 300 && isSuccess(answer)) return answer.data as Contract[R]['data'];
  throw failure(status, answer);
}

function address(path: string, params: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    const slot = new RegExp(`:${name}(?=/|$)`);
    if (slot.test(filled)) filled = filled.replace(slot, () => encodeURIComponent(value));
    else query.set(name, String(value));
  }
  const search = query.toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** The body as JSON, or nothing when it is something else, such as a proxy's error page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isSuccess(answer: unknown): answer is SuccessEnvelope<unknown> {
  const { code, data } = (answer ?? {}) as Partial<SuccessEnvelope<unknown>>;
  return code === 200 && data !== undefined && !saysInvalid(answer);
}

/** Whether `code` or `status` says `invalid`; the seeds don't say whether in the envelope or in its `data`. */
function saysInvalid(answer: unknown): boolean {
  const { code, status, data } = (answer ?? {}) as { code?: unknown; status?: unknown; data?: unknown };
  if (code === 'invalid' || status === 'invalid') return true;
  return typeof data === 'object' && data !== null && !('data' in data) && saysInvalid(data);
}

function failure(status: number, answer: unknown): ApiError {
  const error = errorIn(answer);
  if (error) {
    const { errorCode, errorMessage, fields, current } = error;
    return new ApiError(errorCode, errorMessage, { status, ...(fields && { fields }), current });
  }
  if (saysInvalid(answer)) return new ApiError('invalid', errorTexts['invalid-token'], { status });
  if (status === 404) return new ApiError('not-found', '404 Not Found', { status });
  const code = CODES[status] ?? 'internal';
  return new ApiError(code, errorTexts[code], { status });
}

/** The nearest code for an answer that is not ours, such as one of a proxy; `internal` for any other status. */
const CODES: Partial<Record<number, ErrorCode>> = {
  403: 'invalid-token',
  413: 'body-too-large',
  429: 'too-many-requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
