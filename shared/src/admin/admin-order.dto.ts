import type { OrderItemStatus, PaymentState } from '../orders/order.types.js';
import { ORDER_ITEM_KINDS, type OrderItemKind } from '../pricing/order-item.types.js';
import { ValidateIf } from 'class-validator';
import { Check, OneOf, Optional, QueryNumber, Text } from '../validation/decorators.js';
import { Described } from '../validation/field-schema.js';
import { hasVisibleCharacter } from '../validation/text.js';
import { ADMIN_ORDER_PAGE_LIMIT } from './admin-order.types.js';
import { MOST_SKIPPED } from './counted.js';
import { Day } from './day.js';

const PAYMENT_STATES: readonly PaymentState[] = ['paid', 'trial', 'trial-expired'];
const ITEM_STATUSES: readonly OrderItemStatus[] = ['draft', 'in-progress', 'approval', 'completed'];
/** Whether money is outstanding; if it is, whether something was paid already; if not, whether too much was paid. */
export type Balance = 'outstanding' | 'unpaid' | 'part-paid' | 'settled' | 'credit';
export const BALANCES: readonly Balance[] = ['outstanding', 'unpaid', 'part-paid', 'settled', 'credit'];

/** By when they were made. */
export type OrderSort = 'newest' | 'oldest';
export const ORDER_SORTS: readonly OrderSort[] = ['newest', 'oldest'];

/** Query of GET /api/admin/order/find. */
export class AdminOrderQuery {
  @QueryNumber(0, MOST_SKIPPED) skip: number = 0;
  @QueryNumber(1, ADMIN_ORDER_PAGE_LIMIT) limit: number = 20;
  /** The beginning of words of the customer's name, of a phone number, of an account's email or of an order's id. */
  @Optional() @Text({ max: 100, optional: true }) search?: string;
  @Optional() @OneOf(PAYMENT_STATES) payment?: PaymentState;
  @Optional() @OneOf(BALANCES) balance?: Balance;
  /** At least one item has this status. */
  @Optional() @OneOf(ITEM_STATUSES) itemStatus?: OrderItemStatus;
  /** Made on this day in Malaysia, or later. */
  @Optional() @Day() from?: string;
  @OneOf(ORDER_SORTS) sort: OrderSort = 'newest';
}

export const LONGEST_RETURN_REASON = 300;

function ReasonOfReturn(): PropertyDecorator {
  return (target, key) => {
    ValidateIf((object, value) => (object as MoveItemDto).to === 'draft' || value !== undefined)(target, key);
    Described({ optional: true })(target, key);
    Check('reasonOfReturn', (value, object) => {
      if ((object as MoveItemDto).to !== 'draft') return 'unknown';
      return typeof value === 'string' && hasVisibleCharacter(value) ? undefined : 'required';
    })(target, key);
  };
}

/** Body of PUT /api/admin/order/:id/item. */
export class MoveItemDto {
  @OneOf(ORDER_ITEM_KINDS) item!: OrderItemKind;
  @OneOf(ITEM_STATUSES) to!: OrderItemStatus;
  /** With `draft` alone, and needed there: why, for the customer to read. */
  @ReasonOfReturn() @Text({ max: LONGEST_RETURN_REASON, optional: true, multiline: true }) reason?: string;
}

/** The admin's form for returning an item. */
export class ReturnReasonDto {
  @Text({ max: LONGEST_RETURN_REASON, multiline: true }) reason!: string;
}
