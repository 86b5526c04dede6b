import { Id } from '../validation/decorators.js';

/** Texts of the form of PUT /api/invitation/opening-logo; its picture is in `image`. */
export class OpeningLogoDto {
  @Id() id!: string;
}
