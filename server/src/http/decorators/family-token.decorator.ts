import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { FAMILY_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { Request } from 'express';

/** The token of a personal link, in a header because addresses are logged; empty without one, which no family has. */
export const FamilyToken = createParamDecorator(readFamilyToken);

export function readFamilyToken(_data: unknown, context: ExecutionContext): string {
  const token = context.switchToHttp().getRequest<Request>().headers[FAMILY_TOKEN_HEADER.toLowerCase()];
  return typeof token === 'string' ? token : '';
}
