import { currentDesignOf } from '@serikad/shared/designs/earlier-art';
import { DEFAULT_TITLE } from '@serikad/shared/invitations/defaults';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { call } from '../../../../lib/api.js';
import { sameData } from '../../../../lib/form/path.js';
import { PREVIEW_AREAS } from '../../preview/preview-areas.js';
import type { FormSectionDefinition } from '../section.types.js';
import type { DesignLanguageValues } from './values.types.js';

const toValues = (invitation: InvitationView): DesignLanguageValues => ({
  design: invitation.design,
  language: invitation.language,
  title: invitation.title === '' ? DEFAULT_TITLE : invitation.title,
  coupleNo: invitation.coupleNo,
  openingOption: invitation.openingOption,
  designChoices: invitation.designChoices ?? [],
  customOpeningLogo: invitation.customOpeningLogo,
  openingText: invitation.openingText,
  ownText: invitation.openingText !== '',
});

/**
 * Whether the form changes to another art of the design with its own default as title: the card then keeps having none.
 */
const leavesTitle = (
  form: Pick<DesignLanguageValues, 'design' | 'title'>,
  { design, title }: InvitationView,
): boolean =>
  title === '' &&
  form.title === DEFAULT_TITLE &&
  form.design !== design &&
  currentDesignOf(form.design) === currentDesignOf(design);

export const designLanguage: FormSectionDefinition<'designLanguage'> = {
  title: t.designTitle,
  lead: t.designLead,
  icon: 'palette',
  group: 'basics',
  loadFields: () => import('./design-language-section.js').then((m) => m.DesignLanguageSection),
  media: 'logo',
  preview: { area: 'cover', scrollTo: PREVIEW_AREAS.cover, outline: '[data-field="mainPage"]' },
  loadDto: () => import('@serikad/shared/invitations/design-language.dto').then((m) => m.DesignLanguageDto),
  toValues,
  toBody: (id, { ownText, openingText, title, ...values }, _coupleNo, stored) => ({
    id,
    ...values,
    ...(!leavesTitle({ title, ...values }, stored) && { title }),
    openingText: ownText ? openingText : '',
  }),
  save: (body, headers) => call('PUT /api/invitation/update/design-language', { body, headers }),
  toPreview: ({ ownText, openingText, designChoices, ...values }, _all, stored) => ({
    ...values,
    ...((designChoices.length > 0 || stored.designChoices) && { designChoices }),
    // The form's default title is stored only by a save, which an untouched section never makes.
    title:
      leavesTitle(values, stored) || sameData({ ...values, designChoices, ownText, openingText }, toValues(stored))
        ? stored.title
        : values.title,
    openingText: ownText ? openingText : '',
    designCode: values.design,
  }),
  summary: ({ language }, { design }) => `${design.name} · ${t.languages[language]}`,
  isComplete: ({ title }) => title.trim() !== '',
  firstField: () => 'title',
};
