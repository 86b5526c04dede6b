import type { ErrorCode } from '@serikad/shared/errors/error-codes';
import type { Response } from 'express';

/** Which failure a response has, for what counts responses once they are sent. */
const failures = new WeakMap<Response, ErrorCode>();

export function noteFailure(response: Response, code: ErrorCode): void {
  failures.set(response, code);
}

/** The failure of a response; none for a success, or when no response was sent. */
export function failureOf(response: Response): ErrorCode | undefined {
  return failures.get(response);
}
