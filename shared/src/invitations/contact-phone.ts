import { normalisePhone } from '../users/phone.js';
import { Check } from '../validation/decorators.js';

/** A phone number that guests call, stored as it is written. @param options.optional whether it may be empty */
export function ContactPhone({ optional = false } = {}): PropertyDecorator {
  const number = '[\\s-]*(\\+[\\s-]*)?(\\d[\\s-]*){8,15}$';
  return Check(
    'contactPhone',
    (value) => {
      if (typeof value !== 'string' || value.length > 30) return 'invalid';
      if (optional && value === '') return undefined;
      return /^\+?\d{8,15}$/.test(normalisePhone(value)) ? undefined : 'invalid';
    },
    { type: 'string', maxLength: 30, pattern: optional ? `^$|^${number}` : `^${number}` },
  );
}
