import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { DomainError } from '../../../common/domain-error.js';

/**
 * A `userId` in a body decides nothing: orders belong to the session's user.
 * Another person's is a mistake of the client.
 * @throws DomainError validation
 */
export function requireOwnUser(user: SignedInUser, { userId }: { userId?: string }): void {
  if (userId === undefined || userId.toLowerCase() === user.id) return;
  throw new DomainError('validation', { fields: [{ field: 'userId', code: 'ownUser' }] });
}
