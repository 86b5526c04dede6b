import { Id, Text } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/** Body of PUT /api/invitation/update/gift-receiver-info: where guests send gifts to. */
@GivenOut(...SERVER_SET_FIELDS)
export class GiftReceiverDto {
  @Id() id!: string;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 500, multiline: true }) address!: string;
}
