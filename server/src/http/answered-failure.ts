import type { ErrorCode } from '@serikad/shared/errors/error-codes';
import type { Response } from 'express';

/** Which failure an answer tells, for what counts answers once they are sent. */
const failures = new WeakMap<Response, ErrorCode>();

export function noteFailure(response: Response, code: ErrorCode): void {
  failures.set(response, code);
}

/** The failure that an answer tells; none when it was a success, or was never given. */
export function failureOf(response: Response): ErrorCode | undefined {
  return failures.get(response);
}
