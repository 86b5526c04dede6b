import { TextField } from '../../../../components/form/form-fields.js';
import { Switch } from '../../../../components/ui/choices.js';
import { Notice } from '../../../../components/ui/states.js';
import { postponementTexts as d } from '../../../../i18n/editor-date-time.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { longDate } from '../../../../lib/format.js';
import type { SectionForm } from '../section.types.js';

/** That the wedding is postponed: with a new day, or without one yet. */
export function PostponementField({ form }: { form: SectionForm<'dateTime'> }) {
  const { date, postponed } = form.values;
  if (date === '' && !postponed.on) return null;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(postponed.date);
  return (
    <div className="span stack">
      <Switch
        label={t.postponed}
        hint={postponed.on ? undefined : d.hint}
        checked={postponed.on}
        onChange={(next) => form.set('postponed.on', next)}
      />
      {postponed.on && (
        <TextField
          form={form}
          path="postponed.date"
          label={d.date}
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          hint={isDay ? longDate(postponed.date) : d.dateHint}
        />
      )}
      {postponed.on && isDay && postponed.date <= date && <Notice tone="warn">{d.notLater}</Notice>}
    </div>
  );
}
