import { PersonalIcon } from './personal-icon.js';
import { useFamilyState } from './use-family.js';

interface Props {
  label: string;
  hint?: string;
  value: number;
  least: number;
  /** Whether one more is possible. */
  canGrow: boolean;
  onChange: (value: number) => void;
}

/** A number of persons with a button for one fewer and one for one more. */
export function Stepper({ label, hint, value, least, canGrow, onChange }: Props) {
  const { texts } = useFamilyState();
  return (
    <div className="head-count">
      <b>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </b>
      <div className="stepper" role="group" aria-label={label}>
        {/* Not `disabled`, which would lose the focus at the last step. */}
        <button
          type="button"
          aria-label={texts.fewer(label)}
          aria-disabled={value <= least}
          onClick={() => value > least && onChange(value - 1)}
        >
          <PersonalIcon name="minus" />
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label={texts.more(label)}
          aria-disabled={!canGrow}
          onClick={() => canGrow && onChange(value + 1)}
        >
          <PersonalIcon name="plus" />
        </button>
      </div>
    </div>
  );
}
