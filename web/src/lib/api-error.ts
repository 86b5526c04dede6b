import type { ErrorCode, FieldError } from '@serikad/shared/errors/error-codes';
import { uiTexts } from '../i18n/ui.js';

/**
 * A slug of the API, or what the way to it failed with: no network, no answer in time. `invalid` is the seeds' word for
 * a refused sign-in; this server answers `invalid-token`.
 */
export type FailureCode = ErrorCode | 'network' | 'timeout' | 'invalid';

/** A call that failed. `message` is a sentence for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  /** The HTTP status; absent when no answer came. */
  readonly status: number | undefined;
  /** With `validation`: what is wrong, field by field. */
  readonly fields: readonly FieldError[];
  /** With `conflict`: the section as it is stored; with `overpayment`: the order. */
  readonly current: unknown;

  constructor(
    code: FailureCode,
    message: string,
    { status, fields = [], current }: { status?: number; fields?: readonly FieldError[]; current?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.current = current;
  }
}

export function isApiError(error: unknown, code?: FailureCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}

export function errorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : uiTexts.error;
}
