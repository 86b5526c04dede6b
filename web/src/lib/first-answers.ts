import type { Contract } from '@serikad/shared/api/contract';
import { FIRST_ANSWERS_ID, firstAnswerKey, type FirstCall } from '@serikad/shared/api/first-answers';

/** When the page, and with it these answers, arrived; in ms since 1970. */
export const FIRST_ANSWERS_AT = Date.now();

let answers: Readonly<Record<string, unknown>> | undefined;

/**
 * The answer to a call that has come with the page's HTML, if it has; with FIRST_ANSWERS_AT as its age. What is
 * missing or unreadable is requested as usual.
 */
export function firstAnswer<C extends FirstCall>(call: C): Contract[C['route']]['data'] | undefined {
  answers ??= read();
  return answers[firstAnswerKey(call)] as Contract[C['route']]['data'] | undefined;
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(document.getElementById(FIRST_ANSWERS_ID)?.textContent ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
