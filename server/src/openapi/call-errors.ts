import { ERRORS, type ErrorCode } from '@serikad/shared/errors/error-codes';
import type { OpenApiResponse } from './openapi.types.js';
import type { RequestDescription } from './request-description.js';
import type { HandledRoute } from './routes.js';

/** Any call: a malformed address or a repeated key in it, no database, an unexpected error. */
const ANY: readonly ErrorCode[] = ['validation', 'internal', 'unavailable'];

/** Every failure of a call, from its guards, interceptors and pipes and from what the handler declares. */
export function errorsOf(route: HandledRoute, request: RequestDescription): ErrorCode[] {
  const { note, isPublic, sellerOnly, isLimited, upload, binary, path } = route;
  const errors = new Set<ErrorCode>([...ANY, ...(note?.errors ?? [])]);
  const add = (condition: boolean, ...codes: ErrorCode[]): void => {
    if (condition) for (const code of codes) errors.add(code);
  };
  add(!isPublic, 'invalid-token');
  add(isLimited, 'too-many-requests');
  add(sellerOnly || /[:*]/.test(path), 'not-found');
  add(
    request.body !== undefined || binary !== undefined,
    'unsupported-media-type',
    'body-too-large',
    'request-timeout',
  );
  add(upload !== undefined, 'unsupported-media-type', 'file-too-large', 'invalid-file', 'request-timeout');
  add(request.takesIfMatch, 'conflict');
  add(request.takesIdempotencyKey, 'idempotency-mismatch');
  return [...errors];
}

/** The status that a call answers a failure with. */
export function statusOf(code: ErrorCode, { note }: HandledRoute): number {
  return code === 'not-found' ? (note?.notFoundStatus ?? ERRORS[code].status) : ERRORS[code].status;
}

/** The failures of a call as OpenAPI's responses, by status. */
export function errorResponses(route: HandledRoute, request: RequestDescription): Record<string, OpenApiResponse> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(route, request)) {
    const status = statusOf(code, route);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].en}`).join('\n\n'),
        ...((status === 429 || status === 503) && {
          headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
        }),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/ErrorEnvelope' }],
              properties: { code: { enum: codes } },
            },
          },
        },
      },
    ]),
  );
}
