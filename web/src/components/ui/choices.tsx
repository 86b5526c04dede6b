import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from './icon.js';
import { uiTexts } from '../../i18n/ui.js';

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'checked'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** The glyph of a checkbox alone, for rows that bring their own label. */
export function Tick({ checked, onChange, ...rest }: ToggleProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      className="tick"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** A checkbox with its label in a row of 44 px. */
export function Checkbox({ children, ...rest }: ToggleProps & { children: ReactNode }) {
  return (
    <label className="check">
      <Tick {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** Something that is on or off at once, in a row of full width. */
export function Switch({
  label,
  hint,
  checked,
  onChange,
  ...rest
}: Omit<ToggleProps, 'children'> & { label: ReactNode; hint?: ReactNode }) {
  return (
    <label className="switch">
      <span className="grow">
        <b>{label}</b>
        {hint !== undefined && <span className="switch__hint">{hint}</span>}
      </span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

export interface Choice<V extends string | number> {
  value: V;
  label: ReactNode;
}

export function SegmentedControl<V extends string | number>({
  label,
  value,
  choices,
  onChange,
}: {
  /** What is chosen, for readers. */
  label: string;
  /** `null`: nothing yet. */
  value: V | null;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

/** One option of several, in a row of its own with a sentence and something at its end, such as a price. */
export function RadioRow({
  name,
  checked,
  onChange,
  title,
  sub,
  end,
}: {
  name: string;
  checked: boolean;
  onChange: () => void;
  title: ReactNode;
  sub?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <label className="radio">
      <input type="radio" className="tick" name={name} checked={checked} onChange={onChange} />
      <span>
        <b>{title}</b>
        {sub !== undefined && <span className="radio__sub">{sub}</span>}
      </span>
      {end}
    </label>
  );
}

export function Stepper({
  label,
  value,
  min = 0,
  max,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const clamp = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button type="button" aria-label={uiTexts.less(label)} disabled={value <= min} onClick={() => clamp(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={value}
        onChange={(event) => clamp(Number(event.target.value.replace(/\D/g, '')))}
      />
      <button type="button" aria-label={uiTexts.more(label)} disabled={value >= max} onClick={() => clamp(value + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
