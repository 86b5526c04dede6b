import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import { GUARDS_METADATA, METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import type { ModulesContainer } from '@nestjs/core';
import { FOR_REGISTRATION } from '../http/decorators/for-registration.decorator.js';
import { PUBLIC_ROUTE } from '../http/decorators/public.decorator.js';
import { SellerGuard } from '../auth/seller.guard.js';
import { RAW_ANSWER } from '../http/decorators/raw.decorator.js';
import { RATE_LIMIT, type RateLimitRule } from '../http/decorators/rate-limit.decorator.js';
import { BINARY_BODY, UPLOAD_OPTIONS } from '../http/decorators/upload-metadata.js';
import type { UploadOptions } from '../http/decorators/upload-metadata.js';
import { OPERATION, type OperationNote } from '../http/decorators/operation.decorator.js';

/** A route with what its handler declares. */
export interface HandledRoute {
  /** Upper case. */
  method: string;
  /** As the router spells it: `/api/order/items/:id`. */
  path: string;
  controller: Type<object>;
  /** Name of the handler in its controller. */
  handler: string;
  /** Nothing when the handler has no description. */
  note: OperationNote | undefined;
  isPublic: boolean;
  forRegistration: boolean;
  sellerOnly: boolean;
  /** Whether it is refused to those who ask too often. */
  isLimited: boolean;
  /** From @RateLimit(). */
  rateLimit: RateLimitRule | undefined;
  /** Whether the answer is not in the envelope. */
  isRaw: boolean;
  /** The picture that the body carries as multipart/form-data. */
  upload: UploadOptions | undefined;
  /** Most bytes of a body of application/octet-stream. */
  binary: number | undefined;
}

/** Every route of every controller, as declared. */
export function handledRoutes(modules: ModulesContainer): HandledRoute[] {
  const controllers = new Set<Type<object>>();
  for (const module of modules.values()) {
    for (const { metatype } of module.controllers.values()) controllers.add(metatype as Type<object>);
  }
  return [...controllers].flatMap(routesOf);
}

function routesOf(controller: Type<object>): HandledRoute[] {
  const prototype = controller.prototype as Record<string, unknown>;
  const bases = texts(Reflect.getMetadata(PATH_METADATA, controller));
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = name === 'constructor' ? undefined : prototype[name];
    if (typeof handler !== 'function') return [];
    const declared = (key: string): unknown =>
      Reflect.getMetadata(key, handler) ?? (Reflect.getMetadata(key, controller) as unknown);
    const guards = [controller, handler].flatMap(
      (target) => (Reflect.getMetadata(GUARDS_METADATA, target) as unknown[] | undefined) ?? [],
    );
    // A method without a route of its own is none; the controller's path doesn't make it one.
    const ends = Reflect.getMetadata(PATH_METADATA, handler) as unknown;
    if (ends === undefined) return [];
    return bases.flatMap((base) =>
      texts(ends).map((end) => ({
        method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod] ?? '',
        path: `/${base}/${end}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
        controller,
        handler: name,
        note: declared(OPERATION) as OperationNote | undefined,
        isPublic: declared(PUBLIC_ROUTE) === true,
        forRegistration: declared(FOR_REGISTRATION) === true,
        sellerOnly: guards.includes(SellerGuard),
        isLimited: (declared(RATE_LIMIT) as RateLimitRule | undefined)?.budget !== null,
        rateLimit: declared(RATE_LIMIT) as RateLimitRule | undefined,
        isRaw: declared(RAW_ANSWER) === true,
        upload: declared(UPLOAD_OPTIONS) as UploadOptions | undefined,
        binary: declared(BINARY_BODY) as number | undefined,
      })),
    );
  });
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [String(value)];
}
