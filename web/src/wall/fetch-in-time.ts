/**
 * `fetch` and `read` within a deadline. platform/fetch-within needs AbortController, which browsers of televisions may
 * lack: there the request goes on, and its answer is dropped.
 * @throws without a network, or after the deadline
 */
export async function fetchInTime<T>(
  address: string,
  deadlineMs: number,
  init: RequestInit,
  read: (response: Response) => T | Promise<T>,
): Promise<T> {
  const abort = typeof AbortController === 'undefined' ? null : new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (abort) abort.abort();
      reject(new Error('no answer in time'));
    }, deadlineMs);
  });
  const answer = fetch(address, { credentials: 'omit', ...init, ...(abort && { signal: abort.signal }) }).then(read);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
