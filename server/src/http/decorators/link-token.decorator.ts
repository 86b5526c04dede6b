import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import { CATERER_TOKEN_HEADER, FAMILY_TOKEN_HEADER, HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { Request } from 'express';

type TokenReader = (data: unknown, context: ExecutionContext) => string;

/** Reads a link's token from a header, because addresses are logged; empty without one, which no link has. */
function tokenReader(header: string): TokenReader {
  const name = header.toLowerCase();
  return (_data, context) => {
    const token = context.switchToHttp().getRequest<Request>().headers[name];
    return typeof token === 'string' ? token : '';
  };
}

export const readFamilyToken = tokenReader(FAMILY_TOKEN_HEADER);
export const readHelperToken = tokenReader(HELPER_TOKEN_HEADER);
export const readCatererToken = tokenReader(CATERER_TOKEN_HEADER);
export const readDoorToken = tokenReader(DOOR_TOKEN_HEADER);

/** The token of a personal link. */
export const FamilyToken = createParamDecorator(readFamilyToken);
/** The token of a helper link. */
export const HelperToken = createParamDecorator(readHelperToken);
/** The token of a caterer’s link. */
export const CatererToken = createParamDecorator(readCatererToken);
/** The token of a door link. */
export const DoorToken = createParamDecorator(readDoorToken);
