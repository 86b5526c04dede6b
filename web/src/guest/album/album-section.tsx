import { useEffect, useRef, useState } from 'react';
import './album.css';
import { useGuest } from '../guest-context.js';
import { Section } from '../pages/section.js';
import { Icon } from '../ui/icon.js';
import { albumTexts } from './album-texts.js';
import { CameraIcon } from './camera-icon.js';
import { hasGuestKey } from './guest-key.js';
import { isPending } from './pending.js';
import { PhotoTile } from './photo-tile.js';
import { scrollToAlbum } from './scroll-to-album.js';
import { useAlbum } from './use-album.js';

/** Photos of the section: whole rows of three. */
const MOST_SHOWN = 6;
const ROW = 3;
/** How far from the screen its photos are loaded. */
const AHEAD = '900px 0px';

/** The guests' album on the page: its newest photos, and the buttons to add some and to see all. */
export function AlbumSection() {
  const { bundle, view, mode, texts, openSheet, toast } = useGuest();
  const t = albumTexts(view.locale);
  const { _id: id, isSample } = bundle.invitation;
  const sends = mode === 'live' && !isSample;
  const { page, failed, isGone, time, load, latest } = useAlbum(sends);
  const box = useRef<HTMLDivElement>(null);
  const [{ waiting, refused }, follow] = useUnsent(id, sends);
  useEffect(() => scrollToAlbum(() => box.current), []);

  useEffect(() => {
    const element = box.current;
    if (!element || !sends) return undefined;
    const begin = (): void => void load();
    if (!('IntersectionObserver' in window)) {
      begin();
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        begin();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [load, sends]);

  const share = (): void => {
    Promise.all([import('./share-sheet.js'), loadQueue({ id, locale: view.locale, sends })]).then(
      ([{ ShareSheet }, queue]) => {
        follow();
        openSheet({
          kind: 'loaded',
          Sheet: ({ onClosed }) => (
            <ShareSheet queue={queue} takes={time === 'open'} closes={page?.closes ?? null} onClosed={onClosed} />
          ),
        });
      },
      () => toast(texts.sheetFailed),
    );
  };
  const see = (first: number | null): void => {
    // A photo that was tapped has its place in the page that is shown.
    Promise.all([import('./album-viewer.js'), first === null ? latest() : page]).then(
      ([{ AlbumViewer }, newest]) => {
        if (!newest) return toast(t.albumFailed);
        openSheet({
          kind: 'loaded',
          Sheet: ({ onClosed }) => <AlbumViewer newest={newest} first={first} onClosed={onClosed} />,
        });
      },
      () => toast(texts.sheetFailed),
    );
  };

  const photos = page?.photos ?? [];
  const isEmpty = page !== null && page.count === 0;
  const hasOwn = sends && (waiting + refused > 0 || hasGuestKey(id));
  if (isGone || time === 'before' || (time === 'over' && isEmpty && !hasOwn)) return null;
  const shown = photos.slice(0, photos.length > ROW && photos.length < MOST_SHOWN ? ROW : MOST_SHOWN);
  return (
    // Laid out at once: it comes when the others have been, see use-unfold.ts.
    <Section name="album laid">
      <h2>
        <span>{t.title}</span>
      </h2>
      <p className="lead">{time === 'over' ? t.over : isEmpty ? t.first : t.lead}</p>
      <div ref={box}>
        {shown.length > 0 && (
          <ul className="alb-few">
            {shown.map((photo, index) => (
              <PhotoTile key={photo._id} photo={photo} index={index} texts={t} onOpen={see} />
            ))}
          </ul>
        )}
        {failed && photos.length === 0 && (
          <p className="alb-note" role="alert">
            {t.albumFailed}
          </p>
        )}
      </div>
      {waiting > 0 && (
        <p className="alb-note" role="status">
          {t.waitingHere(waiting)}
        </p>
      )}
      {refused > 0 && (
        <p className="alb-note" role="status">
          {t.refusedHere(refused)}
        </p>
      )}
      <div className="answers alb-do">
        {(time === 'open' || hasOwn) && (
          <button type="button" className="btn solid" onClick={share}>
            <CameraIcon />
            <span>{time === 'open' ? t.share : t.seeOwn}</span>
          </button>
        )}
        {failed && photos.length === 0 ? (
          <button type="button" className="btn ghost" onClick={() => void load()}>
            <span>{texts.retry}</span>
          </button>
        ) : (
          !isEmpty && (
            <button type="button" className="btn ghost" onClick={() => see(null)}>
              <span>{page !== null && page.count > shown.length ? t.allOf(page.count) : t.all}</span>
              <Icon name="next" />
            </button>
          )
        )}
      </div>
    </Section>
  );
}

interface QueueOf {
  id: string;
  locale: 'ms' | 'en';
  sends: boolean;
}

async function loadQueue({ id, locale, sends }: QueueOf) {
  const { guestQueue } = await import('./guest-queue.js');
  return guestQueue({ invitationId: id, locale, sends });
}

interface Unsent {
  waiting: number;
  refused: number;
}

/**
 * How many photos of this device were not sent; those of an earlier visit are sent from now on.
 * @returns also what begins to count
 */
function useUnsent(id: string, sends: boolean): [Unsent, () => void] {
  const { view } = useGuest();
  const [count, setCount] = useState<Unsent>({ waiting: 0, refused: 0 });
  const [isOn, setOn] = useState(() => sends && isPending(id));
  useEffect(() => {
    if (!isOn || !sends) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    loadQueue({ id, locale: view.locale, sends }).then(
      (queue) => {
        if (isGone) return;
        const read = (): void => {
          const { items } = queue.current();
          const waiting = items.filter(({ state }) => state === 'queued').length;
          const refused = items.filter(({ state }) => state === 'failed').length;
          setCount((shown) => (shown.waiting === waiting && shown.refused === refused ? shown : { waiting, refused }));
        };
        read();
        stop = queue.subscribe(read);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [id, isOn, sends, view.locale]);
  return [count, () => setOn(true)];
}
