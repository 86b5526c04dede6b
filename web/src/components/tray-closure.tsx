import { trayTexts as t } from '../i18n/ms/trays.js';
import { Notice } from './ui/states.js';

/** When no trays can be booked. */
export function TrayClosure({ ask = false }: { ask?: boolean }) {
  return (
    <Notice tone="warn" icon="calendar" role="note">
      {t.closed} <b className="nowrap">{t.closedFrom}</b> {t.closedTo} <b className="nowrap">{t.closedUntil}</b>.
      {ask && ` ${t.closedAsk}`}
    </Notice>
  );
}
