import { useId, type ReactNode } from 'react';

interface Props {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Renders the input with the attributes that tie it to label and error. */
  children: (input: FieldInput) => ReactNode;
}

export interface FieldInput {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A labelled input with its error below. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`field${error ? ' bad' : ''}`}>
      <label className="cap" htmlFor={id}>
        {label} {hint && <i>{hint}</i>}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? errorId : undefined })}
      {error && (
        <span className="err" id={errorId} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
