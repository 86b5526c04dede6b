import type { Contract } from '@serikad/shared/api/contract';
import type { ErrorCode, ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import type { Locale } from '@serikad/shared/i18n/language';
import type { OwnWish, WishView } from '@serikad/shared/wishes/wish.types';
import type { AnswerContent } from './answer.types.js';

/** A call that the server refused, with its sentence; or that never arrived (`network`). */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode | 'network',
    message: string,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 20_000;

async function call<Data>(
  path: string,
  locale: Locale,
  init: RequestInit = {},
): Promise<{ data: Data; total: number }> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, {
      ...init,
      headers: { 'Accept-Language': locale, ...init.headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.json();
  } catch {
    // No answer, or one that is no JSON: a portal of the venue's Wi-Fi, a proxy's error page.
    throw new CallError('network', '');
  }
  if (response.ok) {
    return { data: (body as { data: Data }).data, total: Number(response.headers.get('X-Total-Count') ?? NaN) };
  }
  const error = (body as Partial<ErrorEnvelope>).data?.error;
  throw new CallError(error?.errorCode ?? 'internal', error?.fields?.[0]?.message ?? error?.errorMessage ?? '');
}

function json(method: 'POST' | 'PUT', body: object, key?: string): RequestInit {
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) };
  return { method, headers, body: JSON.stringify(body) };
}

function wireBody({ from, attendanceCount, message }: AnswerContent) {
  return { from, attendanceCount, willAttend: attendanceCount > 0, message };
}

type Added = Contract['POST /api/wish/add']['data'];

/** Adds an answer; sent again with the same key it stays one. @returns the guest's secret */
export async function addAnswer(
  invitationId: string,
  content: AnswerContent,
  key: string,
  locale: Locale,
): Promise<string> {
  const body: Contract['POST /api/wish/add']['body'] = { invitationId, ...wireBody(content) };
  return (await call<Added>('/api/wish/add', locale, json('POST', body, key))).data.wishId;
}

/** Changes the guest's own answer. */
export async function editAnswer(wishId: string, content: AnswerContent, locale: Locale): Promise<void> {
  const body: Contract['PUT /api/wish/edit']['body'] = { wishId, ...wireBody(content) };
  await call<Added>('/api/wish/edit', locale, json('PUT', body));
}

/** The guest's own answer as the server has it. */
export async function ownAnswer(wishId: string, locale: Locale): Promise<OwnWish> {
  return (await call<OwnWish>(`/api/wish/user/${encodeURIComponent(wishId)}`, locale)).data;
}

/** A page of the wishes, newest first, and how many there are. */
export async function wishPage(
  invitationId: string,
  { skip, limit, locale }: { skip: number; limit: number; locale: Locale },
): Promise<{ wishes: WishView[]; total: number }> {
  const query = `skip=${skip}&limit=${limit}&language=${locale === 'en' ? 'english' : 'malay'}`;
  const { data, total } = await call<WishView[]>(
    `/api/wish/get-all/${encodeURIComponent(invitationId)}?${query}`,
    locale,
  );
  return { wishes: data, total };
}
