import type { AdminPayment, AdminToday } from '@serikad/shared/admin/admin-order.types';
import { inOrder } from '@serikad/shared/invitations/couple-names';
import { MALAYSIA_OFFSET_MS } from '@serikad/shared/invitations/malaysia-time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CoupleNames } from '../../../components/couple-names.js';
import { Button, ButtonLink } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Price } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { METHOD_NAMES } from '../../../i18n/admin/common.js';
import { todayTexts as t } from '../../../i18n/admin/today.js';
import { clockTime } from '../../../lib/format.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { queryOf } from '../orders/order-filters.js';
import { ROW_LINK } from '../orders/use-row-keys.js';
import * as css from './today.module.css';

const FIRST = 5;

/** Today's lines of the ledger, newest first, each leading to its order; and the way to enter another. */
export function PaymentsCard({ paidToday, payments: { count, newest } }: Pick<AdminToday, 'paidToday' | 'payments'>) {
  const [whole, setWhole] = useState(false);
  const shown = whole ? newest : newest.slice(0, FIRST);
  return (
    <section className="card">
      <div className={classNames('card__head', css.paid)}>
        <div>
          <h2 className="h-card">{t.paidToday}</h2>
          <p className="xs soft">{t.paidHint}</p>
        </div>
        <Price amount={paidToday.toLocaleString('en-MY').replace('-', '−')} />
      </div>
      {count === 0 ? (
        <p className="card__pad sm soft">{t.noPayments}</p>
      ) : (
        <ul className="divide">
          {shown.map((payment) => (
            <Payment key={payment._id} payment={payment} />
          ))}
        </ul>
      )}
      {!whole && newest.length > FIRST && (
        <div className={css.paidFoot}>
          <Button variant="ghost" size="sm" block onClick={() => setWhole(true)}>
            {t.allPayments(newest.length)}
          </Button>
        </div>
      )}
      {whole && count > newest.length && (
        <p className={classNames(css.paidFoot, 'xs soft num')}>{t.newestPayments(newest.length, count)}</p>
      )}
      <div className={css.paidFoot}>
        <ButtonLink variant="second" icon="plus" block to={paths.adminOrders(queryOf({ show: 'outstanding' }))}>
          {t.recordPayment}
        </ButtonLink>
      </div>
    </section>
  );
}

function Payment({ payment: { orderId, at, amount, method, customer, couple } }: { payment: AdminPayment }) {
  const who = customer === '' ? t.customerGone : customer;
  const time = clockTime(new Date(Date.parse(at) + MALAYSIA_OFFSET_MS).toISOString().slice(11, 16));
  const names = couple && (inOrder(couple).some(({ shortName }) => shortName !== '') ? couple : null);
  return (
    <li className={classNames(css.short, css.line)}>
      <div className="grow">
        <Link className={classNames(css.shortName, 'b')} to={paths.adminOrder(orderId)} {...{ [ROW_LINK]: '' }}>
          {names ? <CoupleNames couple={names} fallback={who} /> : who}
        </Link>
        <p className="xs soft num">
          {names && <span className={css.lineWho}>{who}</span>}
          {amount < 0 && `${t.reversal} · `}
          {METHOD_NAMES[method]} · <time dateTime={at}>{time}</time>
        </p>
      </div>
      <span className={amount < 0 ? 'num b sm nowrap red' : 'num b sm nowrap'}>{ringgit(amount)}</span>
    </li>
  );
}
