import { ERRORS, type ErrorCode, type ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import type { RawAnswer } from './raw.js';

/** What must not be in an answer: where the error was thrown, and the server's libraries. */
const INTERNALS = /node_modules|\bat .+:\d+:\d+|mongo|mongoose|CastError|E11000|express|SyntaxError|Unexpected token/i;

/** Fails unless an answer is a failure of the contract: its slug at the three places, its sentence, nothing else. */
export function expectFailure(answer: RawAnswer, code: ErrorCode, status: number = ERRORS[code].status): void {
  const { data, ...top } = answer.json as ErrorEnvelope;
  expect({ status: answer.status, ...top, inner: data.code, deepest: data.error.errorCode }).toEqual({
    status,
    code,
    inner: code,
    deepest: code,
  });
  expect(Object.keys(data).sort()).toEqual(['code', 'error']);
  expect(data.error.errorMessage).toMatch(/\S/);
  expect(Object.keys(data.error).filter((key) => !['errorCode', 'errorMessage', 'fields'].includes(key))).toEqual([]);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).not.toMatch(INTERNALS);
}
