/**
 * A failure that the operator can mend: the message is a sentence that says what to do, and is shown without a stack.
 */
export abstract class OperatorError extends Error {}
