import { WHOLE_STATES } from '@serikad/shared/album/album.types';
import mongoose from 'mongoose';
import type { AlbumPhotoRecord } from '../../modules/album/album-photo.schema.js';
import type { AlbumRecord } from '../../modules/album/album.schema.js';
import { type Dump, newestFirst, raw, withWriters } from './dump.js';
import type { CollectionEntry } from './manifest.js';

const { BSON } = mongoose.mongo;

const AT_ONCE = 500;

/**
 * Writes albums, and behind each the photos that it counts, so that in the backup every photo has its entry and the
 * bytes are those of the entries. An album is read before its photos: one that was whole by then has its entry in it.
 * Left out are photos that are being received or removed, and what they hold of networks: their pieces are not copied.
 */
export function dumpAlbums(dump: Dump): Promise<CollectionEntry[]> {
  return withWriters(dump, ['albums', 'album_photos'] as const, async (albums, photos) => {
    for await (const bytes of newestFirst(dump, 'albums')) {
      dump.signal.throwIfAborted();
      await dump.reach?.('album-read');
      const album = BSON.deserialize(bytes) as AlbumRecord;
      const written = new Set<string>();
      // By ids, which never change: along states a photo that the couple approve meanwhile would be missed.
      for (let from = 0; from < album.entries.length; from += AT_ONCE) {
        const _id = { $in: album.entries.slice(from, from + AT_ONCE).map(({ p }) => p) };
        const whole = { _id, state: { $in: WHOLE_STATES } };
        for await (const photo of raw(dump.db.collection('album_photos').find(whole, { raw: true }))) {
          written.add((BSON.deserialize(photo) as AlbumPhotoRecord)._id.toHexString());
          await photos.write(photo);
        }
      }
      const isSettled = written.size === album.entries.length && !album.unfinished;
      await albums.write(isSettled ? bytes : BSON.serialize(settled(album, written)));
    }
  });
}

function settled({ unfinished: _, ...album }: AlbumRecord, written: ReadonlySet<string>): AlbumRecord {
  const entries = album.entries.filter(({ p }) => written.has(p.toHexString()));
  return { ...album, entries, bytes: entries.reduce((sum, { b }) => sum + b, 0) };
}
