import type { WishView } from '@serikad/shared/rsvp/rsvp.types';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/choices.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { reviewTexts as t } from '../../../i18n/answers.js';
import { useReview } from '../mutations/rsvps.js';
import { isHeld } from './reviews.js';
import * as css from '../orders.module.css';

interface Props {
  invitationId: string;
  /** All that the list shows now. */
  wishes: readonly WishView[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onEnd: () => void;
}

/** What can be done with the selected RSVPs; those that the list does not show any more are not among them. */
export function SelectionBar({ invitationId, wishes, selected, onSelect, onEnd }: Props) {
  const [deleting, setDeleting] = useState(false);
  const chosen = wishes.filter(({ _id }) => selected.has(_id));
  const { isPending, mutate: review } = useReview(invitationId, () => {
    setDeleting(false);
    onSelect(new Set());
  });
  const none = chosen.length === 0;
  return (
    <div className={css.selection} role="group" aria-label={t.actions}>
      <div className={css.selectionWhich}>
        <Checkbox
          checked={!none && chosen.length === wishes.length}
          onChange={(all) => onSelect(new Set(all ? wishes.map(({ _id }) => _id) : []))}
        >
          {t.selectAll}
        </Checkbox>
        <span className="sm soft num" role="status">
          {t.selected(chosen.length)}
        </span>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t.endSelection}
        </Button>
      </div>
      <div className={css.selectionActs}>
        <Button
          size="sm"
          icon="check"
          busy={isPending}
          disabled={!chosen.some(isHeld)}
          onClick={() => review({ action: 'approve', wishes: chosen })}
        >
          {t.approve}
        </Button>
        <Button
          variant="second"
          size="sm"
          disabled={isPending || !chosen.some(({ message, hidden }) => message !== '' && !hidden)}
          onClick={() => review({ action: 'hide', wishes: chosen })}
        >
          {t.hide}
        </Button>
        <Button variant="second" size="sm" icon="trash" disabled={isPending || none} onClick={() => setDeleting(true)}>
          {t.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={deleting && !none}
        onClose={() => setDeleting(false)}
        title={t.deleteTitle(chosen.length)}
        icon="trash"
        tone="bad"
        cancel={t.cancel}
        confirm={{
          variant: 'danger',
          busy: isPending,
          onClick: () => review({ action: 'delete', wishes: chosen }),
          children: t.delete,
        }}
      >
        <p>{t.deleteText}</p>
      </ConfirmDialog>
    </div>
  );
}
