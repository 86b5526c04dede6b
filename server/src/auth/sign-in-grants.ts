import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { grantId, grantOf } from '@serikad/shared/users/sign-in-grant';
import type { CookieOptions, Request, Response } from 'express';
import { APP_CONFIG } from '../common/app-options.js';
import { Clock } from '../common/clock.js';
import { DomainError } from '../common/domain-error.js';
import type { AppConfig } from '../config/app-config.js';
import { OneTimeCodes } from '../http/limits/one-time-codes.service.js';
import { cookieOf } from '../http/cookies.js';
import { GOOGLE_AUTH_PATH } from './google-strategy.js';

/** Milliseconds from the callback to the verify call; a slow phone loads the web app in between. */
const LIFETIME_MS = 5 * 60 * 1000;
/** As the cookie is sent: encoded, and nothing that a server would take for another header. */
const COOKIE_VALUE = /^[\w.~!*'()%-]{1,4096}$/;

/**
 * Ties the redirect flow to the browser that began it: Google's token is stored in a cookie of that browser, and the
 * sign-in page gets a reference to it. A reference opened in another browser creates no session.
 */
@Injectable()
export class SignInGrants {
  private readonly attributes: CookieOptions;

  constructor(
    @Inject(APP_CONFIG) { publicUrl }: AppConfig,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {
    const secure = publicUrl.startsWith('https:');
    this.attributes = { httpOnly: true, sameSite: 'lax', secure, path: GOOGLE_AUTH_PATH };
  }

  /** Sets the cookie. @returns the grant for the sign-in page */
  issue(response: Response, accessToken: string): string {
    const id = randomBytes(16).toString('base64url');
    response.cookie(cookieName(id), accessToken, { ...this.attributes, maxAge: LIFETIME_MS });
    return grantOf(id);
  }

  /**
   * The token of Google's that a client means:
   * its own, or the one behind a grant, which serves once; its cookie is removed.
   * @throws DomainError `invalid-token` for a grant without its cookie, or one that has served
   */
  async redeem(request: Request, response: Response, token: string): Promise<string> {
    const id = grantId(token);
    if (id === undefined) return token;
    const value = cookieOf(request, cookieName(id));
    response.clearCookie(cookieName(id), this.attributes);
    const accessToken = value === undefined ? undefined : decoded(value);
    if (accessToken === undefined) throw new DomainError('invalid-token');
    const isFirstUse = await this.codes.use('sign-in-grant', id, this.clock.now() + LIFETIME_MS);
    if (!isFirstUse) throw new DomainError('invalid-token');
    return accessToken;
  }
}

function cookieName(id: string): string {
  return `sign-in-grant-${id}`;
}

function decoded(value: string): string | undefined {
  if (!COOKIE_VALUE.test(value)) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
