import { matchAdminPage, matchPage, redirectOf } from '@serikad/shared/api/page-routes';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../common/domain-error.js';

const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Refuses bodies that are not JSON. A cross-site form can send urlencoded, multipart and text/plain without asking
 * the browser's leave, but not JSON. Forms are let through for the requests that `takesForm` names.
 */
export function requireJsonBody(takesForm: (request: Request) => boolean) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    const refused =
      BODY_METHODS.has(request.method) && hasBody && !request.is('application/json') && !takesForm(request);
    next(refused ? new DomainError('unsupported-media-type') : undefined);
  };
}

/** A page of the web app: a link with a doubled tracking parameter still opens it. */
function isPage({ method, path }: Request): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    (matchPage(path) ?? matchAdminPage(path) ?? redirectOf(path)) !== undefined
  );
}

/** Refuses a query key that is given twice to a call: it would arrive as a list and change what a filter means. */
export function requireFlatQuery(request: Request, _response: Response, next: NextFunction): void {
  const repeated = Object.entries(request.query).find(([, value]) => typeof value !== 'string');
  const isRefused = repeated !== undefined && !isPage(request);
  next(isRefused ? new DomainError('validation', { fields: [{ field: repeated[0], code: 'invalid' }] }) : undefined);
}
