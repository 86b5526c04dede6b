import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import type { Request } from 'express';

/** The token of a door link, in a header because addresses are logged; empty without one, which no list has. */
export const DoorToken = createParamDecorator(readDoorToken);

export function readDoorToken(_data: unknown, context: ExecutionContext): string {
  const token = context.switchToHttp().getRequest<Request>().headers[DOOR_TOKEN_HEADER.toLowerCase()];
  return typeof token === 'string' ? token : '';
}
