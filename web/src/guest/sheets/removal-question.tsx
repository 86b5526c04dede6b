import type { ReactNode } from 'react';
import { useSheetForm } from './use-sheet-form.js';

/** Asks before a guest's RSVP is removed. */
export function RemovalQuestion({
  children,
  texts,
  remove,
  onKeep,
}: {
  /** The question. */
  children: ReactNode;
  texts: { keep: string; removeNow: string; removing: string; failed: string };
  /** Answers what went wrong, or null; when it throws, that is `texts.failed`. */
  remove: () => Promise<string | null>;
  onKeep: () => void;
}) {
  const { busy, failure, run } = useSheetForm<never>();
  return (
    <>
      {children}
      {failure !== null && (
        <p className="notice bad" role="alert">
          {failure}
        </p>
      )}
      <div className="foot two">
        <button type="button" className="btn solid wide" onClick={onKeep}>
          {texts.keep}
        </button>
        <button
          type="button"
          className="btn ghost wide"
          aria-disabled={busy}
          onClick={() => void run(remove, texts.failed)}
        >
          {busy ? texts.removing : texts.removeNow}
        </button>
      </div>
    </>
  );
}
