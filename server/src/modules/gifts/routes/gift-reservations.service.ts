import { Injectable } from '@nestjs/common';
import type { ReserveGiftDto } from '@serikad/shared/gifts/gift.dto';
import { SAMPLE_PREFIX } from '../../../common/sample-prefix.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { DomainError } from '../../../common/domain-error.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { GuestInvitations } from '../../invitations/guest-invitations.service.js';
import { RESERVATION_KEY_INDEX, type ReservationKey } from '../gift.schema.js';
import { GiftsRepository, type Reservation } from '../gifts.repository.js';

@Injectable()
export class GiftReservations {
  constructor(
    private readonly gifts: GiftsRepository,
    private readonly invitations: GuestInvitations,
  ) {}

  /**
   * Reserves a gift for a guest. The same key and the same body once more are the same reservation; a key serves for
   * one gift of an invitation.
   * @returns the gift's id
   * @throws DomainError not-found, answers-closed, package-required, already-reserved,
   *   idempotency-mismatch, sample-read-only
   */
  async reserve(dto: ReserveGiftDto, key: string | undefined): Promise<string> {
    if (dto.giftId.startsWith(SAMPLE_PREFIX)) throw new DomainError('sample-read-only');
    const gift = await this.gifts.findOnShow(dto.giftId);
    if (!gift) throw new DomainError('not-found');
    const guest = await this.invitations.forGuests(gift.invitationId.toHexString());
    if (guest.isErased) throw new DomainError('answers-closed');
    if (guest.rsvpPackage !== 'premium') throw new DomainError('package-required');

    const reservation: Reservation = { name: dto.name, contactNo: dto.contactNo ?? '', notes: dto.notes ?? '' };
    const reservedBy = key === undefined ? null : { key, bodyHash: hashOf(reservation) };
    const giftId = gift._id.toHexString();
    if (await this.tryTo(gift._id, reservation, reservedBy)) return giftId;

    const now = await this.gifts.findOnShow(giftId);
    if (!now) throw new DomainError('not-found');
    if (reservedBy === null || now.reservedBy?.key !== reservedBy.key) throw new DomainError('already-reserved');
    if (now.reservedBy.bodyHash !== reservedBy.bodyHash) throw new DomainError('idempotency-mismatch');
    return giftId;
  }

  private async tryTo(...reservation: Parameters<GiftsRepository['reserve']>): Promise<boolean> {
    try {
      return await this.gifts.reserve(...reservation);
    } catch (error) {
      if (isDuplicateKey(error, RESERVATION_KEY_INDEX)) throw new DomainError('idempotency-mismatch');
      throw error;
    }
  }
}

function hashOf({ name, contactNo, notes }: Reservation): ReservationKey['bodyHash'] {
  return sha256Base64Url(JSON.stringify([name, contactNo, notes]));
}
