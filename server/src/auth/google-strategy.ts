import { Strategy } from 'passport-google-oauth20';
import type { GoogleConfig } from '../config/app-config.js';
import { type GoogleHttp, googleDeadline } from './google-http.js';
import type { SignInState } from './sign-in-state.js';

interface GoogleStrategyOptions {
  google: GoogleConfig;
  callbackUrl: string;
  state: SignInState;
  http: GoogleHttp;
}

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
export class GoogleStrategy extends Strategy {
  constructor({ google, callbackUrl, state, http }: GoogleStrategyOptions) {
    super(
      {
        clientID: google.clientId,
        clientSecret: google.clientSecret,
        authorizationURL: google.authorizationUrl,
        tokenURL: google.tokenUrl,
        userProfileURL: google.userinfoUrl,
        callbackURL: callbackUrl,
        scope: ['email', 'profile', 'openid'],
        store: state,
        skipUserProfile: true,
      },
      (accessToken, _refreshToken, _profile, done) => {
        const grant: GoogleGrant = { accessToken };
        done(null, grant);
      },
    );
    const exchange = (code: string, params: Record<string, string>, done: TokenCallback): void => {
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
    Object.assign(this._oauth2, { getOAuthAccessToken: exchange });
  }
}
