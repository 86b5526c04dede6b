import { Injectable } from '@nestjs/common';
import { type GatedPart, isSectionOpen } from '@serikad/shared/invitations/packages';
import type { SignedInUser } from '../http/decorators/signed-in-user.js';
import { DomainError } from '../common/domain-error.js';
import { OrderRecordsService } from '../modules/orders/records/order-records.service.js';
import { AccessService, type OwnedInvitation } from './access.service.js';

/** For edits of sections, photos and gifts, which the order must allow. Other edits ask `AccessService`. */
@Injectable()
export class EditableInvitations {
  constructor(
    private readonly access: AccessService,
    private readonly orders: OrderRecordsService,
  ) {}

  /**
   * The invitation, if this user may edit this section now.
   * @throws DomainError not-found, trial-expired, package-required
   */
  async find(user: SignedInUser, invitationId: string, section: GatedPart): Promise<OwnedInvitation> {
    const owned = await this.findForRemoval(user, invitationId);
    if (!isSectionOpen(section, owned.order.items)) throw new DomainError('package-required');
    return owned;
  }

  /**
   * The invitation of a helper link, while its owner may edit this section.
   * @throws DomainError not-found in every other case: a link reveals nothing of the order
   */
  async ofLink(invitationId: string, section: GatedPart): Promise<OwnedInvitation> {
    const linked = await this.access.linkedInvitation(invitationId);
    const isExpired = this.orders.paymentState(linked.order) === 'trial-expired';
    if (isExpired || !isSectionOpen(section, linked.order.items)) throw new DomainError('not-found');
    return linked;
  }

  /**
   * The invitation, if this user may remove something from it now; allowed without the package that it was added with,
   * too.
   * @throws DomainError not-found, trial-expired
   */
  async findForRemoval(user: SignedInUser, invitationId: string): Promise<OwnedInvitation> {
    const owned = await this.access.ownInvitation(user, invitationId);
    if (this.orders.paymentState(owned.order) === 'trial-expired') throw new DomainError('trial-expired');
    return owned;
  }
}
