import { useCallback, useState } from 'react';
import { readDraft, writeDraft } from '../../../lib/form/draft.js';

/** A state that is kept on the device, as drafts are: it is there again after a reload. @param empty removes it */
export function useKept<T extends object>(key: string, empty: T): [T, (next: T) => void] {
  const [state, setState] = useState(() => readDraft(key, empty) ?? empty);
  const keep = useCallback(
    (next: T) => {
      writeDraft(key, next, empty);
      setState(next);
    },
    [empty, key],
  );
  return [state, keep];
}
