import { rsvpPackage } from '@serikad/shared/invitations/packages';
import { canMoveItem } from '@serikad/shared/orders/item-status';
import { useRef } from 'react';
import { classNames } from '../../../components/ui/class-names.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { EcardCard } from './ecard-card.js';
import { useOrderDetails } from '../components/order-context.js';
import { ProducedItem } from './produced-item.js';
import { SubmitDetails } from './submit-details.js';
import * as css from '../orders.module.css';

/** Items: how far each one is, and the e-card with its link. */
export function Component() {
  const details = useOrderDetails();
  const heading = useRef<HTMLHeadingElement>(null);
  const { order, invitation } = details;
  const produced = order.items.filter(({ item }) => item !== 'rsvp');
  const hasDraft = produced.some(({ item, status }) => canMoveItem(item, status, 'in-progress', 'customer'));
  const hasRsvp = rsvpPackage(order.items) !== null;
  return (
    <div className={hasRsvp ? classNames(css.orderCols, css.orderColsItems) : css.orderAlone}>
      <section className="card">
        <div className="card__head">
          <h2 className="h-card" ref={heading} tabIndex={-1}>
            {t.production}
          </h2>
        </div>
        {produced.length === 0 ? (
          <p className={classNames('soft', css.orderEmpty)}>{t.noProduction}</p>
        ) : (
          <ul className="divide">
            {produced.map((item) => (
              <ProducedItem key={item.item} item={item} orderId={order._id} />
            ))}
          </ul>
        )}
        {hasDraft && (
          <SubmitDetails details={details} onSubmitted={() => heading.current?.focus({ preventScroll: true })} />
        )}
      </section>
      {hasRsvp && <EcardCard invitation={invitation} expired={order.paymentState === 'trial-expired'} />}
    </div>
  );
}
