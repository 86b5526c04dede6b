import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import type { FormSectionDefinition } from '../section.types.js';

export const dressCode: FormSectionDefinition<'dressCode'> = {
  title: s.dressTitle,
  lead: s.dressLead,
  icon: 'shirt',
  group: 'event',
  loadFields: () => import('./dress-code-section.js').then((m) => m.DressCodeSection),
  preview: { area: 'event', scrollTo: '.sec.dress, .sec.doa', outline: '.dresses' },
  loadDto: () => import('@serikad/shared/invitations/dress-code.dto').then((m) => m.DressCodeDto),
  toValues: ({ dressCode: { enabled, male, female } }) => ({ enabled, male, female }),
  toBody: (id, values) => ({ id, ...values }),
  save: (body, headers) => call('PUT /api/invitation/update/dress-code', { body, headers }),
  toPreview: (values) => ({ dressCode: values }),
  summary: ({ enabled, male, female }) =>
    enabled ? [male, female].filter((text) => text !== '').join(' · ') || t.empty : s.dressHidden,
  isComplete: ({ enabled, male, female }) => enabled && male !== '' && female !== '',
  firstField: () => 'male',
};
