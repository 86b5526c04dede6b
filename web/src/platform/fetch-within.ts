interface Within<Content> extends RequestInit {
  /** How long the answer and its body may take, in milliseconds. */
  deadline: number;
  read: (response: Response) => Promise<Content>;
  /**
   * What is thrown when `fetch`, or reading the body, fails or takes too long. A fault of our own code must not look
   * like a lost connection: `read` only reads.
   */
  failure: (isLate: boolean) => Error;
}

/**
 * `fetch` with a deadline, by AbortController and a timer: Safari has `AbortSignal.timeout` from 16 and
 * `AbortSignal.any` from 17.4 on. Answers are not cached unless `cache` says so.
 * @throws what `failure` makes of it; an abort by `signal` is rethrown as it is
 */
export async function fetchWithin<Content>(
  address: string,
  { deadline, signal, read, failure, ...init }: Within<Content>,
): Promise<{ status: number; content: Content }> {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    abort();
  }, deadline);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(address, { cache: 'no-store', ...init, signal: controller.signal });
    return { status: response.status, content: await read(response) };
  } catch (error) {
    throw signal?.aborted ? error : failure(isLate);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
