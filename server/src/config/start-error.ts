import { OperatorError } from './operator-error.js';

export class StartError extends OperatorError {
  override readonly name = 'StartError';
}
