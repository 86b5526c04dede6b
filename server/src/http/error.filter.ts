import { Catch, HttpException, NotFoundException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERRORS, type ErrorCode, type ErrorEnvelope } from '@serikad/shared/errors/error-codes';
import { negotiateLocale } from '@serikad/shared/i18n/language';
import { fieldErrorsIn, type InvalidField } from '@serikad/shared/validation/validate';
import type { Request, Response } from 'express';
import { allowedMethods } from './allowed-methods.js';
import { noteFailure } from './answered-failure.js';
import { isDatabaseUnavailable, isDuplicateKey } from '../common/database-errors.js';
import { DomainError, type DomainErrorDetails } from '../common/domain-error.js';

interface Failure {
  code: ErrorCode;
  details: DomainErrorDetails;
}

/** Seconds that a client should wait before it asks a database again that was away. */
export const DATABASE_RETRY_SECONDS = 2;

/** Turns everything that is thrown into the envelope of the contract. Internals stay in the log. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    // Nest throws this one itself when no route answers the method and the address.
    const allowed = thrown instanceof NotFoundException ? allowedMethods(request) : [];
    const otherMethod = allowed.length > 0 && !allowed.includes(request.method);
    const failure: Failure = otherMethod ? { code: 'method-not-allowed', details: {} } : toFailure(thrown);
    if (failure.code === 'internal' || failure.code === 'unavailable') {
      request.log?.error({ err: thrown }, 'request failed');
    } else if (isDuplicateKey(thrown)) {
      request.log?.warn({ err: thrown }, 'a lost race that its service does not explain');
    }
    if (response.headersSent) {
      // The answer has begun (a stream): all that is left is to cut it, so that it isn't taken for whole.
      response.destroy();
      return;
    }
    if (otherMethod) response.setHeader('Allow', allowed.join(', '));
    sendFailure(request, response, failure.code, failure.details);
  }
}

/**
 * Most wrong fields that an answer names, and most characters of a name: clients choose the names of unknown fields.
 */
const MOST_FIELDS = 100;
const LONGEST_NAME = 200;
const named = ({ field, code }: InvalidField): InvalidField => ({ field: field.slice(0, LONGEST_NAME), code });

/** Headers that a handler may have set for an answer that it then could not give: the envelope has none of them. */
const HEADERS_OF_THE_ANSWER = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** Answers a failure in the envelope; also for what fails before Nest sees the request. */
export function sendFailure(
  request: Request,
  response: Response,
  code: ErrorCode,
  details: DomainErrorDetails = {},
): void {
  const locale = negotiateLocale(request.headers['accept-language']);
  const body: ErrorEnvelope = {
    code,
    data: {
      code,
      error: {
        errorCode: code,
        errorMessage: details.message ?? details.texts?.[locale] ?? ERRORS[code][locale],
        ...(details.fields && { fields: fieldErrorsIn(locale, details.fields.slice(0, MOST_FIELDS).map(named)) }),
        ...(details.current !== undefined && { current: details.current }),
      },
    },
  };
  noteFailure(response, code);
  for (const name of HEADERS_OF_THE_ANSWER) response.removeHeader(name);
  if (details.retryAfter !== undefined) response.setHeader('Retry-After', String(details.retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  response.status(details.status ?? ERRORS[code].status).json(body);
}

/** Which failure of the contract something thrown is. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof DomainError) return { code: thrown.code, details: thrown.details };
  if (isDatabaseUnavailable(thrown)) return { code: 'unavailable', details: { retryAfter: DATABASE_RETRY_SECONDS } };
  if (isDuplicateKey(thrown)) return { code: 'conflict', details: {} };
  const status = statusOf(thrown);
  switch (status) {
    case 401:
      return { code: 'invalid-token', details: {} };
    // 403 ends the session in the client, so nothing else may answer it.
    case 403:
    case 404:
      return { code: 'not-found', details: {} };
    case 405:
      return { code: 'method-not-allowed', details: {} };
    case 413:
      return { code: 'body-too-large', details: {} };
    case 415:
      return { code: 'unsupported-media-type', details: {} };
    default:
      return { code: status >= 400 && status < 500 ? 'validation' : 'internal', details: {} };
  }
}

/** The status of Nest's exceptions and of what Express' body parsers throw (http-errors). */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (thrown instanceof Error && 'status' in thrown && typeof thrown.status === 'number') return thrown.status;
  // decodeURIComponent on an address such as /%E0%A4%A
  if (thrown instanceof URIError) return 400;
  return 500;
}
