import { MOST_FAMILY_SEATS } from '@serikad/shared/guest-list/family.types';
import { Stepper } from '../../../components/ui/choices.js';
import { FieldGroup } from '../../../components/ui/field.js';

interface SeatsForm {
  fieldId: (path: string) => string;
  error: (path: 'seats') => string | undefined;
  values: { seats: number };
  set: (path: 'seats', seats: number) => void;
}

/** For how many persons a family is invited. */
export function SeatsField({ form, label, hint }: { form: SeatsForm; label: string; hint?: string }) {
  return (
    <FieldGroup id={form.fieldId('seats')} label={label} hint={hint} error={form.error('seats')}>
      <Stepper
        label={label}
        value={form.values.seats}
        min={1}
        max={MOST_FAMILY_SEATS}
        onChange={(seats) => form.set('seats', seats)}
      />
    </FieldGroup>
  );
}
