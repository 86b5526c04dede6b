import {
  CARD_TIERS,
  cardPrice,
  DIGITAL_OPTIONS,
  PDF_PRICE,
  type DigitalOptionId,
} from '@serikad/shared/pricing/price-list';
import { useId, type ReactNode } from 'react';
import { OPTION_FEATURES, OPTION_NAMES, orderFormTexts as t } from '../../i18n/ms/orders.js';
import { classNames } from '../ui/class-names.js';
import { Tick } from '../ui/choices.js';
import { Icon } from '../ui/icon.js';
import { Select } from '../ui/inputs.js';
import { Price } from '../ui/states.js';
import { withCards, type PackageChoice } from './choice.js';
import './package-form.css';

/** The order in which the select offers them. */
const OFFERED: readonly DigitalOptionId[] = [
  'rsvp-premium',
  'video-standard',
  'video-premium',
  'rsvp-standard',
  'video-rsvp',
];

/** Chooses a digital option, printed cards and a PDF, with the price of each. */
export function PackageChooser({
  choice,
  onChange,
}: {
  choice: PackageChoice;
  onChange: (choice: PackageChoice) => void;
}) {
  const tierName = useId();
  const option = DIGITAL_OPTIONS.find(({ id }) => id === choice.option);
  return (
    <div className="package-form">
      <Offer
        title={t.digital}
        text={choice.digital ? t.digitalText : t.digitalOff}
        checked={choice.digital}
        onChange={(digital) => onChange({ ...choice, digital })}
        price={
          choice.digital && option ? (
            <OfferPrice current={option.current} initial={option.initial} />
          ) : (
            <FromPrice amount={Math.min(...DIGITAL_OPTIONS.map(({ current }) => current))} />
          )
        }
      >
        <Select
          aria-label={t.digitalSelect}
          value={choice.option}
          options={OFFERED.map((id) => ({ value: id, label: optionLabel(id) }))}
          onChange={(id) => onChange({ ...choice, option: id })}
        />
        <ul className="package-form__features">
          {OPTION_FEATURES[choice.option].map((feature) => (
            <li key={feature}>
              <Icon name="check" className="green" />
              {feature}
            </li>
          ))}
        </ul>
      </Offer>
      <Offer
        title={t.cards}
        text={t.cardsText}
        checked={choice.cards}
        onChange={(cards) => onChange(withCards(choice, cards))}
        price={
          choice.cards ? (
            <OfferPrice current={cardPrice(choice.quantity) ?? 0} />
          ) : (
            <FromPrice amount={Math.min(...CARD_TIERS.map(({ price }) => price))} />
          )
        }
      >
        <fieldset>
          <legend className="field__label">{t.quantity}</legend>
          <div className="tiers">
            {CARD_TIERS.map(({ quantity, price }) => (
              <label key={quantity} className="tier">
                <input
                  type="radio"
                  className="sr"
                  name={tierName}
                  checked={quantity === choice.quantity}
                  onChange={() => onChange({ ...choice, quantity })}
                />
                <b className="num">{quantity} pcs</b>
                <span className="num">RM {price}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </Offer>
      <Offer
        title={t.pdf}
        text={choice.cards ? t.pdfFree : t.pdfText}
        checked={choice.pdf}
        disabled={choice.cards}
        onChange={(pdf) => onChange({ ...choice, pdf })}
        price={choice.cards ? <OfferPrice current={0} initial={PDF_PRICE} /> : <OfferPrice current={PDF_PRICE} />}
      />
    </div>
  );
}

function optionLabel(id: DigitalOptionId): string {
  const option = DIGITAL_OPTIONS.find((candidate) => candidate.id === id);
  if (!option) return OPTION_NAMES[id];
  const before = option.initial > option.current ? ` (${t.original} RM ${option.initial})` : '';
  return `${OPTION_NAMES[id]} · RM ${option.current}${before}`;
}

function OfferPrice({ current, initial = current }: { current: number; initial?: number }) {
  return (
    <span className="offer__price">
      {initial > current && <s className="num">RM {initial}</s>}
      <Price amount={current} />
    </span>
  );
}

function FromPrice({ amount }: { amount: number }) {
  return (
    <span className="offer__price offer__price--from num">
      {t.from} RM {amount}
    </span>
  );
}

function Offer({
  title,
  text,
  checked,
  disabled = false,
  onChange,
  price,
  children,
}: {
  title: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  price: ReactNode;
  children?: ReactNode;
}) {
  const textId = useId();
  return (
    <div className={classNames('offer', checked && 'offer--on', disabled && 'offer--off')}>
      <label className="offer__head">
        <Tick checked={checked} disabled={disabled} onChange={onChange} aria-describedby={textId} />
        <span>
          <span className="offer__title">{title}</span>
          <span className="offer__text" id={textId}>
            {text}
          </span>
        </span>
        {price}
      </label>
      {checked && children !== undefined && <div className="offer__body">{children}</div>}
    </div>
  );
}
