import { rsvpPackage } from '@serikad/shared/invitations/packages';
import type { OrderItem, OrderItemKind, OrderItemStatus } from '@serikad/shared/orders/order.types';
import { Icon, type IconName } from '../../components/ui/icon.js';
import { itemName, orderTexts as t, statusText } from '../../i18n/ms/orders.js';
import { EcardCard } from './ecard-card.js';
import { useOrderDetails } from './order-context.js';
import { ItemStatus } from './status-glyph.js';

const ICONS: Readonly<Record<OrderItemKind, IconName>> = { rsvp: 'mail', video: 'film', card: 'box', pdf: 'file' };
const STEPS: readonly OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];

/** Items: how far each one is, and the e-card with its link. */
export function Component() {
  const { order, invitation } = useOrderDetails();
  const produced = order.items.filter(({ item }) => item !== 'rsvp');
  return (
    <div className={rsvpPackage(order.items) === null ? 'order-alone' : 'order-cols order-cols--even'}>
      <section className="card">
        <div className="card__head">
          <h2 className="h-card">{t.production}</h2>
        </div>
        {produced.length === 0 ? (
          <p className="soft order-empty">{t.noProduction}</p>
        ) : (
          <ul className="divide">
            {produced.map((item) => (
              <ProducedItem key={item.item} item={item} />
            ))}
          </ul>
        )}
      </section>
      {rsvpPackage(order.items) !== null && (
        <EcardCard invitation={invitation} expired={order.paymentState === 'trial-expired'} />
      )}
    </div>
  );
}

function ProducedItem({ item }: { item: OrderItem }) {
  const [name, detail] = itemName(item.item, item.package);
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
    </li>
  );
}
