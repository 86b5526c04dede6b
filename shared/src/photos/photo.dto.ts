import { Id, IdList, NumberText } from '../validation/decorators.js';
import { MOST_PHOTOS } from './photo.types.js';

/** Texts of the form of POST /api/photo/add; its picture is in `image`. */
export class AddPhotoDto {
  @Id() invitationId!: string;
  /** Place in the gallery: photos stand by it, and those with the same one by their age. */
  @NumberText(0, 1000) order!: number;
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
