import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { TokenError } from 'passport-oauth2';
import { APP_CONFIG } from '../common/app-options.js';
import type { AppConfig } from '../config/app-config.js';
import { GOOGLE_CALLBACK_PATH, GOOGLE_STRATEGY, type GoogleGrant } from './google-strategy.js';
import { isHostOf } from '../http/same-host.js';

/** The result of Google's redirect: an access token, or why there is none. */
export type GoogleOutcome = GoogleGrant | { failure: 'access_denied' | 'invalid' | 'unavailable' };

/**
 * The OAuth redirects. Before the start it redirects to Google's consent page, unless the request used another address
 * than the shop's, which the handler answers; before the callback it checks the state, exchanges the code and sets the
 * outcome as `request.user`. It refuses no request: a failure is an outcome, which the web app shows.
 */
@Injectable()
export class GoogleGuard extends AuthGuard(GOOGLE_STRATEGY) {
  @Inject(APP_CONFIG) private readonly config!: AppConfig;

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    // The router takes the address in any case and with a slash at its end.
    if ((request.route as { path: string }).path === GOOGLE_CALLBACK_PATH) {
      // Without either, passport would take the callback for a beginning and send the person round in circles.
      if (!request.query['code'] && !request.query['error']) return leave(request, { failure: 'invalid' });
      // Pressing cancel needs no message.
      if (request.query['error'] === 'access_denied') return leave(request, { failure: 'access_denied' });
    } else if (this.isElsewhere(request)) {
      return true;
    }
    return super.canActivate(context) as Promise<boolean>;
  }

  override handleRequest<Outcome = GoogleOutcome>(error: unknown, grant: GoogleGrant | false | undefined): Outcome {
    const outcome: GoogleOutcome = error ? { failure: failureOf(error) } : grant || { failure: 'invalid' };
    return outcome as Outcome;
  }

  /**
   * The state's cookie must be set where the callback will be. Redirected once only: a proxy may always show us another
   * name.
   */
  private isElsewhere(request: Request): boolean {
    return !isHostOf(this.config.publicUrl, request.headers.host) && request.query['from'] === undefined;
  }
}

function leave(request: Request, outcome: GoogleOutcome): true {
  request.user = outcome;
  return true;
}

/** A spent or foreign code is the person's to repeat; whatever else is wrong lies between Google and us. */
function failureOf(error: unknown): 'invalid' | 'unavailable' {
  return error instanceof TokenError && error.code === 'invalid_grant' ? 'invalid' : 'unavailable';
}
