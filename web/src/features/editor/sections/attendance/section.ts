import { malaysiaDay } from '@serikad/shared/invitations/malaysia-day';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';

const FIRST_LIMIT = 5;
const FIRST_TOTAL_LIMIT = 500;

export const attendance: FormSectionDefinition<'attendance'> = {
  title: t.attendanceTitle,
  lead: t.attendanceLead,
  icon: 'checklist',
  group: 'guests',
  loadFields: () => import('./attendance-section.js').then((m) => m.AttendanceSection),
  preview: { area: 'guests', scrollTo: PREVIEW_AREAS.guests, outline: '[data-field="attendance"]' },
  loadDto: () => import('@serikad/shared/invitations/attendance-info.dto').then((m) => m.AttendanceInfoDto),
  toValues: (invitation) => ({
    show: invitation.viewAttendance,
    message: invitation.attendanceMessage,
    messageAlignment: invitation.attendanceMessageAlignment,
    limitOn: invitation.attendanceLimit > 0,
    limit: invitation.attendanceLimit > 0 ? invitation.attendanceLimit : FIRST_LIMIT,
    totalOn: invitation.totalAttendanceLimit > 0,
    totalLimit: invitation.totalAttendanceLimit > 0 ? invitation.totalAttendanceLimit : FIRST_TOTAL_LIMIT,
    closingOn: invitation.closesAt !== undefined,
    // Its last day: the moment is the midnight after it.
    closesOn: invitation.closesAt === undefined ? '' : malaysiaDay(Date.parse(invitation.closesAt) - 1),
  }),
  toBody: (id, { show, message, messageAlignment, limitOn, limit, totalOn, totalLimit, closingOn, closesOn }) => ({
    id,
    show,
    message,
    messageAlignment,
    limit: limitOn ? limit : 0,
    totalLimit: totalOn ? totalLimit : 0,
    closesOn: closingOn ? closesOn : null,
  }),
  save: (body, headers) => call('PUT /api/invitation/update/attendance-info', { body, headers }),
  toPreview: ({ show, message, messageAlignment, limitOn, limit, totalOn, totalLimit }) => ({
    viewAttendance: show,
    attendanceMessage: message,
    attendanceMessageAlignment: messageAlignment,
    attendanceLimit: limitOn ? (limit ?? 0) : 0,
    totalAttendanceLimit: totalOn ? (totalLimit ?? 0) : 0,
  }),
  summary: ({ show, totalOn, totalLimit }) =>
    !show ? t.attendanceClosed : totalOn && totalLimit !== null ? t.attendanceUpTo(totalLimit) : t.attendanceOpen,
  isComplete: () => true,
  firstField: () => 'message',
};
