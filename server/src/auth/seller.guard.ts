import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../common/domain-error.js';
import type { RequestWithUser } from '../http/decorators/signed-in-user.js';

/**
 * Runs after the session guard, which has read the person from the database: an email that is removed from the list
 * loses access with the next call.
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
