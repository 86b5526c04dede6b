import { Body, Controller, Get, Inject, Next, Post, Req, Res } from '@nestjs/common';
import { VerifyGoogleDto } from '@serikad/shared/users/user.dto';
import type { VerifyResult } from '@serikad/shared/users/user.types';
import type { NextFunction, Request, Response } from 'express';
import { APP_CONFIG } from '../common/app-options.js';
import { RawAnswer } from '../common/raw.decorator.js';
import type { AppConfig } from '../config/app-config.js';
import { GOOGLE_AUTH_PATH, GoogleRedirect } from './google-redirect.js';
import { Public } from './public.decorator.js';
import { SignInService } from './sign-in.service.js';

@Controller('user/google-auth')
export class GoogleAuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly redirect: GoogleRedirect,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Post('verify')
  @Public()
  verify(@Body() { token }: VerifyGoogleDto): Promise<VerifyResult> {
    return this.signIn.withGoogle(token);
  }

  @Get()
  @Public()
  @RawAnswer()
  begin(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): void {
    // The state's cookie must be set where the callback will be. Once only: a proxy may show us another name for ever.
    const elsewhere = request.headers.host !== new URL(this.config.publicUrl).host;
    if (elsewhere && request.query['from'] === undefined) {
      response.redirect(302, `${this.config.publicUrl}${GOOGLE_AUTH_PATH}?from=other-address`);
      return;
    }
    this.redirect.begin(request, response, next);
  }

  /** Lands on the web app's sign-in page with Google's token in the fragment, which no server ever sees. */
  @Get('callback')
  @Public()
  @RawAnswer()
  async finish(@Req() request: Request, @Res() response: Response): Promise<void> {
    const outcome = await this.redirect.finish(request, response);
    const fragment =
      'accessToken' in outcome
        ? `access_token=${encodeURIComponent(outcome.accessToken)}`
        : `error=${encodeURIComponent(outcome.failure)}`;
    response
      .status(303)
      .set({ Location: `${this.config.publicUrl}/user/sign-in#${fragment}`, 'Referrer-Policy': 'no-referrer' })
      .end();
  }
}
