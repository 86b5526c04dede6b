import { addDays } from '@serikad/shared/calendar/days';
import { TRAY_FORM_PRICES } from '@serikad/shared/pricing/price-list';
import { useState } from 'react';
import { TrayClosure } from '../../components/tray-closure.js';
import { TrayPicture } from '../../components/tray-picture.js';
import { ButtonAnchor } from '../../components/ui/button.js';
import { Stepper } from '../../components/ui/choices.js';
import { classNames } from '../../components/ui/class-names.js';
import { Crumbs } from '../../components/ui/crumbs.js';
import { Field } from '../../components/ui/field.js';
import { TextInput } from '../../components/ui/inputs.js';
import { Notice } from '../../components/ui/states.js';
import { paths } from '../../config/paths.js';
import { shellTexts } from '../../i18n/shell.js';
import { trayFormTexts as t, trayTexts } from '../../i18n/trays.js';
import { chatLink } from '../../lib/chat-link.js';
import { readDraft, writeDraft } from '../../lib/form/draft.js';
import { usePageDay } from '../../lib/page-day.js';
import { useShop } from '../../lib/queries/shop.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import {
  LONGEST_RENTAL_DAYS,
  NOTICE_DAYS,
  rentalProblems,
  usualRental,
  withEvent,
  type Rental,
  type RentalDay,
} from './rental.js';
import { RentalSummary } from './components/rental-summary.js';
import * as css from './tray-form.module.css';

const DRAFT = 'tray-form';
/** More than the shop has. */
const MOST_TRAYS = 99;
const RENTAL_DAYS: readonly RentalDay[] = ['event', 'second', 'pickUp', 'giveBack'];
const KINDS = [
  ['black', trayTexts.black, 'blue'],
  ['gold', trayTexts.gold, 'white'],
] as const;

/** /dulang/form: numbers and days, sent to the seller in one chat message. */
export function Component() {
  const today = usePageDay();
  // The server's HTML begins without a draft; the form with the device's own follows it.
  const hydrated = useHydrated();
  return <TrayForm key={`${today} ${hydrated}`} today={today} keepsDraft={hydrated} />;
}

function TrayForm({ today, keepsDraft }: { today: string; keepsDraft: boolean }) {
  const { chatNumber } = useShop();
  const [usual] = useState(() => usualRental(today));
  const [rental, setRental] = useState<Rental>(() =>
    keepsDraft ? withDaysOfServerHtml(readDraft(DRAFT, usual) ?? usual) : usual,
  );
  const problems = rentalProblems(rental, today);
  const change = (next: Rental) => {
    setRental(next);
    writeDraft(DRAFT, next, usual);
  };
  const day = (name: RentalDay, range: { min: string; max?: string | undefined }, optional = false) => {
    const problem = problems[name];
    return (
      <Field
        label={t.labels[name]}
        hint={t.hints[name]}
        optional={optional}
        error={problem === undefined ? undefined : t.problems[problem]}
      >
        <TextInput
          type="date"
          name={name}
          min={range.min}
          max={range.max}
          value={rental[name]}
          onChange={({ target: { value } }) =>
            change(name === 'event' ? withEvent(rental, value) : { ...rental, [name]: value })
          }
        />
      </Field>
    );
  };
  return (
    <div className="wrap">
      <Crumbs above={[{ to: paths.trays, label: trayTexts.title }]} here={t.crumb} />
      <div className={classNames('page-head', css.rentalHead)}>
        <h1 className="h-lg">{t.title}</h1>
        <p className="lead">{t.text}</p>
      </div>
      <noscript>
        <Notice
          tone="plain"
          actions={
            <ButtonAnchor icon="chat" newTab href={chatLink(chatNumber, shellTexts.chatText)}>
              {shellTexts.chat}
            </ButtonAnchor>
          }
        >
          {t.withoutScript}
        </Notice>
      </noscript>
      <div className={css.rental}>
        <div>
          <TrayClosure />
          <section className={css.rentalPart}>
            <h2 className="h-sm">{t.amounts}</h2>
            <p>{t.amountsText}</p>
            {KINDS.map(([kind, name, tone]) => (
              <div key={kind} className={css.rentalKind}>
                <TrayPicture tone={tone} sizes="4.5rem" />
                <div>
                  <b>{name}</b>
                  <span className="soft num">{t.each(TRAY_FORM_PRICES[kind])}</span>
                </div>
                <div className="script-only">
                  <Stepper
                    label={t.amountOf[kind]}
                    value={rental[kind]}
                    max={MOST_TRAYS}
                    onChange={(count) => change({ ...rental, [kind]: count })}
                  />
                </div>
              </div>
            ))}
          </section>
          <section className={classNames(css.rentalPart, 'script-only')}>
            <h2 className="h-sm">{t.days}</h2>
            <p>{t.daysText}</p>
            <div className={css.rentalDays}>
              {day('event', { min: addDays(today, NOTICE_DAYS) })}
              {day('second', { min: rental.event }, true)}
              {day('pickUp', { min: today, max: rental.event })}
              {day('giveBack', returnRange(rental))}
            </div>
          </section>
        </div>
        <RentalSummary rental={rental} daysAreRight={Object.keys(problems).length === 0} />
      </div>
    </div>
  );
}

/** With the days that were entered in the server's HTML before it was hydrated; that form is still in the document. */
function withDaysOfServerHtml(rental: Rental): Rental {
  return RENTAL_DAYS.reduce((former, name) => {
    const input = document.querySelector<HTMLInputElement>(`.${css.rentalDays} input[name="${name}"]`);
    if (!input || input.value === input.defaultValue) return former;
    return name === 'event' ? withEvent(former, input.value) : { ...former, [name]: input.value };
  }, rental);
}

/** What the calendar of the return offers. */
function returnRange({ pickUp }: Rental): { min: string; max?: string } {
  return pickUp === '' ? { min: '' } : { min: addDays(pickUp, 1), max: addDays(pickUp, LONGEST_RENTAL_DAYS) };
}
