import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '../../common/domain-error.js';

/** The person behind a request, as the guard found them in the database at this very request. */
export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  /** Whether the registration form has been filled in. */
  registered: boolean;
  /** Whether the email is one of the seller's. */
  isAdmin: boolean;
  /** When the session began; milliseconds since the epoch. */
  signedInAt: number;
}

/** Where the guard leaves the person. */
export interface RequestWithUser extends Request {
  signedInUser?: SignedInUser;
}

/** The signed-in person; only on routes that are not public, where the guard has made sure of one. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser => {
  const user = context.switchToHttp().getRequest<RequestWithUser>().signedInUser;
  if (!user) throw new DomainError('invalid-token');
  return user;
});

/** The signed-in person on a public route, or `null`; a token that is not valid counts as none. */
export const MaybeUser = createParamDecorator(readMaybeUser);

export function readMaybeUser(_data: unknown, context: ExecutionContext): SignedInUser | null {
  return context.switchToHttp().getRequest<RequestWithUser>().signedInUser ?? null;
}
