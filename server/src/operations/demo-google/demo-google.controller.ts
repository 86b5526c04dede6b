import { Body, Controller, Get, Headers, Inject, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../http/decorators/public.decorator.js';
import { APP_CONFIG } from '../../common/app-options.js';
import { isSameSecret } from '../../common/same-secret.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import type { AppConfig } from '../../config/app-config.js';
import { DEMO_LIFETIME_SECONDS, DemoTokens } from './demo-tokens.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { OneTimeCodes } from '../../http/limits/one-time-codes.service.js';
import { Unlimited } from '../../http/decorators/rate-limit.decorator.js';

/** An unchecked form or query. */
type Fields = Readonly<Record<string, unknown>>;

const SCOPE = 'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile';

/** A server's calls to Google, with responses of Google's shapes; the shop's own code is the same for both. */
@Controller('demo-google')
@Unlimited()
@RawAnswer()
export class DemoGoogleController {
  constructor(
    private readonly tokens: DemoTokens,
    private readonly codes: OneTimeCodes,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @RawOperation({ summary: 'As Google’s token endpoint: a code for an access token.', produces: ['application/json'] })
  @Post('token')
  @Public()
  async token(@Body() form: Fields | undefined, @Res() response: Response): Promise<void> {
    const { google, publicUrl } = this.config;
    if (form?.['client_id'] !== google.clientId || !isSameSecret(form['client_secret'], google.clientSecret)) {
      return refuse(response, 401, 'invalid_client', 'Unauthorized');
    }
    if (form['grant_type'] !== 'authorization_code') {
      return refuse(response, 400, 'unsupported_grant_type', 'Invalid grant_type');
    }
    if (form['redirect_uri'] !== `${publicUrl}/user/google-auth/callback`) {
      return refuse(response, 400, 'redirect_uri_mismatch', 'Bad Request');
    }
    const { code } = form;
    const grant = this.tokens.read('code', code);
    const isFirstUse = grant !== null && (await this.codes.use('demo-code', String(code), grant.expires * 1000));
    if (!isFirstUse) return refuse(response, 400, 'invalid_grant', 'Malformed auth code.');
    answer(response, {
      access_token: this.tokens.issue('access', grant),
      expires_in: DEMO_LIFETIME_SECONDS.access,
      scope: SCOPE,
      token_type: 'Bearer',
    });
  }

  @RawOperation({ summary: 'As Google’s tokeninfo: for whom and by whom a token is.', produces: ['application/json'] })
  @Get('tokeninfo')
  @Public()
  tokeninfoOfQuery(@Query('access_token') token: unknown, @Res() response: Response): void {
    this.tokeninfo(token, response);
  }

  @RawOperation({ summary: 'As Google’s tokeninfo, with the token in the body.', produces: ['application/json'] })
  @Post('tokeninfo')
  @Public()
  tokeninfoOfForm(@Body() form: Fields | undefined, @Res() response: Response): void {
    this.tokeninfo(form?.['access_token'], response);
  }

  @RawOperation({ summary: 'As Google’s userinfo: whose token it is.', produces: ['application/json'] })
  @Get('userinfo')
  @Public()
  userinfo(@Headers('authorization') authorization: string | undefined, @Res() response: Response): void {
    const grant = this.tokens.read('access', /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]);
    if (!grant) return refuse(response, 401, 'invalid_request', 'Invalid Credentials');
    const { sub, name, email } = grant;
    answer(response, { sub, name, email, email_verified: true });
  }

  private tokeninfo(token: unknown, response: Response): void {
    const grant = this.tokens.read('access', token);
    if (!grant) return refuse(response, 400, 'invalid_token', 'Invalid Value');
    const { clientId } = this.config.google;
    // Google writes these numbers and the boolean as texts.
    answer(response, {
      azp: clientId,
      aud: clientId,
      sub: grant.sub,
      scope: SCOPE,
      exp: String(grant.expires),
      expires_in: String(grant.expiresIn),
      email: grant.email,
      email_verified: 'true',
      access_type: 'online',
    });
  }
}

function answer(response: Response, body: object): void {
  response.status(200).set('Cache-Control', 'no-store').json(body);
}

function refuse(response: Response, status: number, error: string, description: string): void {
  response.status(status).set('Cache-Control', 'no-store').json({ error, error_description: description });
}
