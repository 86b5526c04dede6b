import { MOST_PHOTOS } from '@serikad/shared/photos/photo.types';
import { lazy, Suspense, useState } from 'react';
import { Button, IconButton } from '../../../../components/ui/button.js';
import { classNames } from '../../../../components/ui/class-names.js';
import { Icon } from '../../../../components/ui/icon.js';
import { intoView } from '../../../../components/ui/into-view.js';
import { Notice } from '../../../../components/ui/states.js';
import { galleryTexts as t } from '../../../../i18n/editor-gallery.js';
import { mediaTexts } from '../../../../i18n/editor-media.js';
import { storedPicture } from '../../media/chosen-picture.js';
import { FileInput } from '../../../../components/ui/file-input.js';
import { Prescribed } from '../../../../components/ui/prescribed.js';
import { placedItems, refusedItems, roomIn, storedCount, type GalleryItem } from '../../media/gallery-state.js';
import type { SectionProps } from '../section.types.js';
import { useObserved } from '../../../../lib/observed.js';
import { PhotoList, type PhotoGridProps } from './photo-tile.js';
import { RemoveDialog } from '../../media/remove-dialog.js';
import { useFileDrop } from '../../media/use-file-drop.js';
import * as css from '../../media/media.module.css';

/** Dragging comes after the pictures; without it the buttons sort them. */
const SortablePhotos = lazy(() =>
  import('./photo-sorter.js').then(
    ({ PhotoSorter }) => ({ default: PhotoSorter }),
    () => ({ default: PhotoList }),
  ),
);

export function GallerySection({ bundle, media: { gallery } }: SectionProps) {
  const { store } = gallery;
  const state = useObserved(store);
  const [asking, setAsking] = useState<GalleryItem | null>(null);
  const { problem, leftOut } = state;
  const items = placedItems(state);
  const room = roomIn(state);
  const count = storedCount(state);
  const isNew = bundle.order === null;
  const failed = items.some((item) => item.state === 'failed');
  const add = (files: File[]) => void store.add(files);
  const drop = useFileDrop(add, room === 0);
  const cover = bundle.invitation.coverPage?.backgroundImage;
  const shown = isNew ? items.length : count;
  const grid: PhotoGridProps = {
    items,
    isNew,
    onMove: store.move,
    onRetry: store.retry,
    onRemove: (item) => (item.photo ? setAsking(item) : store.remove(item.key)),
  };

  return (
    <div className={classNames(css.gallery, drop.over && css.isOver)} {...drop.handlers}>
      <div className={css.galleryTop}>
        <p className="sm soft">{items.length > 0 ? t.sortHint : t.firstHint}</p>
        <p className={classNames(css.galleryCount, 'num')} role="status" aria-label={t.counter(shown, MOST_PHOTOS)}>
          {shown}/{MOST_PHOTOS}
        </p>
      </div>
      {isNew && items.length > 0 && <Notice>{t.newPhotos}</Notice>}
      {(failed || problem !== null) && (
        <Notice
          tone="bad"
          role="alert"
          {...(failed && { title: t.stopped })}
          actions={
            <Button variant="second" icon="retry" busy={state.working} onClick={store.retry}>
              {t.retry}
            </Button>
          }
        >
          {problem ?? items.find((item) => item.state === 'failed')?.problem}
        </Notice>
      )}
      {items.length > 0 && (
        <Suspense fallback={<PhotoList {...grid} />}>
          <SortablePhotos {...grid} />
        </Suspense>
      )}
      {refusedItems(state).map(({ key, picture, problem: reason }) => (
        <div key={key} className={classNames('notice notice--bad', css.galleryBad)} role="alert" ref={intoView}>
          <Icon name="alert" />
          <p className="grow">
            <b>{picture?.file.name}</b> {reason}
          </p>
          <IconButton
            icon="close"
            label={`${mediaTexts.remove} ${picture?.file.name ?? ''}`}
            onClick={() => store.remove(key)}
          />
        </div>
      ))}
      {leftOut > 0 && (
        <Notice tone="warn" role="status">
          {t.leftOut(leftOut, MOST_PHOTOS)}
        </Notice>
      )}
      {room > 0 ? (
        <FileInput className={classNames(css.drop, drop.over && css.isOver)} multiple onFiles={add}>
          <Icon name="image" />
          <span>
            <b className="b">{t.addPhotos}</b> <span className={css.picDrop}>{t.orDropSeveral}</span>
          </span>
          <span className="xs soft">{t.photoFormats}</span>
        </FileInput>
      ) : (
        <Notice tone="plain" icon="check" title={<Prescribed text={t.maximum} />} role="status">
          {t.maximumHint}
        </Notice>
      )}
      <RemoveDialog
        open={asking !== null}
        title={t.removePhotoTitle}
        size="fit"
        onKeep={() => setAsking(null)}
        onRemove={() => {
          if (asking) store.remove(asking.key);
          setAsking(null);
        }}
      >
        {asking?.photo && <img className={css.galleryAsked} src={storedPicture(asking.photo.imageUrl, 320)} alt="" />}
        <p>
          {asking?.photo && asking.photo.imageUrl === cover && t.coverPhotoText}
          {t.removePhotoText}
        </p>
      </RemoveDialog>
    </div>
  );
}
