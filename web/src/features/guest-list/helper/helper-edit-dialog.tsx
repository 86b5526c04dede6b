import type { EditHelperFamilyDto } from '@serikad/shared/guest-list/helper.dto';
import type { HelperFamily } from '@serikad/shared/guest-list/helper.types';
import { INVITATION_LANGUAGES, type InvitationLanguage } from '@serikad/shared/i18n/language';
import { useCallback } from 'react';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { SelectField, TextField } from '../../../components/form/form-fields.js';
import { helperTexts as t } from '../../../i18n/link-pages.js';
import { useFollowedRecord } from '../../../lib/form/use-followed-record.js';
import { useForm } from '../../../lib/form/use-form.js';
import { SeatsField } from '../list/seats-field.js';

const loadDto = () => import('@serikad/shared/guest-list/helper.dto').then((m) => m.EditHelperFamilyDto);
const LANGUAGES = (['invitation', ...INVITATION_LANGUAGES] as const).map((value) => ({
  value,
  label: t.languages[value],
}));

interface FamilyInput extends Pick<HelperFamily, 'name' | 'title' | 'seats'> {
  /** A new number; empty: the stored one stays. */
  phone: string;
  /** `invitation`: the invitation's. */
  language: InvitationLanguage | 'invitation';
}

interface Props {
  family: HelperFamily;
  open: boolean;
  /** @throws ApiError */
  save: (body: EditHelperFamilyDto) => Promise<void>;
  onClose: () => void;
}

/** What a helper writes of a family. The stored number is read masked, so its field is empty and keeps it. */
export function HelperEditDialog({ family, open, save, onClose }: Props) {
  const { id, side, maskedPhone, name, title, seats } = family;
  const toBody = useCallback(
    ({ phone, language, ...input }: FamilyInput) => ({
      ...input,
      id,
      side,
      language: language === 'invitation' ? null : language,
      ...(phone.trim() !== '' && { phone }),
    }),
    [id, side],
  );
  const start: FamilyInput = { name, title, seats, phone: '', language: family.language ?? 'invitation' };
  const form = useForm<FamilyInput, EditHelperFamilyDto>(loadDto, start, { draftKey: `helper-edit:${id}`, toBody });
  useFollowedRecord(form, start, open);
  return (
    <FormDialog
      form={form}
      labels={{ cancel: t.cancel, saving: t.saving }}
      title={t.editTitle}
      saveLabel={t.save}
      save={save}
      open={open}
      onClose={onClose}
      keepOnBackdrop={form.dirty}
    >
      <TextField form={form} path="name" label={t.name} autoComplete="off" />
      <TextField form={form} path="title" label={t.card} hint={t.cardHint} autoComplete="off" optional />
      <TextField
        form={form}
        path="phone"
        label={t.phone}
        hint={maskedPhone === '' ? t.noPhone : t.phoneHint(maskedPhone)}
        type="tel"
        autoComplete="off"
        optional
      />
      <SeatsField form={form} label={t.people} />
      <SelectField form={form} path="language" label={t.language} options={LANGUAGES} />
    </FormDialog>
  );
}
