import { footerOf } from '@serikad/shared/invitations/footer';
import type { FooterChoice } from '@serikad/shared/invitations/invitation.types';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { call } from '../../../../lib/api.js';
import type { FormSectionDefinition } from '../section.types.js';

export const others: FormSectionDefinition<'others'> = {
  title: s.othersTitle,
  lead: s.othersLead,
  icon: 'settings',
  group: 'guests',
  loadFields: () => import('./others-section.js').then((m) => m.OthersSection),
  preview: { area: 'letter', scrollTo: '.sec.letter', outline: '.heads, .sec.end > .rv:first-child' },
  loadDto: () => import('@serikad/shared/invitations/others.dto').then((m) => m.OthersDto),
  toValues: (invitation) => ({
    hashtagChecked: invitation.footer.includes('hashtag'),
    verseChecked: invitation.footer.includes('verse'),
    page2Header1: invitation.page2.header1,
    page2Header2: invitation.page2.header2,
    viewSnowEffects: invitation.viewSnowEffect,
    hideIslamicItem: invitation.hideIslamicItem,
    viewWishes: invitation.viewWishes,
    wishEnabled: invitation.wishEnabled,
    approveWishes: invitation.approveWishes,
    countdownLabel: invitation.countdownLabel,
    ownVerse: invitation.customVerse !== null,
    customVerse: invitation.customVerse ?? { verse: '', surah: '' },
    backgroundColor: invitation.backgroundColor,
    contentTextColor: invitation.contentTextColor,
  }),
  toBody: (id, { hashtagChecked, verseChecked, ownVerse, customVerse, ...values }) => ({
    id,
    ...values,
    footer: footerChoices(hashtagChecked, verseChecked),
    customVerse: ownVerse ? customVerse : null,
  }),
  save: (body, headers) => call('PUT /api/invitation/update/others', { body, headers }),
  toPreview: ({ hashtagChecked, verseChecked, ownVerse, customVerse, ...values }, { names }) => ({
    ...footerOf(footerChoices(hashtagChecked, verseChecked), names.hashtag),
    page2: { header1: values.page2Header1, header2: values.page2Header2 },
    viewSnowEffect: values.viewSnowEffects,
    enableSnowEffect: values.viewSnowEffects,
    hideIslamicItem: values.hideIslamicItem,
    viewWishes: values.viewWishes,
    wishEnabled: values.wishEnabled,
    countdownLabel: values.countdownLabel,
    customVerse: ownVerse && customVerse.verse.trim() !== '' ? customVerse : null,
    backgroundColor: values.backgroundColor,
    contentTextColor: values.contentTextColor,
  }),
  previewDependsOn: 'names',
  summary: ({ viewSnowEffects }) => (viewSnowEffects ? s.snowOn : s.snowOff),
  isComplete: ({ ownVerse, customVerse }) => !ownVerse || customVerse.verse.trim() !== '',
  firstField: () => 'hashtagChecked',
};

function footerChoices(hashtag: boolean, verse: boolean): FooterChoice[] {
  return [...(hashtag ? (['hashtag'] as const) : []), ...(verse ? (['verse'] as const) : [])];
}
