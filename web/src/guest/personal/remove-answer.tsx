import { useGuest } from '../guest-context.js';
import { useSheetForm } from '../sheets/use-sheet-form.js';
import { useFamilyState } from './use-family.js';

/** Asks before the family's own RSVP is removed. */
export function RemoveAnswer({ onRemoved, onKeep }: { onRemoved: () => void; onKeep: () => void }) {
  const { texts: common } = useGuest();
  const { texts, remove } = useFamilyState();
  const { busy, failure, run } = useSheetForm<never>();
  const submit = (): void =>
    void run(async () => {
      const outcome = await remove();
      if (outcome.state === 'refused') return outcome.message || common.failed;
      onRemoved();
      return null;
    }, common.failed);
  return (
    <>
      <p className="closed-text">{texts.removeQuestion}</p>
      {failure !== null && (
        <p className="notice bad" role="alert">
          {failure}
        </p>
      )}
      <div className="foot two">
        <button type="button" className="btn solid wide" onClick={onKeep}>
          {texts.keep}
        </button>
        <button type="button" className="btn ghost wide" aria-disabled={busy} onClick={submit}>
          {busy ? common.sending : texts.removeNow}
        </button>
      </div>
    </>
  );
}
