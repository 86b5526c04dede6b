import { Injectable } from '@nestjs/common';
import type { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import type { CreatedOrder, OrderDetails, OrderItemsView, OrderView } from '@serikad/shared/orders/order.types';
import { quote } from '@serikad/shared/pricing/quote';
import { Types } from 'mongoose';
import type { OwnedOrder } from '../../../access/access.service.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { Clock } from '../../../common/clock.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { DesignsService } from '../../designs/designs.service.js';
import { GiftsService } from '../../gifts/gifts.service.js';
import { InvitationsService } from '../../invitations/invitations.service.js';
import { newOrder } from './new-order.js';
import { OrderRecordsService } from '../records/order-records.service.js';
import type { StoredOrder } from '../records/order.schema.js';
import { itemView, removalsView } from '../records/order.view.js';
import { OrdersRepository } from '../records/orders.repository.js';

@Injectable()
export class OrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly records: OrderRecordsService,
    private readonly invitations: InvitationsService,
    private readonly gifts: GiftsService,
    private readonly designs: DesignsService,
    private readonly clock: Clock,
    private readonly faults: Faults,
  ) {}

  /**
   * Makes an order and its invitation, at the prices of the list. A repetition under the same key gets the first one's
   * answer.
   * @throws DomainError pending-order while the user has an unpaid one, idempotency-mismatch, validation
   */
  async create(user: SignedInUser, dto: CreateOrderDto, idempotencyKey?: string): Promise<CreatedOrder> {
    const priced = quote(dto.items);
    if (!priced) throw new DomainError('validation', { fields: [{ field: 'items', code: 'items' }] });
    if (dto.design !== undefined && !(await this.designs.isOffered(dto.design))) {
      throw new DomainError('validation', { fields: [{ field: 'design', code: 'choice' }] });
    }
    const userId = new Types.ObjectId(user.id);
    const order = await this.insert(newOrder({ userId, dto, priced, createdAt: this.clock.date(), idempotencyKey }));
    await this.invitations.createFor(order);
    return { id: order._id.toHexString(), invitationId: order.invitationId.toHexString(), userId: user.id };
  }

  async findByUser(user: SignedInUser, userId: string): Promise<OrderView[]> {
    if (userId.toLowerCase() !== user.id) throw new DomainError('not-found');
    const orders = await this.orders.findByUser(user.id);
    const summaries = await this.invitations.summaries(orders);
    return orders.flatMap((order) => {
      const summary = summaries.get(order._id.toHexString());
      return summary ? [this.records.ownerView(order, summary)] : [];
    });
  }

  async details({ order }: OwnedOrder): Promise<OrderDetails> {
    const [invitation, gifts] = await Promise.all([
      this.invitations.ofOrder(order),
      this.gifts.find(order.invitationId.toHexString()),
    ]);
    return {
      order: this.records.ownerView(order, await this.invitations.summary(invitation)),
      invitation: await this.invitations.view(order, invitation),
      gifts,
      removals: removalsView(order),
    };
  }

  /** The items, each with the details that the couple confirmed with it. */
  async items({ id, order }: OwnedOrder): Promise<OrderItemsView> {
    const [stored, invitation] = await Promise.all([this.orders.findStored(id), this.invitations.ofOrder(order)]);
    if (!stored) throw new DomainError('not-found');
    return {
      items: stored.items.map((item) => ({ ...itemView(item), frozen: item.frozen })),
      invitation: await this.invitations.summary(invitation),
    };
  }

  /** Stores the order, or answers the one that an earlier request under the same key has stored. */
  private async insert(order: StoredOrder): Promise<StoredOrder> {
    try {
      await this.orders.insert(order);
    } catch (thrown) {
      if (!isDuplicateKey(thrown)) throw thrown;
      return this.earlier(order);
    }
    await this.faults.reach('order.created');
    return order;
  }

  /** Another request was faster: a repetition of this one, or another unpaid order. */
  private async earlier({ userId, idempotency }: StoredOrder): Promise<StoredOrder> {
    const winner = idempotency && (await this.orders.findByIdempotencyKey(userId, idempotency.key));
    if (!winner) throw new DomainError('pending-order');
    if (winner.idempotency?.fingerprint !== idempotency.fingerprint) throw new DomainError('idempotency-mismatch');
    return winner;
  }
}
