import { Id, OneOf, Optional, Text, WholeNumber } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { HIGHEST_LIST_AMOUNT, PAYMENT_CATEGORIES, type PaymentCategory } from './list.types.js';

/** What the server sets of an entry. */
const ENTRY_FACTS = ['_id', 'paidAmount', 'selected', 'completed'];

/** What a person writes into an entry of their checklist. */
@GivenOut(...ENTRY_FACTS)
class ListItemDto {
  @Text({ max: 120 }) title!: string;
  /** Whole RM. */
  @WholeNumber(0, HIGHEST_LIST_AMOUNT) price!: number;
  /** Left out, both stay as they are; of a new entry they are empty. */
  @Optional() @Text({ max: 60, optional: true }) category?: string;
  @Optional() @Text({ max: 1000, optional: true, multiline: true }) description?: string;
}

/** Body of POST /list/add. */
export class AddListItemDto extends ListItemDto {
  @Optional() @OneOf(PAYMENT_CATEGORIES) paymentCategory?: PaymentCategory;
}

/** Body of PUT /list/edit. */
@GivenOut('paymentCategory')
export class EditListItemDto extends ListItemDto {
  @Id() listId!: string;
}

/** Body of the calls that name an entry and send nothing else. */
export class ListIdDto {
  @Id() listId!: string;
}

/** Body of PUT /list/payment/update. */
export class ListPaymentDto {
  @Id() listId!: string;
  /** What has been paid so far altogether, in whole RM: it takes the place of what was recorded before. */
  @WholeNumber(0, HIGHEST_LIST_AMOUNT) amount!: number;
}
