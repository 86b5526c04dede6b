import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { call } from '../../../../lib/api.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';

export const bottomBar: FormSectionDefinition<'bottomBar'> = {
  title: s.barTitle,
  lead: s.barLead,
  icon: 'dock',
  group: 'guests',
  loadFields: () => import('./bottom-bar-section.js').then((m) => m.BottomBarSection),
  preview: { area: 'cover', scrollTo: PREVIEW_AREAS.cover, outline: '.bar' },
  loadDto: () => import('@serikad/shared/invitations/bottom-bar.dto').then((m) => m.BottomBarDto),
  toValues: ({ bottomBar: { showLabel, color, iconColor, iconSize } }) => ({
    bottomBar: { showLabel, color, iconColor, iconSize },
  }),
  toBody: (id, values) => ({ id, ...values }),
  save: (body, headers) => call('PUT /api/invitation/update/bottom-bar', { body, headers }),
  toPreview: (values) => values,
  summary: (values) => (values.bottomBar.showLabel ? s.barWithLabels : s.barWithoutLabels),
  isComplete: () => true,
  firstField: () => 'bottomBar.iconSize',
};
