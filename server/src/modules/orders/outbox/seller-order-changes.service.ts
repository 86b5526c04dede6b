import { Injectable } from '@nestjs/common';
import type { MoveItemDto } from '@serikad/shared/admin/admin-order.dto';
import { canMoveItem } from '@serikad/shared/orders/item-status';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { AuditService } from '../../audit/audit.service.js';
import type { OrderRecord, RemovalRecord, StoredOrder } from '../records/order.schema.js';
import { SellerOrdersService } from '../records/seller-orders.service.js';
import { OrderOutboxService } from './order-outbox.service.js';
import { OrderRefusal } from './order-refusal.js';

const WRONG_STEP = {
  en: 'This item cannot take that step from where it is now. Please look at the order again.',
  ms: 'Item ini tidak boleh dipindahkan ke peringkat itu daripada keadaannya sekarang. Sila semak semula tempahan.',
};

/** What the seller changes at an order beside its payments; each change has its entry in the audit. */
@Injectable()
export class SellerOrderChanges {
  constructor(
    private readonly sellerOrders: SellerOrdersService,
    private readonly outbox: OrderOutboxService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** An order of which every decided change is written to ledger and audit. @throws DomainError not-found */
  async findSettled(id: string): Promise<StoredOrder> {
    const order = await this.find(id);
    await this.outbox.settle(order);
    return order;
  }

  /**
   * Moves an item one step of the seller's; back to draft with the reason, which its customer reads.
   * @throws DomainError not-found for an order or an item that isn't there; OrderRefusal when the step doesn't lead
   *   from the item's status
   */
  async moveItem(seller: SignedInUser, id: string, { item, to, reason }: MoveItemDto): Promise<OrderRecord> {
    const order = await this.find(id);
    const from = order.items.find((each) => each.item === item)?.status;
    if (from === undefined) throw new DomainError('not-found');
    const moved =
      canMoveItem(item, from, to, 'seller') &&
      (await this.sellerOrders.moveItem(
        order._id,
        { item, from, to, ...(reason !== undefined && { returned: { at: this.clock.date().toISOString(), reason } }) },
        this.audit.prepare({
          actorId: seller.id,
          action: 'order.item-moved',
          subject: { kind: 'order', id: order._id.toHexString() },
          details: { item, from, to, ...(reason !== undefined && { reason }) },
        }),
      ));
    if (!moved) throw new OrderRefusal('conflict', WRONG_STEP, await this.find(id));
    await this.outbox.finish(moved);
    return moved.order;
  }

  /**
   * Notes that a picture is taken out of an order's invitation.
   * @returns the order as it is then; nothing when it is noted already, or too many are
   */
  async noteRemoval(
    seller: SignedInUser,
    _id: Types.ObjectId,
    { place, imageUrl, reason }: Omit<RemovalRecord, 'at'>,
  ): Promise<OrderRecord | null> {
    const audit = this.audit.prepare({
      actorId: seller.id,
      action: 'order.picture-removed',
      subject: { kind: 'order', id: _id.toHexString() },
      details: { place, reason },
    });
    const removal = { place, imageUrl, at: this.clock.date(), reason };
    const noted = await this.sellerOrders.noteRemoval(_id, removal, audit);
    if (noted) await this.outbox.finish(noted);
    return noted?.order ?? null;
  }

  private async find(id: string): Promise<StoredOrder> {
    const order = await this.sellerOrders.find(id);
    if (!order) throw new DomainError('not-found');
    return order;
  }
}
