import { inOrder } from '@serikad/shared/invitations/couple-names';
import type { Couple } from '@serikad/shared/invitations/invitation.types';

/** A couple's names in their order: the full one, or the short one while there is no other. */
export function namesOf(couple: Couple): string[] {
  return inOrder(couple)
    .map(({ fullName, shortName }) => (fullName === '' ? shortName : fullName))
    .filter((name) => name !== '');
}
