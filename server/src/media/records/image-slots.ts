import type { Collection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { randomObjectId } from '../../common/object-id.js';

/**
 * A record with a slot. Each invitation has a fixed number of slots, numbered from 0; a unique index lets each be taken
 * once, which limits the records.
 */
export interface SlotRecord {
  _id: Types.ObjectId;
  invitationId: Types.ObjectId;
  slot: number;
  /** When it was added; the ids are random and have no order. */
  createdAt: Date;
  /** When the slot was claimed; absent once the picture is stored. */
  claimedAt?: Date;
}

/** Excludes placeholders, whose picture is not stored yet. */
export const COMPLETE = { claimedAt: null } as const;

/** Longer than any upload takes: older placeholders were left by a killed server. */
const CLAIM_TTL_MS = 5 * 60_000;

/**
 * Slots for records with a picture. A slot is claimed before the picture is encoded and stored, so that of fifty
 * uploads at once those without a slot are refused at once, without work.
 */
export class ImageSlots {
  /**
   * @param records the collection with the unique index
   * @param index its name, on invitationId and slot
   * @param size the number of slots
   */
  constructor(
    private readonly records: Collection,
    private readonly index: string,
    private readonly size: number,
  ) {}

  /** @returns the id of the placeholder; nothing when no slot is free */
  async claim(invitationId: Types.ObjectId, now: Date): Promise<Types.ObjectId | null> {
    await this.records.deleteMany({
      invitationId,
      claimedAt: { $lte: new Date(now.getTime() - CLAIM_TTL_MS) },
    });
    for (;;) {
      const slot = await this.freeSlot(invitationId);
      if (slot === undefined) return null;
      const claim: SlotRecord = { _id: randomObjectId(), invitationId, slot, createdAt: now, claimedAt: now };
      try {
        await this.records.insertOne(claim);
        return claim._id;
      } catch (error) {
        // Another request has taken it since. Each round one request succeeds, so this ends.
        if (!isDuplicateKey(error, this.index)) throw error;
      }
    }
  }

  /** Completes a placeholder. @returns false when it has expired */
  async fill(_id: Types.ObjectId, content: object): Promise<boolean> {
    const { matchedCount } = await this.records.updateOne(
      { _id, claimedAt: { $ne: null } },
      { $set: content, $unset: { claimedAt: 1 } },
    );
    return matchedCount === 1;
  }

  /** Removes a placeholder; a complete record stays. */
  async release(_id: Types.ObjectId): Promise<void> {
    await this.records.deleteOne({ _id, claimedAt: { $ne: null } });
  }

  /** A random free one, so that concurrent requests seldom claim the same. */
  private async freeSlot(invitationId: Types.ObjectId): Promise<number | undefined> {
    const taken = new Set<unknown>(await this.records.distinct('slot', { invitationId }));
    const free = Array.from({ length: this.size }, (_, slot) => slot).filter((slot) => !taken.has(slot));
    return free[Math.floor(Math.random() * free.length)];
  }
}
