import { Transform } from 'class-transformer';
import { Check } from '../validation/decorators.js';
import { isGuestPhone, normaliseGuestPhone } from './guest-phone.js';

/** A guest's phone number; may be empty. Stored without what is between its digits. */
export function GuestPhone(): PropertyDecorator {
  return (target, key) => {
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseGuestPhone(value) : value))(
      target,
      key,
    );
    Check(
      'phone',
      (value) => (value === '' || (typeof value === 'string' && isGuestPhone(value)) ? undefined : 'invalidPhone'),
      { type: 'string', pattern: '^[\\s().-]*$|^[\\s().-]*(\\+[\\s().-]*)?(\\d[\\s().-]*){8,17}$' },
    )(target, key);
  };
}
