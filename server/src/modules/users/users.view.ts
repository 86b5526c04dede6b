import type { UserView } from '@serikad/shared/users/user.types';
import type { UserRecord } from './users.service.js';

/** A person as they see themselves. */
export function userView(user: UserRecord): UserView {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    phoneNo: user.phoneNo,
    registered: user.registered,
    isAdmin: user.isAdmin,
    createdAt: user.createdAt.toISOString(),
  };
}
