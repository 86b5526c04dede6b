import { TRAY_FORM_PRICES } from '@serikad/shared/pricing/price-list';
import { useId } from 'react';
import { Button, ButtonAnchor } from '../../../components/ui/button.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Price } from '../../../components/ui/states.js';
import { trayFormTexts as t, trayTexts } from '../../../i18n/trays.js';
import { chatLink } from '../../../lib/chat-link.js';
import { longDate, shortPeriod } from '../../../lib/format.js';
import { useShop } from '../../../lib/queries/shop.js';
import { rentalTotal, type Rental } from '../rental.js';
import * as css from '../tray-form.module.css';

/** What is asked for, what it costs, and the way to send it; or why it cannot be sent yet. */
export function RentalSummary({ rental, daysAreRight }: { rental: Rental; daysAreRight: boolean }) {
  const { chatNumber } = useShop();
  const reason = useId();
  const total = rentalTotal(rental);
  const ready = total > 0 && daysAreRight;
  const lines = [
    t.line(trayTexts.black, rental.black, TRAY_FORM_PRICES.black),
    t.line(trayTexts.gold, rental.gold, TRAY_FORM_PRICES.gold),
  ] as const;
  return (
    <aside className={classNames('card card--lift script-only', css.rentalSummary)} aria-label={t.summary}>
      <h2 className="h-sec">{t.summary}</h2>
      <dl>
        {rental.black > 0 && (
          <div>
            <dt>{lines[0]}</dt>
            <dd>RM{rental.black * TRAY_FORM_PRICES.black}</dd>
          </div>
        )}
        {rental.gold > 0 && (
          <div>
            <dt>{lines[1]}</dt>
            <dd>RM{rental.gold * TRAY_FORM_PRICES.gold}</dd>
          </div>
        )}
        <div>
          <dt>{t.period}</dt>
          <dd>{daysAreRight ? shortPeriod(rental.pickUp, rental.giveBack) : t.noPeriod}</dd>
        </div>
        <div className={css.rentalTotal}>
          <dt>{t.total}</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </div>
      </dl>
      <p className="sr" role="status">
        {t.total}: RM{total}
      </p>
      {ready ? (
        <ButtonAnchor size="lg" block icon="chat" newTab href={chatLink(chatNumber, message(rental, lines, total))}>
          {t.send}
        </ButtonAnchor>
      ) : (
        <Button size="lg" block icon="chat" disabled aria-describedby={reason}>
          {t.send}
        </Button>
      )}
      <p className={css.rentalReason} id={reason}>
        {ready ? t.noPayment : daysAreRight ? t.needTrays : total > 0 ? t.needDays : t.needBoth}
      </p>
    </aside>
  );
}

function message(rental: Rental, lines: readonly [string, string], total: number): string {
  const { event, second, pickUp, giveBack } = rental;
  return t.message([
    ...(rental.black > 0 ? [lines[0]] : []),
    ...(rental.gold > 0 ? [lines[1]] : []),
    `${t.labels.event}: ${longDate(event)}`,
    ...(second === '' ? [] : [`${t.labels.second}: ${longDate(second)}`]),
    `${t.labels.pickUp}: ${longDate(pickUp)}`,
    `${t.labels.giveBack}: ${longDate(giveBack)}`,
    `${t.total}: RM${total}`,
  ]);
}
