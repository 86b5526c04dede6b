import { OWING_STANDINGS, type ShopFigures } from '@serikad/shared/admin/figures.types';
import { Link } from 'react-router-dom';
import { classNames } from '../../../components/ui/class-names.js';
import { Icon } from '../../../components/ui/icon.js';
import { Price } from '../../../components/ui/states.js';
import { paths } from '../../../config/paths.js';
import { figuresTexts as t } from '../../../i18n/admin/figures.js';
import { ringgit } from '@serikad/shared/payments/ringgit';
import { queryOf } from '../orders/order-filters.js';
import * as css from './figures.module.css';

/** Between two parts of the bar, in percent of it. */
const GAP = 0.5;

/** What is owed, and the states of the orders that owe it; each leads to these orders. */
export function OwedCard({ figures: { outstanding, owing } }: { figures: ShopFigures }) {
  const orders = OWING_STANDINGS.reduce((sum, standing) => sum + owing[standing].orders, 0);
  const widths = OWING_STANDINGS.map((standing) => (owing[standing].amount / Math.max(1, outstanding)) * 100);
  return (
    <section className="card card__pad">
      <h2 className="h-card">{t.outstanding}</h2>
      <p className={outstanding > 0 ? classNames(css.fig, 'red') : css.fig}>
        <Price amount={outstanding.toLocaleString('en-MY')} />
      </p>
      <p className="xs soft">{t.outstandingHint}</p>
      <svg className={css.owedBar} viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.owedNone} width="100" height="14" />
        {OWING_STANDINGS.map((standing, i) => (
          <rect
            key={standing}
            className={css.owedPart}
            data-standing={standing}
            x={widths.slice(0, i).reduce((sum, width) => sum + width, 0)}
            width={Math.max(0, (widths[i] ?? 0) - GAP)}
            height="14"
          />
        ))}
      </svg>
      <ul className={css.owed} aria-label={t.owing}>
        {OWING_STANDINGS.map((standing) => (
          <li key={standing}>
            <span className={classNames(css.owedKey, css.owedPart)} data-standing={standing} aria-hidden="true" />
            <span className="grow">
              {owing[standing].orders > 0 ? (
                <Link className={css.owedLink} to={paths.adminOrders(queryOf({ show: standing }))}>
                  {t.standings[standing]}
                </Link>
              ) : (
                <span className={css.owedLink}>{t.standings[standing]}</span>
              )}{' '}
              <span className="xs soft num">{t.owingOrders(owing[standing].orders)}</span>
            </span>
            <b className="num">{ringgit(owing[standing].amount)}</b>
          </li>
        ))}
      </ul>
      {orders > 0 && (
        <Link className="link link--row" to={paths.adminOrders(queryOf({ show: 'outstanding' }))}>
          {t.seeOutstanding(orders)} <Icon name="arrow-right" />
        </Link>
      )}
    </section>
  );
}
