import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import { useState } from 'react';
import { shareTexts as t } from '../../i18n/share.js';
import { Button, type ButtonSize } from '../ui/button.js';
import { ShareDialog } from './share-dialog.js';

export function ShareButton({
  invitation,
  size = 'md',
  variant = 'primary',
}: {
  /** As stored: its names are in the link. */
  invitation: OrderInvitationSummary;
  size?: ButtonSize;
  variant?: 'primary' | 'second';
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} icon="share" onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      <ShareDialog open={open} invitation={invitation} onClose={() => setOpen(false)} />
    </>
  );
}
