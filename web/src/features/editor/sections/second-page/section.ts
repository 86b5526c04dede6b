import { DEFAULT_INVITATION_WORD } from '@serikad/shared/invitations/defaults';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import type { FormSectionDefinition } from '../section.types.js';

export const secondPage: FormSectionDefinition<'secondPage'> = {
  title: t.wordTitle,
  lead: t.wordLead,
  icon: 'book',
  group: 'content',
  loadFields: () => import('./second-page-section.js').then((m) => m.SecondPageSection),
  preview: { area: 'letter', scrollTo: '[data-field="secondPage"]', outline: '[data-field="secondPage"]' },
  loadDto: () => import('@serikad/shared/invitations/pages.dto').then((m) => m.SecondPageDto),
  toValues: ({ invitationWord }) => ({ custom: invitationWord !== null, invitationWord: invitationWord ?? '' }),
  toBody: (id, { custom, invitationWord }) => ({ id, invitationWord: custom ? invitationWord : null }),
  save: (body, headers) => call('PUT /api/invitation/update/second-page', { body, headers }),
  // An empty text leaves the default in view.
  toPreview: ({ custom, invitationWord }) => ({
    invitationWord: custom && invitationWord.trim() !== '' ? invitationWord : null,
  }),
  summary: ({ custom, invitationWord }, { invitation }) =>
    custom && invitationWord !== '' ? invitationWord : DEFAULT_INVITATION_WORD[invitation.language],
  isComplete: ({ custom, invitationWord }) => !custom || invitationWord.trim() !== '',
  firstField: () => 'invitationWord',
};
