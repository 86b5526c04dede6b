/**
 * Every failure that the API can answer: the slug and its HTTP status. An error without a text cannot exist, because
 * the sentences of both languages (`error-texts.*.ts`) have the keys of this table. Source: the HTTP contract.
 */
export const STATUSES = {
  validation: 400,
  'trial-expired': 400,
  'payment-required': 400,
  overpayment: 400,
  'pending-order': 400,
  'package-required': 400,
  'limit-reached': 400,
  'wishes-closed': 400,
  'answers-closed': 400,
  'rsvp-closed': 400,
  'album-closed': 400,
  'removal-under-way': 409,
  'sample-read-only': 400,
  'already-reserved': 400,
  'already-registered': 400,
  'item-locked': 400,
  'nothing-to-submit': 400,
  'invalid-file': 400,
  'invalid-token': 403,
  'sign-in-again': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  conflict: 409,
  'idempotency-mismatch': 409,
  'file-too-large': 413,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  'google-unavailable': 502,
  unavailable: 503,
} as const;

/** The slug of a failure. */
export type ErrorCode = keyof typeof STATUSES;
