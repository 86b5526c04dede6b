import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.js';
import { useFieldControl } from './field.js';

/** A line of text. Inside a `Field` it takes its id, description and invalid mark from there. */
export function TextInput({
  className,
  ref,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  return <input {...useFieldControl()} {...rest} ref={ref} className={classNames('input', className)} />;
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ className, rows = 3, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea {...useFieldControl()} {...rest} rows={rows} className={classNames('area', className)} />;
}

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
}

type SelectProps<V extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> & {
  value: V;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
};

export function Select<V extends string>({ value, options, onChange, className, ...rest }: SelectProps<V>) {
  return (
    <select
      {...useFieldControl()}
      {...rest}
      className={classNames('select', className)}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
