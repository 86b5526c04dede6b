import { INVITATION_LANGUAGES, type InvitationLanguage } from '../i18n/language.js';
import { Phone } from '../users/phone.js';
import { Check, Id, ListOf, OneOf, Optional, Part, Text } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { quote } from '../pricing/quote.js';
import { ORDER_ITEM_KINDS, type OrderItemInput, type OrderItemKind } from '../pricing/order-item.types.js';

/** A choice of items on the price list. Runs beside the checks of the entries, so they may be anything yet. */
function OnPriceList(): PropertyDecorator {
  return Check('priceList', (value) => {
    const isList = Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null);
    return isList && quote(value as OrderItemInput[]) ? undefined : 'items';
  });
}

/** What an order has beside its items, as the server gives it out. */
const ORDER_FIELDS = [
  '_id',
  'kind',
  'price',
  'discountPrice',
  'paidAmount',
  'total',
  'outstanding',
  'credit',
  'paymentState',
  'createdAt',
  'invitation',
];

/** An item of an order as chosen; the price comes from the server's price list, never from here. */
@GivenOut('price', 'status', 'frozen', 'returned')
export class OrderItemDto implements OrderItemInput {
  @OneOf(ORDER_ITEM_KINDS) item!: OrderItemKind;
  @Text({ max: 10 }) package!: string;
}

export class CustomerDto {
  @Text({ max: 100 }) name!: string;
  @Phone() phoneNo!: string;
}

/** Body of POST /api/order/create/v2. `id` is an empty place in the seeds' form. */
@GivenOut('id')
export class CreateOrderDto {
  @Part(() => CustomerDto) customer!: CustomerDto;

  @ListOf(() => OrderItemDto, 4)
  @OnPriceList()
  items!: OrderItemDto[];

  /** The caller's own; another one is refused. */
  @Optional() @Id() userId?: string;
  @Optional() @OneOf(['wedding']) kind?: 'wedding';
  @Optional() @Text({ max: 20 }) design?: string;
  @Optional() @OneOf(INVITATION_LANGUAGES) language?: InvitationLanguage;
  /** A wish of the customer's for the seller. */
  @Optional() @Text({ max: 1000, optional: true, multiline: true }) notes?: string;
}

/** Body of PUT /api/order/update-package. */
@GivenOut(...ORDER_FIELDS)
export class UpdatePackageDto {
  @Id() id!: string;
  /** The caller's own; another one is refused. */
  @Optional() @Id() userId?: string;

  @ListOf(() => OrderItemDto, 4)
  @OnPriceList()
  items!: OrderItemDto[];
}

/** Body of PUT /api/order/submit-details. */
@GivenOut(...ORDER_FIELDS, 'items')
export class SubmitDetailsDto {
  @Id() id!: string;
  /** The caller's own; another one is refused. */
  @Optional() @Id() userId?: string;
}
