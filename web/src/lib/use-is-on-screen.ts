import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in view.
 * @param first what is taken for true until it is known, also while the server renders
 */
export function useIsOnScreen(ref: RefObject<HTMLElement | null>, first = true): boolean {
  const [seen, setSeen] = useState(first);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return seen;
}
