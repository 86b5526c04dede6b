import { DEFAULT_INVITATION_WORD } from '@serikad/shared/invitations/defaults';
import { AreaField } from '../../../components/form/form-fields.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import { OwnText } from './own-text.js';
import type { SectionProps } from './registry.js';

/** What the second page says: the shop's text, or the couple's own. */
export function SecondPageSection({ forms: { secondPage: form, designLanguage } }: SectionProps) {
  return (
    <OwnText
      label={t.wordChoice}
      custom={form.values.custom}
      standard={DEFAULT_INVITATION_WORD[designLanguage.values.language]}
      onChange={(custom) => form.set('custom', custom)}
    >
      <AreaField form={form} path="invitationWord" label={t.wordLabel} hint={t.wordHint} rows={6} maxLength={1000} />
    </OwnText>
  );
}
