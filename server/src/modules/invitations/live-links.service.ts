import { Injectable } from '@nestjs/common';
import type { LiveLinkAnswer } from '@serikad/shared/invitations/invitation.types';
import { liveLinkAt } from '@serikad/shared/invitations/live-link';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { SharedReads } from '../../common/shared-reads.js';
import { OrderRecordsService } from '../orders/records/order-records.service.js';
import { SeatsService } from '../rsvp/seats/seats.service.js';
import { phasesOf } from './invitation-parts.js';
import { InvitationsRepository } from './invitations.repository.js';

/** The link of a live stream, for pages that are open when its time begins. */
@Injectable()
export class LiveLinksService {
  // The guests of a wedding ask within the same minute: concurrent reads share one query.
  private readonly reads = new SharedReads((id) => this.read(id));

  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly orders: OrderRecordsService,
    private readonly seats: SeatsService,
    private readonly clock: Clock,
  ) {}

  /**
   * As guests get it now.
   * @throws DomainError not-found when the invitation is unknown, or closed for the public
   */
  find(id: string): Promise<LiveLinkAnswer> {
    return this.reads.get(id.toLowerCase());
  }

  private async read(id: string): Promise<LiveLinkAnswer> {
    const [order, stored] = await Promise.all([this.orders.findStanding(id), this.invitations.findLive(id)]);
    if (!order || !this.orders.isOpenToPublic(order)) throw new DomainError('not-found');
    if (!stored?.liveLink) return { link: '', times: null };
    const { details } = await this.seats.answering(id);
    const sessions = details.flatMap((session) => session.details ?? []);
    const { liveLink, phases } = stored;
    return liveLinkAt({ ...stored, liveLink, phases: phasesOf(phases) }, sessions, this.clock.now());
  }
}
