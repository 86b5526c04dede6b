import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { clockTime, longDate } from '../../../../lib/format.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';

export const dateTime: FormSectionDefinition<'dateTime'> = {
  title: t.dateTitle,
  lead: t.dateLead,
  icon: 'calendar',
  group: 'basics',
  loadFields: () => import('./date-time-section.js').then((m) => m.DateTimeSection),
  preview: { area: 'event', scrollTo: PREVIEW_AREAS.event, outline: '[data-field="dateTime"]' },
  loadDto: () => import('@serikad/shared/invitations/date-time.dto').then((m) => m.DateTimeDto),
  toValues: ({ date, postponed, phases, hijri, prayers, startTime, endTime, tentative }) => ({
    // While it is postponed: the first day, and the new one.
    date: (postponed.on ? postponed.from : date) ?? '',
    postponed: { on: postponed.on, date: (postponed.on && date) || '' },
    phases,
    hijri,
    prayers,
    startTime,
    endTime,
    tentative,
  }),
  toBody: (id, values) => ({ id, ...values }),
  save: (body, headers) => call('PUT /api/invitation/update/date-time', { body, headers }),
  toPreview: ({ date, postponed: { on, date: next }, ...values }, _all, { postponed: { sequence } }) => ({
    ...values,
    date: (on ? next : date) || null,
    postponed: { on, from: on ? date : null, sequence },
  }),
  summary: ({ date, postponed, startTime }) => {
    if (postponed.on && postponed.date === '') return t.postponedOpen;
    const day = postponed.on ? postponed.date : date;
    return day === '' ? t.empty : `${dayText(day)}${startTime === '' ? '' : `, ${clockTime(startTime)}`}`;
  },
  isComplete: ({ date }) => date !== '',
  firstField: () => 'date',
  incomplete: ({ date }) => (date === '' ? [t.incomplete, t.dateRequired] : undefined),
};

export function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? longDate(day) : day;
}
