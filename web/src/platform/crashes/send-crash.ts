import type { CrashDto } from '@serikad/shared/crashes/crash.dto';
import { isChunkLoadError } from '../chunk-load-error.js';

export type CrashPlace = Pick<CrashDto, 'part' | 'page'>;

/** Reports of one page load. */
const MOST_REPORTS = 3;
const MOST_FRAMES = 8;
const LONGEST_MESSAGE = 200;
const sent = new Set<string>();

/** From the first quotation mark to the last: quoted text may contain some itself. */
const QUOTED = /["'`‘’“”].*["'`‘’“”]/gs;
/** A plain word, or a number of React's errors. Words with a digit, `@`, `/` or a letter beyond ASCII are none. */
const PLAIN_WORD = /^(?:\(?[A-Za-z-]+[),.;:]*|#\d{1,3};?)$/;
const FRAME = /^[\w.-]{1,80}\.(?:js|css)(?::\d{1,7}:\d{1,7})?/;

/**
 * What is sent of an error: nothing that a person may have typed, no address, no file but the built ones.
 * @param origin of the page
 * @returns undefined for what is no error of ours, such as one of an extension
 */
export function reduceCrash(
  error: unknown,
  origin: string,
): Pick<CrashDto, 'kind' | 'name' | 'message' | 'frames'> | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message, stack = '' } = error;
  const kind = isChunkLoadError(error) ? 'chunk' : 'error';
  const places = `${message}\n${stack}`.split(`${origin}/assets/`).slice(1);
  const frames = [...new Set(places.map((place) => FRAME.exec(place)?.[0] ?? ''))].filter(Boolean);
  if (kind === 'error' && frames.length === 0 && stack.includes('://')) return undefined;
  const words = message.replace(QUOTED, '…').split(/\s+/);
  return {
    kind,
    name: /^\w{1,60}$/.test(name) ? name : 'Error',
    message: words
      .map((word) => (PLAIN_WORD.test(word) ? word : '…'))
      .join(' ')
      .slice(0, LONGEST_MESSAGE),
    frames: frames.slice(0, MOST_FRAMES).join(' '),
  };
}

/** Reports a crash: anonymously, each one once, at most three a page load. */
export function sendCrash(error: unknown, place: CrashPlace): void {
  const crash = reduceCrash(error, location.origin);
  if (!crash) return;
  // On an English page the dictionary's script comes first; the entry is the last one.
  const scripts = document.querySelectorAll('script[type="module"][src]');
  const script = scripts[scripts.length - 1]?.getAttribute('src') ?? '';
  const report: CrashDto = { ...place, ...crash, build: script.slice(script.lastIndexOf('/') + 1) };
  const body = JSON.stringify(report);
  if (sent.has(body) || sent.size >= MOST_REPORTS) return;
  sent.add(body);
  fetch('/api/crash', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    // The page's address may hold a guest's name.
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body,
  }).then(
    // An answer that is not read keeps its connection open.
    (response) => response.text(),
    () => undefined,
  );
}
