import { useEffect } from 'react';

/** Lets the sections of the letter rise by 18 px as they come into view. Nothing on the cover is touched. */
export function useReveal(on: boolean): void {
  useEffect(() => {
    if (!on || !('IntersectionObserver' in window)) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.classList.add('in');
          observer.unobserve(target);
        }
      },
      { rootMargin: '0px 0px -8% 0px' },
    );
    document.querySelectorAll('.rv').forEach((part) => {
      part.classList.add('wait');
      observer.observe(part);
    });
    return () => observer.disconnect();
  }, [on]);
}
