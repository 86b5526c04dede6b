import {
  CARD_TIERS,
  cardPrice,
  DIGITAL_OPTIONS,
  PDF_PRICE,
  type DigitalOptionId,
} from '@serikad/shared/pricing/price-list';
import { useId, type ReactNode } from 'react';
import { lockedText, OPTION_FEATURES, OPTION_NAMES, orderFormTexts as t } from '../../i18n/orders.js';
import { classNames } from '../ui/class-names.js';
import { Tick } from '../ui/choices.js';
import { Icon } from '../ui/icon.js';
import { Select } from '../ui/inputs.js';
import { Price } from '../ui/states.js';
import { withCards, type PackageChoice } from './choice.js';
import type { Locks } from './locks.js';
import * as css from './package-form.module.css';

const OFFERED: readonly DigitalOptionId[] = [
  'rsvp-premium',
  'video-standard',
  'video-premium',
  'rsvp-standard',
  'video-rsvp',
];

interface ChooserProps {
  choice: PackageChoice;
  onChange: (choice: PackageChoice) => void;
  /** What is being made already, when an order is changed. */
  locks?: Locks;
}

/** Chooses a digital option, printed cards and a PDF, with the price of each. */
export function PackageChooser({ choice, onChange, locks = {} }: ChooserProps) {
  const option = DIGITAL_OPTIONS.find(({ id }) => id === choice.option);
  const offered = locks.digital?.options ?? OFFERED;
  return (
    <div className={css.packageForm}>
      <Offer
        title={locks.digital ? OPTION_NAMES[choice.option] : t.digital}
        text={locks.digital ? lockedText('video', locks.digital.status) : choice.digital ? t.digitalText : t.digitalOff}
        checked={choice.digital}
        locked={locks.digital !== undefined}
        onChange={(digital) => onChange({ ...choice, digital })}
        price={
          choice.digital && option ? (
            <OfferPrice current={option.current} initial={option.initial} />
          ) : (
            <FromPrice amount={Math.min(...DIGITAL_OPTIONS.map(({ current }) => current))} />
          )
        }
      >
        {offered.length > 1 && (
          <Select
            aria-label={t.digitalSelect}
            value={choice.option}
            options={offered.map((id) => ({ value: id, label: optionLabel(id) }))}
            onChange={(id) => onChange({ ...choice, option: id })}
          />
        )}
        <ul className={css.packageFormFeatures}>
          {OPTION_FEATURES[choice.option].map((feature) => (
            <li key={feature}>
              <Icon name="check" className="green" />
              {feature}
            </li>
          ))}
        </ul>
      </Offer>
      <Offer
        title={locks.cards ? `${t.cards}, ${t.pieces(locks.cards.quantity)}` : t.cards}
        text={locks.cards ? lockedText('card', locks.cards.status) : t.cardsText}
        checked={choice.cards}
        locked={locks.cards !== undefined}
        onChange={(cards) => onChange(withCards(choice, cards))}
        price={
          choice.cards ? (
            <OfferPrice current={cardPrice(choice.quantity) ?? 0} />
          ) : (
            <FromPrice amount={Math.min(...CARD_TIERS.map(({ price }) => price))} />
          )
        }
      >
        {!locks.cards && (
          <Tiers quantity={choice.quantity} onChange={(quantity) => onChange({ ...choice, quantity })} />
        )}
      </Offer>
      <Offer
        title={t.pdf}
        text={locks.pdf ? lockedText('pdf', locks.pdf.status) : choice.cards ? t.pdfFree : t.pdfText}
        checked={choice.pdf}
        locked={locks.pdf !== undefined}
        disabled={choice.cards}
        onChange={(pdf) => onChange({ ...choice, pdf })}
        price={choice.cards ? <OfferPrice current={0} initial={PDF_PRICE} /> : <OfferPrice current={PDF_PRICE} />}
      />
    </div>
  );
}

function Tiers({ quantity: chosen, onChange }: { quantity: number; onChange: (quantity: number) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="field__label">{t.quantity}</legend>
      <div className={css.tiers}>
        {CARD_TIERS.map(({ quantity, price }) => (
          <label key={quantity} className={css.tier}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={quantity === chosen}
              onChange={() => onChange(quantity)}
            />
            <b className="num">{t.pieces(quantity)}</b>
            <span className="num">RM {price}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function optionLabel(id: DigitalOptionId): string {
  const option = DIGITAL_OPTIONS.find((candidate) => candidate.id === id);
  // The earlier price is beside the list, for the one that is chosen: a phone's field is too narrow for both.
  return option ? `${OPTION_NAMES[id]} · RM ${option.current}` : OPTION_NAMES[id];
}

function OfferPrice({ current, initial = current }: { current: number; initial?: number }) {
  return (
    <span className={css.offerPrice}>
      {initial > current && <s className="num">RM {initial}</s>}
      <Price amount={current} />
    </span>
  );
}

function FromPrice({ amount }: { amount: number }) {
  return (
    <span className={classNames(css.offerPrice, css.offerPriceFrom, 'num')}>
      {t.from} RM {amount}
    </span>
  );
}

/** One thing to order. What is locked shows a lock in place of its tick. */
function Offer({
  title,
  text,
  checked,
  disabled = false,
  locked = false,
  onChange,
  price,
  children,
}: {
  title: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  locked?: boolean;
  onChange: (checked: boolean) => void;
  price: ReactNode;
  children?: ReactNode;
}) {
  const textId = useId();
  const Head = locked ? 'div' : 'label';
  const off = disabled && !locked;
  return (
    <div
      className={classNames(
        css.offer,
        checked && !locked && css.offerOn,
        locked && css.offerLocked,
        off && css.offerOff,
      )}
      {...(locked && { role: 'group', 'aria-label': title, 'aria-describedby': textId })}
    >
      <Head className={css.offerHead}>
        {locked ? (
          <Icon name="lock" className="soft" />
        ) : (
          <Tick checked={checked} disabled={disabled} onChange={onChange} aria-describedby={textId} />
        )}
        <span>
          <span className={css.offerTitle}>{title}</span>
          <span className={css.offerText} id={textId}>
            {text}
          </span>
        </span>
        {price}
      </Head>
      {checked && Boolean(children) && <div className={css.offerBody}>{children}</div>}
    </div>
  );
}
