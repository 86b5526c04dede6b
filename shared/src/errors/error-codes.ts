import type { Locale } from '../i18n/language.js';
import { ENGLISH_ERRORS } from './error-texts.en.js';
import { MALAY_ERRORS } from './error-texts.ms.js';
import { type ErrorCode, STATUSES } from './error-statuses.js';

export type { ErrorCode } from './error-statuses.js';

interface Failure extends Record<Locale, string> {
  /** HTTP status. */
  status: number;
}

/** Every failure that the API can answer: the slug, its HTTP status and its sentence in both languages. */
export const ERRORS = Object.fromEntries(
  Object.entries(STATUSES).map(([key, status]) => {
    const code = key as ErrorCode;
    return [code, { status, en: ENGLISH_ERRORS[code], ms: MALAY_ERRORS[code] }];
  }),
) as Readonly<Record<ErrorCode, Failure>>;

/** One invalid field of a body: its path (`couple.bride.fullName`) and a sentence. */
export interface FieldError {
  field: string;
  message: string;
}

/** The body of every failed call; the slug is where each of the seeds' clients looks for it. */
export interface ErrorEnvelope {
  code: ErrorCode;
  data: {
    code: ErrorCode;
    error: {
      errorCode: ErrorCode;
      errorMessage: string;
      fields?: FieldError[];
      /** With `conflict`: the section as it is stored now; with `overpayment`: the order. */
      current?: unknown;
    };
  };
}

/** The body of every successful call. */
export interface SuccessEnvelope<T> {
  code: 200;
  data: T;
}
