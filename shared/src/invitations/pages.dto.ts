import { Id, Nullable, Text } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/** Body of PUT /api/invitation/update/main-page. */
@GivenOut(...SERVER_SET_FIELDS)
export class MainPageDto {
  @Id() id!: string;
  @Text({ max: 60 }) title!: string;
}

/** Body of PUT /api/invitation/update/second-page; `null` is the default text. */
@GivenOut(...SERVER_SET_FIELDS)
export class SecondPageDto {
  @Id() id!: string;
  @Nullable() @Text({ max: 1000, multiline: true }) invitationWord!: string | null;
}

/** Body of PUT /api/invitation/update/doa; `null` is the default prayer. */
@GivenOut(...SERVER_SET_FIELDS)
export class DoaDto {
  @Id() id!: string;
  @Nullable() @Text({ max: 1000, multiline: true }) doa!: string | null;
}
