import { DEFAULT_INVITATION_WORD } from '@serikad/shared/invitations/defaults';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { Field } from '../../../components/ui/field.js';
import { TextArea } from '../../../components/ui/inputs.js';
import { editorTexts as t } from '../../../i18n/ms/editor.js';
import type { SectionProps } from './registry.js';

/** What the second page says: the shop's text, or the couple's own. */
export function SecondPageSection({ forms: { secondPage: form, designLanguage } }: SectionProps) {
  const { custom, invitationWord } = form.values;
  return (
    <>
      <SegmentedControl
        label={t.wordChoice}
        value={custom ? 'own' : 'default'}
        choices={[
          { value: 'default', label: t.wordDefault },
          { value: 'own', label: t.wordOwn },
        ]}
        onChange={(value) => form.set('custom', value === 'own')}
      />
      {custom ? (
        <Field
          id={form.fieldId('invitationWord')}
          label={t.wordLabel}
          hint={t.wordHint}
          error={form.error('invitationWord')}
        >
          <TextArea
            rows={6}
            maxLength={1000}
            value={invitationWord}
            onChange={(event) => form.set('invitationWord', event.target.value)}
          />
        </Field>
      ) : (
        <blockquote className="word">{DEFAULT_INVITATION_WORD[designLanguage.values.language]}</blockquote>
      )}
    </>
  );
}
