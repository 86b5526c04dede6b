import type { AdminOrderDetails } from '@serikad/shared/admin/admin-order.types';
import type { PaymentView } from '@serikad/shared/payments/payment.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Pill, Price } from '../../../components/ui/states.js';
import { METHOD_NAMES } from '../../../i18n/admin/common.js';
import { orderTexts as t } from '../../../i18n/admin/order.js';
import { dateTime } from '../../../lib/format.js';
import { ReverseDialog } from './reverse-dialog.js';
import * as sumsCss from '../../../components/sums.module.css';
import { ringgit } from '@serikad/shared/payments/ringgit';
import * as css from './order.module.css';

/** What the order costs, what was paid, and every line of the ledger. */
export function LedgerCard({ details: { order, payments } }: { details: AdminOrderDetails }) {
  const [reversing, setReversing] = useState<PaymentView | null>(null);
  const owes = order.credit === 0;
  return (
    <section className="card card--lift" aria-label={t.sums}>
      <dl className={classNames(sumsCss.sums, 'card__pad')}>
        {order.discountPrice > 0 && (
          <>
            <div>
              <dt>{t.price}</dt>
              <dd>{ringgit(order.price)}</dd>
            </div>
            <div>
              <dt>{t.discount}</dt>
              <dd className={sumsCss.sumsOff}>{ringgit(-order.discountPrice)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t.total}</dt>
          <dd>{ringgit(order.total)}</dd>
        </div>
        <div>
          <dt>{t.paid}</dt>
          <dd>{ringgit(order.paidAmount)}</dd>
        </div>
        <div className={sumsCss.sumsTotal}>
          <dt className={order.outstanding > 0 ? 'red' : undefined}>{owes ? t.balance : t.credit}</dt>
          <dd className={order.outstanding > 0 ? 'red' : undefined}>
            <Price amount={(owes ? order.outstanding : order.credit).toLocaleString('en-MY')} />
          </dd>
        </div>
      </dl>
      <div className={css.ledger}>
        <h2 className="h-label">{t.ledger}</h2>
        {payments.length === 0 ? (
          <p className={classNames('sm soft', css.ledgerNone)}>{t.noPayments}</p>
        ) : (
          <ul className="divide">
            {payments.map((payment) => (
              <Line key={payment._id} payment={payment} onReverse={() => setReversing(payment)} />
            ))}
          </ul>
        )}
      </div>
      <ReverseDialog payment={reversing} onClose={() => setReversing(null)} />
    </section>
  );
}

function Line({ payment, onReverse }: { payment: PaymentView; onReverse: () => void }) {
  const { amount, method, reference, note, at, reverses, reversedBy } = payment;
  const isVoid = reverses !== null || reversedBy !== null;
  const facts = [dateTime(at, false), ...(reverses === null ? [reference] : []), note].filter((text) => text !== '');
  return (
    <li className={isVoid ? classNames(css.led, css.ledVoid) : css.led}>
      <span>
        <b>{reverses === null ? METHOD_NAMES[method] : t.reversalOf(METHOD_NAMES[method])}</b>
        {reversedBy !== null && <Pill tone="mute">{t.reversed}</Pill>}
      </span>
      <span className={classNames('num', css.ledAmount)}>
        {amount < 0 ? '' : '+ '}
        {ringgit(amount)}
      </span>
      <span className={classNames('xs soft num', css.ledFacts)}>{facts.join(' · ')}</span>
      {!isVoid && (
        <Button variant="ghost" size="sm" aria-label={t.reverseOf(ringgit(amount))} onClick={onReverse}>
          {t.reverse}
        </Button>
      )}
    </li>
  );
}
