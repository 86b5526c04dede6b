import { Flag, Id, OneOf, Optional, QueryNumber, Text } from '../validation/decorators.js';
import { CONTENT_PAGE_LIMIT } from './content.types.js';
import { PICTURE_PLACES, type PicturePlace } from '../orders/removal.types.js';

/** Query of GET /api/admin/order/:id/content: which of the wishes. */
export class OrderContentQuery {
  @QueryNumber(0, 1_000_000) skip: number = 0;
  @QueryNumber(1, CONTENT_PAGE_LIMIT) limit: number = 50;
}

/** Query of GET /api/admin/order/:id/album. */
export class OrderAlbumQuery {
  @Optional() @Id() before?: string;
}

/** Why something is taken out, for the couple to read and for the audit: the seller's form. */
export class ModerationReasonDto {
  @Text({ max: 300, multiline: true }) reason!: string;
}

/** Body of PUT /api/admin/order/:id/wish. */
export class WithholdWishDto {
  /** The `_id` of the list. */
  @Id() wishId!: string;
  /** Hides it from the guests, or shows it again. */
  @Flag() withheld!: boolean;
  /** Why, for the couple to read and for the audit. */
  @Text({ max: 300, multiline: true }) reason!: string;
}

/** Body of DELETE /api/admin/order/:id/picture. */
export class RemovePictureDto {
  @OneOf(PICTURE_PLACES) place!: PicturePlace;
  /** As the content lists it. */
  @Text({ max: 100 }) imageUrl!: string;
  /** Why, for the couple to read and for the audit. */
  @Text({ max: 300, multiline: true }) reason!: string;
}
