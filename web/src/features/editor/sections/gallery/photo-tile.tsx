import { useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { classNames } from '../../../../components/ui/class-names.js';
import { Icon } from '../../../../components/ui/icon.js';
import { galleryTexts as t } from '../../../../i18n/editor-gallery.js';
import { mediaTexts } from '../../../../i18n/editor-media.js';
import { storedPicture } from '../../media/chosen-picture.js';
import type { GalleryItem } from '../../media/gallery-state.js';
import { Picture } from '../../media/picture-field.js';
import { UploadBar } from '../../media/upload-bar.js';
import * as css from '../../media/media.module.css';

export interface PhotoGridProps {
  items: readonly GalleryItem[];
  /** Before there is an order nothing is sent. */
  isNew: boolean;
  onMove: (from: number, to: number) => void;
  onRetry: () => void;
  onRemove: (item: GalleryItem) => void;
}

/** The photos in their order, moved by buttons alone. */
export function PhotoList(props: PhotoGridProps) {
  const { move, statusMessage } = usePhotoMoves(props);
  return (
    <>
      <ul className={css.gal}>
        {props.items.map((item, index) => (
          <li key={item.key} className={tileClass(item)}>
            <PhotoTile {...props} item={item} index={index} onMove={move} />
          </li>
        ))}
      </ul>
      <span className="sr" role="status">
        {statusMessage}
      </span>
    </>
  );
}

/** Moves by the buttons: the focus follows the photo, and a status message says where it is. */
export function usePhotoMoves({ items, onMove }: Pick<PhotoGridProps, 'items' | 'onMove'>) {
  const [statusMessage, setStatusMessage] = useState('');
  const follow = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A node that moves in the page loses the focus.
    if (follow.current !== null) document.getElementById(follow.current)?.focus();
    follow.current = null;
  });
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    follow.current = moveId(item, to < from ? 'earlier' : 'later');
    setStatusMessage(t.movedTo(to + 1, items.length));
    onMove(from, to);
  };
  return { move, statusMessage };
}

export function tileClass({ state }: GalleryItem): string {
  return classNames(css.ph, (state === 'sending' || state === 'failed' || state === 'removing') && css.isUp);
}

function moveId({ key }: GalleryItem, way: 'earlier' | 'later'): string {
  return `photo-${key}-${way}`;
}

/** The content of a photo's box. */
export function PhotoTile({
  item,
  index,
  items,
  isNew,
  onMove,
  onRetry,
  onRemove,
  grip,
  pictureProps,
}: PhotoGridProps & {
  item: GalleryItem;
  index: number;
  /** What it is dragged by. */
  grip?: ReactNode;
  /** For dragging by the picture itself. */
  pictureProps?: HTMLAttributes<HTMLElement> | undefined;
}) {
  const { photo, picture, state, progress } = item;
  const place = index + 1;
  const name = picture?.file.name ?? '';
  const stored = photo ? storedPicture(photo.imageUrl, 320) : undefined;
  const movable = items.length > 1 && state !== 'removing';
  return (
    <>
      <span className={css.phPic} {...pictureProps}>
        <Picture src={picture?.url ?? stored ?? ''} other={stored} alt={t.photo(place)} name={name} />
      </span>
      <span className={classNames(css.phN, 'num')} aria-hidden="true">
        {place}
      </span>
      {movable && grip}
      {state === 'sending' && <UploadBar progress={progress} />}
      {(state === 'waiting' || state === 'checking') && <WaitingBadge text={isNew ? t.waitingForOrder : t.waiting} />}
      {state === 'removing' && <span className={css.up}>{t.removing}</span>}
      {state === 'failed' && (
        <span className={classNames(css.up, css.upBad)}>
          <Icon name="alert" />
          {t.failed}
        </span>
      )}
      <span className={css.phBar}>
        {movable && (
          <>
            <MoveButton item={item} way="earlier" to={index - 1} of={items.length} place={place} onMove={onMove} />
            <MoveButton item={item} way="later" to={index + 1} of={items.length} place={place} onMove={onMove} />
          </>
        )}
        <span className="grow" />
        {state === 'failed' && (
          <button type="button" aria-label={`${t.retry}: ${name}`} title={t.retry} onClick={onRetry}>
            <Icon name="retry" />
          </button>
        )}
        {state !== 'removing' && (
          <button
            type="button"
            aria-label={photo ? t.removePhoto(place) : mediaTexts.cancelUpload(name)}
            title={photo ? mediaTexts.remove : mediaTexts.cancel}
            onClick={() => onRemove(item)}
          >
            <Icon name={photo ? 'trash' : 'close'} />
          </button>
        )}
      </span>
    </>
  );
}

/** In a corner, so that the photo can be seen. */
function WaitingBadge({ text }: { text: string }) {
  return (
    <span className={css.phWait} title={text}>
      <Icon name="hourglass" />
      <span className="sr">{text}</span>
    </span>
  );
}

function MoveButton({
  item,
  way,
  to,
  of,
  place,
  onMove,
}: {
  item: GalleryItem;
  way: 'earlier' | 'later';
  to: number;
  of: number;
  place: number;
  onMove: (from: number, to: number) => void;
}) {
  const end = to < 0 || to >= of;
  return (
    <button
      type="button"
      id={moveId(item, way)}
      aria-label={way === 'earlier' ? t.earlier(place) : t.later(place)}
      // Not `disabled`: the focus stays where the couple are pressing.
      aria-disabled={end || undefined}
      onClick={() => !end && onMove(place - 1, to)}
    >
      <Icon name={way === 'earlier' ? 'arrow-left' : 'arrow-right'} />
    </button>
  );
}
