import { useCallback, useEffect, useState } from 'react';
import type { DoorEvent } from '@serikad/shared/guest-list/check-in.types';

export type View =
  | { of: 'home' }
  | { of: 'family'; id: string }
  | { of: 'walk-in'; name: string }
  | { of: 'welcome'; event: DoorEvent; label: string; table: string };

const HOME: View = { of: 'home' };

/** What is shown. The browser's Back leads to the search, not out of the page. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(HOME);
  useEffect(() => {
    const onBack = (): void => setView(HOME);
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);
  const show = useCallback((next: View) => {
    const isAway = (history.state as { away?: boolean } | null)?.away === true;
    if (next.of === 'home') {
      setView(next);
      if (isAway) history.back();
      return;
    }
    if (!isAway) history.pushState({ away: true }, '');
    setView(next);
  }, []);
  return [view, show];
}
