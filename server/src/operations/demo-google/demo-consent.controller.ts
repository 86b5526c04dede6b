import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { mayBeSeller } from '../../auth/demo-seller.js';
import { Public } from '../../http/decorators/public.decorator.js';
import { APP_CONFIG } from '../../common/app-options.js';
import { RawAnswer } from '../../http/decorators/raw.decorator.js';
import type { AppConfig } from '../../config/app-config.js';
import { consentPage, refusalPage, type ConsentRequest } from './consent-page.js';
import { personErrors } from './demo-people.js';
import { DemoTokens } from './demo-tokens.js';
import { RawOperation } from '../../http/decorators/operation.decorator.js';
import { Unlimited } from '../../http/decorators/rate-limit.decorator.js';

const SELLER_ELSEWHERE =
  'Dalam demo, akaun penjual hanya boleh digunakan pada komputer kedai itu sendiri. Tetapan DEMO_SELLER boleh mengubahnya.';

type Fields = Readonly<Record<string, unknown>>;

/** The page on which Google would ask which account to use. */
@Controller('demo-google/authorize')
@Unlimited()
@RawAnswer()
export class DemoConsentController {
  constructor(
    private readonly tokens: DemoTokens,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @RawOperation({ summary: 'The page on which Google would ask which account to use.', produces: ['text/html'] })
  @Get()
  @Public()
  show(@Query() query: Fields, @Res() response: Response): void {
    const consent = this.consentRequest(query);
    if (consent) page(response, 200, consentPage(consent, this.config.shop.name));
    else this.refuse(response);
  }

  @RawOperation({ summary: 'Chooses a person and leads back with a code.', status: 303, produces: [] })
  @Post()
  @Public()
  consent(@Body() form: Fields | undefined, @Req() request: Request, @Res() response: Response): void {
    const consent = this.consentRequest(form ?? {});
    if (!consent) {
      this.refuse(response);
      return;
    }
    const typed = { name: textOf(form?.['name']), email: textOf(form?.['email']).toLowerCase() };
    const errors = personErrors(typed);
    const isSeller = this.config.adminEmails.includes(typed.email);
    if (isSeller && !mayBeSeller(request, this.config)) errors.email = SELLER_ELSEWHERE;
    if (errors.name !== undefined || errors.email !== undefined) {
      page(response, 400, consentPage(consent, this.config.shop.name, { ...typed, errors }));
      return;
    }
    const landing = new URL(consent.redirect_uri);
    landing.searchParams.set('code', this.tokens.issue('code', typed));
    if (consent.state !== '') landing.searchParams.set('state', consent.state);
    response
      .status(303)
      .set({ Location: landing.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .end();
  }

  /** The parameters of this shop's sign-in request, or nothing. Codes are sent to our own callback only. */
  private consentRequest(fields: Fields): ConsentRequest | null {
    const { google, publicUrl } = this.config;
    const { client_id, redirect_uri, response_type, scope } = fields;
    if (client_id !== google.clientId || response_type !== 'code') return null;
    if (redirect_uri !== `${publicUrl}/user/google-auth/callback`) return null;
    const state = fields['state'] ?? '';
    if (typeof state !== 'string' || state.length > 512) return null;
    return { client_id, redirect_uri, response_type, state, scope: textOf(scope).slice(0, 512) };
  }

  private refuse(response: Response): void {
    page(response, 400, refusalPage(this.config.shop.name));
  }
}

function page(response: Response, status: number, html: string): void {
  response.status(status).set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).type('html').send(html);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFC').trim() : '';
}
