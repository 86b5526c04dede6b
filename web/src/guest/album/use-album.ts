import { useCallback, useEffect, useRef, useState } from 'react';
import { albumTime } from '@serikad/shared/album/album-time';
import type { AlbumPage, AlbumPhoto, AlbumTime } from '@serikad/shared/album/album.types';
import { CallError } from '../api/call.js';
import { useGuest, type GuestContextValue } from '../guest-context.js';
import { pictureUrl } from '../view/picture-url.js';
import { fetchAlbum } from './album-api.js';

/** How often a page asks whose server says that the wedding has not begun. */
const EARLY_MS = 60_000;
/** A page that was loaded longer ago is loaded anew for the viewer. */
const FRESH_MS = 30_000;

export interface Album {
  /** The newest photos; `null` until they were loaded. */
  page: AlbumPage | null;
  failed: boolean;
  /** The couple have no album any more, or not yet. */
  isGone: boolean;
  /** By the server's answer; before it, by the phone's clock. */
  time: AlbumTime;
  load: () => Promise<AlbumPage | null>;
  /** As it is now; the one that was loaded last where the server cannot be reached. */
  latest: () => Promise<AlbumPage | null>;
}

/** The first page of the album; a preview and a sample show the couple's own photos. */
export function useAlbum(sends: boolean): Album {
  const { bundle, view } = useGuest();
  const { invitation, photos } = bundle;
  const { _id: id } = invitation;
  const [page, setPage] = useState<AlbumPage | null>(null);
  const [failed, setFailed] = useState(false);
  const [isGone, setGone] = useState(false);
  const [timeHere] = useState(() => albumTime(invitation, Date.now()));
  const loading = useRef<Promise<AlbumPage | null> | null>(null);
  const loadedAt = useRef(0);

  const load = useCallback((): Promise<AlbumPage | null> => {
    if (!sends) return Promise.resolve(null);
    loading.current ??= fetchAlbum(id, view.locale)
      .then(
        (loaded) => {
          loadedAt.current = Date.now();
          setPage(loaded);
          setFailed(false);
          setGone(false);
          return loaded;
        },
        (error: unknown) => {
          if (error instanceof CallError && !error.passes) setGone(true);
          else setFailed(true);
          return null;
        },
      )
      .finally(() => void (loading.current = null));
    return loading.current;
  }, [id, sends, view.locale]);

  const latest = useCallback(async (): Promise<AlbumPage | null> => {
    return (Date.now() - loadedAt.current > FRESH_MS ? await load() : null) ?? page;
  }, [load, page]);

  const isEarly = page?.time === 'before';
  useEffect(() => {
    if (!isEarly) return undefined;
    const timer = setInterval(() => void load(), EARLY_MS);
    return () => clearInterval(timer);
  }, [isEarly, load]);

  if (!sends) {
    const sample = samplePage(photos);
    return { page: sample, failed: false, isGone: false, time: 'open', load, latest: () => Promise.resolve(sample) };
  }
  return { page, failed, isGone, time: page?.time ?? timeHere, load, latest };
}

function samplePage(photos: GuestContextValue['bundle']['photos']): AlbumPage {
  return {
    time: 'open',
    opens: null,
    closes: null,
    count: photos.length,
    photos: photos.map(({ _id, imageUrl }): AlbumPhoto => {
      const url = pictureUrl(imageUrl);
      return { _id, name: '', width: 4, height: 5, at: '', pictures: { small: url, medium: url, large: url } };
    }),
    next: null,
  };
}
