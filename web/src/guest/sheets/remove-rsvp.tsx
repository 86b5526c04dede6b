import { useGuest } from '../guest-context.js';
import { REMOVAL_TEXTS } from '../texts/removal.js';
import { useSheetForm } from './use-sheet-form.js';

/** Asks before the guest's own RSVP is removed. */
export function RemoveRsvp({ onRemoved, onKeep }: { onRemoved: (message: string) => void; onKeep: () => void }) {
  const { view, rsvp } = useGuest();
  const texts = REMOVAL_TEXTS[view.locale];
  const { busy, failure, run } = useSheetForm<never>();
  const submit = (): void =>
    void run(async () => {
      const refusal = await rsvp.remove();
      if (refusal !== null) return refusal || texts.failed;
      onRemoved(texts.removed);
      return null;
    }, texts.failed);
  return (
    <>
      <p>{texts.question}</p>
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
          {busy ? texts.removing : texts.removeNow}
        </button>
      </div>
    </>
  );
}
