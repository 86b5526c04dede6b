import { ConfigError } from '../config/config-error.js';
import { DatabaseError } from '../database/database-error.js';

/** The server can't start for a reason that the operator can mend. The message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** True for an error whose message is meant for a person: it is shown without its stack. */
export function isForOperator(error: unknown): error is Error {
  return error instanceof StartError || error instanceof ConfigError || error instanceof DatabaseError;
}
