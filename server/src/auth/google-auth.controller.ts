import { Body, Controller, Get, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { VerifyGoogleDto } from '@serikad/shared/users/user.dto';
import type { VerifyResult } from '@serikad/shared/users/user.types';
import type { Request, Response } from 'express';
import { APP_CONFIG } from '../common/app-options.js';
import { RawAnswer } from '../http/decorators/raw.decorator.js';
import type { AppConfig } from '../config/app-config.js';
import { deviceLanguage } from '../http/device-language.js';
import { GOOGLE_AUTH_PATH } from './google-strategy.js';
import { GoogleGuard, type GoogleOutcome } from './google.guard.js';
import { Public } from '../http/decorators/public.decorator.js';
import { SignInGrants } from './sign-in-grants.js';
import { SignInService } from './sign-in.service.js';
import { Operation, RawOperation } from '../http/decorators/operation.decorator.js';
import { RateLimit } from '../http/decorators/rate-limit.decorator.js';

@Controller('user/google-auth')
@RateLimit('sign-in')
export class GoogleAuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly grants: SignInGrants,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Operation('POST /user/google-auth/verify', {
    summary: 'Turns an access token of Google into a session.',
    description:
      'A person who has not registered gets a token that serves for POST /user/register alone. `token` is Google’s own, or what GET /user/google-auth/callback left in the fragment; that one counts only with the cookie that came with it, once, within five minutes. An account without a language takes that of the cookie `language`, if there is one.',
    errors: ['invalid-token', 'google-unavailable'],
  })
  @Post('verify')
  @Public()
  async verify(
    @Body() { token }: VerifyGoogleDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerifyResult> {
    return this.signIn.withGoogle(await this.grants.redeem(request, response, token), deviceLanguage(request));
  }

  /** The guard redirects to Google; it lets through only requests under another address than the shop's. */
  @RawOperation({ summary: 'Sends the browser to Google to sign in.', status: 302, produces: [] })
  @Get()
  @Public()
  @RawAnswer()
  @UseGuards(GoogleGuard)
  begin(@Res() response: Response): void {
    response.redirect(302, `${this.config.publicUrl}${GOOGLE_AUTH_PATH}?from=other-address`);
  }

  /** Lands on the web app's sign-in page with a grant in the fragment; Google's token stays in a cookie. */
  @RawOperation({
    summary:
      'Where Google sends the browser back to; leads to the sign-in page, which finds in the fragment what the verify call takes.',
    status: 303,
    produces: [],
  })
  @Get('callback')
  @Public()
  @RawAnswer()
  @UseGuards(GoogleGuard)
  finish(@Req() request: Request, @Res() response: Response): void {
    const outcome = request.user as GoogleOutcome;
    const fragment =
      'accessToken' in outcome
        ? `access_token=${encodeURIComponent(this.grants.issue(response, outcome.accessToken))}`
        : `error=${encodeURIComponent(outcome.failure)}`;
    response
      .status(303)
      .set({ Location: `${this.config.publicUrl}/user/sign-in#${fragment}`, 'Referrer-Policy': 'no-referrer' })
      .end();
  }
}
