import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { ERRORS } from '@serikad/shared/errors/error-codes';
import type { Locale } from '@serikad/shared/i18n/language';
import type { MessagePageInput } from '@serikad/shared/api/guest-page.types';
import type { Request, Response } from 'express';
import { sendFailure, toFailure } from '../http/error.filter.js';
import { GuestPageService } from './guest-page.service.js';

/** Guest pages are opened by people, so every failure is a page too, whether a guard or the database causes it. */
@Catch()
export class GuestPageFilter implements ExceptionFilter {
  /** The page that is sent for what does not exist. */
  protected readonly missing: MessagePageInput['kind'] = 'not-found';

  constructor(private readonly pages: GuestPageService) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const { code, details } = toFailure(thrown);
    if (code === 'internal' || code === 'unavailable') request.log?.error({ err: thrown }, 'request failed');
    const html = this.page(code === 'not-found' ? this.missing : 'unavailable', request);
    if (html === null) return sendFailure(request, response, code, details);
    if (details.retryAfter !== undefined) response.set('Retry-After', String(details.retryAfter));
    response.set('Cache-Control', 'no-store').vary('Accept-Language').type('html');
    // By the HTTP contract a call answers 400 for an unknown invitation; to a browser a page that is not there is 404.
    response.status(code === 'not-found' ? 404 : (details.status ?? ERRORS[code].status)).send(html);
  }

  /** `null` when not even this page can be rendered: what failed may be the renderer. */
  private page(kind: MessagePageInput['kind'], request: Request): string | null {
    const locale: Locale = request.acceptsLanguages('ms', 'en') === 'en' ? 'en' : 'ms';
    try {
      return this.pages.message(kind, locale);
    } catch (error) {
      request.log?.error({ err: error }, 'the page of a failure failed');
      return null;
    }
  }
}

/** Of personal links: unknown, renewed and revoked ones answer alike, with the advice to ask the couple for another. */
@Catch()
export class PersonalPageFilter extends GuestPageFilter {
  protected override readonly missing = 'link-gone';
}
