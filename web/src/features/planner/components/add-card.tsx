import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/choices.js';
import { classNames } from '../../../components/ui/class-names.js';
import { Notice } from '../../../components/ui/states.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import { errorMessage, isApiError } from '../../../lib/api-error.js';
import { useForm } from '../../../lib/form/use-form.js';
import { entryBody, NEW_ENTRY, OWN } from '../model/entry-form.js';
import type { Actions } from '../mutations/use-actions.js';
import { EntryFields } from './entry-fields.js';
import * as css from '../planner.module.css';

const loadDto = () => import('@serikad/shared/lists/list.dto').then((m) => m.AddListItemDto);

/** Under which name a new entry that is being written is kept on the device. */
export const addDraftKey = (userId: string): string => `planner-add:${userId}`;

/** A new entry. Stays open for the next one, in the same category, until it is closed. */
export function AddCard({
  userId,
  categories,
  add,
  onClose,
}: {
  userId: string;
  categories: readonly string[];
  add: Actions['add'];
  onClose: () => void;
}) {
  const form = useForm(loadDto, NEW_ENTRY, { draftKey: addDraftKey(userId), toBody: entryBody });
  const [counted, setCounted] = useState(true);
  const [failure, setFailure] = useState<string>();
  const titleId = form.fieldId('title');
  useEffect(() => document.getElementById(titleId)?.focus(), [titleId]);

  const submit = form.props(
    async (entry) => {
      setFailure(undefined);
      await add(entry, counted);
      const { category, ownCategory } = form.values;
      form.reset({ ...NEW_ENTRY, category: category === OWN ? ownCategory.trim() : category });
      document.getElementById(titleId)?.focus();
    },
    (error) => {
      if (isApiError(error, 'invalid-token')) return;
      const reason = errorMessage(error);
      setFailure(isApiError(error, 'timeout') ? `${reason} ${t.addUnsure}` : reason);
    },
  );

  return (
    <form className={classNames('card card__pad', css.addCard)} aria-label={t.addTitle} {...submit}>
      <EntryFields form={form} categories={categories} />
      {failure !== undefined && (
        <Notice tone="bad" role="alert" title={t.addFailed}>
          {failure}
        </Notice>
      )}
      <div className="row row--between row--wrap">
        <Checkbox checked={counted} onChange={setCounted}>
          {t.count}
        </Checkbox>
        <div className={classNames('btn-row', css.addCardAct)}>
          <Button
            variant="ghost"
            onClick={() => {
              form.revert();
              onClose();
            }}
          >
            {t.cancel}
          </Button>
          <Button type="submit" busy={form.saving} busyLabel={t.adding}>
            {t.addAction}
          </Button>
        </div>
      </div>
    </form>
  );
}
