import { OperatorError } from '../../config/operator-error.js';

/** A backup can't be made or restored. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}
