import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { Button } from '../../../components/ui/button.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { useToast } from '../../../components/ui/toast.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { useCopy } from '../../../lib/use-copy.js';
import { useGuestLink } from '../../../lib/use-guest-link.js';

/** Copies the link that guests open. */
export function CopyLink({ invitation }: { invitation: InvitationView }) {
  const { copied, copy } = useCopy();
  const toast = useToast();
  const link = useGuestLink(invitation);
  const done = copied !== null;
  return (
    <Button
      variant="second"
      icon={done ? 'check' : 'copy'}
      {...(done && { className: 'btn--done' })}
      onClick={() => void copy('link', link).then((could) => could || toast(t.copyFailed, 'bad'))}
    >
      {done ? <Prescribed text={t.copied} malay="inLine" /> : t.copyLink}
    </Button>
  );
}
