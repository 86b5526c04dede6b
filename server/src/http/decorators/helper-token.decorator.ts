import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { Request } from 'express';

/** The token of a helper link, in a header because addresses are logged; empty without one, which no branch has. */
export const HelperToken = createParamDecorator(readHelperToken);

export function readHelperToken(_data: unknown, context: ExecutionContext): string {
  const token = context.switchToHttp().getRequest<Request>().headers[HELPER_TOKEN_HEADER.toLowerCase()];
  return typeof token === 'string' ? token : '';
}
