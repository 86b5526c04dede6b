import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { Clock } from '../../common/clock.js';
import { PeriodicTask } from '../../common/periodic-task.js';
import { exclusiveRun } from '../../database/exclusive-run.js';
import { FileReferences } from '../../media/images/file-references.js';
import { type ListedFile, STORAGE, type StoragePort } from '../../media/storage/storage.port.js';
import { PIECES_FOLDER, uuidOf } from './album-keys.js';
import type { AlbumEntry, AlbumRecord } from './album.schema.js';
import { AlbumPhotosRepository } from './album-photos.repository.js';
import { AlbumRemovals } from './album-removals.service.js';
import { AlbumsRepository } from './albums.repository.js';

/** Younger leftovers may belong to a request that is not over. */
const LEFTOVER_AGE = HOUR_MS;
/** An upload of which no piece came for so long is given up. */
const UPLOAD_AGE = 7 * 24 * HOUR_MS;
/** Files of a page, and entries that are compared with their photos at a time. */
const AT_ONCE = 500;

export interface AlbumSweep {
  /** Uploads that were given up. */
  uploads: number;
  /** Removals that were ended. */
  removals: number;
  /** Entries without a photo. */
  entries: number;
  /** Files of pieces that no upload needs. */
  pieces: number;
}

/**
 * Removes at the start, and every hour, what guests have not finished and what a killed server has left of albums.
 * Every step can be repeated. Pictures without a photo are removed by the sweeper of all pictures, which asks here
 * which ones have one.
 */
@Injectable()
export class AlbumSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(AlbumSweeper.name);
  private readonly task = new PeriodicTask(HOUR_MS, () => this.run());
  private readonly stop = new AbortController();

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    @InjectConnection() private readonly connection: Connection,
    private readonly photos: AlbumPhotosRepository,
    private readonly albums: AlbumsRepository,
    private readonly removals: AlbumRemovals,
    private readonly clock: Clock,
    references: FileReferences,
  ) {
    references.register(['album'], async (keys) => {
      const known = await photos.knownUuids(keys.map(uuidOf));
      return new Set(keys.filter((key) => known.has(uuidOf(key))));
    });
  }

  onApplicationBootstrap(): void {
    this.task.begin();
  }

  onModuleDestroy(): Promise<void> {
    this.stop.abort();
    return this.task.end();
  }

  /**
   * One round.
   * @param signal ends it between two steps
   * @throws the signal's reason; DomainError unavailable, also while a backup runs
   */
  async sweep(signal: AbortSignal = this.stop.signal): Promise<AlbumSweep> {
    const found = { uploads: 0, removals: 0, entries: 0, pieces: 0 };
    const now = this.clock.now();
    for await (const photo of this.photos.unfinished(new Date(now - LEFTOVER_AGE))) {
      signal.throwIfAborted();
      if (photo.state === 'removed') {
        await this.removals.finish(photo);
        found.removals += 1;
      } else if (photo.state === 'receiving' && (photo.unfinishedAt?.getTime() ?? now) < now - UPLOAD_AGE) {
        if (!(await this.photos.giveUp(photo, this.clock.date()))) continue;
        await this.removals.finish(photo);
        found.uploads += 1;
      }
    }
    for await (const album of this.albums.claimed()) found.entries += await this.sweepEntries(album, signal);
    found.pieces = await this.sweepPieces(signal);
    return found;
  }

  /** Takes back places whose photo was never written. */
  private async sweepEntries(album: AlbumRecord, signal: AbortSignal): Promise<number> {
    const before = this.clock.now() - LEFTOVER_AGE;
    const old = album.entries.filter(({ at }) => at.getTime() < before);
    let released = 0;
    for (let from = 0; from < old.length; from += AT_ONCE) {
      signal.throwIfAborted();
      const batch = old.slice(from, from + AT_ONCE);
      const known = await this.photos.knownIds(batch.map(({ p }) => p));
      for (const entry of batch.filter(({ p }) => !known.has(p.toHexString()))) {
        if (await this.release(album, entry)) released += 1;
      }
    }
    if (old.length === album.entries.length) await this.albums.setChecked(album);
    return released;
  }

  /**
   * As a photo that is removed, so that the guest's device, which may announce it again meanwhile, waits for its end.
   */
  private async release({ _id: invitationId }: AlbumRecord, { p, u, b, at }: AlbumEntry): Promise<boolean> {
    const removed = { _id: p, invitationId, uuid: u, guest: '', name: '', at, bytes: b, received: 0 };
    await this.photos.insertOnce({ ...removed, state: 'removed', unfinishedAt: this.clock.date() });
    const photo = await this.photos.find(p);
    if (photo?.state !== 'removed') return false;
    await this.removals.finish(photo);
    return true;
  }

  private async sweepPieces(signal: AbortSignal): Promise<number> {
    const before = this.clock.now() - LEFTOVER_AGE;
    let removed = 0;
    let after: string | undefined;
    for (let page: ListedFile[] | undefined; !page || page.length === AT_ONCE;) {
      page = await this.storage.page(PIECES_FOLDER, after, AT_ONCE);
      after = page.at(-1)?.key;
      const old = page.filter(({ modifiedAt }) => modifiedAt < before);
      const receiving = await this.photos.receivingUuids([...new Set(old.map(({ key }) => uuidOf(key)))]);
      for (const { key } of old.filter((file) => !receiving.has(uuidOf(file.key)))) {
        signal.throwIfAborted();
        await this.storage.remove(key);
        removed += 1;
      }
    }
    return removed;
  }

  private async run(): Promise<void> {
    try {
      const round = { name: 'album-sweeper', everyMs: HOUR_MS, now: this.clock.date() };
      const found = await exclusiveRun(this.connection, round, (held) =>
        this.sweep(AbortSignal.any([held, this.stop.signal])),
      );
      if (found && Object.values(found).some((count) => count > 0)) {
        const { uploads, removals, entries, pieces } = found;
        this.log.log(
          `albums: gave up ${uploads} unfinished uploads, ended ${removals} removals, took back ${entries} places, removed ${pieces} pieces`,
        );
      }
    } catch (error) {
      // The next round tries again.
      if (!this.stop.signal.aborted) this.log.warn(`the albums could not be swept: ${String(error)}`);
    }
  }
}
