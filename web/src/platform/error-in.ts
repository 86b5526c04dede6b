import type { ErrorEnvelope } from '@serikad/shared/errors/error-codes';

/** The failure that an answer of the API says; nothing for any other, such as a proxy's. */
export function errorIn(answer: unknown): ErrorEnvelope['data']['error'] | undefined {
  const error = (answer as Partial<ErrorEnvelope> | null | undefined)?.data?.error;
  return typeof error?.errorCode === 'string' && typeof error.errorMessage === 'string' ? error : undefined;
}
