import type { OrderView } from '@serikad/shared/orders/order.types';
import { outstanding } from '@serikad/shared/orders/payment-state';
import { Price } from '../../components/ui/states.js';
import { changePackageTexts as t, orderTexts } from '../../i18n/ms/orders.js';

/** What an order costs now, what it would cost, and what is then still to pay. For a list of sums. */
export function ChangeSums({ order, total }: { order: OrderView; total: number }) {
  const difference = total - order.total;
  const due = outstanding(total, order.paidAmount);
  return (
    <>
      <div className="change-sums__first">
        <dt>{t.before}</dt>
        <dd>RM {order.total}</dd>
      </div>
      <div key={total} className={difference === 0 ? undefined : 'sums__line'}>
        <dt>{t.after}</dt>
        <dd>RM {total}</dd>
      </div>
      <div className="sums__total">
        <dt>{difference < 0 ? t.less : t.more}</dt>
        <dd>
          <Price amount={Math.abs(difference)} />
        </dd>
      </div>
      {order.paidAmount > 0 && (
        <>
          <div>
            <dt>{orderTexts.paidAmount}</dt>
            <dd>RM {order.paidAmount}</dd>
          </div>
          <div className={due > 0 ? 'red b' : undefined}>
            <dt>{orderTexts.outstanding}</dt>
            <dd>RM {due}</dd>
          </div>
        </>
      )}
    </>
  );
}
