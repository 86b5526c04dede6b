import type { InvitationLanguage } from '@serikad/shared/i18n/language';
import { localeOf } from '@serikad/shared/i18n/language';
import { MOST_HIJRI_LETTERS } from '@serikad/shared/invitations/defaults';
import { hijriDateOf, hijriText } from '@serikad/shared/invitations/hijri-date';
import { TextField } from '../../../../components/form/form-fields.js';
import { Switch } from '../../../../components/ui/choices.js';
import { hijriTexts as t } from '../../../../i18n/editor-date-time.js';
import { editorTexts } from '../../../../i18n/editor.js';
import type { SectionForm } from '../section.types.js';

/** Whether the card shows the Hijri date; its text is the calculated one until the couple write another. */
export function HijriField({ form, language }: { form: SectionForm<'dateTime'>; language: InvitationLanguage }) {
  const { hijri, postponed } = form.values;
  const date = postponed.on ? postponed.date : form.values.date;
  const proposal = hijriText(date, localeOf(language));
  return (
    <div className="span stack">
      <Switch
        label={t.show}
        hint={hijri.show || proposal === '' ? undefined : proposal}
        checked={hijri.show}
        onChange={(next) => form.set('hijri.show', next)}
      />
      {hijri.show && (
        <TextField
          form={form}
          path="hijri.text"
          label={editorTexts.hijri}
          maxLength={MOST_HIJRI_LETTERS}
          placeholder={proposal}
          hint={hintOf(date, proposal)}
        />
      )}
    </div>
  );
}

function hintOf(date: string, proposal: string): string {
  if (date === '') return t.noDate;
  if (proposal === '') return t.unknown;
  const hint = t.hint(proposal);
  return hijriDateOf(date)?.sighted ? `${hint} ${t.sighted}` : hint;
}
