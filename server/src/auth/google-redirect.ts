import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import passport from 'passport';
import { TokenError } from 'passport-oauth2';
import { APP_CONFIG } from '../common/app-options.js';
import { Clock } from '../common/clock.js';
import type { AppConfig } from '../config/app-config.js';
import { GoogleHttp } from './google-http.js';
import { GoogleStrategy, type GoogleGrant } from './google-strategy.js';
import { SignInState } from './sign-in-state.js';

export const GOOGLE_AUTH_PATH = '/user/google-auth';
export const GOOGLE_CALLBACK_PATH = `${GOOGLE_AUTH_PATH}/callback`;

/** What a person comes back from Google with: an access token, or why there is none. */
export type GoogleOutcome = GoogleGrant | { failure: 'invalid' | 'unavailable' };

/** The way to Google and back in the browser, by passport-google-oauth20. It ends with Google's token, not a session. */
@Injectable()
export class GoogleRedirect {
  // passport's own instance is one for the whole process; each server has its strategy for itself.
  private readonly passport = new passport.Authenticator();

  constructor(@Inject(APP_CONFIG) { google, publicUrl, jwtSecret }: AppConfig, http: GoogleHttp, clock: Clock) {
    const state = new SignInState({
      secret: jwtSecret,
      secure: publicUrl.startsWith('https:'),
      path: GOOGLE_AUTH_PATH,
      clock,
    });
    const callbackUrl = publicUrl + GOOGLE_CALLBACK_PATH;
    this.passport.use('google', new GoogleStrategy({ google, callbackUrl, state, http }));
  }

  /** Sends the browser to Google's consent page. */
  begin(request: Request, response: Response, next: NextFunction): void {
    this.run(request, response, next, (error) => next(error));
  }

  /** Checks the state and exchanges the code that Google sent along. */
  finish(request: Request, response: Response): Promise<GoogleOutcome> {
    // Without either, passport would take the callback for a beginning and send the person round in circles.
    if (!request.query['code'] && !request.query['error']) return Promise.resolve({ failure: 'invalid' });
    return new Promise((settle, reject) => {
      this.run(request, response, reject, (error, grant) => {
        if (error) settle({ failure: failureOf(error) });
        else settle(grant || { failure: 'invalid' });
      });
    });
  }

  private run(
    request: Request,
    response: Response,
    next: (error?: unknown) => void,
    done: (error: unknown, grant: GoogleGrant | false | undefined) => void,
  ): void {
    const authenticate = this.passport.authenticate('google', { session: false }, done) as (
      request: Request,
      response: Response,
      next: (error?: unknown) => void,
    ) => void;
    authenticate(request, response, next);
  }
}

/** A spent or foreign code is the person's to repeat; whatever else is wrong lies between Google and us. */
function failureOf(error: unknown): 'invalid' | 'unavailable' {
  return error instanceof TokenError && error.code === 'invalid_grant' ? 'invalid' : 'unavailable';
}
