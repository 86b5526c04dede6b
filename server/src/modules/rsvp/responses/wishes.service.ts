import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AddWishDto, EditWishDto } from '@serikad/shared/wishes/wish.dto';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { toObjectId } from '../../../common/object-id.js';
import type { SeatIntent } from '../seats/attendance.schema.js';
import { type Busy, SeatLedgerService } from '../seats/seat-ledger.service.js';
import { type GuestInvitation, InvitationsService } from '../../invitations/invitations.service.js';
import { refusalError, whyForbidden } from './wish-rules.js';
import type { WishRecord } from './wish.schema.js';
import { sha256, WishSecretsService } from './wish-secrets.service.js';
import { SAMPLE_PREFIX } from './wish-list.service.js';
import { WishSettlerService } from './wish-settler.service.js';
import { type WishContent, WishesRepository } from './wishes.repository.js';

/** How long a guest waits for another change of the same answer, in milliseconds. */
const PATIENCE = 2_000;
/** Seconds after which it is worth trying again. */
const BUSY_RETRY_SECONDS = 3;

type NewWish = WishContent & Pick<WishRecord, '_id' | 'key' | 'secretHash' | 'bodyHash' | 'source'>;

/**
 * How guests answer, and how answers go again. The steps of each change, and what a crash between them leaves, stand in
 * docs/decisions/020-attendance-intent-log.md.
 */
