import {
  ALBUM_PAGE,
  WHOLE_STATES,
  type CoupleAlbum,
  type CoupleAlbumPhoto,
  type WholePhotoState,
} from '@serikad/shared/album/album.types';
import type { OrderDetails } from '@serikad/shared/orders/order.types';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { SegmentedControl } from '../../../components/ui/choices.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { albumTexts as t, PHOTO_STATES } from '../../../i18n/album.js';
import { useLastShown } from '../../../lib/use-last-shown.js';
import { useDecidePhotos } from '../mutations/album.js';
import { NoPhotos } from './no-photos.js';
import { PhotoPreview } from './photo-preview.js';
import { PhotoTile } from './photo-tile.js';
import { SelectionBar } from './selection-bar.js';
import * as css from './album.module.css';

interface Props {
  album: CoupleAlbum;
  /** While the page that was asked for is on its way: `album` is the one before. */
  isOther: boolean;
  state: WholePhotoState;
  details: OrderDetails;
  cursors: readonly string[];
  onPage: (cursors: readonly string[]) => void;
  onState: (state: WholePhotoState) => void;
  /** Whether the couple choose or look at photos now. */
  onBusy: (isBusy: boolean) => void;
}

/** A page of the photos of one state: to look at, to select, to decide on. */
export function PhotoList({ album, isOther, state, details, cursors, onPage, onState, onBusy }: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  /** The photo that is looked at, and its place: when it leaves the list, the one that takes its place is shown. */
  const [viewed, setViewed] = useState<{ id: string; at: number } | null>(null);
  const [deleting, setDeleting] = useState<readonly string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { photos, counts, next } = album;
  const invitationId = details.invitation._id;

  const chosen = photos.filter(({ _id }) => selected.has(_id)).map(({ _id }) => _id);
  const found = viewed ? photos.findIndex(({ _id }) => _id === viewed.id) : -1;
  const at = viewed && found < 0 ? Math.min(viewed.at, photos.length - 1) : found;
  const shown = photos[at];
  if (viewed && !shown) setViewed(null);
  else if (viewed && shown && (shown._id !== viewed.id || at !== viewed.at)) setViewed({ id: shown._id, at });

  const isBusy = chosen.length > 0 || viewed !== null;
  useEffect(() => {
    onBusy(isBusy);
  }, [isBusy, onBusy]);
  // The last photo of the last page is gone.
  const isBeyond = !isOther && photos.length === 0 && cursors.length > 0;
  useEffect(() => {
    if (isBeyond) onPage(cursors.slice(0, -1));
  }, [isBeyond, cursors, onPage]);

  const { isPending, mutate: decide } = useDecidePhotos(invitationId, () => {
    setDeleting(null);
    setSelected(new Set());
    if (viewed === null) heading.current?.focus({ preventScroll: true });
  });
  const asked = useLastShown(deleting);
  const select = (id: string, isSelected: boolean) => {
    const after = new Set(chosen);
    if (isSelected) after.add(id);
    else after.delete(id);
    setSelected(after);
  };
  const turnTo = (to: readonly string[]) => {
    setSelected(new Set());
    onPage(to);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  };
  const from = cursors.length * ALBUM_PAGE + 1;
  return (
    <>
      <h2 className="sr" ref={heading} tabIndex={-1}>
        {PHOTO_STATES[state]}
      </h2>
      <div className={css.states}>
        <SegmentedControl
          label={t.states}
          value={state}
          choices={WHOLE_STATES.map((value) => ({
            value,
            label: (
              <span className={css.stateName}>
                {PHOTO_STATES[value]} <b className="num">{counts[value].toLocaleString('en-US')}</b>
              </span>
            ),
          }))}
          onChange={onState}
        />
      </div>
      {photos.length === 0 ? (
        !isOther &&
        !isBeyond && <NoPhotos album={album} state={state} invitation={details.invitation} onState={onState} />
      ) : (
        <div aria-busy={isOther || undefined} className={css.photos}>
          <SelectionBar
            state={state}
            selected={chosen.length}
            isAll={chosen.length === photos.length}
            isPending={isPending}
            onSelectAll={(all) => setSelected(new Set(all ? photos.map(({ _id }) => _id) : []))}
            onAct={(action) => (action === 'delete' ? setDeleting(chosen) : decide({ action, ids: chosen }))}
          />
          <ul className={css.grid} data-part="album-photos">
            {photos.map((photo, place) => (
              <PhotoTile
                key={photo._id}
                photo={photo}
                number={from + place}
                isSelected={selected.has(photo._id)}
                onSelect={(isSelected) => select(photo._id, isSelected)}
                onOpen={() => setViewed({ id: photo._id, at: place })}
              />
            ))}
          </ul>
          {(cursors.length > 0 || next !== null) && (
            <nav className={css.pages} aria-label={PHOTO_STATES[state]}>
              <Button
                variant="second"
                icon="chevron-left"
                disabled={cursors.length === 0 || isOther}
                onClick={() => turnTo(cursors.slice(0, -1))}
              >
                {t.newer}
              </Button>
              <span className="sm soft num">{t.range(from, from + photos.length - 1, counts[state])}</span>
              <Button
                variant="second"
                disabled={next === null || isOther}
                onClick={() => next !== null && turnTo([...cursors, next])}
              >
                {t.older}
              </Button>
            </nav>
          )}
        </div>
      )}
      <PhotoPreview
        photo={shown && viewed ? shown : null}
        at={at}
        count={photos.length}
        isPending={isPending}
        isAsking={deleting !== null}
        onTurn={(to) => {
          const photo: CoupleAlbumPhoto | undefined = photos[to];
          if (photo) setViewed({ id: photo._id, at: to });
        }}
        onAct={(action, { _id }) => (action === 'delete' ? setDeleting([_id]) : decide({ action, ids: [_id] }))}
        onClose={() => setViewed(null)}
      />
      <ConfirmDialog
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title={t.deleteTitle(asked?.length ?? 0)}
        icon="trash"
        tone="bad"
        cancel={t.cancel}
        confirm={{
          variant: 'danger',
          busy: isPending,
          onClick: () => deleting && decide({ action: 'delete', ids: [...deleting] }),
          children: t.delete,
        }}
      >
        <p>{t.deleteText}</p>
      </ConfirmDialog>
    </>
  );
}
