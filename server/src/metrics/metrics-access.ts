import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { AppConfig } from '../config/app-config.js';

type Settings = Pick<AppConfig, 'metricsToken' | 'nodeEnv' | 'trustProxy'>;

const BEARER = /^Bearer +(\S{1,512})$/i;
const LOOPBACK = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
/** Headers by which a proxy says for whom it asks. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a request may read the figures: with the token, where one is set; else only on the very machine of a shop that
 * is neither in production nor behind a proxy, asked by its local name.
 */
export function mayReadMetrics(request: Request, { metricsToken, nodeEnv, trustProxy }: Settings): boolean {
  if (metricsToken !== undefined) {
    const given = BEARER.exec(request.headers.authorization ?? '')?.[1];
    return given !== undefined && timingSafeEqual(digest(given), digest(metricsToken));
  }
  if (nodeEnv === 'production' || trustProxy !== false) return false;
  return (
    LOOPBACK.test(request.socket.remoteAddress ?? '') &&
    // A page elsewhere whose name leads to this machine asks by that name.
    LOCAL_HOST.test(request.headers.host ?? '') &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  );
}

/** Of one length, whatever was given: so comparing takes as long for any. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
