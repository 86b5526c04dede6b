import type { OrderQueue } from '@serikad/shared/admin/admin-order.types';
import { TRIAL_MS } from '@serikad/shared/orders/payment-state';
import { Link } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { countText } from '../../../i18n/admin/common.js';
import { todayTexts as t } from '../../../i18n/admin/today.js';
import { dateTime } from '../../../lib/format.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { ROW_LINK } from '../orders/use-row-keys.js';
import { ChatButton } from '../components/customer-chat.js';
import { OrderNames } from '../components/order-names.js';
import * as adminCss from '../admin.module.css';
import * as todayCss from './today.module.css';

/** A few orders in the side column: who, what is owed, and a chat. */
export function ShortList({
  title,
  none,
  page,
  query,
  kind,
}: {
  title: string;
  none: string;
  page: OrderQueue;
  query: string;
  /** The line below each: when it was made, or when its trial ends. */
  kind: 'made' | 'trial';
}) {
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">
          {title} <span className={classNames(adminCss.count, 'num')}>{countText(page)}</span>
        </h2>
      </div>
      {page.count === 0 ? (
        <p className="card__pad sm soft">{none}</p>
      ) : (
        <ul className="divide">
          {page.orders.map((order) => (
            <li key={order._id} className={todayCss.short}>
              <div className="grow">
                <Link
                  className={classNames(todayCss.shortName, 'b')}
                  to={paths.adminOrder(order._id, query)}
                  {...{ [ROW_LINK]: '' }}
                >
                  <OrderNames order={order} />
                </Link>
                <p className="xs soft num">
                  {kind === 'made'
                    ? t.ordered(dateTime(order.createdAt, false))
                    : t.trialEnds(dateTime(new Date(Date.parse(order.createdAt) + TRIAL_MS).toISOString(), false))}
                </p>
              </div>
              <span className="num b sm nowrap">{ringgit(kind === 'made' ? order.total : order.outstanding)}</span>
              <ChatButton order={order} />
            </li>
          ))}
        </ul>
      )}
      {page.count > page.orders.length && (
        <Link className={classNames(adminCss.more, 'link')} to={paths.adminOrders(query)}>
          {t.all(countText(page))}
        </Link>
      )}
    </section>
  );
}
