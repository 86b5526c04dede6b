import { Id, IdList, NumberText } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { MOST_PHOTOS } from './photo.types.js';

/** A place behind all that the gallery numbers. */
export const LAST_PLACE = 1000;

/** Texts of the form of POST /api/photo/add; its picture is in `image`. */
@GivenOut('_id', 'id', 'imageUrl')
export class AddPhotoDto {
  @Id() invitationId!: string;
  /** Place in the gallery: photos are sorted by it, and those with the same one by their age. Left out: last. */
  @NumberText(0, LAST_PLACE) order: number = LAST_PLACE;
}

/** Body of DELETE /api/photo/delete. */
export class DeletePhotoDto {
  @Id() id!: string;
  @Id() invitationId!: string;
}

/** Body of PUT /api/photo/order. */
export class OrderPhotosDto {
  @Id() invitationId!: string;
  /** All photos of the gallery in their new order. */
  @IdList(MOST_PHOTOS) ids!: string[];
}
