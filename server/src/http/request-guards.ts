import { WALL_PAGE } from '@serikad/shared/album/album.types';
import {
  folderOf,
  GUEST_PAGE,
  matchAdminPage,
  matchPage,
  MOTION_PAGE,
  redirectOf,
} from '@serikad/shared/pages/page-routes';
import { DOOR_PAGE } from '@serikad/shared/guest-list/check-in';
import { CATERER_PAGE, HELPER_PAGE, PERSONAL_PAGE } from '@serikad/shared/guest-list/guest-list';
import { SHORT_ADDRESS_PAGE } from '@serikad/shared/invitations/short-address';
import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../common/domain-error.js';
import { routeMethods } from './allowed-methods.js';
import { isApiPath } from './security-headers.js';

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

/** The addresses of guests and of those who have a link. */
const LINKS = [
  GUEST_PAGE,
  PERSONAL_PAGE,
  SHORT_ADDRESS_PAGE,
  HELPER_PAGE,
  CATERER_PAGE,
  DOOR_PAGE,
  WALL_PAGE,
  MOTION_PAGE,
].map(folderOf);

/** A page, or none at all: a link with a doubled tracking parameter still opens it. */
function isPage(request: Request): boolean {
  const { method, path } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const isOfShop = (matchPage(path) ?? matchAdminPage(path) ?? redirectOf(path)) !== undefined;
  const isLink = LINKS.some((folder) => path.toLowerCase().startsWith(folder));
  return isOfShop || isLink || (routeMethods(request).length === 0 && !isApiPath(path));
}

/** Refuses a query key that is given twice to a call: it would arrive as a list and change what a filter means. */
export function requireFlatQuery(request: Request, _response: Response, next: NextFunction): void {
  const repeated = Object.entries(request.query).find(([, value]) => typeof value !== 'string');
  const isRefused = repeated !== undefined && !isPage(request);
  next(isRefused ? new DomainError('validation', { fields: [{ field: repeated[0], code: 'invalid' }] }) : undefined);
}
