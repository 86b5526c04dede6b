import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '../../common/domain-error.js';

/**
 * The revision that an edit was made from, by its If-Match header: `"3"` or `3`. Absent or `*`: the last one wins.
 * @throws DomainError validation for anything else, so that another edit is never overwritten by mistake
 */
export const IfRevision = createParamDecorator(readIfRevision);

export function readIfRevision(_data: unknown, context: ExecutionContext): number | undefined {
  return parseIfMatch(context.switchToHttp().getRequest<Request>().headers['if-match']);
}

function parseIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim());
  if (!match) throw new DomainError('validation', { fields: [{ field: 'If-Match', code: 'invalid' }] });
  return Number(match[1]);
}
