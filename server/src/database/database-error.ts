import { OperatorError } from '../config/operator-error.js';

export class DatabaseError extends OperatorError {
  override readonly name = 'DatabaseError';
}
