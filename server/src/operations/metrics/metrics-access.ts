import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { isLocal } from '../../http/local-request.js';
import type { AppConfig } from '../../config/app-config.js';

type Settings = Pick<AppConfig, 'metricsToken' | 'nodeEnv' | 'trustProxy'>;

const BEARER = /^Bearer +(\S{1,512})$/i;

/**
 * Whether a request may read the figures: with the token, where one is set; else only on the very machine of a shop
 * that is neither in production nor behind a proxy, asked by its local name.
 */
export function mayReadMetrics(request: Request, { metricsToken, nodeEnv, trustProxy }: Settings): boolean {
  if (metricsToken !== undefined) {
    const given = BEARER.exec(request.headers.authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digest(given), digest(metricsToken));
  }
  if (nodeEnv === 'production' || trustProxy !== false) return false;
  return isLocal(request);
}

/** Of one length, whatever was given: so comparing takes as long for any. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
