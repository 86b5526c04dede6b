import { useSyncExternalStore, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import type { FormFields } from '../../lib/form/use-form.js';
import { getAt, type PathOf, type TextPath, type ValueAt } from '../../lib/form/path.js';
import { Field } from '../ui/field.js';
import { Select, TextArea, TextInput, type SelectOption } from '../ui/inputs.js';

interface Labelled {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
}

interface Bound<Input extends object> extends Labelled {
  form: FormFields<Input>;
  path: TextPath<Input> & PathOf<Input>;
}

/** The value at a path of a form with its label, hint and error around the control that shows it. */
function BoundField<Input extends object>({
  form,
  path,
  label,
  hint,
  optional,
  className,
  children,
}: Bound<Input> & { children: (value: string, type: (value: string) => void) => ReactNode }) {
  const { latest } = form;
  // Of its own, ahead of the page around it: a key is seen at once, however much hangs on the form. A row that was just
  // taken out of its list has nothing any more.
  const value = useSyncExternalStore(latest.subscribe, () => (getAt(latest.get(), path) ?? '') as string);
  return (
    <Field
      id={form.fieldId(path)}
      label={label}
      hint={hint}
      error={form.error(path)}
      {...(optional && { optional })}
      {...(className && { className })}
    >
      {children(value, (next) => form.type(path, next as ValueAt<Input, typeof path>))}
    </Field>
  );
}

/** The props of a control that the binding to the form sets. */
type Decided = 'form' | 'value' | 'onChange' | 'id' | 'className';

export function TextField<Input extends object>({
  form,
  path,
  label,
  hint,
  optional,
  className,
  ...rest
}: Bound<Input> & Omit<InputHTMLAttributes<HTMLInputElement>, Decided>) {
  return (
    <BoundField {...{ form, path, label, hint, optional, className }}>
      {(value, type) => <TextInput {...rest} value={value} onChange={(event) => type(event.target.value)} />}
    </BoundField>
  );
}

export function AreaField<Input extends object>({
  form,
  path,
  label,
  hint,
  optional,
  className,
  ...rest
}: Bound<Input> & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Decided>) {
  return (
    <BoundField {...{ form, path, label, hint, optional, className }}>
      {(value, type) => <TextArea {...rest} value={value} onChange={(event) => type(event.target.value)} />}
    </BoundField>
  );
}

export function SelectField<Input extends object, V extends string>({
  form,
  path,
  label,
  hint,
  options,
}: Bound<Input> & { options: readonly SelectOption<V>[] }) {
  return (
    <BoundField {...{ form, path, label, hint }}>
      {(value) => (
        <Select
          value={value as V}
          options={options}
          onChange={(next) => form.set(path, next as ValueAt<Input, typeof path>)}
        />
      )}
    </BoundField>
  );
}
