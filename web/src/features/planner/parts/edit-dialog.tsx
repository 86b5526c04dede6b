import type { ListItem } from '@serikad/shared/lists/list.types';
import { useCallback, useId, useState } from 'react';
import { AreaField } from '../../../components/form/form-fields.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { Notice } from '../../../components/ui/states.js';
import { plannerTexts as t } from '../../../i18n/ms/planner.js';
import { errorMessage } from '../../../lib/api-error.js';
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
  const formId = useId();
  const toBody = useCallback((input: EntryInput) => ({ listId: item._id, ...entryBody(input) }), [item._id]);
  const form = useForm(loadDto, entryInput(item), { draftKey: `planner-edit:${item._id}`, toBody });
  const [failure, setFailure] = useState<string>();
  const submit = form.props(
    async ({ title, price, category, description }) => {
      setFailure(undefined);
      await save({ kind: 'edit', fields: { title, price, category, description } });
      onClose();
    },
    (error) => setFailure(errorMessage(error)),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.editTitle}
      keepOnBackdrop={form.dirty}
      actions={
        <>
          <Button
            variant="second"
            onClick={() => {
              form.revert();
              onClose();
            }}
          >
            {t.cancel}
          </Button>
          <Button type="submit" form={formId} busy={form.saving} busyLabel={t.saving}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack" {...submit}>
        <EntryFields form={form} categories={categories} />
        <AreaField form={form} path="description" label={t.description} hint={t.descriptionHint} optional rows={2} />
        {failure !== undefined && (
          <Notice tone="bad" role="alert">
            {failure}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
