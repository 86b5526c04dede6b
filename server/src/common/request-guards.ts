import type { NextFunction, Request, Response } from 'express';
import { DomainError } from './domain-error.js';

const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses bodies that are not JSON. A cross-site form can send urlencoded, multipart and text/plain without asking
 * the browser's leave, but not JSON. Uploads take multipart under the paths that are named here.
 */
export function requireJsonBody(uploadPaths: readonly string[]) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (!BODY_METHODS.has(request.method) || !hasBody || uploadPaths.includes(request.path)) {
      next();
      return;
    }
    next(request.is('application/json') ? undefined : new DomainError('unsupported-media-type'));
  };
}

/** Refuses a query key that is given twice: it would arrive as a list and change what a filter means. */
export function requireFlatQuery(request: Request, _response: Response, next: NextFunction): void {
  const repeated = Object.entries(request.query).find(([, value]) => typeof value !== 'string');
  next(repeated ? new DomainError('validation', { fields: [{ field: repeated[0], code: 'invalid' }] }) : undefined);
}
