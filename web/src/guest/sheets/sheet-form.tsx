import type { ReactNode, SubmitEvent } from 'react';
import { useGuest } from '../guest-context.js';
import { Field } from '../ui/field.js';
import type { SheetFormState } from './use-sheet-form.js';

interface Props {
  form: Pick<SheetFormState<string>, 'ref' | 'failure' | 'busy'>;
  onSubmit: () => void;
  /** The button's label, and the one while it is being sent. After a failure it is Try again. */
  send: string;
  sending: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** A form in a guest's sheet: its fields, what went wrong, and the one button at its foot. */
export function SheetForm({ form: { ref, failure, busy }, onSubmit, send, sending, hint, children }: Props) {
  const { texts } = useGuest();
  return (
    <form
      className="form"
      ref={ref}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {children}
      {hint !== undefined && <p className="hint">{hint}</p>}
      <div className="foot">
        {/* Here it is on the screen whatever the sheet is scrolled to. */}
        {failure !== null && (
          <p className="notice bad" role="alert">
            {failure}
          </p>
        )}
        <button type="submit" className="btn solid wide" aria-disabled={busy}>
          {busy ? sending : failure !== null ? texts.retry : send}
        </button>
      </div>
    </form>
  );
}

interface NameFieldProps {
  name: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** Who the guest is. */
export function NameField({ name, error, value, onChange }: NameFieldProps) {
  const { texts } = useGuest();
  return (
    <Field label={texts.name} error={error}>
      {(input) => (
        <input
          {...input}
          type="text"
          name={name}
          dir="auto"
          autoComplete="name"
          enterKeyHint="next"
          placeholder={texts.namePlaceholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
