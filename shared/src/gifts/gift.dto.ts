import { FlagText, Id, Optional, Text, WebLink } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';

/**
 * The fields beside the picture in the form of a gift.
 * A gift's `productUrl` is sent by that name and received as `url`.
 */
@GivenOut('_id', 'productUrl', 'imageUrl', 'reservation')
class GiftDto {
  @Id() invitationId!: string;
  @Text({ max: 100 }) title!: string;
  /** Where it is sold. */
  @WebLink({ required: true }) url!: string;
  /** Whether guests see it; left out, a new gift is shown and an old one stays as it is. */
  @Optional() @FlagText() enabled?: boolean;
}

/** Texts of the form of POST /api/gift/create; its picture is in `image`. */
export class CreateGiftDto extends GiftDto {
  @Optional() @Text({ max: 500, optional: true, multiline: true }) notes?: string;
}

/** Texts of the form of PUT /api/gift/update; a picture in `image` takes the old one's place. */
export class UpdateGiftDto extends GiftDto {
  @Id() id!: string;
  /** Left out, they stay as they are. */
  @Optional() @Text({ max: 500, optional: true, multiline: true }) notes?: string;
}

/** Body of DELETE /api/gift/delete. */
export class DeleteGiftDto {
  @Id() id!: string;
  @Id() invitationId!: string;
}

/** Body of PUT /api/gift/reserve. Only the couple get to read it. */
@GivenOut('_id', 'invitationId')
export class ReserveGiftDto {
  @Id() giftId!: string;
  @Text({ max: 100 }) name!: string;
  @Optional() @Text({ max: 30, optional: true }) contactNo?: string;
  @Optional() @Text({ max: 500, optional: true, multiline: true }) notes?: string;
}
