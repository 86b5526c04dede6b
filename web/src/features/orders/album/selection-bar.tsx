import type { WholePhotoState } from '@serikad/shared/album/album.types';
import { Button } from '../../../components/ui/button.js';
import { Checkbox } from '../../../components/ui/choices.js';
import { albumTexts as t } from '../../../i18n/album.js';
import type { PhotoAction } from '../mutations/album.js';
import * as css from './album.module.css';

interface Props {
  state: WholePhotoState;
  /** How many photos of the page. */
  selected: number;
  isAll: boolean;
  isPending: boolean;
  onSelectAll: (all: boolean) => void;
  onAct: (action: PhotoAction) => void;
}

/** Selects all photos of the page; with a selection what can be done with it, which stays in view. */
export function SelectionBar({ state, selected, isAll, isPending, onSelectAll, onAct }: Props) {
  return (
    <div className={css.selection} data-selected={selected > 0} role="group" aria-label={t.actions}>
      <div className={css.which}>
        <Checkbox checked={isAll} onChange={onSelectAll}>
          {t.selectPage}
        </Checkbox>
        <span className="sm soft num" role="status">
          {selected > 0 && t.selected(selected)}
        </span>
      </div>
      {selected > 0 && (
        <div className={css.acts}>
          {state !== 'approved' && (
            <Button size="sm" icon="check" busy={isPending} onClick={() => onAct('approve')}>
              {t.approve}
            </Button>
          )}
          {state !== 'hidden' && (
            <Button variant="second" size="sm" disabled={isPending} onClick={() => onAct('hide')}>
              {t.hide}
            </Button>
          )}
          <Button variant="second" size="sm" icon="trash" disabled={isPending} onClick={() => onAct('delete')}>
            {t.delete}
          </Button>
          {!isAll && (
            <Button variant="ghost" size="sm" onClick={() => onSelectAll(false)}>
              {t.clear}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
