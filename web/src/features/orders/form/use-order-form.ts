import type { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import { isOptionId } from '@serikad/shared/pricing/price-list';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { choiceItems, FIRST_CHOICE, validChoice, type PackageChoice } from '../../../components/package-form/choice.js';
import { useCustomer } from '../../../lib/use-customer.js';
import { useForm, type Form } from '../../../lib/form/use-form.js';
import { profileQuery } from '../../../lib/queries/users.js';
import { useCreateOrder } from '../../../lib/use-create-order.js';

export interface OrderFormValues {
  choice: PackageChoice;
  design: string;
  customer: { name: string; phoneNo: string };
  notes: string;
}
export type OrderForm = Form<OrderFormValues, CreateOrderDto>;

const EMPTY: OrderFormValues = {
  choice: FIRST_CHOICE,
  design: DEFAULT_DESIGN,
  customer: { name: '', phoneNo: '' },
  notes: '',
};

const loadDto = () => import('@serikad/shared/orders/order.dto').then((module) => module.CreateOrderDto);

const toBody = ({ choice, design, customer, notes }: OrderFormValues) => ({
  customer,
  items: choiceItems(validChoice(choice)),
  kind: 'wedding',
  design,
  notes,
});

/** The order form's values: kept on the device through sign-in and reload, prefilled with who is signed in. */
export function useOrderForm(userId: string | null) {
  const form: OrderForm = useForm(loadDto, EMPTY, { draftKey: 'order-form', toBody });
  const { setValues } = form;
  const profile = useQuery({ ...profileQuery(userId ?? ''), enabled: userId !== null }).data;

  useCustomer(form, profile);

  /** Takes over `?design=` and `?option=`. */
  const applySearch = useCallback(
    (search: URLSearchParams) => {
      const design = search.get('design');
      const option = search.get('option');
      setValues((before) => ({
        ...before,
        ...(design && { design }),
        choice: isOptionId(option) ? { ...before.choice, digital: true, option } : before.choice,
      }));
    },
    [setValues],
  );

  const createOrder = useCreateOrder();

  return { form, createOrder, applySearch };
}
