import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { CATERER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { Request } from 'express';

/** The token of a caterer’s link, in a header because addresses are logged; empty without one, which no list has. */
export const CatererToken = createParamDecorator(readCatererToken);

export function readCatererToken(_data: unknown, context: ExecutionContext): string {
  const token = context.switchToHttp().getRequest<Request>().headers[CATERER_TOKEN_HEADER.toLowerCase()];
  return typeof token === 'string' ? token : '';
}
