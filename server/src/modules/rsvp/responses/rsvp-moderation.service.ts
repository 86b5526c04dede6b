import { Injectable } from '@nestjs/common';
import type { WithholdWishDto } from '@serikad/shared/admin/content.dto';
import type { AdminWish } from '@serikad/shared/admin/content.types';
import { Types } from 'mongoose';
import { AccessService } from '../../../access/access.service.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import { toObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { AuditService } from '../../audit/audit.service.js';
import { RsvpPagesRepository } from './rsvp-pages.repository.js';
import type { RsvpRecord } from './rsvp.schema.js';
import { sellerRsvp } from './rsvp.view.js';
import { RsvpRepository } from './rsvp.repository.js';

/** Each attempt that fails means that a guest has changed the same RSVP, so this many are more than there are. */
const TRIES = 10;

/** The guests' texts as the seller sees them. */
@Injectable()
export class RsvpModerationService {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly pages: RsvpPagesRepository,
    private readonly access: AccessService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /** The RSVPs with a message, newest first, hidden and waiting ones among them; the caller checks that it may. */
  async page(
    invitationId: Types.ObjectId,
    page: { skip: number; limit: number },
  ): Promise<{ wishes: AdminWish[]; wishCount: number }> {
    const scope = { invitationId, withMessage: true, withHeld: true } as const;
    const [rsvps, wishCount] = await Promise.all([this.pages.page(scope, page), this.pages.count(scope)]);
    return { wishes: rsvps.map(sellerRsvp), wishCount };
  }

  /** An RSVP to this invitation. @throws DomainError not-found */
  private async find(invitationId: Types.ObjectId, wishId: string): Promise<RsvpRecord> {
    const _id = toObjectId(wishId);
    const rsvp = _id && (await this.rsvps.findById(_id));
    if (!rsvp?.invitationId.equals(invitationId)) throw new DomainError('not-found');
    return rsvp;
  }

  /**
   * Hides an RSVP's message from the guests, or shows it again; the RSVP counts on, and its guest may change it.
   * @throws DomainError not-found, also for an RSVP to another order's invitation; conflict
   */
  async withhold(
    seller: SignedInUser,
    orderId: string,
    { wishId, withheld: hide, reason }: WithholdWishDto,
  ): Promise<AdminWish> {
    const { id, order } = await this.access.moderatedInvitation(seller, orderId);
    const invitationId = new Types.ObjectId(id);
    const { _id } = await this.find(invitationId, wishId);
    await this.audit.record({
      actorId: seller.id,
      action: hide ? 'order.wish-withheld' : 'order.wish-shown',
      subject: { kind: 'order', id: order._id.toHexString() },
      details: { wish: _id.toHexString(), reason },
    });
    await this.faults.reach('content.noted');
    const withheld = hide ? { at: this.clock.date(), reason } : null;
    const onGivingUp = (): never => {
      throw new DomainError('conflict');
    };
    return retryOnConflict({ tries: TRIES, onGivingUp }, async () => {
      const rsvp = await this.find(invitationId, wishId);
      const { withheld: _before, ...shown } = rsvp;
      if (!(await this.rsvps.withhold(rsvp, withheld))) return 'again';
      return sellerRsvp(withheld ? { ...shown, withheld } : shown);
    });
  }
}
