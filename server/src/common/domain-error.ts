import type { ErrorCode } from '@serikad/shared/errors/error-codes';
import type { Locale } from '@serikad/shared/i18n/language';
import type { InvalidField } from '@serikad/shared/validation/validate';

export interface DomainErrorDetails {
  /** A sentence of its own instead of the code's; already in the reader's language. */
  message?: string;
  /** The message in every language, for callers that don't know the reader's. */
  texts?: Record<Locale, string>;
  /** Fields that are wrong, with the codes of their messages. */
  fields?: InvalidField[];
  /** With `conflict`: the section as stored; with `overpayment`: the order. */
  current?: unknown;
  /** Another status than the code's: the invitation reads answer `not-found` with 400. */
  status?: number;
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
}

/** The one way to fail on purpose: a code of the contract. The exception filter makes the answer of it. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: DomainErrorDetails = {},
  ) {
    super(details.message ?? code);
    this.name = 'DomainError';
  }
}
