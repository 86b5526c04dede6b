/** The database can't be had. The message is a sentence for the operator and says what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}
