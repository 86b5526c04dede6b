import { startTransition, useMemo, useRef, useState } from 'react';
import { observed, type Observed } from '../observed.js';
import { draftOwner, readDraft, writeDraft, writeDraftSoon } from './draft.js';
import { sameData } from './path.js';

/**
 * What the fields of a form hold, what of it is saved, and the draft on the device that keeps the difference.
 * `latest` is current between renders; `values` is what was rendered last.
 */
export function useDraftedValues<Input extends object>(initial: Input, draftKey?: string, restMs?: number) {
  const [owner] = useState(draftOwner);
  const [draft] = useState(() => (draftKey === undefined ? undefined : readDraft(draftKey, initial, owner())));
  const [latest] = useState(() => observed(draft ?? initial));
  const [values, setValues] = useState(latest.get);
  const [saved, setSaved] = useState(initial);
  const [fromDraft, setFromDraft] = useState(draft !== undefined);
  const savedRef = useRef(saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const actions = useMemo(() => {
    const setBoth = (input: Input): void => {
      savedRef.current = input;
      setSaved(input);
    };
    const isDirty = () => !sameData(latest.get(), savedRef.current);
    /** Writes the draft, or removes it where nothing differs from what is saved. */
    const updateDraft = (write = writeDraft): void => {
      if (draftKey !== undefined) write(draftKey, latest.get(), savedRef.current, owner());
    };
    const renderNow = (): void => {
      clearTimeout(timer.current);
      setValues(latest.get());
    };
    return {
      renderNow,
      change(update: (before: Input) => Input, typed: boolean): void {
        const wasDirty = isDirty();
        latest.set(update);
        updateDraft(typed ? writeDraftSoon : writeDraft);
        clearTimeout(timer.current);
        // Whether there is something to save is never shown late: Enter right after the key finds its button.
        if (!typed || wasDirty !== isDirty()) renderNow();
        else if (restMs === undefined) startTransition(renderNow);
        else timer.current = setTimeout(() => startTransition(renderNow), restMs);
      },
      reset(update: Input | ((saved: Input) => Input), keepTyped: boolean): void {
        const next = typeof update === 'function' ? update(savedRef.current) : update;
        setBoth(next);
        if (!keepTyped) {
          latest.set(() => next);
          renderNow();
          setFromDraft(false);
        }
        updateDraft();
      },
      /** What was typed while `save` was sending is a draft of its own. */
      async save(sent: Input, save: () => Promise<unknown>): Promise<void> {
        const before = savedRef.current;
        await save();
        // A save may have reset the form: what it was reset to is saved.
        if (savedRef.current === before) setBoth(sent);
        setFromDraft(false);
        updateDraft();
      },
    };
  }, [draftKey, latest, owner, restMs]);

  const readOnly: Pick<Observed<Input>, 'get' | 'subscribe'> = latest;
  return { latest: readOnly, values, saved, fromDraft, actions };
}
