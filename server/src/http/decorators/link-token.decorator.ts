import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ALBUM_GUEST_HEADER, WALL_TOKEN_HEADER } from '@serikad/shared/album/album.types';
import { DOOR_TOKEN_HEADER } from '@serikad/shared/guest-list/check-in';
import { CATERER_TOKEN_HEADER, FAMILY_TOKEN_HEADER, HELPER_TOKEN_HEADER } from '@serikad/shared/guest-list/guest-list';
import type { Request } from 'express';
import { DomainError } from '../../common/domain-error.js';

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
export const readWallToken = tokenReader(WALL_TOKEN_HEADER);

const readAlbumHeader = tokenReader(ALBUM_GUEST_HEADER);
/** As a guest's device makes it. */
const ALBUM_KEY = /^[0-9A-Za-z]{24}$/;

/** @throws DomainError validation for anything that is no key of a device */
export function readAlbumGuest(data: unknown, context: ExecutionContext): string {
  const key = readAlbumHeader(data, context);
  if (!ALBUM_KEY.test(key)) {
    const code = key === '' ? 'required' : 'invalid';
    throw new DomainError('validation', { fields: [{ field: ALBUM_GUEST_HEADER, code }] });
  }
  return key;
}

/** The token of a personal link. */
export const FamilyToken = createParamDecorator(readFamilyToken);
/** The token of a helper link. */
export const HelperToken = createParamDecorator(readHelperToken);
/** The token of a caterer’s link. */
export const CatererToken = createParamDecorator(readCatererToken);
/** The token of a door link. */
export const DoorToken = createParamDecorator(readDoorToken);
/** The token of the hall's screen. */
export const WallToken = createParamDecorator(readWallToken);
/** The key of a guest's device. */
export const AlbumGuest = createParamDecorator(readAlbumGuest);
