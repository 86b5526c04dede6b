import { IMPORT_COLUMNS, type ImportColumn, type ImportedRow } from '@serikad/shared/guest-list/import/import.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Select } from '../../../components/ui/inputs.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import { phoneText } from '../model/phone-text.js';
import * as css from './import.module.css';

const FEW = 5;
const MORE = 100;
const OPTIONS = IMPORT_COLUMNS.map((value) => ({ value, label: t.columns[value] }));

interface Props {
  rows: readonly ImportedRow[];
  columns: readonly ImportColumn[];
  head: readonly string[] | null;
  /** Whether the text has columns that can be matched. */
  isTable: boolean;
  /** Of a family for which none are written. */
  seats: number;
  isBusy: boolean;
  onColumns: (columns: ImportColumn[]) => void;
}

/** The rows as they were understood; of a table also what each of its columns holds. */
export function RowsTable({ rows, columns, head, isTable, seats, isBusy, onColumns }: Props) {
  const [shown, setShown] = useState(FEW);
  const left = rows.length - shown;
  return (
    <section className="card" aria-busy={isBusy}>
      <div className="card__head">
        <div>
          <h4 className="h-card">{isTable ? t.matchTitle : t.understood}</h4>
          {isTable && <p className="xs soft">{t.matchText}</p>}
        </div>
        <span className="xs soft num">{t.shown(Math.min(shown, rows.length), rows.length)}</span>
      </div>
      {isTable && (
        <ul className={css.matching}>
          {columns.map((column, at) => (
            <li key={at}>
              <b>{head?.[at] || t.columnNumber(at + 1)}</b>
              <Select
                aria-label={t.columnHolds(head?.[at] || t.columnNumber(at + 1))}
                value={column}
                options={OPTIONS}
                onChange={(chosen) => onColumns(withColumn(columns, at, chosen))}
              />
            </li>
          ))}
        </ul>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a tablet */}
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t.understood}>
        <table className={css.rows}>
          <thead>
            <tr>
              <th scope="col">{t.rowHead}</th>
              <th scope="col">{t.columns.name}</th>
              <th scope="col">{t.columns.phone}</th>
              <th scope="col">{t.columns.seats}</th>
              <th scope="col">{t.columns.title}</th>
              <th scope="col">{t.columns.table}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <tr key={row.row} data-bad={row.problems.length > 0 || undefined}>
                <td className="num">{row.row}</td>
                <th scope="row">{row.name || t.noName}</th>
                <td className="num">
                  {row.phone === '' ? <span className="soft">{t.none}</span> : phoneText(row.phone)}
                </td>
                <td className="num" data-label={t.columns.seats}>
                  {row.seatsWritten === '' ? seats : row.seats}
                  <Reading row={row} />
                </td>
                <td data-label={t.columns.title} data-empty={row.title === '' || undefined}>
                  {row.title || <span className="soft">{t.fromName}</span>}
                </td>
                <td data-label={t.columns.table} data-empty={row.table === '' || undefined}>
                  {row.table}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button variant="ghost" block onClick={() => setShown(shown + MORE)}>
          {t.showMore(Math.min(MORE, left))}
        </Button>
      )}
    </section>
  );
}

/** How the seats came about, where they are not simply written. */
function Reading({ row: { seats, seatsWritten } }: { row: ImportedRow }) {
  if (seatsWritten === '') return <em>{t.isDefault}</em>;
  return seatsWritten === String(seats) ? null : <em>{t.readFrom(seatsWritten)}</em>;
}

/** Each kind of value is in one column: the one that held it before is ignored. */
function withColumn(columns: readonly ImportColumn[], at: number, chosen: ImportColumn): ImportColumn[] {
  return columns.map((column, place) => {
    if (place === at) return chosen;
    return column === chosen ? 'ignored' : column;
  });
}
