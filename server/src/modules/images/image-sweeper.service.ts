import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Rounds } from '../../common/rounds.js';
import { STORAGE, type StoragePort } from '../storage/storage.port.js';
import { FileReferences } from './file-references.js';
import { ImageLedgerRepository } from './image-ledger.repository.js';
import { filesOf, parseImageKey } from './image-purpose.js';

const HOUR = 3_600_000;
/** Younger ones may belong to a request that is not over. */
const ORPHAN_AGE = HOUR;
/** Keys that the records are asked about at a time. */
const BATCH = 500;

/** What a round has found. */
export interface Sweep {
  /** Pictures that no record held: their files are removed. */
  orphans: number;
  /** Pieces of files that a killed write has left. */
  unfinished: number;
  /** Pictures that a record holds, and whose file is gone. */
  missing: number;
}

/**
 * Puts right at the start, and every hour, what a killed server has left: files that no record holds go; records whose
 * file is gone are told of, because nobody can bring it back. Every step may be done twice, so several servers may
 * sweep at once. See docs/decisions/030-files.md.
 */
@Injectable()
export class ImageSweeperService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(ImageSweeperService.name);
  private readonly rounds = new Rounds(HOUR, () => this.run());
  private stopping = false;

  constructor(
    @Inject(STORAGE) private readonly storage: StoragePort,
    private readonly ledger: ImageLedgerRepository,
    private readonly references: FileReferences,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  onModuleDestroy(): Promise<void> {
    this.stopping = true;
    return this.rounds.end();
  }

  /** How many pictures have a record but no file, over all servers and rounds. */
  missing(): Promise<number> {
    return this.ledger.countMissing();
  }

  /** One round. */
  async sweep(): Promise<Sweep> {
    const before = this.clock.now() - ORPHAN_AGE;
    const unfinished = await this.storage.removeUnfinished(before);
    // The files first: a picture that goes while its ledger is read would else seem to have lost its file.
    const stored = new Map<string, number>();
    for await (const { key: file, modifiedAt } of this.storage.list()) {
      const image = parseImageKey(file);
      if (image) stored.set(image.key, Math.max(modifiedAt, stored.get(image.key) ?? 0));
    }
    const counted = await this.sweepLedgers(before, stored);
    const uncounted = await this.sweepFiles(before, stored);
    return { orphans: counted + uncounted, unfinished, missing: await this.missing() };
  }

  /** Pictures on a ledger: those that nobody holds, and those that are held but gone. */
  private async sweepLedgers(before: number, stored: Map<string, number>): Promise<number> {
    let removed = 0;
    for await (const { _id: owner, images } of this.ledger.all()) {
      if (this.stopping) break;
      const old = images.filter(({ at }) => at.getTime() < before);
      if (old.length === 0) continue;
      const held = await this.references.held(old.map(({ key }) => key));
      for (const { key } of old) {
        if (!held.has(key)) {
          await this.remove(key);
          stored.delete(key);
          removed += 1;
        } else if (await this.ledger.setMissing(key, !stored.has(key))) {
          if (stored.has(key)) this.log.log(`the file of the picture ${key} is there again`);
          else this.log.error(`the file of the picture ${key} of ${owner} is gone, but its record holds it`);
        }
      }
    }
    return removed;
  }

  /** Files of pictures that are on no ledger and held by nobody. */
  private async sweepFiles(before: number, stored: ReadonlyMap<string, number>): Promise<number> {
    const old = [...stored].filter(([, modifiedAt]) => modifiedAt < before).map(([key]) => key);
    let removed = 0;
    for (let from = 0; from < old.length && !this.stopping; from += BATCH) {
      const keys = old.slice(from, from + BATCH);
      const [known, held] = await Promise.all([this.ledger.known(keys), this.references.held(keys)]);
      for (const key of keys.filter((one) => !known.has(one) && !held.has(one))) {
        await this.remove(key);
        removed += 1;
      }
    }
    return removed;
  }

  private async remove(key: string): Promise<void> {
    for (const file of filesOf(key)) await this.storage.remove(file);
    await this.ledger.remove(key);
  }

  private async run(): Promise<void> {
    try {
      const { orphans, unfinished } = await this.sweep();
      if (orphans + unfinished > 0) {
        this.log.warn(`removed ${orphans} pictures that nobody held and ${unfinished} unfinished files`);
      }
    } catch (error) {
      // Nothing is removed on a guess; the next round tries again.
      if (!this.stopping) this.log.warn(`the files could not be swept: ${String(error)}`);
    }
  }
}
