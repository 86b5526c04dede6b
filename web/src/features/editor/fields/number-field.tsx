import { Field } from '../../../components/ui/field.js';
import { TextInput } from '../../../components/ui/inputs.js';
import * as css from './fields.module.css';

/** The number in a field; an empty field is `null`. */
export type NumberInput = number | null;

/** A small whole number with its unit beside it; its label is for screen readers alone. */
export function NumberField({
  id,
  label,
  unit,
  value,
  digits = 6,
  error,
  onChange,
}: {
  id: string;
  label: string;
  unit: string;
  value: NumberInput;
  /** How many may be typed. */
  digits?: number;
  error?: string | undefined;
  onChange: (value: NumberInput) => void;
}) {
  return (
    <Field className={css.number} id={id} label={<span className="sr">{label}</span>} error={error}>
      <span className="row">
        <TextInput
          className="num"
          inputMode="numeric"
          value={value ?? ''}
          onChange={(event) => {
            const typed = event.target.value.replace(/\D/g, '').slice(0, digits);
            onChange(typed === '' ? null : Number(typed));
          }}
        />
        <span className="sm soft">{unit}</span>
      </span>
    </Field>
  );
}
