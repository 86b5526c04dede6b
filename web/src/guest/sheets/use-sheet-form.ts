import { useRef, useState, type RefObject } from 'react';

export interface SheetFormState<Field extends string> {
  ref: RefObject<HTMLFormElement | null>;
  errors: Partial<Record<Field, string>>;
  /** Why it could not be sent, in a sentence; null: it was not tried, or it went. */
  failure: string | null;
  busy: boolean;
  clearErrors: () => void;
  /** Shows what is wrong at its fields and goes to the first of them. */
  refuse: (list: readonly [Field, string][]) => void;
  /**
   * Sends once at a time.
   * @param send answers what went wrong, or null; when it throws, that is `otherwise`
   */
  run: (send: () => Promise<string | null>, otherwise: string) => Promise<void>;
}

/** What every form of a guest's sheet does around its own fields. */
export function useSheetForm<Field extends string>(): SheetFormState<Field> {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  return {
    ref,
    errors,
    failure,
    busy,
    clearErrors: () => setErrors({}),
    refuse: (list) => {
      setErrors(Object.fromEntries(list) as Partial<Record<Field, string>>);
      const first = list[0]?.[0];
      ref.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    },
    run: async (send, otherwise) => {
      // A second tap may come before the first is rendered.
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      setFailure(null);
      try {
        setFailure(await send());
      } catch {
        setFailure(otherwise);
      } finally {
        sending.current = false;
        setBusy(false);
      }
    },
  };
}
