import { Id, Text } from '../validation/decorators.js';

/** Body of PUT /api/invitation/update/gift-receiver-info: where guests send gifts to. */
export class GiftReceiverDto {
  @Id() id!: string;
  @Text({ max: 100 }) name!: string;
  @Text({ max: 500, multiline: true }) address!: string;
}
