import { useCallback, useState } from 'react';
import type { DoorEvent } from '@serikad/shared/guest-list/check-in.types';
import { useBrowserBack } from '../../platform/use-browser-back.js';

export type View =
  | { of: 'home' }
  | { of: 'family'; id: string }
  | { of: 'walk-in'; name: string }
  | { of: 'welcome'; event: DoorEvent; label: string; table: string };

const HOME: View = { of: 'home' };

/** What is shown. The browser's Back leads to the search, not out of the page. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(HOME);
  const leaveEntry = useBrowserBack(view.of !== 'home', () => {
    setView(HOME);
    return false;
  });
  const show = useCallback(
    (next: View) => {
      setView(next);
      if (next.of === 'home') void leaveEntry();
    },
    [leaveEntry],
  );
  return [view, show];
}
