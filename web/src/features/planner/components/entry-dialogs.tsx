import type { ListItem } from '@serikad/shared/lists/list.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { plannerTexts as t } from '../../../i18n/planner.js';
import type { Change } from '../model/changes.js';
import type { Actions } from '../mutations/use-actions.js';
import type { ListChanges } from '../mutations/use-list.js';
import { EditDialog } from './edit-dialog.js';
import { PayDialog } from './pay-dialog.js';
import * as css from '../planner.module.css';

export interface OpenDialog {
  kind: 'menu' | 'edit' | 'pay' | 'remove';
  item: ListItem;
}

/** The dialogs of one entry: its menu, and what the menu leads to. */
export function EntryDialogs({
  open,
  onOpen,
  categories,
  change,
  actions,
}: {
  open: OpenDialog | null;
  onOpen: (dialog: OpenDialog | null) => void;
  categories: readonly string[];
  change: ListChanges['change'];
  actions: Pick<Actions, 'apply' | 'tell' | 'say'>;
}) {
  // The content stays while a dialog fades out; each opening starts with an empty form.
  const [last, setLast] = useState({ open, times: 0 });
  if (open !== null && open !== last.open) setLast({ open, times: last.times + 1 });
  const shown = open ?? last.open;
  if (shown === null) return null;

  const { item } = shown;
  const close = () => onOpen(null);
  const isOpen = (kind: OpenDialog['kind']): boolean => open?.kind === kind;
  const save = async (wish: Change): Promise<void> => {
    actions.say(null);
    await change(item._id, wish);
    actions.tell(item, wish);
  };
  const choice = (kind: 'edit' | 'pay' | 'remove', icon: 'pencil' | 'wallet' | 'trash', label: string) => (
    <Button variant="ghost" size="lg" block icon={icon} onClick={() => onOpen({ kind, item })}>
      {label}
    </Button>
  );
  const opened = `${item._id}-${last.times}`;
  return (
    <>
      <Dialog open={isOpen('menu')} onClose={close} title={item.title} size="fit" closeButton>
        <div className={css.entryMenu}>
          {choice('pay', 'wallet', t.pay)}
          {choice('edit', 'pencil', t.edit)}
          {choice('remove', 'trash', t.remove)}
        </div>
      </Dialog>
      <EditDialog key={`edit-${opened}`} {...{ item, categories, save }} open={isOpen('edit')} onClose={close} />
      <PayDialog key={`pay-${opened}`} {...{ item, save }} open={isOpen('pay')} onClose={close} />
      <ConfirmDialog
        open={isOpen('remove')}
        onClose={close}
        title={t.removeTitle(item.title)}
        icon="trash"
        tone="bad"
        cancel={t.cancel}
        confirm={{
          variant: 'danger',
          onClick: () => {
            close();
            void actions.apply(item, { kind: 'remove' });
          },
          children: t.remove,
        }}
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
