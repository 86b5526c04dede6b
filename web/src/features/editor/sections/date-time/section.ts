import type { DateTimeDto } from '@serikad/shared/invitations/date-time.dto';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { clockTime, longDate } from '../../../../lib/format.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition, WithoutId } from '../section.types.js';

export const dateTime: FormSectionDefinition<WithoutId<DateTimeDto>, DateTimeDto> = {
  title: t.dateTitle,
  lead: t.dateLead,
  icon: 'calendar',
  group: 'basics',
  loadFields: () => import('./date-time-section.js').then((m) => m.DateTimeSection),
  preview: { area: 'event', scrollTo: PREVIEW_AREAS.event, outline: '[data-field="dateTime"]' },
  loadDto: () => import('@serikad/shared/invitations/date-time.dto').then((m) => m.DateTimeDto),
  toValues: ({ date, hijri, prayers, startTime, endTime, tentative }) => ({
    date: date ?? '',
    hijri,
    prayers,
    startTime,
    endTime,
    tentative,
  }),
  toBody: (id, values) => ({ id, ...values }),
  save: (body, headers) => call('PUT /api/invitation/update/date-time', { body, headers }),
  toPreview: (values) => ({ ...values, date: values.date === '' ? null : values.date }),
  summary: ({ date, startTime }) =>
    date === '' ? t.empty : `${dayText(date)}${startTime === '' ? '' : `, ${clockTime(startTime)}`}`,
  isComplete: ({ date }) => date !== '',
  describe: ({ date, hijri, prayers, startTime, endTime, tentative }) => [
    [t.date, dayText(date)],
    [t.hijri, hijri.show ? hijri.text || true : false],
    [t.prayers, prayers.show && prayers.district],
    [t.start, startTime],
    [t.end, endTime],
    [t.tentative, tentative.map(({ time, activity }) => `${time} ${activity}`).join(', ')],
  ],
  firstField: () => 'date',
  incomplete: ({ date }) => (date === '' ? [t.incomplete, t.dateRequired] : undefined),
};

function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? longDate(day) : day;
}
