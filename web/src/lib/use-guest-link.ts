import { namesSlug } from '@serikad/shared/invitations/couple-names';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { paths } from '../config/paths.js';
import { useShop } from './queries/shop.js';

/** The address that guests open, as it is sent to them. */
export function useGuestLink({ _id, couple }: Pick<InvitationView, '_id' | 'couple'>): string {
  const { publicUrl } = useShop();
  return (publicUrl || window.location.origin) + paths.guestView(_id, namesSlug(couple));
}
