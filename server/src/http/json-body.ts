import { json, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { DomainError } from '../common/domain-error.js';

/** Bytes of JSON, unpacked. The longest answer of a guest, with every letter escaped, has 14 KB. */
const LARGEST_ANONYMOUS_BODY = 16 * 1024;
const LARGEST_BODY = 100 * 1024;
/** Of routes with @LongBody(). */
const LARGEST_LONG_BODY = 512 * 1024;

interface JsonBodyOptions {
  /** Reads an `Authorization` header; `null` for what is no token of this shop. */
  tokens: { readBearer(header: string | undefined): unknown };
  /** Whether the route of a request answers without a session. */
  isPublic: (request: Request) => boolean;
  /** Whether its route takes a long body. */
  isLong: (request: Request) => boolean;
}

/**
 * Reads JSON bodies: 100 KB with a token of ours, 512 KB where the route allows it, 16 KB without. A larger one without
 * a token is `invalid-token` where the route needs a session, because the client's way on is to sign in again.
 */
export function jsonBody({ tokens, isPublic, isLong }: JsonBodyOptions): RequestHandler {
  const small = json({ limit: LARGEST_ANONYMOUS_BODY, strict: true });
  const large = json({ limit: LARGEST_BODY, strict: true });
  const long = json({ limit: LARGEST_LONG_BODY, strict: true });
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isSmall(request) && tokens.readBearer(request.headers.authorization) !== null) {
      (isLong(request) ? long : large)(request, response, next);
      return;
    }
    small(request, response, (error?: unknown) =>
      next(isTooLarge(error) && !isPublic(request) ? new DomainError('invalid-token') : error),
    );
  };
}

/** Whether a body is declared small; a compressed one does not declare its size. */
function isSmall({ headers }: Request): boolean {
  return headers['content-encoding'] === undefined && Number(headers['content-length']) <= LARGEST_ANONYMOUS_BODY;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413;
}
