import { LINE_COLUMNS } from '@serikad/shared/guest-list/import/import.types';
import { readLines } from '@serikad/shared/guest-list/import/read-lines';
import { understandRows } from '@serikad/shared/guest-list/import/understand-rows';
import { useDeferredValue, useMemo } from 'react';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import { phoneText } from '../model/phone-text.js';

/** So many rows are shown, of so many letters at the beginning. */
const SHOWN = 3;
const READ = 4_000;

/** What is understood of the first lines, while they are typed. */
export function ParsePreview({ text, seats }: { text: string; seats: number }) {
  const deferred = useDeferredValue(text);
  const rows = useMemo(
    () => understandRows(readLines(deferred.slice(0, READ)).slice(0, SHOWN), LINE_COLUMNS, []),
    [deferred],
  );
  if (rows.length === 0) return <p className="sm soft">{t.understoodNothing}</p>;
  return (
    <dl className="dl dl--stack" aria-live="polite">
      {rows.map((row) => (
        <div key={row.row}>
          <dt>{t.row(row.row)}</dt>
          <dd>
            {row.name === '' ? t.noName : row.name}
            <br />
            <span className="soft num">
              {row.phone === '' ? t.noPhone : phoneText(row.phone)} ·{' '}
              {row.seatsWritten === '' ? t.defaultPax(seats) : t.pax(row.seats)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
