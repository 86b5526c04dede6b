import type { CoupleAlbumPhoto } from '@serikad/shared/album/album.types';
import { Tick } from '../../../components/ui/choices.js';
import { albumTexts as t } from '../../../i18n/album.js';
import * as css from './album.module.css';

/** A photo of the grid: a press looks at it, its corner selects it. */
export function PhotoTile({
  photo: { name, pictures },
  number,
  isSelected,
  onSelect,
  onOpen,
}: {
  photo: CoupleAlbumPhoto;
  /** Among those of its state, from 1: the name of one whose guest gave none. */
  number: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
}) {
  const who = name || t.unnamed(number);
  return (
    <li className={css.tile} data-selected={isSelected}>
      <button type="button" className={css.open} aria-label={t.open(who)} onClick={onOpen}>
        <img src={pictures.small} alt="" width="320" height="320" loading="lazy" decoding="async" />
        {name !== '' && (
          <span className={css.by} dir="auto">
            {name}
          </span>
        )}
      </button>
      <label className={css.pick}>
        <Tick checked={isSelected} onChange={onSelect} aria-label={t.select(who)} />
      </label>
    </li>
  );
}
