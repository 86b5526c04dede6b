import { Id, Nullable, Text } from '../validation/decorators.js';

/** Body of PUT /api/invitation/update/main-page. */
export class MainPageDto {
  @Id() id!: string;
  @Text({ max: 60 }) title!: string;
}

/** Body of PUT /api/invitation/update/second-page; `null` is the default text. */
export class SecondPageDto {
  @Id() id!: string;
  @Nullable() @Text({ max: 1000, multiline: true }) invitationWord!: string | null;
}

/** Body of PUT /api/invitation/update/doa; `null` is the default prayer. */
export class DoaDto {
  @Id() id!: string;
  @Nullable() @Text({ max: 1000, multiline: true }) doa!: string | null;
}
