import { visitedPage } from '@serikad/shared/visitors/visits';
import type { CrashPlace } from './send-crash.js';

/** Part and page of an address of the web app. */
export function shopPlace(pathname: string): CrashPlace {
  if (/^\/admin(\/|$)/.test(pathname)) return { part: 'desk', page: '/admin' };
  const page = visitedPage(pathname) ?? 'other';
  return { part: page === '/invitation/form/:id' ? 'editor' : 'shop', page };
}
