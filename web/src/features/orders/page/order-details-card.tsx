import type { OrderView } from '@serikad/shared/orders/order.types';
import { ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Price } from '../../../components/ui/states.js';
import { Prescribed } from '../../../components/ui/prescribed.js';
import { patterns } from '../../../config/paths.js';
import { publicUntilTexts } from '../../../i18n/guest-data.js';
import { itemName, orderTexts as t } from '../../../i18n/orders.js';
import { dateTime } from '../../../lib/format.js';
import { PayNowLink } from '../../../components/pay-now-link.js';
import { PublicUntil } from './public-until.js';
import * as factsCss from '../../../components/facts.module.css';
import * as sumsCss from '../../../components/sums.module.css';
import * as css from '../orders.module.css';

export function OrderDetailsCard({ order }: { order: OrderView }) {
  return (
    <section className="card card--lift">
      <div className="card__head">
        <h2 className="h-card">
          <Prescribed text={t.orderDetails} />
        </h2>
      </div>
      <div className="card__pad">
        <dl className={sumsCss.sums}>
          {order.items.map((item) => {
            const [name, detail] = itemName(item.item, item.package, item.price);
            return (
              <div key={item.item}>
                <dt>
                  {name}
                  {detail !== '' && (item.item === 'card' ? `, ${detail}` : ` ${detail}`)}
                </dt>
                <dd>RM {item.price}</dd>
              </div>
            );
          })}
          {order.discountPrice > 0 && (
            <div className={sumsCss.sumsOff}>
              <dt>{t.discount}</dt>
              <dd>− RM {order.discountPrice}</dd>
            </div>
          )}
          <div className={sumsCss.sumsTotal}>
            <dt>
              <Prescribed text={t.totalPrice} />
            </dt>
            <dd>
              <Price amount={order.total} />
            </dd>
          </div>
          <div>
            <dt>
              <Prescribed text={t.paidAmount} />
            </dt>
            <dd>RM {order.paidAmount}</dd>
          </div>
          <div className={order.outstanding > 0 ? classNames(css.sumsDue, 'red') : css.sumsDue}>
            <dt>
              <Prescribed text={t.outstanding} />
            </dt>
            <dd>
              <Price amount={order.outstanding} />
            </dd>
          </div>
          {order.credit > 0 && (
            <div>
              <dt>
                <Prescribed text={t.credit} />
              </dt>
              <dd>RM {order.credit}</dd>
            </div>
          )}
        </dl>
        {order.outstanding > 0 && (
          <div className={classNames(css.orderCardPay, 'from-desktop')}>
            <PayNowLink orderId={order._id} size="lg" block />
            <p className="xs soft">{t.payHint}</p>
          </div>
        )}
        {order.credit > 0 && <p className="xs soft">{t.creditHint}</p>}
        <ButtonLink
          className={css.orderCardChange}
          variant="second"
          block
          to={`${patterns.changePackage}?orderId=${order._id}`}
        >
          <Prescribed text={t.changePackage} inControl />
        </ButtonLink>
        <dl className={classNames(factsCss.facts, css.orderCardFacts)}>
          <dt>
            <Prescribed text={t.orderId} />
          </dt>
          <dd className="mono">{order._id}</dd>
          <dt>
            <Prescribed text={t.created} />
          </dt>
          <dd className="num">{dateTime(order.createdAt)}</dd>
          <dt>{publicUntilTexts.label}</dt>
          <dd>
            <PublicUntil order={order} />
          </dd>
        </dl>
      </div>
    </section>
  );
}
