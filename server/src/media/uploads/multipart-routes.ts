import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import { matchedRoute } from '../../http/allowed-methods.js';
import { BINARY_BODY, MULTIPART_ROUTE } from '../../http/decorators/upload-metadata.js';

type Handler = (...parameters: never[]) => unknown;

/** Every route that @ImageUpload() marks, as the router spells it: `POST /api/photo/add`. */
export function multipartRoutes(app: NestExpressApplication): Set<string> {
  return markedRoutes(app, MULTIPART_ROUTE);
}

/** Every route that @BinaryBody() marks. */
export function binaryRoutes(app: NestExpressApplication): Set<string> {
  return markedRoutes(app, BINARY_BODY);
}

/** Every route whose handler has some metadata that is neither absent nor false. */
export function markedRoutes(app: NestExpressApplication, key: string): Set<string> {
  const routes = new Set<string>();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, unknown>;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[name];
        if (typeof handler !== 'function' || !Reflect.getMetadata(key, handler)) continue;
        routes.add(routeName(metatype, handler as Handler));
      }
    }
  }
  return routes;
}

function routeName(controller: object, handler: Handler): string {
  const method = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod];
  const paths = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)];
  const segments = paths.flatMap((path) => String(path).split('/')).filter((segment) => segment !== '');
  return `${method} /${segments.join('/')}`;
}

/** Whether a request is for one of `routes`, whichever way its address is written. */
export function isFor(routes: ReadonlySet<string>, request: Request): boolean {
  return routes.size > 0 && routes.has(`${request.method} ${matchedRoute(request) ?? ''}`);
}
