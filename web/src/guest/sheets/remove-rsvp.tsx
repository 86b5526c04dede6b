import { useGuest } from '../guest-context.js';
import { REMOVAL_TEXTS } from '../texts/removal.js';
import { RemovalQuestion } from './removal-question.js';

/** Asks before the guest's own RSVP is removed. */
export function RemoveRsvp({ onRemoved, onKeep }: { onRemoved: (message: string) => void; onKeep: () => void }) {
  const { view, rsvp } = useGuest();
  const texts = REMOVAL_TEXTS[view.locale];
  const remove = async (): Promise<string | null> => {
    const refusal = await rsvp.remove();
    if (refusal !== null) return refusal || texts.failed;
    onRemoved(texts.removed);
    return null;
  };
  return (
    <RemovalQuestion texts={texts} remove={remove} onKeep={onKeep}>
      <p>{texts.question}</p>
    </RemovalQuestion>
  );
}
