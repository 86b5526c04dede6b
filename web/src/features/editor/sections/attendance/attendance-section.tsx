import { proposedClosingDay } from '@serikad/shared/guest-list/closing-date';
import { MESSAGE_ALIGNMENTS } from '@serikad/shared/invitations/invitation.types';
import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { useState } from 'react';
import { AreaField, TextField } from '../../../../components/form/form-fields.js';
import { Checkbox, SegmentedControl, Switch } from '../../../../components/ui/choices.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { FieldGroup } from '../../../../components/ui/field.js';
import { attendanceTexts as own } from '../../../../i18n/editor-attendance.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { longDate } from '../../../../lib/format.js';
import { NumberField } from '../../fields/number-field.js';
import type { SectionProps } from '../section.types.js';
import * as css from '../../fields/fields.module.css';

export function AttendanceSection({ forms: { attendance: form }, bundle }: SectionProps) {
  const { show, limitOn, limit, totalOn, totalLimit, messageAlignment, closingOn, closesOn } = form.values;
  const taken = bundle.attendance.total;
  const [today] = useState(() => malaysiaDay(Date.now()));
  return (
    <>
      <Switch
        label={t.attendanceShow}
        hint={own.attendanceShowHint}
        checked={show}
        onChange={(next) => form.set('show', next)}
      />
      <div className={classNames(css.limits, 'divide')}>
        <div>
          <Checkbox checked={limitOn} onChange={(next) => form.set('limitOn', next)}>
            {own.limit}
          </Checkbox>
          {limitOn && (
            <NumberField
              id={form.fieldId('limit')}
              label={t.limitLabel}
              unit={own.limitUnit}
              value={limit}
              error={form.error('limit')}
              onChange={(next) => form.set('limit', next)}
            />
          )}
        </div>
        <div>
          <Checkbox checked={totalOn} onChange={(next) => form.set('totalOn', next)}>
            {own.total}
          </Checkbox>
          {totalOn && (
            <>
              <NumberField
                id={form.fieldId('totalLimit')}
                label={t.totalLabel}
                unit={own.totalUnit}
                value={totalLimit}
                error={form.error('totalLimit')}
                onChange={(next) => form.set('totalLimit', next)}
              />
              {totalLimit !== null && totalLimit > 0 && (
                <div className={css.limitsTaken}>
                  <p className="xs soft num">{own.seats(taken, totalLimit)}</p>
                  <progress
                    className={css.bar}
                    max={totalLimit}
                    value={Math.min(taken, totalLimit)}
                    aria-hidden="true"
                  />
                </div>
              )}
            </>
          )}
        </div>
        <div>
          <Checkbox
            checked={closingOn}
            onChange={(next) => {
              const { date } = bundle.invitation;
              if (next && closesOn === '' && date !== null) form.set('closesOn', proposedClosingDay(date));
              form.set('closingOn', next);
            }}
          >
            {own.closing}
          </Checkbox>
          {closingOn && (
            <>
              <TextField
                form={form}
                path="closesOn"
                label={t.closingLabel}
                type="date"
                min="2000-01-01"
                max="2100-12-31"
                hint={closingHint(closesOn, today)}
              />
              {bundle.invitation.contacts.length === 0 && <p className="xs soft">{own.closingNoContact}</p>}
            </>
          )}
        </div>
      </div>
      <AreaField form={form} path="message" label={t.message} optional rows={2} maxLength={500} />
      <FieldGroup label={t.alignment} className={css.narrow}>
        <SegmentedControl
          label={t.alignment}
          value={messageAlignment}
          choices={MESSAGE_ALIGNMENTS.map((value) => ({ value, label: t.alignments[value] }))}
          onChange={(value) => form.set('messageAlignment', value)}
        />
      </FieldGroup>
    </>
  );
}

/** The day in words, and what follows from it. */
function closingHint(day: string, today: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return own.closingHint;
  return `${longDate(day)}. ${day < today ? own.closingPast : own.closingHint}`;
}
