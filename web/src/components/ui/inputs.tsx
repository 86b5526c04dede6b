import {
  useLayoutEffect,
  useRef,
  type InputHTMLAttributes,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
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
  const select = useRef<HTMLSelectElement>(null);
  const choose = (text: string | undefined): void => {
    const chosen = options.find((option) => option.value === text);
    if (chosen && chosen.value !== value) onChange(chosen.value);
  };
  // What was chosen before the page was hydrated.
  useLayoutEffect(() => choose(select.current?.value), []); // eslint-disable-line react-hooks/exhaustive-deps -- once
  return (
    <select
      {...useFieldControl()}
      {...rest}
      ref={select}
      className={classNames('select', className)}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
