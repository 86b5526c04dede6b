import { useGuest } from '../guest-context.js';
import { Field } from '../ui/field.js';

interface Props {
  value: string;
  error: string | undefined;
  hint?: string | undefined;
  onChange: (message: string) => void;
}

/** The wish of a guest or a family, which other guests can read. */
export function WishField({ value, error, hint, onChange }: Props) {
  const { texts } = useGuest();
  return (
    <Field label={texts.wish} hint={hint} error={error}>
      {(input) => (
        <textarea
          {...input}
          name="message"
          dir="auto"
          rows={3}
          placeholder={texts.wishPlaceholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
