import { AreaField, TextField } from '../../../components/form/form-fields.js';
import { classNames } from '../../../components/ui/class-names.js';
import { orderFormTexts as t } from '../../../i18n/orders.js';
import type { OrderForm } from './use-order-form.js';
import * as css from '../orders.module.css';

/** Whom the seller talks to about the order. */
export function CustomerFields({ form }: { form: OrderForm }) {
  return (
    <section>
      <h2 className={classNames('h-card', css.orderFormHeading)}>{t.customer}</h2>
      <div className="grid-2">
        <TextField form={form} path="customer.name" label={t.name} autoComplete="name" />
        <TextField form={form} path="customer.phoneNo" label={t.phone} type="tel" inputMode="tel" autoComplete="tel" />
        <AreaField className="span" form={form} path="notes" label={t.notes} hint={t.notesHint} optional />
      </div>
    </section>
  );
}
