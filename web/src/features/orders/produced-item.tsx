import type { OrderItem, OrderItemKind, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { ButtonAnchor } from '../../components/ui/button.js';
import { Icon, type IconName } from '../../components/ui/icon.js';
import { itemName, orderTexts as t, statusText } from '../../i18n/ms/orders.js';
import { chatLink } from '../../lib/chat-link.js';
import { useShop } from '../../lib/queries/shop.js';
import { FrozenDetails } from './frozen-details.js';
import { ItemStatus } from './status-glyph.js';

const ICONS: Readonly<Record<OrderItemKind, IconName>> = { rsvp: 'mail', video: 'film', card: 'box', pdf: 'file' };
const STEPS: readonly OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];

/** A video, a PDF or cards: how far the work is, and what the customer does next. */
export function ProducedItem({ item, orderId }: { item: OrderItem; orderId: string }) {
  const { chatNumber } = useShop();
  const [name, detail] = itemName(item.item, item.package, item.price);
  const now = STEPS.indexOf(item.status);
  const done = item.status === 'completed';
  return (
    <li className="card__pad">
      <div className="item-row">
        <div className="item-row__icon">
          <Icon name={ICONS[item.item]} />
        </div>
        <div className="grow">
          <div className="row row--between row--wrap item-row__head">
            <h3 className="h-card">
              {name} <span className="item-row__detail">{detail}</span>
            </h3>
            <ItemStatus status={item.status} />
          </div>
          <p className="sm soft">{statusText(item.item, item.status)}</p>
        </div>
      </div>
      <ol className="item-steps" aria-label={t.progress}>
        {t.steps.map((step, i) => (
          <li
            key={step}
            className={i < now || done ? 'item-steps__did' : i === now ? 'item-steps__now' : undefined}
            aria-current={i === now ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
      {item.status === 'approval' && (
        <ButtonAnchor
          className="item-row__chat"
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
