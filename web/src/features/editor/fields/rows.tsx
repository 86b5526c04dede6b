import type { ReactNode } from 'react';
import { IconButton } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { editorTexts as t } from '../../../i18n/editor.js';
import * as css from './fields.module.css';

/** The buttons that move and remove a row; `name` says which. */
export function RowButtons({
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}) {
  return (
    <span className={css.rowsAct}>
      <IconButton icon="arrow-up" label={t.moveUp(name)} disabled={index === 0} onClick={() => onMove(index - 1)} />
      <IconButton
        icon="arrow-down"
        label={t.moveDown(name)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      />
      <IconButton icon="trash" label={t.removeRow(name)} onClick={onRemove} />
    </span>
  );
}

/** Adds a row below; says so when there are as many as there may be. */
export function AddRow({
  full,
  most,
  onAdd,
  children,
}: {
  full: boolean;
  most: number;
  onAdd: () => void;
  children: ReactNode;
}) {
  if (full) return <p className="field__hint">{t.mostRows(most)}</p>;
  return (
    <button type="button" className={css.add} onClick={onAdd}>
      <Icon name="plus" />
      {children}
    </button>
  );
}
