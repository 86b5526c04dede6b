import type { ListItem } from '@serikad/shared/lists/list.types';
import { useCallback } from 'react';
import { AreaField } from '../../../components/form/form-fields.js';
import { FormDialog } from '../../../components/form/form-dialog.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { useForm } from '../../../lib/form/use-form.js';
import { entryBody, entryInput, type EntryInput } from '../model/entry-form.js';
import type { Change } from '../model/changes.js';
import { EntryFields } from './entry-fields.js';

const loadDto = () => import('@serikad/shared/lists/list.dto').then((m) => m.EditListItemDto);

interface Props {
  item: ListItem;
  open: boolean;
  categories: readonly string[];
  /** @throws ApiError */
  save: (change: Change) => Promise<void>;
  onClose: () => void;
}

/** What an entry says. What was typed and not saved is there again when the dialog is next opened. */
export function EditDialog({ item, open, categories, save, onClose }: Props) {
  const toBody = useCallback((input: EntryInput) => ({ listId: item._id, ...entryBody(input) }), [item._id]);
  const form = useForm(loadDto, entryInput(item), { draftKey: `planner-edit:${item._id}`, toBody });
  return (
    <FormDialog
      form={form}
      labels={t}
      title={t.editTitle}
      saveLabel={t.save}
      save={({ title, price, category = '', description = '' }) =>
        save({ kind: 'edit', fields: { title, price, category, description } })
      }
      open={open}
      onClose={onClose}
      keepOnBackdrop={form.dirty}
    >
      <EntryFields form={form} categories={categories} />
      <AreaField form={form} path="description" label={t.description} hint={t.descriptionHint} optional rows={2} />
    </FormDialog>
  );
}
