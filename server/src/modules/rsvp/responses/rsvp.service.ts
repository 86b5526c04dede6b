import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AddWishDto, EditWishDto } from '@serikad/shared/rsvp/rsvp.dto';
import type { Types } from 'mongoose';
import { SAMPLE_PREFIX } from '../../../common/sample-prefix.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import type { GuestInvitation } from '../../invitations/guest-invitation.js';
import { GuestInvitations } from '../../invitations/guest-invitations.service.js';
import { refusalError, ruleError, waitingOf } from './rsvp-rules.js';
import type { RsvpRecord } from './rsvp.schema.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { RsvpSecretsService } from './rsvp-secrets.service.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';
import { type RsvpToAdd, RSVP_RETRY, RsvpStepsService } from './rsvp-steps.service.js';
import { type RsvpContent, RsvpRepository } from './rsvp.repository.js';

type Hashes = Required<Pick<RsvpRecord, 'secretHash' | 'bodyHash'>>;

/** Creates, edits and deletes the RSVPs of the open form. */
@Injectable()
export class RsvpService {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly steps: RsvpStepsService,
    private readonly settler: RsvpSettlerService,
    private readonly invitations: GuestInvitations,
    private readonly secrets: RsvpSecretsService,
  ) {}

  /**
   * Stores a guest's RSVP and takes its seats. The same key and the same RSVP are stored once and give the same secret,
   * also when the RSVP was deleted since: it stays deleted.
   * @param client the client's network, of `clientOf`
   * @returns the secret by which the guest edits the RSVP
   * @throws DomainError not-found, sample-read-only, package-required, answers-closed, rsvp-closed, wishes-closed,
   *   limit-reached, validation, idempotency-mismatch, unavailable
   */
  async add(dto: AddWishDto, givenKey: string | undefined, client?: string): Promise<string> {
    if (dto.invitationId.startsWith(SAMPLE_PREFIX)) throw new DomainError('sample-read-only');
    const invitationId = toObjectId(dto.invitationId);
    if (!invitationId) throw new DomainError('not-found');
    const key = givenKey ?? randomUUID();
    const content = contentOf(dto);
    const secret = this.secrets.of(invitationId.toHexString(), key);
    const _id = this.secrets.rsvpId(invitationId.toHexString(), key);
    const hashes = { secretHash: sha256Base64Url(secret), bodyHash: sha256Base64Url(JSON.stringify(content)) };
    const source = client !== undefined && { source: this.secrets.sourceOf(invitationId.toHexString(), client) };
    const guest = await this.invitations.forGuests(dto.invitationId);
    const rsvp = { _id, invitationId, key, ...content, ...waitingOf(content, guest), ...hashes, ...source };

    const isRepeated = async (): Promise<boolean> => givenKey !== undefined && this.isRepetition(rsvp);

    const forbidden = ruleError(guest, rsvp);
    if (!forbidden) await this.store(rsvp, guest, isRepeated);
    else if (!(await isRepeated())) throw forbidden;
    return secret;
  }

  /**
   * Changes a guest's RSVP.
   * @param dto with the secret that `add` gave
   * @throws DomainError like `add`; an unknown secret is not-found
   */
  async edit(dto: EditWishDto): Promise<void> {
    const secretHash = sha256Base64Url(dto.wishId);
    const content = contentOf(dto);
    await retryOnConflict(RSVP_RETRY, async () => {
      const rsvp = await this.rsvps.findBySecret(secretHash);
      if (!rsvp) throw new DomainError('not-found');
      const guest = await this.invitations.forGuests(rsvp.invitationId.toHexString());
      const forbidden = ruleError(guest, content, rsvp);
      if (forbidden) throw forbidden;
      const outcome = await this.steps.change(rsvp, { ...content, ...waitingOf(content, guest, rsvp) });
      if (outcome === 'written' || outcome === 'again') return outcome;
      if ((await this.rsvps.findBySecret(secretHash))?.rev === rsvp.rev) throw refusalError(outcome, guest);
      return 'again';
    });
  }

  /**
   * Deletes a guest's RSVP and gives back its seats, also while the couple take none.
   * @param wishId the secret that `add` gave
   * @throws DomainError not-found for an unknown secret, and while the invitation isn't to be seen
   */
  async removeOwn(wishId: string): Promise<void> {
    const rsvp = await this.rsvps.findBySecret(sha256Base64Url(wishId));
    if (!rsvp) throw new DomainError('not-found');
    await this.invitations.forGuests(rsvp.invitationId.toHexString());
    await this.remove(rsvp._id);
  }

  /**
   * Deletes an RSVP and gives back its seats. Whether the caller may is decided before.
   * @throws DomainError not-found when it is gone
   */
  async remove(_id: Types.ObjectId): Promise<void> {
    await retryOnConflict(RSVP_RETRY, async () => {
      const rsvp = await this.rsvps.findById(_id);
      if (!rsvp) throw new DomainError('not-found');
      return this.steps.remove(rsvp);
    });
  }

  /**
   * Takes the seats and writes the RSVP, without a read before: a repetition fails at the seats, at the open intent or
   * at the unique key, and is found then.
   */
  private async store(rsvp: RsvpToAdd, guest: GuestInvitation, isRepeated: () => Promise<boolean>): Promise<void> {
    await retryOnConflict(RSVP_RETRY, async () => {
      const outcome = await this.steps.add(rsvp);
      if (outcome === 'written' || (await isRepeated())) return 'written';
      if (outcome === 'again') return 'again';
      if (outcome.reason !== 'busy') throw refusalError(outcome, guest);
      await this.settler.wait(rsvp.invitationId, outcome);
      return 'again';
    });
  }

  /**
   * Whether this RSVP was stored before under its key, also when it was deleted since.
   * @throws DomainError idempotency-mismatch when another one was
   */
  private async isRepetition({ _id, invitationId, key, secretHash, bodyHash }: RsvpToAdd & Hashes): Promise<boolean> {
    const stored = await this.rsvps.findByKey(invitationId, key);
    const deleted = stored ? null : await this.rsvps.findTombstone(_id);
    if (!stored && !deleted) return false;
    // Another secret than the stored one: the server's own secret has changed since, and the guest has the older.
    const isSame = stored
      ? stored.bodyHash === bodyHash && stored.secretHash === secretHash
      : deleted?.repeatHash === this.secrets.repeatHash(bodyHash);
    if (!isSame) throw new DomainError('idempotency-mismatch');
    return true;
  }
}

/** Field by field: a DTO may carry more, and the order decides the hash. */
function contentOf({ from, attendanceCount, childrenCount, willAttend, message }: RsvpContent): RsvpContent {
  return { from, attendanceCount, willAttend, message, ...(childrenCount !== undefined && { childrenCount }) };
}
