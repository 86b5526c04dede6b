import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AddWishDto, EditWishDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { Types } from 'mongoose';
import { SAMPLE_PREFIX } from '../../../common/sample-prefix.js';
import { Clock } from '../../../common/clock.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { toObjectId } from '../../../common/object-id.js';
import type { SeatIntent } from '../seats/seats.schema.js';
import { type Busy, SeatLedgerService } from '../seats/seat-ledger.service.js';
import { type GuestInvitation, InvitationsService } from '../../invitations/invitations.service.js';
import { refusalError, refusalOf } from './rsvp-rules.js';
import type { RsvpRecord } from './rsvp.schema.js';
import { sha256, RsvpSecretsService } from './rsvp-secrets.service.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';
import { type RsvpContent, RsvpRepository } from './rsvp.repository.js';

/** How long a guest waits for another change of the same RSVP, in milliseconds. */
const RETRY_MS = 2_000;
/** Seconds after which it is worth trying again. */
const BUSY_RETRY_SECONDS = 3;

type NewRsvp = RsvpContent & Pick<RsvpRecord, '_id' | 'key' | 'secretHash' | 'bodyHash' | 'source'>;

/**
 * Creates, edits and deletes RSVPs. The steps of each change, and what a crash between them leaves:
 * docs/decisions/020-attendance-intent-log.md.
 */
@Injectable()
export class RsvpService {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly ledger: SeatLedgerService,
    private readonly settler: RsvpSettlerService,
    private readonly invitations: InvitationsService,
    private readonly secrets: RsvpSecretsService,
    private readonly faults: Faults,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a guest's RSVP and takes its seats. The same key and the same RSVP are stored once and give the same secret,
   * also when the RSVP was deleted since: it stays deleted.
   * @param client the client's network, of `clientOf`
   * @returns the secret by which the guest edits the RSVP
   * @throws DomainError not-found, sample-read-only, package-required, answers-closed, wishes-closed, limit-reached,
   *   validation, idempotency-mismatch, unavailable
   */
  async add(dto: AddWishDto, givenKey: string | undefined, client?: string): Promise<string> {
    if (dto.invitationId.startsWith(SAMPLE_PREFIX)) throw new DomainError('sample-read-only');
    const invitationId = toObjectId(dto.invitationId);
    if (!invitationId) throw new DomainError('not-found');
    const key = givenKey ?? randomUUID();
    const content = contentOf(dto);
    const secret = this.secrets.of(invitationId.toHexString(), key);
    const _id = this.secrets.rsvpId(invitationId.toHexString(), key);
    const hashes = { secretHash: sha256(secret), bodyHash: sha256(JSON.stringify(content)) };
    const source = client !== undefined && { source: this.secrets.sourceOf(invitationId.toHexString(), client) };
    const guest = await this.invitations.forGuests(dto.invitationId);

    const deadline = new RetryDeadline();
    for (;;) {
      // No look before: a repetition fails at the seats, at the open intent or at the unique key, and is found then.
      const outcome = await this.tryToAdd(invitationId, guest, { _id, key, ...content, ...hashes, ...source });
      if (outcome === 'written') return secret;
      const earlier = givenKey === undefined ? null : await this.rsvps.findByKey(invitationId, key);
      if (earlier) return sameSecret(earlier, hashes, secret);
      const deleted = givenKey === undefined ? null : await this.rsvps.findTombstone(_id);
      if (deleted) {
        if (deleted.repeatHash !== this.secrets.repeatHash(hashes.bodyHash)) {
          throw new DomainError('idempotency-mismatch');
        }
        return secret;
      }
      if (outcome instanceof DomainError) throw outcome;
      if (outcome !== 'again') await this.settler.wait(invitationId, outcome);
      deadline.check();
    }
  }

  /**
   * Changes a guest's RSVP.
   * @param dto with the secret that `add` gave
   * @throws DomainError like `add`; an unknown secret is not-found
   */
  async edit(dto: EditWishDto): Promise<void> {
    const secretHash = sha256(dto.wishId);
    const content = contentOf(dto);
    const deadline = new RetryDeadline();
    for (;;) {
      const rsvp = await this.rsvps.findBySecret(secretHash);
      if (!rsvp) throw new DomainError('not-found');
      const guest = await this.invitations.forGuests(rsvp.invitationId.toHexString());
      const forbidden = refusalOf(guest, content, rsvp);
      if (forbidden) throw forbidden;
      if (content.attendanceCount === rsvp.attendanceCount) {
        // No seat moves, so no intent: the version alone decides.
        if (await this.rsvps.rewrite(rsvp, content)) return;
      } else {
        const change = {
          kind: 'edit',
          key: rsvp.key,
          from: rsvp.attendanceCount,
          to: content.attendanceCount,
        } as const;
        const opened = await this.ledger.open(rsvp.invitationId, change);
        if (!('reason' in opened)) {
          if (await this.rewrite(rsvp, opened, content)) return;
        } else if (opened.reason === 'busy') {
          await this.settler.wait(rsvp.invitationId, opened);
        } else if ((await this.rsvps.findBySecret(secretHash))?.rev === rsvp.rev) {
          throw refusalError(opened, guest);
        }
      }
      deadline.check();
    }
  }

