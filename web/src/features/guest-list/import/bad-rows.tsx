import type { ImportedRow } from '@serikad/shared/guest-list/import/import.types';
import { MOST_FAMILY_SEATS } from '@serikad/shared/guest-list/family.types';
import { fieldMessageText } from '@serikad/shared/validation/field-messages';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { FieldProblem } from '../../../components/ui/field.js';
import { Icon } from '../../../components/ui/icon.js';
import { TextInput } from '../../../components/ui/inputs.js';
import { guestImportTexts as t } from '../../../i18n/guest-import.js';
import { pageLanguage } from '../../../i18n/texts-of.js';
import { partsOf, type Correction, type Field } from './import-plan.js';
import * as css from './import.module.css';

const FIELDS: readonly string[] = ['name', 'phone', 'seats'] satisfies Field[];

interface Props {
  rows: readonly ImportedRow[];
  corrections: readonly Correction[];
  onCorrect: (correction: Correction) => void;
}

/**
 * Rows that cannot be added, each with the reason and a field to correct it. They are left out as long as they stay.
 */
export function BadRows({ rows, corrections, onCorrect }: Props) {
  return (
    <section className="card">
      <div className="card__head">
        <div>
          <h4 className="h-card">{t.badTitle(rows.length)}</h4>
          <p className="xs soft">{t.badText}</p>
        </div>
      </div>
      <ul className="divide">
        {rows.map((row) => (
          <BadRow
            // Corrected once, it may have another problem.
            key={`${row.row} ${row.problems[0]?.field}`}
            row={row}
            before={corrections.find((each) => each.row === row.row)}
            onCorrect={onCorrect}
          />
        ))}
      </ul>
    </section>
  );
}

function BadRow({
  row,
  before,
  onCorrect,
}: {
  row: ImportedRow;
  before: Correction | undefined;
  onCorrect: (correction: Correction) => void;
}) {
  const [problem] = row.problems;
  const field = problem && FIELDS.includes(problem.field) ? (problem.field as Field) : undefined;
  const [value, setValue] = useState(field === 'seats' ? row.seatsWritten : field === undefined ? '' : row[field]);
  const id = useId();
  const parts = partsOf(row);
  const values = before?.values ?? {};
  return (
    <li className={css.bad} data-part="bad-row">
      <small className="num">{t.row(row.row)}</small>
      <div>
        <code>{row.raw}</code>
        <p className="field__err" id={id}>
          <Icon name="alert" />
          {reason(row)}
        </p>
        {field !== undefined && (
          <form
            className={css.correct}
            onSubmit={(event) => {
              event.preventDefault();
              onCorrect({ row: row.row, values: { ...values, [field]: value.trim() } });
            }}
          >
            <TextInput
              aria-label={t.correctLabel(t.columns[field], row.row)}
              aria-describedby={id}
              autoComplete="off"
              inputMode={field === 'seats' ? 'numeric' : field === 'phone' ? 'tel' : 'text'}
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
            <Button variant="second" type="submit">
              {t.save}
            </Button>
          </form>
        )}
        {parts > 0 && (
          <Button variant="second" onClick={() => onCorrect({ row: row.row, values, parts })}>
            {t.part(parts, Math.ceil(row.seats / parts))}
          </Button>
        )}
      </div>
    </li>
  );
}

function reason({ problems: [problem], seats, seatsWritten, phone }: ImportedRow) {
  if (!problem) return null;
  if (problem.field === 'name' && problem.code === 'required') return t.noName;
  if (problem.field === 'seats' && seats > MOST_FAMILY_SEATS) return t.tooManySeats(seats, MOST_FAMILY_SEATS);
  if (problem.field === 'seats' && /\d\s*,\s*\d/.test(seatsWritten)) return t.severalSeats(seatsWritten);
  if (problem.field === 'phone') {
    const [letter] = /\p{L}/u.exec(phone) ?? [];
    return letter === undefined ? t.badPhone : t.phoneLetter(letter);
  }
  return <FieldProblem text={fieldMessageText(problem.code, pageLanguage())} />;
}
