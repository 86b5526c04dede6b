import { OperatorError } from './operator-error.js';

/** The server can't start. */
export class StartError extends OperatorError {
  override readonly name = 'StartError';
}
