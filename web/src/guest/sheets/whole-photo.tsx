import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';

/** A swipe longer than this shows the next photo. */
const SWIPE = 40;

interface Props {
  /** Of the photo. */
  id: string;
  src: string;
  /** A small file of it, shown until the other one is there. */
  small?: string;
  /** Its largest file, for when it is brought near. */
  largest?: string;
  alt?: string;
  /** Where among the others it is, or what it shows; may be empty. */
  position: string;
  /** Whether there is one before, and one after it. */
  hasPrevious?: boolean;
  hasNext?: boolean;
  /** @param by 1 or -1 */
  onStep?: (by: number) => void;
}

/** One photo uncropped: stepped by buttons, arrow keys or a swipe, and brought near by a tap. */
export function WholePhoto({
  id,
  src,
  small,
  largest = src,
  alt = '',
  position,
  hasPrevious = false,
  hasNext = false,
  onStep,
}: Props) {
  const { texts } = useGuest();
  const [near, setNear] = useState(false);
  const from = useRef<number | null>(null);
  const swiped = useRef(false);

  const step = (by: number): void => {
    if (!(by < 0 ? hasPrevious : hasNext)) return;
    setNear(false);
    onStep?.(by);
  };
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
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
  const action = near ? texts.zoomOut : texts.zoomIn;

  return (
    <>
      <div className={`whole${near ? ' near' : ''}`}>
        <button
          type="button"
          aria-label={alt === '' ? action : `${alt}. ${action}`}
          onClick={toggle}
          onPointerDown={({ clientX }) => void (from.current = clientX)}
          onPointerUp={release}
          onPointerCancel={() => void (from.current = null)}
        >
          <img
            key={id}
            src={near ? largest : src}
            alt={alt}
            draggable={false}
            style={small === undefined ? undefined : { backgroundImage: `url("${small}")` }}
          />
        </button>
      </div>
      <div className="g-ctl">
        {(hasPrevious || hasNext) && (
          <button
            type="button"
            className="round"
            aria-label={texts.previous}
            aria-disabled={!hasPrevious}
            onClick={() => step(-1)}
          >
            <Icon name="back" />
          </button>
        )}
        {position !== '' && (
          <p role="status" dir="auto">
            {position}
          </p>
        )}
        {(hasPrevious || hasNext) && (
          <button
            type="button"
            className="round"
            aria-label={texts.next}
            aria-disabled={!hasNext}
            onClick={() => step(1)}
          >
            <Icon name="next" />
          </button>
        )}
      </div>
    </>
  );
}
