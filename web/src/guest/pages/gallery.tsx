import { useCallback, useEffect, useRef, useState } from 'react';
import { useGuest } from '../guest-context.js';
import { Icon } from '../ui/icon.js';
import { pictureUrl } from '../view/picture-url.js';
import { Section } from './section.js';

const AUTOPLAY_MS = 6000;

/**
 * The couple's photos: swiped, stepped, or moving on by themselves every 6 s until
 * they are touched; a tap shows one whole.
 */
export function Gallery() {
  const { bundle, texts, mode, openSheet } = useGuest();
  const photos = bundle.photos;
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(mode === 'preview');

  const go = useCallback((index: number): void => {
    const box = track.current;
    const figure = box?.children[(index + box.children.length) % box.children.length];
    if (!box || !(figure instanceof HTMLElement)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = figure.offsetLeft - (box.clientWidth - figure.clientWidth) / 2;
    box.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
  }, []);

  useEffect(() => {
    if (held || photos.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => {
      const box = track.current?.getBoundingClientRect();
      if (box && !document.hidden && box.top < innerHeight && box.bottom > 0) go(current + 1);
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [current, go, held, photos.length]);

  const follow = (): void => {
    const box = track.current;
    if (!box) return;
    // The photos are as wide as each other: how far it is scrolled says which one is in the middle.
    const most = box.scrollWidth - box.clientWidth;
    setCurrent(most > 0 ? Math.round((box.scrollLeft / most) * (photos.length - 1)) : 0);
  };
  const hold = (): void => setHeld(true);

  if (photos.length === 0) return null;
  return (
    <Section name="gal">
      <h2 className="rv">
        <span>{texts.gallery}</span>
      </h2>
      <div className="gallery rv" onPointerDown={hold} onKeyDown={hold} onWheel={hold} onFocus={hold}>
        <div className="track" ref={track} role="group" aria-label={texts.gallery} onScroll={follow}>
          {photos.map(({ _id, imageUrl }, index) => (
            <figure key={_id}>
              <button
                type="button"
                aria-label={texts.enlarge(index + 1)}
                onClick={() => openSheet({ kind: 'photo', index })}
              >
                <img src={pictureUrl(imageUrl)} alt="" width={720} height={900} loading="lazy" decoding="async" />
              </button>
            </figure>
          ))}
        </div>
        {photos.length > 1 && (
          <div className="g-ctl">
            <button type="button" className="round" aria-label={texts.previous} onClick={() => go(current - 1)}>
              <Icon name="back" />
            </button>
            <div className="dots" aria-hidden="true">
              {photos.map(({ _id }, index) => (
                <i key={_id} className={index === current ? 'on' : ''} />
              ))}
            </div>
            <button type="button" className="round" aria-label={texts.next} onClick={() => go(current + 1)}>
              <Icon name="next" />
            </button>
          </div>
        )}
      </div>
    </Section>
  );
}
