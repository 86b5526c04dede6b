import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { DAY_MS } from '@serikad/shared/calendar/durations';
import type { RemoveWishesDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { WishFlood, WishRemoval } from '@serikad/shared/rsvp/rsvp.types';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import type { RemovalRecord } from '../seats/seats.schema.js';
import { SeatsService } from '../seats/seats.service.js';
import {
  MOST_RSVP_REMOVALS,
  RemovalRecordsRepository,
  type StoredRemoval,
} from '../seats/removal-records.repository.js';
import { RemovalStepsService } from './removal-steps.service.js';
import { type RsvpPosition, RemovedRsvpsRepository } from './removed-rsvps.repository.js';
import { FloodSearch } from './rsvp-floods.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';

/** How long a removal can be undone. */
export const UNDO_FOR = DAY_MS;
/** How long an RSVP stores the hash of its network. */
const SOURCE_FOR = 30 * DAY_MS;
/** RSVPs that are removed or brought back by one round of commands. */
const BATCH = 100;
/** From this silence on another process continues a run, in milliseconds: much longer than a batch takes. */
const TAKEN_OVER_AFTER = 15_000;
const PURGED_AT_A_TIME = 500;

/**
 * The couple's means against a flood of RSVPs: remove many at once, and restore them within a day. A removal is
 * recorded first and then runs in the background; the reconciler resumes one whose server was killed.
 */
@Injectable()
export class RsvpRemovalsService implements OnModuleDestroy {
  private readonly log = new Logger(RsvpRemovalsService.name);
  private readonly running = new Map<string, Promise<void>>();
  /** Names this process in the records. */
  private readonly runner = randomUUID();
  private isStopping = false;

  constructor(
    private readonly records: RemovalRecordsRepository,
    private readonly rsvps: RemovedRsvpsRepository,
    private readonly steps: RemovalStepsService,
    private readonly settler: RsvpSettlerService,
    private readonly seats: SeatsService,
    private readonly clock: Clock,
  ) {}

  /** RSVPs from one network within a short time, during the last 30 days; the largest floods first. */
  async floods(id: OwnedInvitationId): Promise<WishFlood[]> {
    const search = new FloodSearch();
    const since = new Date(this.clock.now() - SOURCE_FOR);
    for await (const rsvp of this.rsvps.withSource(new Types.ObjectId(id), since)) search.add(rsvp);
    return search.floods();
  }

  /** What was removed during the last day, newest first. */
  async list(id: OwnedInvitationId): Promise<WishRemoval[]> {
    const invitationId = new Types.ObjectId(id);
    const now = this.clock.now();
    const removals = (await this.records.find(invitationId)).filter(
      ({ state, undoUntil }) => state !== 'removed' || undoUntil.getTime() > now,
    );
    return Promise.all(removals.reverse().map((removal) => this.view(invitationId, removal)));
  }

  /**
   * Begins to remove the RSVPs of a period, in the background.
   * @throws DomainError not-found for an RSVP without a source, removal-under-way, limit-reached
   */
  async remove(id: OwnedInvitationId, { since, until, sameSourceAs }: RemoveWishesDto): Promise<WishRemoval> {
    const now = this.clock.now();
    const invitationId = new Types.ObjectId(id);
    const source = sameSourceAs === undefined ? undefined : await this.sourceOf(invitationId, sameSourceAs);
    const removal: RemovalRecord = {
      id: randomUUID(),
      state: 'removing',
      since: new Date(since),
      until: new Date(Math.min(until === undefined ? now : Date.parse(until), now)),
      ...(source !== undefined && { source }),
      undoUntil: new Date(now + UNDO_FOR),
      runner: this.runner,
      beatAt: new Date(now),
    };
    await this.begin(id, removal);
    this.start({ invitationId, removal });
    return this.view(invitationId, removal);
  }

  /**
   * Removes RSVPs that the owner named. The record is there before the first is removed, as of a removal that is over:
   * no other process continues it, and all that is removed by then can be brought back.
   * @param removeAll removes them under the removal's id
   * @throws DomainError removal-under-way, limit-reached, what `removeAll` throws
   */
  async removeSelected(
    id: OwnedInvitationId,
    removalId: string,
    removeAll: (removalId: string) => Promise<void>,
  ): Promise<WishRemoval> {
    const now = this.clock.date();
    const invitationId = new Types.ObjectId(id);
    const removal: RemovalRecord = {
      id: removalId,
      state: 'removed',
      since: now,
      until: now,
      undoUntil: new Date(now.getTime() + UNDO_FOR),
      runner: this.runner,
      beatAt: now,
    };
    await this.begin(id, removal);
    await removeAll(removalId);
    const view = await this.view(invitationId, removal);
    if (view.answers === 0) await this.records.remove(invitationId, removalId);
    return view;
  }

  /**
   * Begins to restore what was removed, by creation and as far as it fits into the limits.
   * @throws DomainError not-found when it can't be restored any more, removal-under-way
   */
  async undo(id: OwnedInvitationId, removalId: string): Promise<WishRemoval> {
    const invitationId = new Types.ObjectId(id);
    const isBegun = await this.records.beginRestore(invitationId, removalId, this.runner, this.clock.date());
    const stored = (await this.records.find(invitationId)).find((removal) => removal.id === removalId);
    if (!stored || (!isBegun && stored.undoUntil.getTime() <= this.clock.now())) throw new DomainError('not-found');
    if (!isBegun) throw new DomainError('removal-under-way');
    this.start({ invitationId, removal: stored });
    return this.view(invitationId, stored);
  }

  /** Continues what a stopped server left, and ends what can't be undone any more. @returns how many were continued */
  async reconcile(signal?: AbortSignal): Promise<number> {
    let continued = 0;
    for await (const stored of this.records.all()) {
      if (this.isStopping || signal?.aborted) return continued;
      if (stored.removal.state !== 'removed') {
        const removal = await this.takeOver(stored);
        if (!removal) continue;
        await this.run({ ...stored, removal });
        continued += 1;
      } else if (stored.removal.undoUntil.getTime() <= this.clock.now()) await this.purge(stored);
    }
    const before = new Date(this.clock.now() - SOURCE_FOR);
    while (!signal?.aborted && (await this.rsvps.forgetSources(before, PURGED_AT_A_TIME)) > 0);
    return continued;
  }

  /** Ends between two batches before the database is left. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.running.values());
  }

  private async begin(id: OwnedInvitationId, removal: RemovalRecord): Promise<void> {
    const invitationId = new Types.ObjectId(id);
    await this.seats.init(id);
    if (await this.records.begin(invitationId, removal)) return;
    const isFull = (await this.records.find(invitationId)).length >= MOST_RSVP_REMOVALS;
    throw new DomainError(isFull ? 'limit-reached' : 'removal-under-way');
  }

  private start(stored: StoredRemoval): void {
    const { id } = stored.removal;
    const run = this.run(stored)
      .catch((error: unknown) => this.log.warn(`a removal of RSVPs stays for the reconciler: ${String(error)}`))
      .finally(() => this.running.delete(id));
    this.running.set(id, run);
  }

  private takeOver({ invitationId, removal }: StoredRemoval): Promise<RemovalRecord | undefined> {
    const now = this.clock.now();
    const silentSince = new Date(now - TAKEN_OVER_AFTER);
    return this.records.takeOver(invitationId, removal.id, { runner: this.runner, now: new Date(now), silentSince });
  }

  private async run({ invitationId, removal }: StoredRemoval): Promise<void> {
    const { id, state } = removal;
    const isWhole =
      state === 'removing' ? await this.removeAll(invitationId, removal) : await this.restoreAll(invitationId, id);
    if (!isWhole) return;
    // Nothing was removed, or all of it is back: there is nothing to undo.
    const left = await this.rsvps.count(invitationId, id);
    if (left === 0) await this.records.remove(invitationId, id);
    else await this.records.end(invitationId, id, this.runner, state === 'restoring');
  }

  /** Whether this process continues: it does not stop, and no other has taken the run over. */
  private async goesOn(invitationId: Types.ObjectId, id: string): Promise<boolean> {
    return !this.isStopping && this.records.beat(invitationId, id, this.runner, this.clock.date());
  }

  /** @returns false when it ends before it is done */
  private async removeAll(invitationId: Types.ObjectId, { id, since, until, source }: RemovalRecord): Promise<boolean> {
    const scope = { invitationId, since, until, ...(source !== undefined && { source }) };
    // RSVPs that are being changed are left by a pass, so it is the last one only when it finds none.
    for (let found = true; found;) {
      found = false;
      let place: RsvpPosition | undefined;
      for (;;) {
        const rsvps = await this.rsvps.toRemove(scope, place, BATCH);
        place = rsvps.at(-1);
        if (!place) break;
        if (!(await this.goesOn(invitationId, id))) return false;
        found = true;
        const busy = await this.steps.remove(invitationId, id, rsvps);
        if (busy) await this.settler.wait(invitationId, busy);
      }
    }
    return true;
  }

  /** @returns false when it ends before it is done */
  private async restoreAll(invitationId: Types.ObjectId, id: string): Promise<boolean> {
    // What does not fit is left; what was being changed is tried by another pass.
    for (let again = true; again;) {
      again = false;
      let place: RsvpPosition | undefined;
      for (;;) {
        const removed = await this.rsvps.removed(invitationId, id, place, BATCH);
        const last = removed.at(-1);
        if (!last) break;
        if (!(await this.goesOn(invitationId, id))) return false;
        const busy = await this.steps.restore(invitationId, removed);
        if (busy) {
          again = true;
          await this.settler.wait(invitationId, busy);
        }
        place = { _id: last._id, createdAt: last.removed.createdAt };
      }
    }
    return true;
  }

  private async purge({ invitationId, removal }: StoredRemoval): Promise<void> {
    // The removal was read a while ago: an undo may have begun since.
    if (!(await this.records.endUndo(invitationId, removal.id, this.clock.date()))) return;
    const expireAt = this.settler.deletedUntil();
    while ((await this.rsvps.purge(invitationId, removal.id, expireAt, PURGED_AT_A_TIME)) > 0);
    await this.records.remove(invitationId, removal.id);
  }

  private async sourceOf(invitationId: Types.ObjectId, wishId: string): Promise<string> {
    const _id = toObjectId(wishId);
    const source = _id && (await this.rsvps.sourceOf(invitationId, _id));
    if (!source) throw new DomainError('not-found');
    return source;
  }

  private async view(invitationId: Types.ObjectId, removal: RemovalRecord): Promise<WishRemoval> {
    return {
      id: removal.id,
      state: removal.state,
      since: removal.since.toISOString(),
      until: removal.until.toISOString(),
      answers: await this.rsvps.count(invitationId, removal.id),
      undoUntil: removal.undoUntil.toISOString(),
      isLimited: removal.isLimited ?? false,
    };
  }
}
