/**
 * Waits for work, but no longer than a deadline. The work itself is not stopped; a later rejection of it is ignored.
 * @param ms milliseconds
 * @param onTimeout gives the result when the deadline passes first; may throw
 */
export async function withTimeout<Result, Late>(
  work: Promise<Result>,
  ms: number,
  onTimeout: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(onTimeout);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
