import { Id, Nullable, Optional, Part, Text, WholeNumber } from '../validation/decorators.js';

/** Hundredths of the photo's width and height, from its left and upper edge. */
export class PhotoPlaceDto {
  @WholeNumber(0, 100) x!: number;
  @WholeNumber(0, 100) y!: number;
}

/** Body of PUT /api/invitation/cover-photo-place. */
export class CoverPhotoPlaceDto {
  @Id() id!: string;
  /** `coverPhoto` of the photo that is meant; left out: the stored one. */
  @Optional() @Text({ max: 100 }) photo?: string;
  /**
   * What of the photo stays in sight, and where names don't stand, as a rule a face; `null`: where the server finds it.
   */
  @Nullable() @Part(() => PhotoPlaceDto) place: PhotoPlaceDto | null = null;
}
