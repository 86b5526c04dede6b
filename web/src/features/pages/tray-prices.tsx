import { Price } from '../../components/ui/states.js';
import { trayTexts as t } from '../../i18n/ms/pages.js';

/** What trays cost, by the list of the page that shows it. */
export function TrayPrices({ prices }: { prices: { black: number; gold: number; sirih?: number } }) {
  const rows = [
    [t.black, prices.black],
    [t.gold, prices.gold],
    ...(prices.sirih === undefined ? [] : [[t.sirih, prices.sirih] as const]),
  ] as const;
  return (
    <dl className="trays__prices" aria-label={t.prices}>
      {rows.map(([name, amount]) => (
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
