/** How far some work is, in units such as documents. */
export interface Count {
  readonly done: number;
  /** Known or estimated; absent when there is no estimate. */
  readonly total?: number | undefined;
}

/** Takes how far the work is; cheap enough to be called for every document. */
export type ReportCount = (count: Count) => void;

interface ProgressOptions {
  /** What is done, as the beginning of a log line: `Backup: wishes`. */
  readonly what: string;
  readonly log: (line: string) => void;
  /** Asks how far it is, for work that can't report it itself. Absent or undefined: only the elapsed time is logged. */
  readonly poll?: () => Promise<Count | undefined>;
  /** Time between two lines, in ms. */
  readonly everyMs?: number;
}

const EVERY_MS = 10_000;

/**
 * Runs long work and logs every 10 s how far it is: `Backup: wishes: 1,200,000 of about 4,000,000 (30 %), 42 s`. Work
 * that is done before logs nothing.
 */
export async function withProgress<T>(
  { what, log, poll, everyMs = EVERY_MS }: ProgressOptions,
  work: (report: ReportCount) => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let count: Count | undefined;
  let polling = false;
  let logged = false;
  const line = (state: string): void => {
    logged = true;
    log(`${what}: ${state}${Math.round((performance.now() - began) / 1000)} s`);
  };
  const tick = async (): Promise<void> => {
    if (polling) return;
    polling = true;
    const polled = await poll?.().catch(() => undefined);
    polling = false;
    if (!ended) line(described(polled ?? count));
  };
  let ended = false;
  const timer = setInterval(() => void tick(), everyMs);
  try {
    const result = await work((newest) => (count = newest));
    if (logged) line('done, ');
    return result;
  } finally {
    ended = true;
    clearInterval(timer);
  }
}

function described(count: Count | undefined): string {
  if (count === undefined) return '';
  const { done, total } = count;
  const number = (value: number): string => value.toLocaleString('en');
  // An estimate may be too low, and is then left out.
  if (total === undefined || total < done || total === 0) return `${number(done)}, `;
  return `${number(done)} of about ${number(total)} (${Math.floor((done / total) * 100)} %), `;
}
