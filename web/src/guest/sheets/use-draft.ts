import { useRef, useState } from 'react';

/**
 * What is typed into a form. A change is merged into the newest draft, not into the one that was rendered: programs
 * that fill in forms change several fields before the next render.
 * @param keep stores each new draft
 */
export function useDraft<Draft extends object>(
  initial: () => Draft,
  keep: (draft: Draft) => void,
): [Draft, (part: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(initial);
  const newest = useRef(draft);
  const change = (part: Partial<Draft>): void => {
    newest.current = { ...newest.current, ...part };
    setDraft(newest.current);
    keep(newest.current);
  };
  return [draft, change];
}
