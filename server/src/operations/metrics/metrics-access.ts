import type { Request } from 'express';
import { isSameSecret } from '../../common/same-secret.js';
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
    return isSameSecret(BEARER.exec(request.headers.authorization ?? '')?.[1], metricsToken);
  }
  if (nodeEnv === 'production' || trustProxy !== false) return false;
  return isLocal(request);
}
