import type { RegisterResult, UserView } from '@serikad/shared/users/user.types';
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
    ...(user.language && { language: user.language }),
    createdAt: user.createdAt.toISOString(),
  };
}

/** The account in the answer to a sign-in or a registration. */
export function accountView({ id, language }: UserRecord): RegisterResult['user'] {
  return { _id: id, ...(language && { language }) };
}
