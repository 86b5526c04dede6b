import type { Couple, InvitingParty } from '@serikad/shared/invitations/invitation.types';
import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { WithoutId } from '../without-id.types.js';

/** Second couple and second party stay in the form while there is but one. */
export interface NamesValues extends Omit<WithoutId<NamesDto>, 'couple2' | 'inviter'> {
  couple2: Couple;
  inviter: { inviter1: InvitingParty; inviter2: InvitingParty };
  twoParties: boolean;
}
