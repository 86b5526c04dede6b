import type { OrderView } from '@serikad/shared/orders/order.types';
import { Price } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { orderTexts as t } from '../../../i18n/orders.js';
import { PayNowLink } from '../../../components/pay-now-link.js';
import * as css from '../../../components/paybar.module.css';

/** What is still to pay, at the foot of a phone's screen. */
export function PaymentBar({ order }: { order: OrderView }) {
  if (order.outstanding === 0) return null;
  return (
    <div className={css.paybar} data-part="payment-bar">
      <div>
        <span className="xs soft">
          <Prescribed text={t.outstanding} />
        </span>
        <b className="num red">
          <Price amount={order.outstanding} />
        </b>
      </div>
      <PayNowLink orderId={order._id} size="lg" block />
    </div>
  );
}
