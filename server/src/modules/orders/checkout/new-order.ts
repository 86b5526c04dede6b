import { DEFAULT_DESIGN } from '@serikad/shared/designs/design.types';
import type { CreateOrderDto } from '@serikad/shared/orders/order.dto';
import type { Quote } from '@serikad/shared/pricing/quote';
import { Types } from 'mongoose';
import { sha256Hex } from '../../../common/sha256.js';
import { randomObjectId } from '../../../common/object-id.js';
import type { StoredOrder } from '../records/order.schema.js';
import { searchKeys } from '../records/search-keys.js';

interface NewOrder {
  userId: Types.ObjectId;
  dto: CreateOrderDto;
  priced: Quote;
  createdAt: Date;
  idempotencyKey: string | undefined;
}

/** A new order, unpaid, with the id of the invitation that it will have. */
export function newOrder({ userId, dto, priced, createdAt, idempotencyKey }: NewOrder): StoredOrder {
  return {
    _id: new Types.ObjectId(),
    userId,
    kind: 'wedding',
    customer: { name: dto.customer.name, phoneNo: dto.customer.phoneNo },
    notes: dto.notes ?? '',
    items: priced.items.map((entry) => ({ ...entry, status: 'draft', frozen: null })),
    price: priced.price,
    discountPrice: priced.discountPrice,
    paidAmount: 0,
    balance: priced.total,
    // Public from its first moment, so it must not follow from the order's id or from that of another order.
    invitationId: randomObjectId(),
    invitationStart: { design: dto.design ?? DEFAULT_DESIGN, language: dto.language ?? 'malay' },
    idempotency: idempotencyKey === undefined ? null : { key: idempotencyKey, fingerprint: fingerprint(dto) },
    revision: 0,
    search: searchKeys(dto.customer),
    createdAt,
  };
}

/** Whether two requests ask for the same, whatever the order of their fields. */
export function fingerprint({ customer, items, kind, design, language, notes }: CreateOrderDto): string {
  const asked = [
    customer.name,
    customer.phoneNo,
    items.map((entry) => [entry.item, entry.package]),
    kind ?? null,
    design ?? null,
    language ?? null,
    notes ?? null,
  ];
  return sha256Hex(JSON.stringify(asked));
}
