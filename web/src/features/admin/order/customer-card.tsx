import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/states.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import type { OrderInvitationSummary } from '@serikad/shared/orders/order.types';
import { useGuestLink } from '../../../lib/use-guest-link.js';
import { CopyRow } from '../components/copy-row.js';
import { useAdminCopy } from '../components/use-admin-copy.js';
import { CustomerData } from './customer-data.js';
import * as css from './order.module.css';

/** Whose order it is, what they wished for, and the link of their invitation. */
export function CustomerCard({ order }: { order: AdminOrder }) {
  const { customer, account, notes } = order;
  const invitation = order.invitation[0];
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">{t.customer}</h2>
        {invitation && <CopyCardLink invitation={invitation} />}
      </div>
      <dl className={css.customer}>
        <CopyRow label={t.name} text={customer.name} />
        <CopyRow label={t.whatsapp} text={customer.phoneNo} />
        {account && <CopyRow label={t.email} text={account.email} />}
        <CopyRow label={t.orderId} text={order._id} />
        {notes !== '' && <CopyRow label={t.notes} text={notes} />}
      </dl>
      {account && <CustomerData account={account} />}
      {!account && (
        <div className="card__pad">
          <Notice tone="plain" role="note">
            {t.accountGone}
          </Notice>
        </div>
      )}
    </section>
  );
}

function CopyCardLink({ invitation }: { invitation: OrderInvitationSummary }) {
  const link = useGuestLink(invitation);
  const { copied, copy } = useAdminCopy();
  return (
    <Button
      variant="second"
      size="sm"
      icon={copied === null ? 'copy' : 'check'}
      {...(copied !== null && { className: 'btn--done' })}
      onClick={() => copy('link', link)}
    >
      {t.copyLink}
    </Button>
  );
}
