import { Injectable } from '@nestjs/common';
import type { SessionPlace } from '@serikad/shared/guest-list/session.types';
import { rsvpPackage } from '@serikad/shared/invitations/packages';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { SharedReads } from '../../common/shared-reads.js';
import { OrderRecordsService } from '../orders/records/order-records.service.js';
import { guestAlbum, type GuestInvitation, isSaveTheDate } from './guest-invitation.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';

/** What guests may know and do of an invitation, for the calls of its page. */
@Injectable()
export class GuestInvitations {
  // Guests who answer at the same time need the same data: concurrent reads share one query.
  private readonly guestReads = new SharedReads((id) => this.readForGuests(id));

  constructor(
    private readonly invitations: InvitationsService,
    private readonly repository: InvitationsRepository,
    private readonly orders: OrderRecordsService,
    private readonly clock: Clock,
  ) {}

  /**
   * What guests may know and do.
   * @throws DomainError not-found when it is unknown, malformed, or unpaid and over 7 days old
   */
  forGuests(id: string): Promise<GuestInvitation> {
    return this.guestReads.get(id.toLowerCase());
  }

  /** Where the invitation is. @throws DomainError not-found */
  async place(id: string): Promise<SessionPlace> {
    const { venue, location } = (await this.invitations.open(id, null)).invitation;
    const { googleMapLink, wazeLink } = location;
    return { venue: venue.venue, address: venue.address, googleMapLink, wazeLink };
  }

  private async readForGuests(id: string): Promise<GuestInvitation> {
    const [order, stored] = await Promise.all([this.orders.findStanding(id), this.repository.findGuestSwitches(id)]);
    if (!order || !this.orders.isOpenToPublic(order)) throw new DomainError('not-found');
    const now = this.clock.now();
    const switches = stored ?? (await this.invitations.open(id, null)).invitation;
    const { language, wishEnabled, viewWishes, approveWishes = false, answersClosed = false } = switches;
    const { contacts, guestErasure } = switches;
    const isErased = !!guestErasure && (!!guestErasure.erasedAt || guestErasure.dueAt.getTime() <= now);
    return {
      id,
      ownerId: order.userId.toHexString(),
      language,
      rsvpPackage: rsvpPackage(order.items),
      wishEnabled,
      viewWishes,
      approveWishes,
      answersClosed: answersClosed || isErased,
      isSaveTheDate: isSaveTheDate(switches, now),
      isErased,
      contacts,
      album: guestAlbum(switches, order.items, now),
    };
  }
}
