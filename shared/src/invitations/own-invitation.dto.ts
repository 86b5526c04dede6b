import { Id } from '../validation/decorators.js';

/** Body of the calls that name an invitation and say no more of it. */
export class OwnInvitationDto {
  @Id() id!: string;
}
