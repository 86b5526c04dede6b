import { CARD_TIERS, DEFAULT_CARD_QUANTITY } from '@serikad/shared/pricing/price-list';
import { pricingTexts as t } from '../../i18n/pricing.js';
import { Tag } from '../ui/states.js';

export function CardPriceTable() {
  return (
    <table className="table">
      <caption className="sr">{t.cardTable}</caption>
      <thead>
        <tr>
          <th scope="col">{t.quantity}</th>
          <th scope="col" className="r">
            {t.each}
          </th>
          <th scope="col" className="r">
            {t.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {CARD_TIERS.map(({ quantity, price }) => (
          <tr key={quantity}>
            <th scope="row">
              {t.pieces(quantity)} {quantity === DEFAULT_CARD_QUANTITY && <Tag>{t.recommended}</Tag>}
            </th>
            <td className="r soft">RM{(price / quantity).toFixed(2)}</td>
            <td className="r">
              <b>RM{price}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
