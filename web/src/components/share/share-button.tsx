import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import { lazy, Suspense, useState } from 'react';
import { shareTexts as t } from '../../i18n/share.js';
import { Button, type ButtonSize } from '../ui/button.js';

// Most pages with the button are left without a tap on it.
const ShareDialog = lazy(() => import('./share-dialog.js').then((m) => ({ default: m.ShareDialog })));

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
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant={variant} size={size} icon="share" onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ShareDialog open={open} invitation={invitation} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