@Injectable()
export class WishesService {
  constructor(
    private readonly wishes: WishesRepository,
    private readonly ledger: SeatLedgerService,
    private readonly settler: WishSettlerService,
    private readonly invitations: InvitationsService,
    private readonly secrets: WishSecretsService,
    private readonly faults: Faults,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a guest's answer and takes its seats. The same key and the same answer are kept once and give the same secret,
   * also when the answer was deleted since: it stays deleted.
   * @param client the network that it came from, as `clientOf` says it
   * @returns the secret by which the guest comes back to the answer
   * @throws DomainError not-found, sample-read-only, package-required, answers-closed, wishes-closed, limit-reached, validation,
   *   idempotency-mismatch, unavailable
   */
  async add(dto: AddWishDto, givenKey: string | undefined, client?: string): Promise<string> {
    if (dto.invitationId.startsWith(SAMPLE_PREFIX)) throw new DomainError('sample-read-only');
    const invitationId = toObjectId(dto.invitationId);
    if (!invitationId) throw new DomainError('not-found');
    const key = givenKey ?? randomUUID();
    const content = contentOf(dto);
    const secret = this.secrets.of(invitationId.toHexString(), key);
    const _id = this.secrets.answerId(invitationId.toHexString(), key);
    const hashes = { secretHash: sha256(secret), bodyHash: sha256(JSON.stringify(content)) };
    const source = client !== undefined && { source: this.secrets.sourceOf(invitationId.toHexString(), client) };
    const guest = await this.invitations.forGuests(dto.invitationId);

    const patience = new Patience();
    for (;;) {
      // No look before: a repetition fails at the seats, at the open intent or at the unique key, and is found then.
      const outcome = await this.tryToAdd(invitationId, guest, { _id, key, ...content, ...hashes, ...source });
      if (outcome === 'written') return secret;
      const earlier = givenKey === undefined ? null : await this.wishes.findByKey(invitationId, key);
      if (earlier) return sameSecret(earlier, hashes, secret);
      const deleted = givenKey === undefined ? null : await this.wishes.findTombstone(_id);
      if (deleted) {
        if (deleted.repeatHash !== this.secrets.repeatHash(hashes.bodyHash)) {
          throw new DomainError('idempotency-mismatch');
        }
        return secret;
      }
      if (outcome instanceof DomainError) throw outcome;
      if (outcome !== 'again') await this.settler.wait(invitationId, outcome);
      patience.check();
    }
  }

  /**
   * Changes a guest's answer.
   * @param dto with the secret that `add` gave
   * @throws DomainError like `add`; an unknown secret is not-found
   */
  async edit(dto: EditWishDto): Promise<void> {
    const secretHash = sha256(dto.wishId);
    const content = contentOf(dto);
    const patience = new Patience();
    for (;;) {
      const wish = await this.wishes.findBySecret(secretHash);
      if (!wish) throw new DomainError('not-found');
      const guest = await this.invitations.forGuests(wish.invitationId.toHexString());
      const forbidden = whyForbidden(guest, content, wish);
      if (forbidden) throw forbidden;
      if (content.attendanceCount === wish.attendanceCount) {
        // No seat moves, so no intent: the version alone decides.
        if (await this.wishes.rewrite(wish, content)) return;
      } else {
        const change = {
          kind: 'edit',
          key: wish.key,
          from: wish.attendanceCount,
          to: content.attendanceCount,
        } as const;
        const opened = await this.ledger.open(wish.invitationId, change);
        if (!('reason' in opened)) {
          if (await this.rewrite(wish, opened, content)) return;
        } else if (opened.reason === 'busy') {
          await this.settler.wait(wish.invitationId, opened);
        } else if ((await this.wishes.findBySecret(secretHash))?.rev === wish.rev) {
          throw refusalError(opened, guest);
        }
      }
      patience.check();
    }
  }

  /**
   * Deletes an answer and gives back its seats. Whether the caller may is decided before.
   * @throws DomainError not-found when it is gone
   */
  async remove(_id: Types.ObjectId): Promise<void> {
    const patience = new Patience();
    for (;;) {
      const wish = await this.wishes.findById(_id);
      if (!wish) throw new DomainError('not-found');
      const change = { kind: 'delete', key: wish.key, from: wish.attendanceCount, to: 0 } as const;
      const opened = await this.ledger.open(wish.invitationId, change);
      if (!('reason' in opened)) {
        if (await this.bury(wish, opened)) return;
      } else if (opened.reason === 'busy') {
        await this.settler.wait(wish.invitationId, opened);
      }
      patience.check();
    }
  }

  private async tryToAdd(
    invitationId: Types.ObjectId,
    guest: GuestInvitation,
    wish: NewWish,
  ): Promise<'written' | 'again' | Busy | DomainError> {
    const forbidden = whyForbidden(guest, wish);
    if (forbidden) return forbidden;
    const opened = await this.ledger.open(invitationId, {
      kind: 'add',
      key: wish.key,
      from: 0,
      to: wish.attendanceCount,
    });
    if (!('reason' in opened)) return (await this.write(invitationId, opened, wish)) ? 'written' : 'again';
    return opened.reason === 'busy' ? opened : refusalError(opened, guest);
  }

  /** @returns false when it has to be tried anew: the same key has written, or the intent was undone meanwhile */
  private async write(invitationId: Types.ObjectId, intent: SeatIntent, wish: NewWish): Promise<boolean> {
    const open = { invitationId, intent };
    await this.faults.reach('wish.claimed');
    try {
      await this.wishes.insert({ invitationId, op: intent.op, createdAt: this.clock.date(), ...wish });
    } catch (error) {
      const outcome = await this.settler.settleAfter(error, open);
      if (outcome === 'undone' && !isDuplicateKey(error)) throw error;
      return outcome === 'finished';
    }
    await this.faults.reach('wish.written');
    await this.settler.finish(open);
    return true;
  }

  /** @returns false when it has to be tried anew: somebody has changed the answer meanwhile */
  private async rewrite(wish: WishRecord, intent: SeatIntent, content: WishContent): Promise<boolean> {
    const open = { invitationId: wish.invitationId, intent };
    await this.faults.reach('wish.edit-claimed');
    try {
      if (!(await this.wishes.rewrite(wish, content, intent.op))) {
        await this.ledger.undo(open);
        return false;
      }
    } catch (error) {
      if ((await this.settler.settleAfter(error, open)) === 'undone') throw error;
      return true;
    }
    await this.faults.reach('wish.edit-written');
    await this.settler.finish(open);
    return true;
  }

  /** @returns false when it has to be tried anew: somebody has changed the answer meanwhile */
  private async bury(wish: WishRecord, intent: SeatIntent): Promise<boolean> {
    const open = { invitationId: wish.invitationId, intent };
    await this.faults.reach('wish.delete-recorded');
    try {
      const tombstone = {
        op: intent.op,
        expireAt: this.settler.deletedUntil(),
        repeatHash: this.secrets.repeatHash(wish.bodyHash),
      };
      if (!(await this.wishes.bury(wish, tombstone))) {
        await this.ledger.undo(open);
        return false;
      }
    } catch (error) {
      if ((await this.settler.settleAfter(error, open)) === 'undone') throw error;
      return true;
    }
    await this.faults.reach('wish.delete-written');
    await this.settler.finish(open);
    return true;
  }
}

/** How long one request tries. */
class Patience {
  private readonly end = performance.now() + PATIENCE;

  /** @throws DomainError unavailable when it is over */
  check(): void {
    if (performance.now() > this.end) throw new DomainError('unavailable', { retryAfter: BUSY_RETRY_SECONDS });
  }
}

/** Field by field: a DTO may carry more, and the order decides the hash. */
function contentOf({ from, attendanceCount, willAttend, message }: WishContent): WishContent {
  return { from, attendanceCount, willAttend, message };
}

function sameSecret(
  earlier: WishRecord,
  { secretHash, bodyHash }: Pick<WishRecord, 'secretHash' | 'bodyHash'>,
  secret: string,
): string {
  // Another secret than the stored one: the server's own secret has changed since, and the guest has the older.
  if (earlier.bodyHash !== bodyHash || earlier.secretHash !== secretHash) throw new DomainError('idempotency-mismatch');
  return secret;
}
