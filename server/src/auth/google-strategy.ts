import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-google-oauth20';
import { APP_CONFIG } from '../common/app-options.js';
import { Clock } from '../common/clock.js';
import type { AppConfig, GoogleConfig } from '../config/app-config.js';
import { OneTimeCodes } from '../http/limits/one-time-codes.service.js';
import { GoogleHttp, googleDeadline } from './google-http.js';
import { SignInState } from './sign-in-state.js';

export const GOOGLE_AUTH_PATH = '/user/google-auth';
export const GOOGLE_CALLBACK_PATH = `${GOOGLE_AUTH_PATH}/callback`;
export const GOOGLE_STRATEGY = 'google';

/** passport's name for what the flow brings. */
export interface GoogleGrant {
  accessToken: string;
}

type TokenCallback = (error: unknown, accessToken?: string, refreshToken?: string, result?: unknown) => void;

/**
 * passport's Google strategy with its requests over {@link GoogleHttp}: its own have no time-out, take a redirect for
 * success, read answers of any length and would put the token into an address. The profile isn't asked for here at
 * all: the verify call does that, for every way of signing in.
 */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, GOOGLE_STRATEGY) {
  constructor(
    @Inject(APP_CONFIG) { google, publicUrl, jwtSecret }: AppConfig,
    http: GoogleHttp,
    clock: Clock,
    codes: OneTimeCodes,
  ) {
    super({
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      authorizationURL: google.authorizationUrl,
      tokenURL: google.tokenUrl,
      userProfileURL: google.userinfoUrl,
      callbackURL: publicUrl + GOOGLE_CALLBACK_PATH,
      scope: ['email', 'profile', 'openid'],
      store: new SignInState({
        secret: jwtSecret,
        secure: publicUrl.startsWith('https:'),
        path: GOOGLE_AUTH_PATH,
        clock,
        codes,
      }),
      skipUserProfile: true,
    });
    Object.assign(this._oauth2, { getOAuthAccessToken: tokenExchange(google, http) });
  }

  validate(accessToken: string): GoogleGrant {
    return { accessToken };
  }
}

/** The exchange of a code for a token, in the form in which passport calls it. */
function tokenExchange(google: GoogleConfig, http: GoogleHttp) {
  return (code: string, params: Record<string, string>, done: TokenCallback): void => {
    const form = { ...params, code, client_id: google.clientId, client_secret: google.clientSecret };
    http.post(google.tokenUrl, form, googleDeadline()).then(
      ({ ok, status, body }) => {
        // passport makes a TokenError of a refusal in this form.
        if (ok) done(null, typeof body['access_token'] === 'string' ? body['access_token'] : '', '', {});
        else done({ statusCode: status, data: JSON.stringify({ error: body['error'] }) });
      },
      (error: unknown) => done(error),
    );
  };
}
