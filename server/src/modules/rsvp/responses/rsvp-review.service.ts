import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReviewedWishDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { WishRemoval, WishReview } from '@serikad/shared/rsvp/rsvp.types';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Faults } from '../../../common/faults.js';
import { toObjectId } from '../../../common/object-id.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import { RemovalStepsService } from './removal-steps.service.js';
import { type ReviewedRsvp, ReviewedRsvpsRepository } from './reviewed-rsvps.repository.js';
import { RsvpRemovalsService } from './rsvp-removals.service.js';
import type { RsvpRecord } from './rsvp.schema.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';
import { RSVP_RETRY } from './rsvp-steps.service.js';

/** RSVPs that are written by one command. */
const BATCH = 100;

/**
 * What the couple do with several wishes at once. A call writes batch by batch and keeps no state of its own: repeated
 * after a crash, it does what is left.
 */
@Injectable()
export class RsvpReviewService {
  constructor(
    private readonly rsvps: ReviewedRsvpsRepository,
    private readonly removals: RsvpRemovalsService,
    private readonly steps: RemovalStepsService,
    private readonly settler: RsvpSettlerService,
    private readonly faults: Faults,
  ) {}

  /**
   * Shows guests the messages that waited or that the couple hid, as far as they are still the ones that the couple
   * read. Ids of other invitations, and of RSVPs that are deleted, are passed over.
   */
  async approve(id: OwnedInvitationId, wishes: readonly ReviewedWishDto[]): Promise<WishReview> {
    const invitationId = new Types.ObjectId(id);
    const versions = new Map(wishes.map((wish) => [wish.id, wish.version]));
    const changed: string[] = [];
    for (const batch of batchesOf([...versions.keys()])) {
      const held = (await this.rsvps.find(invitationId, batch)).filter(isHeld);
      await this.rsvps.approve(held.filter(({ _id, rev }) => versions.get(_id.toHexString()) === rev));
      await this.faults.reach('wish.reviewed');
      const left = (await this.rsvps.find(invitationId, batch)).filter(isHeld);
      changed.push(...left.map(({ _id }) => _id.toHexString()));
    }
    return { changed };
  }

  /**
   * Hides messages from guests, whatever their text is by now; the RSVPs and their seats stay.
   * @throws DomainError unavailable
   */
  async hide(id: OwnedInvitationId, ids: readonly string[]): Promise<void> {
    const invitationId = new Types.ObjectId(id);
    for (const batch of batchesOf(ids)) {
      const isShown = ({ message, hidden }: ReviewedRsvp): boolean => Boolean(message) && !hidden;
      const find = async (): Promise<ReviewedRsvp[]> => (await this.rsvps.find(invitationId, batch)).filter(isShown);
      await untilNoneIsLeft(find, async (shown) => {
        await this.rsvps.hide(shown);
        await this.faults.reach('wish.reviewed');
      });
    }
  }

  /**
   * Deletes RSVPs and gives back their seats; for a day they can be brought back together.
   * @throws DomainError removal-under-way, limit-reached, unavailable
   */
  remove(id: OwnedInvitationId, ids: readonly string[]): Promise<WishRemoval> {
    const invitationId = new Types.ObjectId(id);
    return this.removals.removeSelected(id, randomUUID(), async (removal) => {
      for (const batch of batchesOf(ids)) {
        const find = (): Promise<RsvpRecord[]> => this.rsvps.findWhole(invitationId, batch);
        await untilNoneIsLeft(find, async (rsvps) => {
          const busy = await this.steps.remove(invitationId, removal, rsvps);
          if (busy) await this.settler.wait(invitationId, busy);
        });
      }
    });
  }
}

/** Changes what is found until nothing is: what others change meanwhile is found again. */
async function untilNoneIsLeft<Rsvp>(
  find: () => Promise<Rsvp[]>,
  change: (found: Rsvp[]) => Promise<void>,
): Promise<void> {
  let found = await find();
  if (found.length === 0) return;
  await retryOnConflict(RSVP_RETRY, async () => {
    await change(found);
    found = await find();
    return found.length === 0 ? 'done' : 'again';
  });
}

const isHeld = ({ waiting, hidden }: ReviewedRsvp): boolean => waiting !== undefined || hidden !== undefined;

/** Ids of records, some at a time. */
function* batchesOf(ids: readonly string[]): Generator<Types.ObjectId[]> {
  const known = ids.map((id) => toObjectId(id)).filter((_id) => _id !== null);
  for (let first = 0; first < known.length; first += BATCH) yield known.slice(first, first + BATCH);
}
