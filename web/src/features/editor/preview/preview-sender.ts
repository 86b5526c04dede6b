import type { InvitationBundle } from '@serikad/shared/api/invitation-bundle.types';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { PreviewMessage } from '../../../guest/preview.types.js';
import { sameData } from '../../../lib/form/path.js';

/** What the preview shows, and of which shop. */
export interface Preview {
  bundle: InvitationBundle;
  shopName: string;
}

/**
 * Brings the preview's frame up to date: at once, so that a key is visible in the next animation frame, and then at
 * most once per animation frame, however fast a colour is dragged. After the first time only what changed.
 */
export function previewSender() {
  let post: ((message: PreviewMessage) => void) | undefined;
  let sent: Preview | undefined;
  let wanted: Preview | undefined;
  let frame = 0;

  function flush(): void {
    if (!post || !wanted || wanted === sent) return;
    const message = messageFor(wanted, sent);
    sent = wanted;
    if (message) post(message);
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = 0;
      flush();
    });
  }

  return {
    show(preview: Preview): void {
      wanted = preview;
      if (frame === 0) flush();
    },
    /** The frame has loaded, or loaded again, and has no invitation. */
    begin(toFrame: (message: PreviewMessage) => void): void {
      post = toFrame;
      sent = undefined;
      flush();
    },
    stop(): void {
      cancelAnimationFrame(frame);
      frame = 0;
      post = undefined;
    },
  };
}

/** What brings a frame from `before` to `now`; nothing when both look the same. */
export function messageFor(now: Preview, before: Preview | undefined): PreviewMessage | undefined {
  if (!before || now.shopName !== before.shopName || !sameBut(now.bundle, before.bundle)) {
    return { type: 'preview', ...now };
  }
  const [invitation, old] = [now.bundle.invitation, before.bundle.invitation];
  const changed = (Object.keys({ ...old, ...invitation }) as (keyof InvitationView)[]).filter(
    (key) => !sameData(invitation[key], old[key]),
  );
  if (changed.length === 0) return undefined;
  return {
    type: 'preview-change',
    invitation: Object.fromEntries(changed.map((key) => [key, invitation[key]])),
  };
}

/** Whether two bundles are the same but for their invitations. */
function sameBut(
  { invitation: _now, ...now }: InvitationBundle,
  { invitation: _before, ...before }: InvitationBundle,
): boolean {
  return sameData(now, before);
}
