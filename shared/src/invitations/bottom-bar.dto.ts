import { Colour, Flag, Id, Nullable, Optional, Part, WholeNumber } from '../validation/decorators.js';
import { LARGEST_BAR_ICON, SMALLEST_BAR_ICON } from './defaults.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

export class BottomBarPartDto {
  @Flag() showLabel!: boolean;
  /** `null`: as the design sets it. */
  @Nullable() @Colour() color: string | null = null;
  @Nullable() @Colour() iconColor: string | null = null;
  /** Pixels; left out, it stays as it is. */
  @Optional() @WholeNumber(SMALLEST_BAR_ICON, LARGEST_BAR_ICON) iconSize?: number;
}

/** Body of PUT /api/invitation/update/bottom-bar. */
@GivenOut(...SERVER_SET_FIELDS)
export class BottomBarDto {
  @Id() id!: string;
  @Part(() => BottomBarPartDto) bottomBar!: BottomBarPartDto;
}
