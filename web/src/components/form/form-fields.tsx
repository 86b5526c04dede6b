import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import type { Form } from '../../lib/form/use-form.js';
import type { PathOf, TextPath, ValueAt } from '../../lib/form/path.js';
import { Field } from '../ui/field.js';
import { Select, TextArea, TextInput, type SelectOption } from '../ui/inputs.js';

interface Labelled {
  label: ReactNode;
  hint?: ReactNode;
  optional?: boolean;
  className?: string;
}

/** What any form offers its fields, whatever it makes of its values. */
type AnyForm<Input extends object> = Pick<Form<Input, object>, 'values' | 'get' | 'set' | 'error' | 'fieldId'>;

interface Bound<Input extends object> extends Labelled {
  form: AnyForm<Input>;
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
}: Bound<Input> & { children: (value: string, change: (value: string) => void) => ReactNode }) {
  return (
    <Field
      id={form.fieldId(path)}
      label={label}
      hint={hint}
      error={form.error(path)}
      {...(optional && { optional })}
      {...(className && { className })}
    >
      {children(form.get(path) as string, (value) => form.set(path, value as ValueAt<Input, typeof path>))}
    </Field>
  );
}

/** What the field's binding decides of a control, and nobody else. */
type Decided = 'form' | 'value' | 'onChange' | 'id' | 'className';

/** A line of text at a path of a form. */
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
    <BoundField {...{ form, path, label, hint }} {...(optional && { optional })} {...(className && { className })}>
      {(value, change) => <TextInput {...rest} value={value} onChange={(event) => change(event.target.value)} />}
    </BoundField>
  );
}

/** Several lines of text at a path of a form. */
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
    <BoundField {...{ form, path, label, hint }} {...(optional && { optional })} {...(className && { className })}>
      {(value, change) => <TextArea {...rest} value={value} onChange={(event) => change(event.target.value)} />}
    </BoundField>
  );
}

/** A list of options at a path of a form. */
export function SelectField<Input extends object, V extends string>({
  form,
  path,
  label,
  hint,
  options,
}: Bound<Input> & { options: readonly SelectOption<V>[] }) {
  return (
    <BoundField {...{ form, path, label, hint }}>
      {(value, change) => <Select value={value as V} options={options} onChange={change} />}
    </BoundField>
  );
}
