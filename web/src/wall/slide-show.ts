import type { AlbumPhoto } from '@serikad/shared/album/album.types';

export interface SlideShow {
  /**
   * Takes what is approved now, the newest first.
   * Those that came since the last time are next, the first to come first.
   */
  update(photos: readonly AlbumPhoto[]): void;
  /** All, in the order in which they are shown from now on, the present one last. */
  order(): AlbumPhoto[];
  /**
   * The photo to show now; `null` while there is no other than the present one.
   * @param isReady leaves out those that are not loaded
   */
  next(isReady: (id: string) => boolean): AlbumPhoto | null;
  /** Says that a photo is on the screen. */
  show(id: string): void;
}

/** In which order photos are shown: new ones next, otherwise the one that was shown longest ago. */
export function createSlideShow(): SlideShow {
  let photos: readonly AlbumPhoto[] = [];
  let fresh: string[] = [];
  let known: ReadonlySet<string> | null = null;
  let current = '';
  let turn = 0;
  /** When each was shown last; those that never were come before all others. */
  const shownAt = new Map<string, number>();
  const turnOf = (id: string): number => {
    const at = shownAt.get(id);
    return at === undefined ? 0 : at;
  };
  const rankOf = (id: string): number => {
    if (id === current) return Infinity;
    const place = fresh.indexOf(id);
    return place < 0 ? turnOf(id) : place - fresh.length;
  };
  const order = (): AlbumPhoto[] =>
    photos
      .map((photo, place) => ({ photo, place, rank: rankOf(photo._id) }))
      .sort((a, b) => (a.rank === b.rank ? a.place - b.place : a.rank < b.rank ? -1 : 1))
      .map(({ photo }) => photo);
  return {
    update(next) {
      const before = known;
      const ids = new Set(next.map(({ _id }) => _id));
      const came = before === null ? [] : next.filter(({ _id }) => !before.has(_id)).map(({ _id }) => _id);
      fresh = [...fresh.filter((id) => ids.has(id)), ...came.reverse()];
      shownAt.forEach((_at, id) => {
        if (!ids.has(id)) shownAt.delete(id);
      });
      if (!ids.has(current)) current = '';
      photos = next;
      known = ids;
    },
    order,
    next: (isReady) => order().find(({ _id }) => _id !== current && isReady(_id)) || null,
    show(id) {
      turn += 1;
      current = id;
      shownAt.set(id, turn);
      fresh = fresh.filter((each) => each !== id);
    },
  };
}
