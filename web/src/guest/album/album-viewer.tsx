import { useCallback, useEffect, useRef, useState } from 'react';
import type { AlbumPage, AlbumPhoto } from '@serikad/shared/album/album.types';
import { useGuest } from '../guest-context.js';
import { Sheet } from '../sheets/sheet.js';
import { WholePhoto } from '../sheets/whole-photo.js';
import { fetchAlbum } from './album-api.js';
import { albumTexts } from './album-texts.js';
import { altOf } from './alt-of.js';
import { PhotoTile } from './photo-tile.js';

interface Props {
  /** The page to begin with. */
  newest: AlbumPage;
  /** The photo that is open first; `null` for all of them. */
  first: number | null;
  onClosed: () => void;
}

/** All approved photos in a grid, whose further pages come with scrolling; each of them opens uncropped. */
export function AlbumViewer({ newest, first, onClosed }: Props) {
  const { view } = useGuest();
  const t = albumTexts(view.locale);
  const { photos, hasMore, state, more } = usePhotos(newest);
  /** `last`: the one that was open last, to which the grid comes back. */
  const [{ open, last }, setShown] = useState<{ open: number | null; last: number | null }>({
    open: first,
    last: null,
  });
  const photo = open === null ? undefined : photos[open];
  const isOpen = photo !== undefined;

  // By what is shown when they are done: keys come faster than pictures.
  const toGrid = useCallback((): void => setShown((shown) => ({ open: null, last: shown.open ?? shown.last })), []);
  const step = (by: number): void =>
    setShown((shown) => {
      const next = (shown.open ?? 0) + by;
      return shown.open === null || photos[next] === undefined ? shown : { ...shown, open: next };
    });
  useEffect(() => {
    if (!isOpen) return undefined;
    // Back to the grid first; the dialog closes by Escape only from there.
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      toGrid();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOpen, toGrid]);
  // The next page comes while the last but few are looked at.
  useEffect(() => {
    if (open !== null && open >= photos.length - 3 && hasMore && state === 'idle') void more();
  }, [hasMore, more, open, photos.length, state]);

  if (open !== null && photo) {
    return (
      <Sheet title={t.title} view="photo" wide onClosed={onClosed} onBack={toGrid}>
        <WholePhoto
          id={photo._id}
          src={pictureFor(photo)}
          small={photo.pictures.small}
          largest={photo.pictures.large}
          alt={altOf(photo, open, t)}
          position={t.photoOf(open + 1, Math.max(newest.count, photos.length))}
          hasPrevious={open > 0}
          hasNext={open < photos.length - 1}
          onStep={step}
        />
        {photo.name !== '' && (
          <p className="alb-by" dir="auto">
            {t.by(photo.name)}
          </p>
        )}
      </Sheet>
    );
  }
  return (
    <Sheet title={t.title} view="all" wide onClosed={onClosed}>
      {photos.length === 0 ? (
        <p className="hint center">{t.none}</p>
      ) : (
        <>
          <p className="hint center">{t.count(Math.max(newest.count, photos.length))}</p>
          <Grid photos={photos} last={last} onOpen={(index) => setShown((shown) => ({ ...shown, open: index }))} />
        </>
      )}
      {hasMore && <More state={state} onMore={() => void more()} label={t.more} failed={t.albumFailed} />}
    </Sheet>
  );
}

type LoadState = 'idle' | 'loading' | 'failed';

function usePhotos(newest: AlbumPage) {
  const { bundle, view } = useGuest();
  const id = bundle.invitation._id;
  const [photos, setPhotos] = useState<readonly AlbumPhoto[]>(newest.photos);
  const [next, setNext] = useState(newest.next);
  const [state, setState] = useState<LoadState>('idle');
  const isLoading = useRef(false);

  const more = useCallback(async (): Promise<void> => {
    if (isLoading.current || next === null) return;
    isLoading.current = true;
    setState('loading');
    try {
      const page = await fetchAlbum(id, view.locale, next);
      setPhotos((shown) => {
        const known = new Set(shown.map(({ _id }) => _id));
        return [...shown, ...page.photos.filter(({ _id }) => !known.has(_id))];
      });
      setNext(page.next);
      setState('idle');
    } catch {
      setState('failed');
    } finally {
      isLoading.current = false;
    }
  }, [id, next, view.locale]);
  return { photos, hasMore: next !== null, state, more };
}

interface GridProps {
  photos: readonly AlbumPhoto[];
  last: number | null;
  onOpen: (index: number) => void;
}

function Grid({ photos, last, onOpen }: GridProps) {
  const { view } = useGuest();
  const t = albumTexts(view.locale);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (last === null) return undefined;
    // After the sheet, which scrolls each new view to its top.
    const timer = setTimeout(() => {
      const tile = list.current?.children[last]?.firstElementChild;
      if (!(tile instanceof HTMLElement)) return;
      tile.scrollIntoView({ block: 'center' });
      tile.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <ul className="alb-grid" ref={list}>
      {photos.map((photo, index) => (
        <PhotoTile key={photo._id} photo={photo} index={index} texts={t} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface MoreProps {
  state: LoadState;
  label: string;
  failed: string;
  onMore: () => void;
}

/** The button for the next page, which presses itself when it comes into view. */
function More({ state, label, failed, onMore }: MoreProps) {
  const { texts } = useGuest();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = button.current;
    // What failed waits for the guest.
    if (!element || state !== 'idle' || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onMore();
    });
    observer.observe(element);
    return () => observer.disconnect();
  });
  return (
    <>
      {state === 'failed' && (
        <p className="hint center" role="alert">
          {failed}
        </p>
      )}
      <button
        ref={button}
        type="button"
        className="btn ghost wide"
        aria-disabled={state === 'loading'}
        onClick={onMore}
      >
        <span>{state === 'loading' ? texts.loading : state === 'failed' ? texts.retry : label}</span>
      </button>
    </>
  );
}

/** On a phone the medium file fills the screen; the large one comes when it is brought near. */
function pictureFor({ pictures }: AlbumPhoto): string {
  return innerWidth < 700 ? pictures.medium : pictures.large;
}
