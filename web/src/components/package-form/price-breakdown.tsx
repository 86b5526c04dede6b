import { DIGITAL_OPTIONS } from '@serikad/shared/pricing/price-list';
import type { Quote } from '@serikad/shared/pricing/quote';
import type { ReactNode } from 'react';
import { itemName, OPTION_NAMES, orderFormTexts as t } from '../../i18n/orders.js';
import { classNames } from '../ui/class-names.js';
import { Price } from '../ui/states.js';
import type { PackageChoice } from './choice.js';
import * as sumsCss from '../sums.module.css';
import * as css from './package-form.module.css';

/** What a choice costs, line by line; a line that has just moved glows for a moment. */
export function PriceBreakdown({
  choice,
  quote,
  children,
}: {
  choice: PackageChoice;
  quote: Quote | undefined;
  /** Sums in place of the total. */
  children?: ReactNode;
}) {
  const option = choice.digital ? DIGITAL_OPTIONS.find(({ id }) => id === choice.option) : undefined;
  const amountOf = (item: 'card' | 'pdf') => quote?.items.find((line) => line.item === item)?.price;
  const cards = amountOf('card');
  const pdf = amountOf('pdf');
  return (
    <dl className={sumsCss.sums} aria-live="polite">
      {option && (
        <div key={option.id} className={css.sumsLine}>
          <dt>{OPTION_NAMES[option.id]}</dt>
          <dd>RM {option.current}</dd>
        </div>
      )}
      {cards !== undefined && (
        <div key={`card-${cards}`} className={css.sumsLine}>
          <dt>
            {itemName('card', String(choice.quantity)).join(', ')}
            <small>{t.cardsShipping}</small>
          </dt>
          <dd>RM {cards}</dd>
        </div>
      )}
      {(pdf !== undefined || cards !== undefined) && (
        <div key={`pdf-${pdf}`} className={css.sumsLine}>
          <dt>PDF</dt>
          <dd>{pdf === undefined || pdf === 0 ? t.free : `RM ${pdf}`}</dd>
        </div>
      )}
      {quote && quote.discountPrice > 0 && (
        <div key="discount" className={classNames(css.sumsLine, sumsCss.sumsOff)}>
          <dt>{t.discount}</dt>
          <dd>− RM {quote.discountPrice}</dd>
        </div>
      )}
      {children ?? (
        <div className={sumsCss.sumsTotal}>
          <dt>{t.total}</dt>
          <dd>
            <Price amount={quote?.total ?? 0} />
          </dd>
        </div>
      )}
    </dl>
  );
}
