import type { InvitationBundle } from '@serikad/shared/invitations/invitation.types';
import type { WishView } from '@serikad/shared/wishes/wish.types';

/** What the editor sends to the frame of its preview: the invitation as the form has it. */
export interface PreviewMessage {
  type: 'preview';
  bundle: InvitationBundle;
  wishes?: WishView[];
  shopName?: string;
}

/** What the frame tells the editor: it listens, or a text was tapped that comes from a field's section. */
export type PreviewReply = { type: 'preview-ready' } | { type: 'field'; name: string };
