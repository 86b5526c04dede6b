import 'reflect-metadata';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ALBUM_GUEST_HEADER, WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import {
  CATERER_TOKEN_HEADER,
  FAMILY_TOKEN_HEADER,
  HELPER_TOKEN_HEADER,
  TOKEN_LENGTH,
} from '@serikad/shared/guest-list/guest-list';
import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import { dtoSchema } from '@serikad/shared/validation/dto-schema';
import type { FieldSchema } from '@serikad/shared/validation/field-schema';
import type { ClassConstructor } from 'class-transformer';
import {
  readAlbumGuest,
  readCatererToken,
  readDoorToken,
  readFamilyToken,
  readHelperToken,
  readWallToken,
} from '../http/decorators/link-token.decorator.js';
import { readMaybeUser } from '../http/decorators/signed-in-user.js';
import { readIdempotencyKey } from '../http/decorators/idempotency-key.decorator.js';
import { readIfRevision } from '../http/decorators/if-match.decorator.js';
import type { OpenApiParameter } from './openapi.types.js';
import type { HandledRoute } from './routes.js';

/** What a handler takes of a request, by its own parameters. */
export interface RequestDescription {
  parameters: OpenApiParameter[];
  /** The class that checks the body. */
  body: ClassConstructor<object> | undefined;
  takesIdempotencyKey: boolean;
  takesIfMatch: boolean;
  /** Whether a session changes the answer of a public route. */
  takesUser: boolean;
}

interface HandlerParameter {
  index: number;
  /** Name of the one value that is taken; absent: the whole. */
  data?: unknown;
  /** Of a decorator of our own. */
  factory?: unknown;
}

const PLAIN = new Set<unknown>([String, Number, Boolean, Array, Object, undefined]);

const IDEMPOTENCY_KEY: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key again gives the same record and response. Another body under it is refused.',
  schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
  example: 'answer-5f0c1b7e',
};
const IF_MATCH: OpenApiParameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The section’s revision that was edited, of `invitation.revisions`. Left out, the last edit wins.',
  schema: { type: 'string', pattern: '^(\\*|(W/)?"?\\d{1,9}"?)$' },
  example: '"3"',
};

const FAMILY_TOKEN: OpenApiParameter = {
  name: FAMILY_TOKEN_HEADER,
  in: 'header',
  required: true,
  description: 'The token of the personal link: what follows `/i/` in it.',
  schema: { type: 'string', pattern: '^[0-9A-Za-z]+$', minLength: TOKEN_LENGTH, maxLength: TOKEN_LENGTH },
  example: '3fTq8Zr1LmXw',
};

const HELPER_TOKEN: OpenApiParameter = {
  ...FAMILY_TOKEN,
  name: HELPER_TOKEN_HEADER,
  description: 'The token of the helper link: what follows `/h/` in it.',
};

const CATERER_TOKEN: OpenApiParameter = {
  ...FAMILY_TOKEN,
  name: CATERER_TOKEN_HEADER,
  description: 'The token of the caterer’s link: what follows `/c/` in it.',
};

const DOOR_TOKEN: OpenApiParameter = {
  ...FAMILY_TOKEN,
  name: DOOR_TOKEN_HEADER,
  description: 'The token of the door link: what follows `/d/` in it.',
};

const WALL_TOKEN: OpenApiParameter = {
  ...FAMILY_TOKEN,
  name: WALL_TOKEN_HEADER,
  description: 'The token of the link of the hall’s screen: what follows `/w/` in it.',
};

const ALBUM_GUEST: OpenApiParameter = {
  name: ALBUM_GUEST_HEADER,
  in: 'header',
  required: true,
  description: 'Random characters that the guest’s device made once. Who has them sees and removes its photos.',
  schema: { type: 'string', pattern: '^[0-9A-Za-z]+$', minLength: 24, maxLength: 24 },
  example: '3fTq8Zr1LmXw3fTq8Zr1LmXw',
};

/** Reads the decorators of a handler's parameters. */
export function describeRequest({ controller, handler, path }: HandledRoute): RequestDescription {
  const declared = Object.entries(
    (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<string, HandlerParameter>,
  );
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler) ?? []) as unknown[];
  const classAt = (index: number): ClassConstructor<object> | undefined =>
    PLAIN.has(types[index]) ? undefined : (types[index] as ClassConstructor<object>);
  const of = (kind: RouteParamtypes): HandlerParameter[] =>
    declared.filter(([key]) => key.startsWith(`${kind}:`)).map(([, parameter]) => parameter);
  const takes = (factory: unknown): boolean => declared.some(([, parameter]) => parameter.factory === factory);

  const takesIdempotencyKey = takes(readIdempotencyKey);
  const takesIfMatch = takes(readIfRevision);
  const body = of(RouteParamtypes.BODY).map(({ index }) => classAt(index));
  return {
    parameters: [
      ...[...path.matchAll(/[:*]([A-Za-z]+)/g)].map(([, name = '']) => pathParameter(name)),
      ...of(RouteParamtypes.QUERY).flatMap(({ index, data }) => queryParameters(data, classAt(index))),
      ...(takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
      ...(takesIfMatch ? [IF_MATCH] : []),
      ...(takes(readFamilyToken) ? [FAMILY_TOKEN] : []),
      ...(takes(readHelperToken) ? [HELPER_TOKEN] : []),
      ...(takes(readCatererToken) ? [CATERER_TOKEN] : []),
      ...(takes(readDoorToken) ? [DOOR_TOKEN] : []),
      ...(takes(readWallToken) ? [WALL_TOKEN] : []),
      ...(takes(readAlbumGuest) ? [ALBUM_GUEST] : []),
    ],
    body: body.find((type) => type !== undefined),
    takesIdempotencyKey,
    takesIfMatch,
    takesUser: takes(readMaybeUser),
  };
}

function pathParameter(name: string): OpenApiParameter {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

function queryParameters(name: unknown, type: ClassConstructor<object> | undefined): OpenApiParameter[] {
  if (typeof name === 'string') return [{ name, in: 'query', required: false, schema: { type: 'string' } }];
  if (type === undefined) return [];
  const { properties = {}, required = [] } = dtoSchema(type);
  return Object.entries(properties).map(([field, schema]: [string, FieldSchema]): OpenApiParameter => ({
    name: field,
    in: 'query',
    required: required.includes(field),
    schema,
  }));
}
