import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Each step begins at its top: the dialog's body scrolls, and stays when its content changes. */
export function useTopOfStep(step: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = ref.current?.closest('.dialog__body');
    if (body) body.scrollTop = 0;
  }, [step]);
  return ref;
}
