import { MOST_ARRIVING } from '@serikad/shared/guest-list/check-in.types';
import { useTexts } from '../texts/texts.js';
import { DoorIcon } from './door-icon.js';

interface Props {
  label: string;
  value: number;
  least: number;
  onChange: (value: number) => void;
}

/** A number of persons with a button for one fewer and one for one more. */
function Heads({ label, value, least, onChange }: Props) {
  const t = useTexts();
  const [isLeast, isMost] = [value <= least, value >= MOST_ARRIVING];
  return (
    <div className="heads">
      <b>{label}</b>
      <div className="stepper" role="group" aria-label={label}>
        {/* Not `disabled`, which would lose the focus at the last step. */}
        <button
          type="button"
          aria-label={t.fewer(label)}
          aria-disabled={isLeast}
          onClick={() => !isLeast && onChange(value - 1)}
        >
          <DoorIcon name="minus" />
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label={t.more(label)}
          aria-disabled={isMost}
          onClick={() => !isMost && onChange(value + 1)}
        >
          <DoorIcon name="plus" />
        </button>
      </div>
    </div>
  );
}

interface HeadsFieldProps {
  adults: number;
  children: number;
  onChange: (heads: { adults: number; children: number }) => void;
}

/** How many came; one at least. */
export function HeadsField({ adults, children, onChange }: HeadsFieldProps) {
  const t = useTexts();
  return (
    <>
      <Heads
        label={t.adults}
        value={adults}
        least={children > 0 ? 0 : 1}
        onChange={(value) => onChange({ adults: value, children })}
      />
      <Heads
        label={t.children}
        value={children}
        least={adults > 0 ? 0 : 1}
        onChange={(value) => onChange({ adults, children: value })}
      />
    </>
  );
}
