/** A request about a customer's data can't be carried out. The message is a sentence for the operator and says what to do. */
export class PrivacyError extends Error {
  override readonly name = 'PrivacyError';
}
