import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { Clock } from '../../../common/clock.js';
import { Reconciler } from '../../../common/reconciler.js';
import { FamiliesRepository } from './families.repository.js';
import { FamilyRemovalsService } from './family-removals.service.js';
import { GuestListSteps } from './guest-list-steps.service.js';
import { GuestListsRepository } from './guest-lists.repository.js';

/** Steps that began earlier were interrupted, in milliseconds. */
const INTERRUPTED_MS = 60_000;
/** Documents of a round that is asked for at once. */
const BATCH = 500;
const LISTS = 20;
/** How long after the last restoration documents are kept, for servers whose clocks differ. */
const MARGIN_MS = 10 * 60_000;

/** Finishes changes that were interrupted, and deletes what can't be restored any more. */
@Injectable()
export class GuestListReconciler extends Reconciler {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly removals: FamilyRemovalsService,
    private readonly steps: GuestListSteps,
    private readonly clock: Clock,
  ) {
    super('guest lists that were left half written could not be settled');
  }

  protected override round(signal: AbortSignal): Promise<void> {
    return this.reconcile(signal);
  }

  /** One round. */
  async reconcile(signal?: AbortSignal): Promise<void> {
    await this.settleAdditions(signal);
    await this.finishSteps(signal);
    await this.purge(signal);
  }

  /**
   * Documents whose request can't put them on their list any more: those that are on it are settled, others deleted.
   */
  private async settleAdditions(signal: AbortSignal | undefined): Promise<void> {
    for (let left = await this.families.left(BATCH); left.length > 0 && !signal?.aborted;) {
      const [{ invitationId } = { invitationId: new Types.ObjectId() }] = left;
      const ids = left.filter((family) => family.invitationId.equals(invitationId)).map(({ _id }) => _id);
      const known = await this.lists.knownOf(invitationId, ids);
      const unknown = ids.filter((id) => !known.has(id.toHexString()));
      await this.families.settle(ids.filter((id) => known.has(id.toHexString())));
      await this.families.deleteLeft(unknown);
      if (unknown.length > 0) this.log.warn(`removed ${unknown.length} families that were left half added`);
      left = await this.families.left(BATCH);
    }
  }

  private async finishSteps(signal: AbortSignal | undefined): Promise<void> {
    const moment = new Date(this.clock.now() - INTERRUPTED_MS);
    for (const list of await this.lists.withStepsBefore(moment, LISTS)) {
      if (signal?.aborted) return;
      const steps = list.open.filter(({ at }) => at < moment);
      await this.steps.finish(list, steps);
      this.log.warn(`finished ${steps.length} interrupted changes of families`);
    }
  }

  private async purge(signal: AbortSignal | undefined): Promise<void> {
    const moment = new Date(this.removals.restorableSince().getTime() - MARGIN_MS);
    for (const list of await this.lists.withRemovedBefore(moment, LISTS)) {
      if (signal?.aborted) return;
      const gone = list.removed.filter(({ at }) => at < moment);
      await this.families.deleteAll(gone.map(({ f }) => f));
      await this.lists.purge(list._id, moment);
    }
  }
}
