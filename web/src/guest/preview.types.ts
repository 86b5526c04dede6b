import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { WishView } from '@serikad/shared/rsvp/rsvp.types';

/** At the end of the preview's address: without the movements that go on and on. */
export const PREVIEW_STILL = '#still';

/** What the editor shows in the frame of its preview: the invitation as the forms have it. */
export interface WholePreview {
  type: 'preview';
  bundle: InvitationBundle;
  wishes?: WishView[];
  shopName?: string;
}

/** After it, of the invitation only what changed: a keystroke is not worth the whole. */
export interface PreviewChange {
  type: 'preview-change';
  invitation: Partial<InvitationView>;
}

export type PreviewMessage = WholePreview | PreviewChange;

/**
 * The frame's window. The editor calls it within the key's own event; the browser lets no page of another origin reach
 * it. What it is given is not copied: it changes none of it.
 */
export interface PreviewWindow extends Window {
  showInPreview?: (message: PreviewMessage) => void;
}

/**
 * Messages of the frame to the editor: it can be called, or a text was tapped that comes from a field. `name`: its
 * section, and after a dot its path in it, where it is not the first one.
 */
export type PreviewReply = { type: 'preview-ready' } | { type: 'field'; name: string };
