/** A backup can't be made or restored. The message is a sentence for the operator and says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
