import { Transform } from 'class-transformer';
import { Check } from '../validation/decorators.js';

/** Removes what people put between digits, as the seeds do before sending. */
export function normalisePhone(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** 5 to 15 digits with an optional leading +, after dashes and spaces are gone. */
export function isPhone(text: string): boolean {
  return text.length >= 5 && text.length <= 15 && /^\+?\d+$/.test(text);
}

/** A customer's phone number: required, stored without dashes and spaces, else 'Invalid phone number'. */
export function Phone(): PropertyDecorator {
  return (target, key) => {
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalisePhone(value) : value))(
      target,
      key,
    );
    Check(
      'phone',
      (value) => {
        if (value === undefined || value === null || value === '') return 'required';
        return typeof value === 'string' && isPhone(value) ? undefined : 'invalidPhone';
      },
      { type: 'string', pattern: '^[\\s-]*(\\+[\\s-]*)?(\\d[\\s-]*){4,15}$' },
    )(target, key);
  };
}

export { internationalPhone } from './phone-links.js';
