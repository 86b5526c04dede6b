import { Id, Text, WebLink } from '../validation/decorators.js';

/** Body of PUT /api/invitation/update/location. */
export class LocationDto {
  @Id() id!: string;
  @Text({ max: 120 }) venue!: string;
  @Text({ max: 400, optional: true, multiline: true }) address!: string;
  @WebLink() googleMapLink!: string;
  @WebLink() wazeLink!: string;
}
