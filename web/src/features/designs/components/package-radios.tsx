import { DIGITAL_OPTIONS, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { useId } from 'react';
import { RadioRow } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { detailsTexts as t } from '../../../i18n/designs.js';
import { PLAN_NAMES } from '../../../i18n/pricing.js';
import * as css from './designs.module.css';

const SHOWN: readonly DigitalOptionId[] = [
  'video-rsvp',
  'rsvp-premium',
  'rsvp-standard',
  'video-premium',
  'video-standard',
];

/** The digital options with their prices, one to choose. */
export function PackageRadios({
  value,
  onChange,
}: {
  value: DigitalOptionId;
  onChange: (id: DigitalOptionId) => void;
}) {
  const name = useId();
  return (
    <fieldset className={classNames('radio-list', css.buyOptions)}>
      <legend className="sr">{t.packages}</legend>
      {SHOWN.map((id) => {
        const option = DIGITAL_OPTIONS.find((candidate) => candidate.id === id);
        if (!option) return null;
        return (
          <RadioRow
            key={id}
            name={name}
            checked={id === value}
            onChange={() => onChange(id)}
            title={PLAN_NAMES[id]}
            sub={t.optionSubs[id]}
            end={
              <span className="price">
                {option.initial > option.current && <s className={classNames('was', css.buyWas)}>RM{option.initial}</s>}
                <span className="price__rm">RM</span>
                {option.current}
              </span>
            }
          />
        );
      })}
    </fieldset>
  );
}
