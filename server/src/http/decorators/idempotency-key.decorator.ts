import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '../../common/domain-error.js';

/**
 * The request's Idempotency-Key: 8 to 128 visible ASCII characters, or nothing when it has none.
 * @throws DomainError validation when it has one of another form
 */
export const IdempotencyKey = createParamDecorator(readIdempotencyKey);

export function readIdempotencyKey(_data: unknown, context: ExecutionContext): string | undefined {
  const key = context.switchToHttp().getRequest<Request>().headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new DomainError('validation', { fields: [{ field: 'Idempotency-Key', code: 'invalid' }] });
  }
  return key;
}
