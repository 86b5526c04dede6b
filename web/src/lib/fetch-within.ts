import { ApiError } from './api-error.js';
import { uiTexts } from '../i18n/ui.js';

interface Within<Content> extends Pick<RequestInit, 'method' | 'headers' | 'body'> {
  /** How long the answer and its body may take, in milliseconds. */
  deadline: number;
  signal?: AbortSignal;
  read: (response: Response) => Promise<Content>;
}

/**
 * `fetch` with a deadline, by AbortController and a timer: Safari has `AbortSignal.timeout` from 16 and
 * `AbortSignal.any` from 17.4 on. Only failures of `fetch` and of reading the body become an ApiError: whatever else is
 * thrown is a fault of our own code and must not look like a lost connection.
 * @throws ApiError `timeout` after the deadline, `network` without an answer; an abort by `signal` is rethrown as it is
 */
export async function fetchWithin<Content>(
  address: string,
  { deadline, signal, read, ...init }: Within<Content>,
): Promise<{ status: number; content: Content }> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    abort();
  }, deadline);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(address, { ...init, cache: 'no-store', signal: controller.signal });
    return { status: response.status, content: await read(response) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw isOver ? tookTooLong() : notConnected();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

export function tookTooLong(): ApiError {
  return new ApiError('timeout', uiTexts.timeout);
}

export function notConnected(): ApiError {
  return new ApiError('network', uiTexts.offline);
}
