import type { AlbumPhoto } from '@serikad/shared/album/album.types';
import { fetchInTime } from './fetch-in-time.js';

/** Longer than this for one picture, and the network is as good as none. */
const DEADLINE_MS = 60_000;

export interface Pictures {
  /** Loads what is missing, one after the other in this order, and drops all others. Ends early without a network. */
  keep(photos: readonly AlbumPhoto[]): Promise<void>;
  has: (id: string) => boolean;
  /** A local address of the largest file. */
  addressOf: (id: string) => string | undefined;
}

/** The files of the photos in memory, so that the screen goes on without a network. */
export function createPictures(onLoad: () => void): Pictures {
  const addresses = new Map<string, string>();
  let wanted: readonly AlbumPhoto[] = [];
  let isLoading = false;
  const load = async (photo: AlbumPhoto): Promise<void> => {
    const blob = await fetchInTime(photo.pictures.large, DEADLINE_MS, {}, (response) =>
      response.ok ? response.blob() : null,
    );
    // Hidden meanwhile: the next answer does not have it.
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    if (wanted.some(({ _id }) => _id === photo._id)) addresses.set(photo._id, address);
    else URL.revokeObjectURL(address);
    onLoad();
  };
  return {
    async keep(photos) {
      wanted = photos;
      addresses.forEach((address, id) => {
        if (photos.some(({ _id }) => _id === id)) return;
        URL.revokeObjectURL(address);
        addresses.delete(id);
      });
      if (isLoading) return;
      isLoading = true;
      const tried = new Set<string>();
      const missing = () => wanted.find(({ _id }) => !addresses.has(_id) && !tried.has(_id));
      try {
        for (let photo = missing(); photo; photo = missing()) {
          tried.add(photo._id);
          await load(photo);
        }
      } catch {
        // No network: asked for again with the next answer.
      }
      isLoading = false;
    },
    has: (id) => addresses.has(id),
    addressOf: (id) => addresses.get(id),
  };
}
