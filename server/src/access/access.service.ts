import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../http/decorators/signed-in-user.js';
import { DomainError } from '../common/domain-error.js';
import { OrderRecordsService } from '../modules/orders/records/order-records.service.js';
import type { OrderRecord } from '../modules/orders/records/order.schema.js';
import type { OwnedInvitationId, OwnedOrderId } from './owned-ids.js';

export interface OwnedOrder {
  id: OwnedOrderId;
  order: OrderRecord;
}
export interface OwnedInvitation {
  id: OwnedInvitationId;
  order: OrderRecord;
}

/**
 * The only place that makes owned ids. Unknown, malformed and other people's ids get the same `not-found`, so that an
 * answer does not reveal what exists.
 */
@Injectable()
export class AccessService {
  constructor(private readonly orders: OrderRecordsService) {}

  /**
   * The order with this id, if it is the user's.
   * @param status another HTTP status for `not-found` than its own 404
   * @throws DomainError not-found
   */
  async ownOrder(user: SignedInUser, id: string, status?: number): Promise<OwnedOrder> {
    const order = owned(user, await this.orders.find(id), status);
    return { id: order._id.toHexString() as OwnedOrderId, order };
  }

  /**
   * The order of the invitation with this id, if it is the user's. The order carries the invitation's id from its
   * first moment, so it alone decides whose the invitation is.
   * @throws DomainError not-found
   */
  async ownInvitation(user: SignedInUser, id: string): Promise<OwnedInvitation> {
    const order = owned(user, await this.orders.findByInvitation(id));
    return { id: order.invitationId.toHexString() as OwnedInvitationId, order };
  }

  /**
   * The invitation of a secret link of its owner, which is the proof.
   * @throws DomainError not-found, also after the customer was deleted
   */
  async linkedInvitation(id: string): Promise<OwnedInvitation> {
    const order = await this.orders.findByInvitation(id);
    if (!order || order.erasedAt) throw new DomainError('not-found');
    return { id: order.invitationId.toHexString() as OwnedInvitationId, order };
  }

  /**
   * The invitation of an order for the seller, who may take something out of any: never put something in.
   * @throws DomainError not-found, also for who is no seller and for an order whose customer was deleted
   */
  async moderatedInvitation(seller: SignedInUser, orderId: string): Promise<OwnedInvitation> {
    const order = seller.isAdmin ? await this.orders.find(orderId) : null;
    if (!order || order.erasedAt) throw new DomainError('not-found');
    return { id: order.invitationId.toHexString() as OwnedInvitationId, order };
  }
}

function owned(user: SignedInUser, order: OrderRecord | null, status?: number): OrderRecord {
  if (order?.userId.toHexString() !== user.id) throw new DomainError('not-found', status ? { status } : {});
  return order;
}
