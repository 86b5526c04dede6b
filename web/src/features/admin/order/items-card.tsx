import type { AdminOrder, AdminOrderDetails, AdminOrderItem } from '@serikad/shared/admin/admin-order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { ItemStatus, ItemSteps } from '../../../components/item-status.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon, type IconName } from '../../../components/ui/icon.js';
import { Pill } from '../../../components/ui/states.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { itemName } from '../../../i18n/orders.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { daysUntil } from '../components/days.js';
import { DuePill } from '../components/due-pill.js';
import { ItemMoves } from '../components/item-moves.js';
import * as css from './order.module.css';

const ICONS: Readonly<Record<OrderItemKind, IconName>> = { rsvp: 'mail', video: 'film', card: 'box', pdf: 'file' };

/** What was ordered, how far each is, and the seller's next step. */
export function ItemsCard({ details: { order, items } }: { details: AdminOrderDetails }) {
  const date = order.invitation[0]?.date;
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">{t.items}</h2>
        {date && <span className="xs soft num">{t.eventIn(daysUntil(date))}</span>}
      </div>
      <ul className="divide">
        {items.map((item) => (
          <li key={item.item} className={classNames('card__pad', css.item)}>
            <div className="row row--between row--wrap">
              <p className={classNames('row', css.itemName)}>
                <Icon name={ICONS[item.item]} className="soft" />
                <span>
                  <b>{itemName(item.item, item.package)[0]}</b> <span className="soft sm">{describe(item)}</span>{' '}
                  <Due order={order} kind={item.item} />
                </span>
              </p>
              {item.item === 'rsvp' ? (
                order.paymentState === 'trial-expired' ? (
                  <Pill tone="bad">{t.closed}</Pill>
                ) : (
                  <ItemStatus status="completed" label={t.active} />
                )
              ) : (
                <ItemMoves order={order} item={item} />
              )}
            </div>
            {item.item !== 'rsvp' && <ItemSteps status={item.status} />}
            {item.item !== 'rsvp' && item.status === 'draft' && <p className="xs soft">{t.waitsForCustomer}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Premium · RM 17` */
function describe(item: AdminOrderItem): string {
  const [, detail] = itemName(item.item, item.package, item.price);
  return [detail, item.price === 0 ? '' : ringgit(item.price)].filter((part) => part !== '').join(' · ');
}

function Due({ order, kind }: { order: AdminOrder; kind: OrderItemKind }) {
  const item = order.items.find((each) => each.item === kind);
  return item && <DuePill item={item} />;
}