  /**
   * Deletes an RSVP and gives back its seats. Whether the caller may is decided before.
   * @throws DomainError not-found when it is gone
   */
  async remove(_id: Types.ObjectId): Promise<void> {
    const deadline = new RetryDeadline();
    for (;;) {
      const rsvp = await this.rsvps.findById(_id);
      if (!rsvp) throw new DomainError('not-found');
      const change = { kind: 'delete', key: rsvp.key, from: rsvp.attendanceCount, to: 0 } as const;
      const opened = await this.ledger.open(rsvp.invitationId, change);
      if (!('reason' in opened)) {
        if (await this.replaceByTombstone(rsvp, opened)) return;
      } else if (opened.reason === 'busy') {
        await this.settler.wait(rsvp.invitationId, opened);
      }
      deadline.check();
    }
  }

  private async tryToAdd(
    invitationId: Types.ObjectId,
    guest: GuestInvitation,
    rsvp: NewRsvp,
  ): Promise<'written' | 'again' | Busy | DomainError> {
    const forbidden = refusalOf(guest, rsvp);
    if (forbidden) return forbidden;
    const opened = await this.ledger.open(invitationId, {
      kind: 'add',
      key: rsvp.key,
      from: 0,
      to: rsvp.attendanceCount,
    });
    if (!('reason' in opened)) return (await this.write(invitationId, opened, rsvp)) ? 'written' : 'again';
    return opened.reason === 'busy' ? opened : refusalError(opened, guest);
  }

  /** @returns false when it has to be tried anew: the same key has written, or the intent was undone meanwhile */
  private async write(invitationId: Types.ObjectId, intent: SeatIntent, rsvp: NewRsvp): Promise<boolean> {
    const open = { invitationId, intent };
    await this.faults.reach('wish.claimed');
    try {
      await this.rsvps.insert({ invitationId, op: intent.op, createdAt: this.clock.date(), ...rsvp });
    } catch (error) {
      const outcome = await this.settler.settleAfter(error, open);
      if (outcome === 'undone' && !isDuplicateKey(error)) throw error;
      return outcome === 'finished';
    }
    await this.faults.reach('wish.written');
    await this.settler.finish(open);
    return true;
  }

  /** @returns false when it must be retried: the RSVP was changed meanwhile */
  private async rewrite(rsvp: RsvpRecord, intent: SeatIntent, content: RsvpContent): Promise<boolean> {
    const open = { invitationId: rsvp.invitationId, intent };
    await this.faults.reach('wish.edit-claimed');
    try {
      if (!(await this.rsvps.rewrite(rsvp, content, intent.op))) {
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

  /** @returns false when it must be retried: the RSVP was changed meanwhile */
  private async replaceByTombstone(rsvp: RsvpRecord, intent: SeatIntent): Promise<boolean> {
    const open = { invitationId: rsvp.invitationId, intent };
    await this.faults.reach('wish.delete-recorded');
    try {
      const tombstone = {
        op: intent.op,
        expireAt: this.settler.deletedUntil(),
        repeatHash: this.secrets.repeatHash(rsvp.bodyHash),
      };
      if (!(await this.rsvps.replaceByTombstone(rsvp, tombstone))) {
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
class RetryDeadline {
  private readonly end = performance.now() + RETRY_MS;

  /** @throws DomainError unavailable when it is over */
  check(): void {
    if (performance.now() > this.end) throw new DomainError('unavailable', { retryAfter: BUSY_RETRY_SECONDS });
  }
}

/** Field by field: a DTO may carry more, and the order decides the hash. */
function contentOf({ from, attendanceCount, willAttend, message }: RsvpContent): RsvpContent {
  return { from, attendanceCount, willAttend, message };
}

function sameSecret(
  earlier: RsvpRecord,
  { secretHash, bodyHash }: Pick<RsvpRecord, 'secretHash' | 'bodyHash'>,
  secret: string,
): string {
  // Another secret than the stored one: the server's own secret has changed since, and the guest has the older.
  if (earlier.bodyHash !== bodyHash || earlier.secretHash !== secretHash) throw new DomainError('idempotency-mismatch');
  return secret;
}
