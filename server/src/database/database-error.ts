import { OperatorError } from '../config/operator-error.js';

/** The database can't be had. */
export class DatabaseError extends OperatorError {
  override readonly name = 'DatabaseError';
}
