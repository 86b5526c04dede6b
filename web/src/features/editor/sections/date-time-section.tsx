import { MOST_TENTATIVE, NEW_TENTATIVE } from '@serikad/shared/invitations/defaults';
import { TextField } from '../../../components/form/form-fields.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import { longDate } from '../../../lib/format.js';
import type { SectionProps } from './registry.js';
import { AddRow, RowButtons } from './rows.js';

/** The day, from when until when, and the programme. */
export function DateTimeSection({ forms: { dateTime: form } }: SectionProps) {
  const { date, tentative } = form.values;
  return (
    <>
      <div className="grid-2 grid-2--always">
        <TextField
          className="span"
          form={form}
          path="date"
          label={t.date}
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          hint={/^\d{4}-\d\d-\d\d$/.test(date) ? longDate(date) : undefined}
        />
        <TextField form={form} path="startTime" label={t.start} type="time" />
        <TextField form={form} path="endTime" label={t.end} type="time" />
      </div>
      <div className="sec__sub">
        <h2>{t.tentative}</h2>
        <p>{t.tentativeText}</p>
        {tentative.length > 0 && (
          <ol className="rows">
            {tentative.map((entry, index) => (
              <li key={index} className="ten">
                <TextField
                  className="ten__time"
                  form={form}
                  path={`tentative.${index}.time`}
                  label={<span className="sr">{`${t.time}, ${t.row(index + 1)}`}</span>}
                  type="time"
                />
                <TextField
                  className="ten__what"
                  form={form}
                  path={`tentative.${index}.activity`}
                  label={<span className="sr">{`${t.activity}, ${t.row(index + 1)}`}</span>}
                  maxLength={80}
                />
                <RowButtons
                  name={entry.activity || t.row(index + 1)}
                  index={index}
                  count={tentative.length}
                  onMove={(to) => form.move('tentative', index, to)}
                  onRemove={() => form.remove('tentative', index)}
                />
              </li>
            ))}
          </ol>
        )}
        <AddRow
          full={tentative.length >= MOST_TENTATIVE}
          most={MOST_TENTATIVE}
          onAdd={() => form.add('tentative', { ...NEW_TENTATIVE })}
        >
          {t.addActivity}
        </AddRow>
      </div>
    </>
  );
}
