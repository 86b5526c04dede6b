import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../common/domain-error.js';
import type { RequestWithUser } from '../http/decorators/signed-in-user.js';

/**
 * Stands behind the session guard, which has turned away who is not signed in and has read the person from the
 * database at this very request: a seller whose email was taken off the list is none from the next call on.
 */
@Injectable()
export class SellerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const user = context.switchToHttp().getRequest<RequestWithUser>().signedInUser;
    if (!user) throw new DomainError('invalid-token');
    // Not 403, which ends a session, and not a word of its own: the answer to an unknown address.
    if (!user.isAdmin) throw new DomainError('not-found');
    return true;
  }
}
