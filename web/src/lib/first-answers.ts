import {
  designCall,
  FIRST_ANSWERS_ID,
  type FirstAnswersJson,
  firstCallOf,
  MISSING_DESIGN,
} from '@serikad/shared/api/first-answers';
import type { QueryClient } from '@tanstack/react-query';
import { errorTexts } from '../i18n/errors.js';
import { ApiError } from './api-error.js';
import { firstQueryKey } from './queries/keys.js';

/** The answers that have come with the page's HTML; what is missing or unreadable is requested as usual. */
export function firstAnswers(): FirstAnswersJson {
  try {
    const parsed: unknown = JSON.parse(document.getElementById(FIRST_ANSWERS_ID)?.textContent ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/**
 * Fills the queries with the answers of a page's HTML: before it is rendered on the server and, with the same content,
 * before it is hydrated.
 * @param at when they were given, in ms since 1970 @param design the id in the page's address, if it has one
 */
export function fillFirstAnswers(
  client: QueryClient,
  answers: FirstAnswersJson,
  { at, design }: { at: number; design: string | undefined },
): void {
  for (const [key, answer] of Object.entries(answers)) {
    const call = firstCallOf(key);
    if (call !== undefined) client.setQueryData(firstQueryKey(call), answer, { updatedAt: at });
  }
  if (answers[MISSING_DESIGN] === undefined || design === undefined) return;
  const error = new ApiError('not-found', errorTexts['not-found'], { status: 404 });
  client
    .getQueryCache()
    .build(client, { queryKey: firstQueryKey(designCall(design)) })
    .setState({ status: 'error', error, errorUpdateCount: 1, errorUpdatedAt: at });
}
