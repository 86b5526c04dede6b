import { shortNames } from '@serikad/shared/invitations/couple-names';
import { newCouple } from '@serikad/shared/invitations/new-invitation';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';
import type { NamesValues } from './values.types.js';

export const names: FormSectionDefinition<'names'> = {
  title: t.namesTitle,
  lead: t.namesLead,
  icon: 'users',
  group: 'basics',
  loadFields: () => import('./names-section.js').then((m) => m.NamesSection),
  preview: { area: 'cover', scrollTo: PREVIEW_AREAS.cover, outline: '[data-field="names"]' },
  loadDto: () => import('@serikad/shared/invitations/names.dto').then((m) => m.NamesDto),
  toValues: ({ couple, couple2, inviter: { inviter1, inviter2 }, ...invitation }) => ({
    couple,
    couple2: couple2 ?? newCouple(),
    jawiNames: invitation.jawiNames,
    coverLine: invitation.coverLine,
    inviter: { inviter1, inviter2: inviter2 ?? { name1: '', name2: '' } },
    twoParties: inviter2 !== null,
    contacts: invitation.contacts,
    hashtag: invitation.hashtag,
    shortNameStyle: invitation.shortNameStyle,
    fullNameStyle: invitation.fullNameStyle,
  }),
  toBody: (id, values, coupleNo) => ({ id, ...stored(values, coupleNo) }),
  save: (body, headers) => call('PUT /api/invitation/update/names', { body, headers }),
  // Going back to two couples or parties brings back their names.
  keepUnstored: ({ couple2, jawiNames, inviter: { inviter1, inviter2 } }, sent) => ({
    ...(couple2 === null && { couple2: sent.couple2, jawiNames: { ...jawiNames, couple2: sent.jawiNames.couple2 } }),
    ...(inviter2 === null && { inviter: { inviter1, inviter2: sent.inviter.inviter2 } }),
  }),
  toPreview: (values, { designLanguage }) => stored(values, designLanguage.coupleNo),
  previewDependsOn: 'designLanguage',
  summary: ({ couple }) => shortNames(couple) || t.empty,
  isComplete: ({ couple, inviter }) =>
    [couple.bride, couple.groom].every(({ shortName, fullName }) => shortName !== '' && fullName !== '') &&
    inviter.inviter1.name1 !== '',
  firstField: ({ couple }) => `couple.${couple.order === 'bride-first' ? 'bride' : 'groom'}.shortName`,
  incomplete: () => [t.namesIncomplete, t.namesIncompleteText],
};

/** What the server stores of the form. */
function stored({ couple2, inviter, twoParties, ...values }: NamesValues, coupleNo: 1 | 2) {
  return {
    ...values,
    couple2: coupleNo === 2 ? couple2 : null,
    inviter: { ...inviter, inviter2: twoParties ? inviter.inviter2 : null },
  };
}
