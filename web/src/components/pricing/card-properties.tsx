import { pricingTexts as t } from '../../i18n/pricing.js';
import { Icon } from '../ui/icon.js';
import * as css from './pricing.module.css';

export function CardProperties() {
  return (
    <ul className={css.cardProperties}>
      {t.cardProperties.map((property) => (
        <li key={property}>
          <Icon name="check" />
          {property}
        </li>
      ))}
    </ul>
  );
}
