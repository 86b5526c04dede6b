import { useGuest } from '../guest-context.js';
import { RemovalQuestion } from '../sheets/removal-question.js';
import { useFamilyState } from './use-family.js';

/** Asks before the family's own RSVP is removed. */
export function RemoveAnswer({ onRemoved, onKeep }: { onRemoved: () => void; onKeep: () => void }) {
  const { texts: common } = useGuest();
  const { texts, remove } = useFamilyState();
  return (
    <RemovalQuestion
      texts={{ ...texts, removing: common.sending, failed: common.failed }}
      remove={async () => {
        const outcome = await remove();
        if (outcome.state === 'refused') return outcome.message || common.failed;
        onRemoved();
        return null;
      }}
      onKeep={onKeep}
    >
      <p className="closed-text">{texts.removeQuestion}</p>
    </RemovalQuestion>
  );
}
