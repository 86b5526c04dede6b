import type { EditFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { SIDES, type FamilyView } from '@serikad/shared/guest-list/family.types';
import { INVITATION_LANGUAGES } from '@serikad/shared/i18n/language';
import { useCallback } from 'react';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { AreaField, SelectField, TextField } from '../../../components/form/form-fields.js';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { FieldGroup } from '../../../components/ui/field.js';
import type { SelectOption } from '../../../components/ui/inputs.js';
import { guestListTexts as t } from '../../../i18n/guest-list.js';
import { useFollowedRecord } from '../../../lib/form/use-followed-record.js';
import { useForm } from '../../../lib/form/use-form.js';
import { SeatsField } from '../list/seats-field.js';
import { SessionChoice } from '../sessions/session-choice.js';
import { familyBody, familyInput, type FamilyInput } from '../model/family-form.js';

const loadDto = () => import('@serikad/shared/guest-list/family.dto').then((m) => m.EditFamilyDto);
const LANGUAGES = (['invitation', ...INVITATION_LANGUAGES] as const).map((value) => ({
  value,
  label: t.languages[value],
}));
const SIDE_CHOICES = SIDES.map((value) => ({ value, label: t.sides[value] }));

interface Props {
  family: FamilyView;
  branches: readonly SelectOption[];
  /** Empty where there is one. */
  sessions: readonly SelectOption[];
  open: boolean;
  /** @throws ApiError */
  save: (body: EditFamilyDto) => Promise<void>;
  onClose: () => void;
}

/**
 * All that the couple write of a family. What was typed and not saved is there again when the dialog is next opened.
 */
export function EditDialog({ family, branches, sessions, open, save, onClose }: Props) {
  const toBody = useCallback((input: FamilyInput) => familyBody(family, input), [family]);
  const stored = familyInput(family);
  const form = useForm<FamilyInput, EditFamilyDto>(loadDto, stored, {
    draftKey: `guest-list-edit:${family.id}`,
    toBody,
  });
  useFollowedRecord(form, stored, open);
  return (
    <FormDialog
      form={form}
      labels={t}
      title={t.editTitle}
      saveLabel={t.save}
      save={save}
      open={open}
      onClose={onClose}
      keepOnBackdrop={form.dirty}
    >
      <TextField form={form} path="name" label={t.name} autoComplete="off" />
      <TextField form={form} path="title" label={t.card} hint={t.cardHint} autoComplete="off" optional />
      <TextField form={form} path="phone" label={t.phone} type="tel" autoComplete="off" optional />
      <SeatsField form={form} label={t.seats} hint={t.seatsHint} />
      {branches.length > 1 && <SelectField form={form} path="branch" label={t.branch} options={branches} />}
      {sessions.length > 0 && (
        <SessionChoice
          id={form.fieldId('sessions')}
          sessions={sessions}
          chosen={form.values.sessions}
          error={form.error('sessions')}
          onChange={(chosen) => form.set('sessions', chosen)}
        />
      )}
      <FieldGroup label={t.side}>
        <SegmentedControl
          label={t.side}
          value={form.values.side}
          choices={SIDE_CHOICES}
          onChange={(side) => form.set('side', side)}
        />
      </FieldGroup>
      <SelectField form={form} path="language" label={t.language} options={LANGUAGES} />
      <TextField form={form} path="table" label={t.tableName} autoComplete="off" optional />
      <AreaField form={form} path="note" label={t.note} hint={t.noteHint} rows={2} optional />
    </FormDialog>
  );
}
