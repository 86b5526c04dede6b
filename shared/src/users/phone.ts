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
    Check('phone', (value) => {
      if (value === undefined || value === null || value === '') return 'required';
      return typeof value === 'string' && isPhone(value) ? undefined : 'invalidPhone';
    })(target, key);
  };
}

/** A Malaysian number as chat and call links want it: country prefix 6, digits alone. */
export function internationalPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.startsWith('6') ? digits : `6${digits}`;
}
