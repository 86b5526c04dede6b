import { useEffect, useState } from 'react';

/** The longest time that a timer takes, some 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Whether the closing date has passed by the phone's clock. That may be wrong, so it decides what the page says, and
 * never whether something may be sent: the server refuses with a sentence of its own.
 * @param closesAt ISO 8601; absent: there is no closing date
 */
export function useClosing(closesAt: string | undefined): boolean {
  // Which moment has passed: the couple may set another one while the editor's preview is open.
  const [passed, setPassed] = useState<string>();
  // Not while rendering: the server's HTML is cached, and the app has to begin with the same.
  useEffect(() => {
    if (closesAt === undefined) return undefined;
    const left = Math.max(0, Date.parse(closesAt) - Date.now());
    if (left > LONGEST_TIMER_MS) return undefined;
    const timer = setTimeout(() => setPassed(closesAt), left);
    return () => clearTimeout(timer);
  }, [closesAt]);
  return closesAt !== undefined && passed === closesAt;
}
