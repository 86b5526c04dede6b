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

type TextFieldProps<Input extends object> = Labelled & {
  form: AnyForm<Input>;
  path: TextPath<Input> & PathOf<Input>;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'value' | 'onChange' | 'id' | 'className'>;

/** A line of text at a path of a form, with its label, hint and error. */
export function TextField<Input extends object>({
  form,
  path,
  label,
  hint,
  optional,
  className,
  ...rest
}: TextFieldProps<Input>) {
  return (
    <Field
      id={form.fieldId(path)}
      label={label}
      hint={hint}
      error={form.error(path)}
      {...(optional && { optional })}
      {...(className && { className })}
    >
      <TextInput
        {...rest}
        value={form.get(path) as string}
        onChange={(event) => form.set(path, event.target.value as ValueAt<Input, typeof path>)}
      />
    </Field>
  );
}

type AreaFieldProps<Input extends object> = Labelled & {
  form: AnyForm<Input>;
  path: TextPath<Input> & PathOf<Input>;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'form' | 'value' | 'onChange' | 'id' | 'className'>;

/** Several lines of text at a path of a form. */
export function AreaField<Input extends object>({
  form,
  path,
  label,
  hint,
  optional,
  className,
  ...rest
}: AreaFieldProps<Input>) {
  return (
    <Field
      id={form.fieldId(path)}
      label={label}
      hint={hint}
      error={form.error(path)}
      {...(optional && { optional })}
      {...(className && { className })}
    >
      <TextArea
        {...rest}
        value={form.get(path) as string}
        onChange={(event) => form.set(path, event.target.value as ValueAt<Input, typeof path>)}
      />
    </Field>
  );
}

/** A list of options at a path of a form. */
export function SelectField<Input extends object, V extends string>({
  form,
  path,
  label,
  hint,
  options,
}: Labelled & {
  form: AnyForm<Input>;
  path: TextPath<Input> & PathOf<Input>;
  options: readonly SelectOption<V>[];
}) {
  return (
    <Field id={form.fieldId(path)} label={label} hint={hint} error={form.error(path)}>
      <Select
        value={form.get(path) as V}
        options={options}
        onChange={(value) => form.set(path, value as unknown as ValueAt<Input, typeof path>)}
      />
    </Field>
  );
}
