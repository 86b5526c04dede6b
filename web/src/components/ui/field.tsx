import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { problemBeside } from '../../i18n/field.js';
import { classNames } from './class-names.js';
import { Icon } from './icon.js';
import { uiTexts } from '../../i18n/ui.js';

/** What a control inside a field must carry, so that its label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The attributes for the control of the surrounding `Field`; none outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  /** A sentence below; stays when there is an error. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Says "pilihan" beside the label: everything else is needed. */
  optional?: boolean;
  /** Given when focus must find the control; else generated. */
  id?: string;
  className?: string | undefined;
  /** One control: TextInput, TextArea, Select or what reads `useFieldControl`. */
  children: ReactNode;
}

/** Label above, control, error with icon, hint. */
export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const control = useMemo(
    () => fieldControl(controlId, error !== undefined, hint !== undefined),
    [controlId, error, hint],
  );
  return (
    <div className={classNames('field', className)}>
      <label className="field__label" htmlFor={controlId}>
        {label}
        {optional && <span className="field__opt">{uiTexts.optional}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessages id={controlId} error={error} hint={hint} />
    </div>
  );
}

/** Several controls under one heading, as a fieldset: radio rows, tiles, a segmented control. */
export function FieldGroup({ label, hint, error, optional, id, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const { 'aria-invalid': invalid, ...described } = fieldControl(controlId, error !== undefined, hint !== undefined);
  return (
    <fieldset
      className={classNames('field', className)}
      {...described}
      // A fieldset cannot be invalid by ARIA; the mark lets the form find and focus it.
      data-invalid={invalid}
      tabIndex={-1}
    >
      <legend className="field__label">
        {label}
        {optional && <span className="field__opt">{uiTexts.optional}</span>}
      </legend>
      {children}
      <FieldMessages id={controlId} error={error} hint={hint} />
    </fieldset>
  );
}

function fieldControl(id: string, invalid: boolean, hinted: boolean): FieldControl {
  const describedBy = [invalid && `${id}-error`, hinted && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    ...(describedBy !== '' && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': true as const }),
  };
}

/** What is wrong with a field; an English word of the specification with its Malay on a Malay page. */
export function FieldProblem({ text }: { text: string }) {
  const beside = problemBeside(text);
  if (beside === '') return text;
  return (
    <span>
      <span lang="en">{text}</span> · {beside}
    </span>
  );
}

function FieldMessages({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  return (
    <>
      {error !== undefined && (
        <p className="field__err" id={`${id}-error`}>
          <Icon name="alert" />
          <FieldProblem text={error} />
        </p>
      )}
      {hint !== undefined && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
