import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { pictureUrl } from '../view/picture-url.js';
import { Sheet } from './sheet.js';

/** A swipe longer than this shows the next photo. */
const SWIPE = 40;

/** The photos of the couple's gallery. */
export function PhotoSheet({ first, onClosed }: { first: number; onClosed: () => void }) {
  const { bundle, texts } = useGuest();
  if (bundle.photos.length === 0) return null;
  return (
    <Sheet title={texts.gallery} onClosed={onClosed}>
      <WholePhotos photos={bundle.photos} first={first} />
    </Sheet>
  );
}

/** The photo of gate or landmark. */
export function PlacePhotoSheet({ onClosed }: { onClosed: () => void }) {
  const { bundle, texts } = useGuest();
  if (bundle.invitation.placePhoto === '') return null;
  return (
    <Sheet title={texts.landmark} onClosed={onClosed}>
      <WholePlacePhoto />
    </Sheet>
  );
}

/** The photo of gate or landmark with what the couple say of it. */
export function WholePlacePhoto() {
  const { placePhoto, placeNotes } = useGuest().bundle.invitation;
  return <WholePhotos photos={[{ _id: placePhoto, imageUrl: placePhoto }]} caption={placeNotes.landmark} />;
}

/**
 * Photos one by one and uncropped: swiped, stepped by buttons or arrow keys, and brought near by a tap.
 * @param caption what a single photo shows; absent: which one of how many is shown
 */
function WholePhotos({
  photos,
  first = 0,
  caption,
}: {
  photos: readonly Pick<PhotoView, '_id' | 'imageUrl'>[];
  first?: number;
  caption?: string;
}) {
  const { texts } = useGuest();
  const [index, setIndex] = useState(first);
  const [near, setNear] = useState(false);
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  const photo = photos[index];
  const line = caption ?? texts.photoOf(index + 1, photos.length);

  const step = useCallback(
    (by: number): void => {
      setNear(false);
      setIndex((now) => (now + by + photos.length) % photos.length);
    },
    [photos.length],
  );
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [step]);
  const release = ({ clientX }: PointerEvent): void => {
    const far = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    swiped.current = !near && Math.abs(far) > SWIPE;
    if (swiped.current) step(far < 0 ? 1 : -1);
  };
  // The browser dispatches a click after the swipe, too.
  const toggle = (): void => {
    if (!swiped.current) setNear(!near);
    swiped.current = false;
  };

  if (!photo) return null;
  return (
    <>
      <div className={`whole${near ? ' near' : ''}`}>
        <button
          type="button"
          aria-label={near ? texts.zoomOut : texts.zoomIn}
          onClick={toggle}
          onPointerDown={({ clientX }) => void (from.current = clientX)}
          onPointerUp={release}
          onPointerCancel={() => void (from.current = null)}
        >
          <img key={photo._id} src={pictureUrl(photo.imageUrl)} alt={caption ?? ''} draggable={false} />
        </button>
      </div>
      <div className="g-ctl">
        {photos.length > 1 && (
          <button type="button" className="round" aria-label={texts.previous} onClick={() => step(-1)}>
            <Icon name="back" />
          </button>
        )}
        {line !== '' && (
          <p role="status" dir="auto">
            {line}
          </p>
        )}
        {photos.length > 1 && (
          <button type="button" className="round" aria-label={texts.next} onClick={() => step(1)}>
            <Icon name="next" />
          </button>
        )}
      </div>
    </>
  );
}
