import { DEFAULT_INVITATION_WORD } from '@serikad/shared/invitations/defaults';
import { AreaField } from '../../../../components/form/form-fields.js';
import { secondPageTexts as own } from '../../../../i18n/editor-second-page.js';
import { editorTexts as t } from '../../../../i18n/editor.js';
import { OwnText, ownTextOf } from '../../fields/own-text.js';
import type { SectionProps } from '../section.types.js';

export function SecondPageSection({ forms: { secondPage: form, designLanguage } }: SectionProps) {
  const standard = DEFAULT_INVITATION_WORD[designLanguage.values.language];
  return (
    <OwnText
      label={own.wordChoice}
      custom={form.values.custom}
      standard={standard}
      onChange={(custom) =>
        form.setValues((before) => ({
          ...before,
          custom,
          invitationWord: ownTextOf(custom, before.invitationWord, standard),
        }))
      }
    >
      <AreaField form={form} path="invitationWord" label={t.wordLabel} hint={own.wordHint} rows={6} maxLength={1000} />
    </OwnText>
  );
}
