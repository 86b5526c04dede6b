import type { OrderView } from '@serikad/shared/orders/order.types';
import { outstanding } from '@serikad/shared/orders/payment-state';
import { Price } from '../../../components/ui/states.js';
import { changePackageTexts as t, orderFormTexts, orderTexts } from '../../../i18n/orders.js';
import * as packageFormCss from '../../../components/package-form/package-form.module.css';
import * as sumsCss from '../../../components/sums.module.css';
import * as ordersCss from '../orders.module.css';

/**
 * For a list of sums: what an order costs now, what it would cost once it is `changed`, and what is then still to pay.
 */
export function ChangeSums({ order, total, changed }: { order: OrderView; total: number; changed: boolean }) {
  const due = outstanding(total, order.paidAmount);
  return (
    <>
      {changed ? <Difference before={order.total} after={total} /> : <Total amount={total} />}
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

function Total({ amount }: { amount: number }) {
  return (
    <div className={sumsCss.sumsTotal}>
      <dt>{orderFormTexts.total}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}

function Difference({ before, after }: { before: number; after: number }) {
  return (
    <>
      <div className={ordersCss.changeSumsFirst}>
        <dt>{t.before}</dt>
        <dd>RM {before}</dd>
      </div>
      <div key={after} className={packageFormCss.sumsLine}>
        <dt>{t.after}</dt>
        <dd>RM {after}</dd>
      </div>
      <div className={sumsCss.sumsTotal}>
        <dt>{after < before ? t.less : t.more}</dt>
        <dd>
          <Price amount={Math.abs(after - before)} />
        </dd>
      </div>
    </>
  );
}
