import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import type { FormSectionDefinition } from '../section.types.js';

export const doa: FormSectionDefinition<'doa'> = {
  title: s.doaTitle,
  lead: s.doaLead,
  icon: 'hands',
  group: 'content',
  loadFields: () => import('./doa-section.js').then((m) => m.DoaSection),
  preview: { area: 'event', scrollTo: '.sec.doa, .sec.count', outline: '.doa-text' },
  loadDto: () => import('@serikad/shared/invitations/pages.dto').then((m) => m.DoaDto),
  toValues: (invitation) => ({ custom: invitation.doa !== null, doa: invitation.doa ?? '' }),
  toBody: (id, values) => ({ id, doa: values.custom ? values.doa : null }),
  save: (body, headers) => call('PUT /api/invitation/update/doa', { body, headers }),
  // An empty text leaves the default in view.
  toPreview: (values) => ({ doa: values.custom && values.doa.trim() !== '' ? values.doa : null }),
  summary: (values) => (values.custom && values.doa !== '' ? values.doa : t.wordDefault),
  isComplete: (values) => !values.custom || values.doa.trim() !== '',
  firstField: () => 'doa',
};
