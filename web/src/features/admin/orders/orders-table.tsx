import type { AdminOrder } from '@serikad/shared/admin/admin-order.types';
import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import type { OrderItem } from '@serikad/shared/orders/order.types';
import { Link } from 'react-router-dom';
import { DesignCover } from '../../../components/design-cover.js';
import { ItemStatus } from '../../../components/item-status.js';
import { classNames } from '../../../components/ui/class-names.js';
import { paths } from '../../../config/paths.js';
import { adminTexts } from '../../../i18n/admin/common.js';
import { ordersTexts as t } from '../../../i18n/admin/orders.js';
import { itemName, STATUS_NAMES } from '../../../i18n/orders.js';
import { dateTime } from '../../../lib/format.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { shortDay } from '../components/days.js';
import { OrderNames } from '../components/order-names.js';
import { PaymentPill } from '../components/payment-pill.js';
import * as adminCss from '../admin.module.css';
import * as ordersCss from './orders.module.css';

/** A row for each order; below 60rem each row is a card. @param query of the list, which goes along to the order */
export function OrdersTable({ orders, query }: { orders: readonly AdminOrder[]; query: string }) {
  return (
    // Explicit roles: screen readers take a table whose rows are grids for none otherwise.
    <table className={ordersCss.tbl} role="table">
      <caption className="sr">{adminTexts.orders}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t.couple}</th>
          <th role="columnheader">{t.customer}</th>
          <th role="columnheader" className="r">
            {t.payment}
          </th>
          <th role="columnheader">{t.items}</th>
          <th role="columnheader" className="r">
            {t.total}
          </th>
          <th role="columnheader" className="r">
            {t.balance}
          </th>
          <th role="columnheader" className="r">
            {t.made}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {orders.map((order) => (
          <Row key={order._id} order={order} query={query} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ order, query }: { order: AdminOrder; query: string }) {
  const { customer, total, outstanding, credit, createdAt } = order;
  return (
    <tr role="row">
      <td role="cell" className={ordersCss.tblWho}>
        <Link data-row to={paths.adminOrder(order._id, query)}>
          <DesignCover design={order.invitation[0]?.design ?? DEFAULT_DESIGN} sizes="2.5rem" />
          <span>
            <span className={adminCss.names}>
              <OrderNames order={order} />
            </span>
            <span className={classNames(adminCss.sub, 'mono')}>…{order._id.slice(-7)}</span>
          </span>
        </Link>
      </td>
      <td role="cell" className={ordersCss.tblCustomer}>
        {customer.name}
        <span className={classNames(adminCss.sub, 'num')}>{customer.phoneNo}</span>
      </td>
      <td role="cell" className={classNames(ordersCss.tblPay, 'r')}>
        <PaymentPill order={order} />
        <time className={classNames(adminCss.sub, 'num until-desktop')} dateTime={createdAt}>
          {shortDay(createdAt)}
        </time>
      </td>
      <td role="cell" className={ordersCss.tblItems}>
        <span className={ordersCss.items}>
          {order.items.map((item) => (
            <ItemGlyph key={item.item} item={item} />
          ))}
        </span>
      </td>
      <td role="cell" className={classNames(ordersCss.tblTotal, 'r num')} data-label={t.total}>
        {ringgit(total)}
      </td>
      <td role="cell" className={outstanding > 0 ? 'r num b red' : 'r num soft'} data-label={t.balance}>
        {outstanding > 0 ? ringgit(outstanding) : credit > 0 ? t.credit(ringgit(credit)) : '0'}
      </td>
      <td role="cell" className="r soft num nowrap from-desktop">
        <time dateTime={createdAt} title={dateTime(createdAt)}>
          {shortDay(createdAt)}
        </time>
      </td>
    </tr>
  );
}

/** An item with the glyph of its status; what the glyph says is read, too. An E-Card is ready from the start. */
function ItemGlyph({ item }: { item: OrderItem }) {
  const [name, detail] = itemName(item.item, item.package, item.price);
  const short = item.item === 'card' ? t.cardItem(item.package) : item.item === 'video' ? t.videoItem : name;
  const status = item.item === 'rsvp' ? 'completed' : item.status;
  return (
    <span title={`${name} ${detail}: ${STATUS_NAMES[status]}`}>
      <ItemStatus status={status} label={item.item === 'rsvp' ? t.rsvpItem : short} />
      <span className="sr">: {STATUS_NAMES[status]}</span>
    </span>
  );
}
