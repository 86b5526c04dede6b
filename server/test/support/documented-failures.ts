import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { ErrorCode } from '@serikad/shared/errors/error-codes';
import type { NextFunction, Request, Response } from 'express';
import { errorsOf, statusOf } from '../../src/openapi/call-errors.js';
import { routeName } from '../../src/openapi/openapi-document.js';
import { describeRequest } from '../../src/openapi/request-description.js';
import { handledRoutes } from '../../src/openapi/routes.js';

/**
 * Watches every failure that an app's routes answer, whichever test provokes it. To be put in before everything else.
 * @returns the failures so far that the API's description does not have: `PUT /a: conflict 409`
 */
export function watchFailures(app: NestExpressApplication): () => string[] {
  const found = new Set<string>();
  let documented: Map<string, Set<string>> | undefined;
  app.use((request: Request, response: Response, next: NextFunction) => {
    const answer = response.json.bind(response);
    response.json = (body: unknown) => {
      const code = (body as { code?: unknown } | undefined)?.code;
      const route = request.route as { path?: string } | undefined;
      // What is refused before a route is found is none of its failures.
      if (typeof code === 'string' && route?.path !== undefined) {
        const method = request.method === 'HEAD' ? 'GET' : request.method;
        const failure = `${code} ${response.statusCode}`;
        documented ??= documentedFailures(app);
        if (!documented.get(`${method} ${route.path}`)?.has(failure)) found.add(`${method} ${route.path}: ${failure}`);
      }
      return answer(body);
    };
    next();
  });
  return () => [...found];
}

function documentedFailures(app: NestExpressApplication): Map<string, Set<string>> {
  const routes = handledRoutes(app.get(ModulesContainer));
  return new Map(
    routes.map((route) => {
      const codes: ErrorCode[] = errorsOf(route, describeRequest(route));
      return [routeName(route), new Set(codes.map((code) => `${code} ${statusOf(code, route)}`))];
    }),
  );
}
