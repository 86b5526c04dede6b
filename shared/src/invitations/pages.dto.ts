import { Id, Nullable, Text } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { INVITATION_FACTS } from './invitation-facts.js';

/** Body of PUT /api/invitation/update/main-page. */
@GivenOut(...INVITATION_FACTS)
export class MainPageDto {
  @Id() id!: string;
  @Text({ max: 60 }) title!: string;
}

/** Body of PUT /api/invitation/update/second-page; `null` is the default text. */
@GivenOut(...INVITATION_FACTS)
export class SecondPageDto {
  @Id() id!: string;
  @Nullable() @Text({ max: 1000, multiline: true }) invitationWord!: string | null;
}

/** Body of PUT /api/invitation/update/doa; `null` is the default prayer. */
@GivenOut(...INVITATION_FACTS)
export class DoaDto {
  @Id() id!: string;
  @Nullable() @Text({ max: 1000, multiline: true }) doa!: string | null;
}
