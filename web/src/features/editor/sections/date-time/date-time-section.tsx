import { TextField } from '../../../../components/form/form-fields.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { postponementTexts as d, programmeTexts as own } from '../../../../i18n/editor-date-time.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { longDate } from '../../../../lib/format.js';
import type { SectionProps } from '../section.types.js';
import { HijriField } from './hijri-field.js';
import { PhasesField } from './phases-field.js';
import { PrayerFields } from './prayer-fields.js';
import { PostponementField } from './postponement-field.js';
import { TentativeRows } from './tentative-rows.js';
import * as editorCss from '../../editor.module.css';
import * as fieldsCss from '../../fields/fields.module.css';

export function DateTimeSection({ forms: { dateTime: form, designLanguage } }: SectionProps) {
  const { date, postponed, startTime, endTime } = form.values;
  return (
    <>
      <div className={classNames('grid-2', fieldsCss.grid2Always)}>
        <TextField
          className="span"
          form={form}
          path="date"
          label={postponed.on ? d.before : t.date}
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          hint={/^\d{4}-\d\d-\d\d$/.test(date) ? longDate(date) : undefined}
        />
        <PostponementField form={form} />
        <HijriField form={form} language={designLanguage.values.language} />
        <TextField form={form} path="startTime" label={t.start} type="time" />
        <TextField
          form={form}
          path="endTime"
          label={t.end}
          type="time"
          hint={endsNextDay(startTime, endTime) ? d.nextDay : undefined}
        />
      </div>
      <div className={editorCss.secSub}>
        <h2>{t.tentative}</h2>
        <p>{own.tentativeText}</p>
        <TentativeRows form={form} />
      </div>
      <div className={editorCss.secSub}>
        <PrayerFields form={form} />
      </div>
      <PhasesField form={form} />
    </>
  );
}

/** As `eventMoments` takes it, so that a mistyped end is noticed. */
function endsNextDay(start: string, end: string): boolean {
  return start !== '' && end !== '' && end <= start;
}
