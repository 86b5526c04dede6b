import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Locale } from '@serikad/shared/i18n/language';
import type { Request, Response } from 'express';
import { DomainError } from '../common/domain-error.js';
import { noteFailure } from '../http/answered-failure.js';
import { WEIGHTS } from '../http/decorators/budgets.js';
import { RateLimits } from '../http/limits/rate-limits.service.js';
import { sendPage } from './send-page.js';
import { RETRY_AFTER_S } from './shop-page-html.js';
import { ShopPages } from './shop-pages.service.js';

/**
 * Counts a page's request against its client's limit.
 * @returns whether it may be answered; otherwise a page that asks again by itself has been sent, with status 429
 * @throws DomainError too-many-requests where the client takes no page
 */
export type CountPage = (request: Request, response: Response, language: Locale) => Promise<boolean>;

export function pageLimits(app: NestExpressApplication): CountPage {
  const limits = app.get(RateLimits);
  const shopPages = app.get(ShopPages);
  return async (request, response, language) => {
    try {
      limits.count(request, 'reads', { ip: () => request.ip, weight: WEIGHTS.shopPage });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError) || !request.accepts('html')) throw error;
      const { document } = await shopPages.unavailable(language);
      noteFailure(response, error.code);
      response.vary('Accept').set('Retry-After', String(error.details.retryAfter ?? RETRY_AFTER_S));
      sendPage(request, response.status(429), document, 'no-store');
      return false;
    }
  };
}
