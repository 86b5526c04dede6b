import { OperatorError } from '../../config/operator-error.js';

/** A request about a customer's data can't be carried out. */
export class PrivacyError extends OperatorError {
  override readonly name = 'PrivacyError';
}
