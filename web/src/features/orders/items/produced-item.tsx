import type { OrderItem } from '@serikad/shared/orders/order.types';
import type { OrderItemKind } from '@serikad/shared/pricing/order-item.types';
import { ButtonAnchor } from '../../../components/ui/button.js';
import { ItemStatus, ItemSteps } from '../../../components/item-status.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon, type IconName } from '../../../components/ui/icon.js';
import { Notice } from '../../../components/ui/states.js';
import { itemName, orderTexts as t, statusText } from '../../../i18n/orders.js';
import { chatLink } from '../../../lib/chat-link.js';
import { dateTime } from '../../../lib/format.js';
import { useShop } from '../../../lib/queries/shop.js';
import { FrozenDetails } from './frozen-details.js';
import * as css from '../orders.module.css';

const ICONS: Readonly<Record<OrderItemKind, IconName>> = { rsvp: 'mail', video: 'film', card: 'box', pdf: 'file' };

/** A video, a PDF or cards: how far the work is, and what the customer does next. */
export function ProducedItem({ item, orderId }: { item: OrderItem; orderId: string }) {
  const { chatNumber } = useShop();
  const [name, detail] = itemName(item.item, item.package, item.price);
  return (
    <li className="card__pad">
      <div className={css.itemRow}>
        <div className={css.itemRowIcon}>
          <Icon name={ICONS[item.item]} />
        </div>
        <div className="grow">
          <div className={classNames('row row--between row--wrap', css.itemRowHead)}>
            <h3 className="h-card">
              {name} <span className={css.itemRowDetail}>{detail}</span>
            </h3>
            <ItemStatus status={item.status} />
          </div>
          <p className="sm soft">{statusText(item.item, item.status)}</p>
        </div>
      </div>
      {item.returned && (
        <Notice tone="warn" role="note" title={t.returned(dateTime(item.returned.at))}>
          <p className={css.itemRowReason}>{item.returned.reason}</p>
          <p>{t.returnedNext}</p>
        </Notice>
      )}
      <ItemSteps status={item.status} />
      {item.status === 'approval' && (
        <ButtonAnchor
          className={css.itemRowChat}
          variant="second"
          icon="chat"
          newTab
          href={chatLink(chatNumber, t.itemChat(name, orderId))}
        >
          {t.openChat}
        </ButtonAnchor>
      )}
      {item.status !== 'draft' && <FrozenDetails orderId={orderId} item={item.item} />}
    </li>
  );
}
