import type { NestExpressApplication } from '@nestjs/platform-express';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { SessionTokens } from './auth/session-tokens.js';
import { BROTLI_QUALITY } from './http/brotli-quality.js';
import { DtoPipe } from './http/dto.pipe.js';
import { EnvelopeInterceptor } from './http/envelope.interceptor.js';
import { ErrorFilter } from './http/error.filter.js';
import { jsonBody } from './http/json-body.js';
import { requireFlatQuery, requireJsonBody } from './http/request-guards.js';
import { requestLog } from './http/request-log.js';
import { securityHeaders } from './http/security-headers.js';
import type { AppConfig } from './config/app-config.js';
import { DEMO_FORM_PATHS } from './operations/demo-google/demo-google.module.js';
import { handledRoutes } from './openapi/routes.js';
import { countEarly } from './http/limits/count-early.js';
import { RateLimits } from './http/limits/rate-limits.service.js';
import { RequestMetrics } from './operations/metrics/request-metrics.js';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { GuestPageMiddleware } from './pages/guest-page.middleware.js';
import { LONG_BODY } from './http/decorators/long-body.decorator.js';
import { binaryRoutes, isFor, markedRoutes, multipartRoutes } from './media/uploads/multipart-routes.js';

/** Everything around the handlers, the same for the server and for the tests. */
export function configureApp(app: NestExpressApplication, config: AppConfig, logger: Logger): void {
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  app.use(app.get(RequestMetrics).middleware());
  app.use(requestLog(logger));
  app.use(...securityHeaders(config));
  // Before compression, which costs a page more than everything else on its way.
  app.get(GuestPageMiddleware).install(app);
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  // The answer to a POST is too short for it.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.method === 'POST') next();
    else compress(request, response, next);
  });
  app.use(requireFlatQuery);
  const routes = handledRoutes(app.get(ModulesContainer));
  app.use(countEarly(app.get(RateLimits), routes));
  const uploads = multipartRoutes(app);
  const forms = new Set(config.demoSignIn ? DEMO_FORM_PATHS : []);
  const binaries = binaryRoutes(app);
  const takesOther = (request: Request): boolean =>
    request.is('application/octet-stream') ? isFor(binaries, request) : isFor(uploads, request);
  app.use(requireJsonBody((request) => forms.has(request.path) || takesOther(request)));
  const publicRoutes = new Set(
    routes.filter(({ isPublic }) => isPublic).map(({ method, path }) => `${method} ${path}`),
  );
  const isPublic = (request: Request): boolean => isFor(publicRoutes, request);
  const longBodies = markedRoutes(app, LONG_BODY);
  const isLong = (request: Request): boolean => isFor(longBodies, request);
  app.use(jsonBody({ tokens: app.get(SessionTokens), isPublic, isLong }));
  app.useGlobalPipes(new DtoPipe());
  app.useGlobalInterceptors(new EnvelopeInterceptor(app.get(Reflector)));
  app.useGlobalFilters(new ErrorFilter());
}
