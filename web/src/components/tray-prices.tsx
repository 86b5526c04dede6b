import { TRAY_CATALOGUE_PRICES } from '@serikad/shared/pricing/price-list';
import { trayTexts as t } from '../i18n/trays.js';
import { Price } from './ui/states.js';
import * as css from './tray-prices.module.css';

const PRICES = [
  [t.black, TRAY_CATALOGUE_PRICES.black],
  [t.gold, TRAY_CATALOGUE_PRICES.gold],
  [t.sirih, TRAY_CATALOGUE_PRICES.sirih],
] as const;

/** What trays cost by the catalogue's list; the form has its own. */
export function TrayPrices() {
  return (
    <dl className={css.trayPrices} aria-label={t.prices}>
      {PRICES.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Price amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
