import { MOST_GIFTS } from '@serikad/shared/gifts/gift.types';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/ui/button.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { Icon } from '../../../../components/ui/icon.js';
import { Spinner } from '../../../../components/ui/spinner.js';
import { Prescribed } from '../../../../components/ui/prescribed.js';
import { giftTexts as t } from '../../../../i18n/editor-gifts.js';
import { mediaTexts } from '../../../../i18n/editor-media.js';
import { sectionTexts as s } from '../../../../i18n/editor-sections.js';
import { GiftRowItem } from './gift-row.js';
import { giftFieldId, type GiftRow } from '../../media/gift-state.js';
import type { SectionProps } from '../section.types.js';
import { useObserved } from '../../../../lib/observed.js';
import { storedPicture } from '../../media/chosen-picture.js';
import { RemoveDialog } from '../../media/remove-dialog.js';
import * as fieldsCss from '../../fields/fields.module.css';
import * as mediaCss from '../../media/media.module.css';

/** The list of gifts, below who receives them. */
export function GiftRows({ media, disabled }: Pick<SectionProps, 'media' | 'disabled'>) {
  const { store, saving } = media.gifts;
  const { rows, removed, open } = useObserved(store);
  const [asking, setAsking] = useState<GiftRow | null>(null);
  const [statusMessage, setStatusMessage] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const off = disabled || saving;

  const nameOf = (row: GiftRow) => row.values.title.trim() || t.gift(rows.indexOf(row) + 1);
  const remove = (row: GiftRow) => {
    setStatusMessage(row.stored ? t.removedNow(nameOf(row)) : '');
    store.remove(row.key);
    // The button that was pressed is gone with its row.
    list.current?.focus();
  };
  const [added, setAdded] = useState<string>();
  useEffect(() => {
    if (added !== undefined) document.getElementById(giftFieldId(added, 'title'))?.focus();
  }, [added]);

  return (
    <div ref={list} className={mediaCss.gifts} tabIndex={-1} role="group" aria-label={s.giftList}>
      {rows.length === 0 && removed.length === 0 && (
        <p className={classNames(mediaCss.giftsNone, 'sm soft')}>{t.noGifts}</p>
      )}
      {rows.length > 0 && (
        <ul className={fieldsCss.rows}>
          {rows.map((row) => (
            <GiftRowItem
              key={row.key}
              row={row}
              name={nameOf(row)}
              open={row.key === open}
              disabled={off}
              store={store}
              onRemove={() => (row.stored?.reservation ? setAsking(row) : remove(row))}
            />
          ))}
        </ul>
      )}
      {removed.map((row) => (
        <div key={row.key} className={classNames('notice notice--plain', mediaCss.giftsGone)}>
          {row.stored?.imageUrl ? <img src={storedPicture(row.stored.imageUrl, 320)} alt="" /> : <Icon name="trash" />}
          <p className="grow">
            <b>{nameOf(row)}</b> {t.willBeRemoved}
          </p>
          <Button
            variant="ghost"
            icon="undo"
            disabled={off}
            aria-label={t.undoRemoval(nameOf(row))}
            onClick={() => {
              setStatusMessage(t.keptAgain(nameOf(row)));
              store.undo(row.key);
              list.current?.focus();
            }}
          >
            {mediaTexts.undo}
          </Button>
        </div>
      ))}
      {rows.length < MOST_GIFTS ? (
        <button type="button" className={fieldsCss.add} disabled={off} onClick={() => setAdded(store.add())}>
          <Icon name="plus" />
          {t.addGift}
        </button>
      ) : (
        <p className="field__hint">{t.mostGifts(MOST_GIFTS)}</p>
      )}
      {saving && (
        <p className={classNames(mediaCss.giftsWait, 'sm')} role="status">
          <Spinner />
          <Prescribed text={t.wait} />
        </p>
      )}
      <span className="sr" role="status">
        {statusMessage}
      </span>
      <RemoveDialog
        open={asking !== null}
        title={t.removeReservedTitle}
        icon="gift"
        tone="bad"
        onKeep={() => setAsking(null)}
        onRemove={() => {
          setAsking(null);
          if (asking) remove(asking);
        }}
      >
        <p>{asking && t.removeReserved(nameOf(asking), reserver(asking) ?? t.unnamedGuest)}</p>
      </RemoveDialog>
    </div>
  );
}

function reserver({ stored }: GiftRow): string | undefined {
  const reservation = stored?.reservation;
  return reservation && 'name' in reservation ? reservation.name : undefined;
}
