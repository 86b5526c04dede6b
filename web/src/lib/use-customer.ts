import type { UserView } from '@serikad/shared/users/user.types';
import { useEffect } from 'react';
import type { Form } from './form/use-form.js';

interface WithCustomer {
  customer: { name: string; phoneNo: string };
}

/**
 * Fills an order form's empty name and phone from the profile. As what is saved, not as something typed: alone they
 * make no draft.
 */
export function useCustomer<Input extends WithCustomer, Value extends object>(
  form: Form<Input, Value>,
  profile: Pick<UserView, 'name' | 'phoneNo'> | undefined,
): void {
  const { reset, setValues } = form;
  const { name, phoneNo } = profile ?? {};
  useEffect(() => {
    if (name === undefined || phoneNo === undefined) return;
    setValues((before) => ({
      ...before,
      customer: { name: before.customer.name || name, phoneNo: before.customer.phoneNo || phoneNo },
    }));
    reset((saved) => ({ ...saved, customer: { name, phoneNo } }), true);
  }, [name, phoneNo, reset, setValues]);
}
