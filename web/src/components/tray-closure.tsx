import { trayTexts as t } from '../i18n/trays.js';
import { usePageDay } from '../lib/page-day.js';
import { Notice } from './ui/states.js';

/** The last day of the closure in Malaysia, as `t.closedUntil` says it. */
const LAST_DAY = '2025-06-15';

/** When no trays can be booked; nothing once that is past. */
export function TrayClosure({ ask = false }: { ask?: boolean }) {
  if (usePageDay() > LAST_DAY) return null;
  return (
    <Notice tone="warn" icon="calendar" role="note">
      {t.closed} <b className="nowrap">{t.closedFrom}</b> {t.closedTo} <b className="nowrap">{t.closedUntil}</b>.
      {ask && ` ${t.closedAsk}`}
    </Notice>
  );
}
