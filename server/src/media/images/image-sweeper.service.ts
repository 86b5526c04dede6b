import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '@serikad/shared/calendar/durations';
import { Clock } from '../../common/clock.js';
import { PeriodicTask } from '../../common/periodic-task.js';
import { exclusiveRun } from '../../database/exclusive-run.js';
import { STORAGE, type ListedFile, type StoragePort } from '../storage/storage.port.js';
import { FileReferences } from './file-references.js';
import { ImageQuotaRepository, type OwnedEntry } from './image-quota.repository.js';
import { filesOf, IMAGE_FOLDERS, parseImageKey } from './image-purpose.js';

/** Younger ones may belong to a request that is not over. */
const ORPHAN_AGE = HOUR_MS;
/** Keys that the records are asked about at a time. */
const BATCH = 500;
/** Files that are compared with their records at a time. */
const PAGE = 2_000;

export interface Sweep {
  /** Pictures that no record held: their files are removed. */
  orphans: number;
  /** Pieces of files that a killed write has left. */
  unfinished: number;
  /** Pictures that a record holds, and whose file is gone. */
  missing: number;
}

/** Pictures of a range of keys that are stored, with the time of their last write in milliseconds since the epoch. */
interface StoredRange {
  /** Last key of the range. */
  upTo: string;
  pictures: Map<string, number>;
}

/**
 * Repairs at the start, and every hour, what a killed server has left: files that no record holds are removed; records
 * whose file is gone are logged, because only a backup can bring it back. Every step can be repeated. The files of a
 * folder are read in pages sorted by key, each compared with the quota entries of the same range of keys, so the
 * memory does not depend on their number. See docs/decisions/030-files.md.
 */
@Injectable()
export class ImageSweeperService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(ImageSweeperService.name);
  private readonly task = new PeriodicTask(HOUR_MS, () => this.run());
  private readonly stop = new AbortController();

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    @InjectConnection() private readonly connection: Connection,
    private readonly quotas: ImageQuotaRepository,
    private readonly references: FileReferences,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.begin();
  }

  onModuleDestroy(): Promise<void> {
    this.stop.abort();
    return this.task.end();
  }

  /** How many pictures have a record but no file, over all servers and rounds. */
  missing(): Promise<number> {
    return this.quotas.countMissing();
  }

  /** One round, unless another server has the lease or has swept within the hour: then nothing. */
  sweepAlone(): Promise<Sweep | null> {
    const round = { name: 'image-sweeper', everyMs: HOUR_MS, now: this.clock.date() };
    return exclusiveRun(this.connection, round, (signal) => this.sweep(signal));
  }

  /**
   * One round.
   * @param signal ends it between two steps
   * @throws the signal's reason
   * @param pageSize files that are held in memory at a time, at least 5
   */
  async sweep(signal: AbortSignal = this.stop.signal, pageSize = PAGE): Promise<Sweep> {
    const ends = AbortSignal.any([signal, this.stop.signal]);
    const before = this.clock.now() - ORPHAN_AGE;
    const unfinished = await this.storage.removeUnfinished(before, ends);
    let orphans = 0;
    for (const folder of IMAGE_FOLDERS) {
      let after = `${folder}/`;
      // The files first: a picture that is removed while its quota is read would otherwise count as missing.
      for await (const range of this.storedRanges(folder, pageSize)) {
        orphans += await this.sweepEntries(before, after, range, ends);
        orphans += await this.sweepFiles(before, range.pictures, ends);
        // A round that is cut is not done: the next start begins another.
        ends.throwIfAborted();
        after = range.upTo;
      }
    }
    return { orphans, unfinished, missing: await this.missing() };
  }

  /** The pictures of a folder in ranges of keys, which together have every key of the folder. */
  private async *storedRanges(folder: string, pageSize: number): AsyncIterable<StoredRange> {
    let after: string | undefined;
    for (;;) {
      const page = await this.storage.page(folder, after, pageSize);
      if (page.length < pageSize) {
        // Behind every key of the folder.
        yield { upTo: `${folder}0`, pictures: picturesOf(page) };
        return;
      }
      const whole = withoutLastPicture(page);
      after = whole.at(-1)?.key ?? '';
      yield { upTo: parseImageKey(after)?.key ?? after, pictures: picturesOf(whole) };
    }
  }

  /**
   * Counted pictures: removes those that no record holds, marks those that are held but gone. Leaves in the range
   * those that are not counted.
   */
  private async sweepEntries(before: number, after: string, range: StoredRange, ends: AbortSignal): Promise<number> {
    let removed = 0;
    for await (const entries of inBatches(this.quotas.between(after, range.upTo))) {
      if (ends.aborted) break;
      const old = entries.filter(({ at }) => at.getTime() < before);
      const referenced = await this.references.referenced(old.map(({ key }) => key));
      for (const entry of old) {
        if (referenced.has(entry.key)) {
          await this.note(entry, range.pictures.has(entry.key));
          continue;
        }
        await this.remove(entry.key);
        removed += 1;
      }
      for (const { key } of entries) range.pictures.delete(key);
    }
    return removed;
  }

  private async note({ key, owner, missing }: OwnedEntry, isStored: boolean): Promise<void> {
    if (isStored === !missing || !(await this.quotas.setMissing(key, !isStored))) return;
    if (isStored) this.log.log(`the file of the picture ${key} is there again`);
    else this.log.error(`the file of the picture ${key} of ${owner} is gone, but its record holds it`);
  }

  /** Files of pictures that are not counted and held by no record. */
  private async sweepFiles(before: number, stored: ReadonlyMap<string, number>, ends: AbortSignal): Promise<number> {
    const old = [...stored].filter(([, modifiedAt]) => modifiedAt < before).map(([key]) => key);
    let removed = 0;
    for (let from = 0; from < old.length && !ends.aborted; from += BATCH) {
      const keys = old.slice(from, from + BATCH);
      const known = await this.quotas.known(keys);
      const unknown = keys.filter((key) => !known.has(key));
      const referenced = await this.references.referenced(unknown);
      for (const key of unknown.filter((one) => !referenced.has(one))) {
        await this.remove(key);
        removed += 1;
      }
    }
    return removed;
  }

  private async remove(key: string): Promise<void> {
    for (const file of filesOf(key)) await this.storage.remove(file);
    await this.quotas.remove(key);
  }

  private async run(): Promise<void> {
    try {
      const found = await this.sweepAlone();
      if (found && found.orphans + found.unfinished > 0) {
        this.log.warn(`removed ${found.orphans} unreferenced pictures and ${found.unfinished} unfinished files`);
      }
    } catch (error) {
      // Nothing is removed on a guess; the next round tries again.
      if (!this.stop.signal.aborted) this.log.warn(`the files could not be swept: ${String(error)}`);
    }
  }
}

function picturesOf(files: readonly ListedFile[]): Map<string, number> {
  const pictures = new Map<string, number>();
  for (const { key: file, modifiedAt } of files) {
    const image = parseImageKey(file);
    if (image) pictures.set(image.key, Math.max(modifiedAt, pictures.get(image.key) ?? 0));
  }
  return pictures;
}

/** A full page may end between two files of one picture: that picture belongs to the next page. */
function withoutLastPicture(page: readonly ListedFile[]): readonly ListedFile[] {
  const pictureOf = (file: ListedFile | undefined): string => parseImageKey(file?.key ?? '')?.key ?? file?.key ?? '';
  const last = pictureOf(page.at(-1));
  return page.slice(
    0,
    page.findIndex((file) => pictureOf(file) === last),
  );
}

async function* inBatches<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
