import type { AdminOrder, AdminItem, OrderQueue } from '@serikad/shared/admin/admin-order.types';
import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import type { OrderItemStatus } from '@serikad/shared/orders/order.types';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../../components/design-cover.js';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { countText } from '../../../i18n/admin/common.js';
import { todayTexts as t } from '../../../i18n/admin/today.js';
import { itemName } from '../../../i18n/orders.js';
import { ROW_LINK } from '../orders/use-row-keys.js';
import { ChatButton } from '../components/customer-chat.js';
import { shortDate, shortDay } from '../components/days.js';
import { ItemMoves } from '../components/item-moves.js';
import { DuePill } from '../components/due-pill.js';
import { OrderNames } from '../components/order-names.js';
import * as adminCss from '../admin.module.css';
import * as todayCss from './today.module.css';

/** Orders with items that wait for the same step, and that step beside each. */
export function Queue({
  title,
  hint,
  none,
  page,
  status,
  query,
}: {
  title: string;
  hint?: string;
  none: string;
  page: OrderQueue;
  status: OrderItemStatus;
  /** Of the list that holds them all. */
  query: string;
}) {
  return (
    <section className="card">
      <div className="card__head">
        <h2 className="h-card">
          {title} <span className={classNames(adminCss.count, 'num')}>{countText(page)}</span>
        </h2>
        {hint && page.count > 0 && <span className="xs soft">{hint}</span>}
      </div>
      {page.count === 0 ? (
        <p className="card__pad sm soft">{none}</p>
      ) : (
        <ul className="divide">
          {page.orders.map((order) => (
            <Waiting key={order._id} order={order} status={status} query={query} />
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

function Waiting({ order, status, query }: { order: AdminOrder; status: OrderItemStatus; query: string }) {
  const items = order.items.filter((item) => item.status === status && item.item !== 'rsvp');
  const date = order.invitation[0]?.date;
  const handedIn = items.flatMap(({ submittedAt }) => submittedAt ?? []).sort()[0];
  const dates = (
    <span className="num">
      {handedIn === undefined ? t.ordered(shortDay(order.createdAt)) : t.handedIn(shortDay(handedIn))}
      {date ? `, ${t.event(shortDate(date))}` : ''}
    </span>
  );
  const [only] = items.length === 1 ? items : [];
  return (
    <li className={todayCss.q}>
      <DesignCover design={order.invitation[0]?.design ?? DEFAULT_DESIGN} sizes="2.5rem" />
      <div className={todayCss.qText}>
        <Link
          className={classNames(adminCss.names, todayCss.qLink)}
          to={paths.adminOrder(order._id, query)}
          {...{ [ROW_LINK]: '' }}
        >
          <OrderNames order={order} />
        </Link>
        {only && <p className="sm soft">{nameOf(only)}</p>}
        <p className={classNames('xs soft', todayCss.qDates)}>
          {only && <DuePill item={only} />} {dates}
        </p>
      </div>
      <div className={todayCss.qAct}>
        {only && <ItemMoves order={order} item={only} forwardOnly />}
        <ChatButton order={order} />
      </div>
      {!only && (
        <ul className={todayCss.qItems}>
          {items.map((item) => (
            <li key={item.item}>
              <span className={classNames('sm', todayCss.qItem)}>
                {nameOf(item)} <DuePill item={item} />
              </span>
              <ItemMoves order={order} item={item} forwardOnly />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const nameOf = ({ item, package: of, price }: AdminItem): string => itemName(item, of, price).join(' ');
