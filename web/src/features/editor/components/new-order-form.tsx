import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import type { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import { DIGITAL_OPTIONS, isOptionId, type DigitalOptionId } from '@serikad/shared/pricing/price-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDialogs } from '../../../components/app-dialogs/dialogs-context.js';
import { TextField } from '../../../components/form/form-fields.js';
import { choiceItems, FIRST_CHOICE } from '../../../components/package-form/choice.js';
import { Button } from '../../../components/ui/button.js';
import { RadioRow } from '../../../components/ui/choices.js';
import { FieldGroup } from '../../../components/ui/field.js';
import { Price } from '../../../components/ui/states.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import { OPTION_FEATURES, OPTION_NAMES } from '../../../i18n/orders.js';
import { chosenOption, storeOption } from '../../../lib/chosen-option.js';
import { isApiError } from '../../../lib/api-error.js';
import { useForm } from '../../../lib/form/use-form.js';
import { invalidateOrders } from '../../../lib/queries/orders.js';
import { profileQuery } from '../../../lib/queries/users.js';
import { useCreateOrder } from '../../../lib/use-create-order.js';
import { useCustomer } from '../../../lib/use-customer.js';
import * as css from '../editor.module.css';

interface Values {
  option: DigitalOptionId;
  customer: { name: string; phoneNo: string };
}
const EMPTY: Values = { option: FIRST_CHOICE.option, customer: { name: '', phoneNo: '' } };
/** Those with an invitation first. */
const OFFERED: readonly DigitalOptionId[] = [
  'rsvp-premium',
  'rsvp-standard',
  'video-rsvp',
  'video-premium',
  'video-standard',
];
const loadDto = () => import('@serikad/shared/orders/order.dto').then((module) => module.CreateOrderDto);

/** Orders a package for a new invitation. */
export function NewOrderForm({
  userId,
  design,
  language,
  onCancel,
  onCreated,
  onRefused,
}: {
  userId: string;
  design: string;
  language: InvitationLanguage;
  onCancel: () => void;
  onCreated: (invitationId: string) => void;
  /** Called when another order waits for its payment. */
  onRefused: () => void;
}) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toBody = useCallback(
    ({ option, customer }: Values) => ({
      customer,
      items: choiceItems({ ...FIRST_CHOICE, option: isOptionId(option) ? option : FIRST_CHOICE.option }),
      kind: 'wedding',
      design,
      language,
    }),
    [design, language],
  );
  const [begun] = useState<Values>(() => ({ ...EMPTY, option: chosenOption() ?? EMPTY.option }));
  const form = useForm<Values, CreateOrderDto>(loadDto, begun, { draftKey: 'editor-order', toBody });
  const profile = useQuery(profileQuery(userId)).data;
  useCustomer(form, profile);

  const createOrder = useCreateOrder();
  const submit = form.props(
    async (value) => {
      const { invitationId } = await createOrder(value);
      storeOption(null);
      await invalidateOrders(client);
      onCreated(invitationId);
    },
    (error) => {
      if (isApiError(error, 'pending-order')) onRefused();
      dialogs.showError(error);
    },
  );
  return (
    <form className="stack" {...submit}>
      <FieldGroup label={t.packages}>
        <div className="radio-list">
          {OFFERED.map((id) => (
            <RadioRow
              key={id}
              name="editor-package"
              checked={form.values.option === id}
              onChange={() => form.set('option', id)}
              title={OPTION_NAMES[id]}
              sub={OPTION_FEATURES[id][0]}
              end={<Price amount={DIGITAL_OPTIONS.find((option) => option.id === id)?.current ?? 0} />}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField form={form} path="customer.name" label={t.customerName} autoComplete="name" />
      <TextField
        form={form}
        path="customer.phoneNo"
        label={t.customerPhone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <div className={css.orderChoiceAct}>
        <Button variant="second" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={form.saving} busyLabel={t.saving}>
          {t.orderAndSave}
        </Button>
      </div>
    </form>
  );
}
