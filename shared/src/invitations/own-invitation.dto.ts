import { Id } from '../validation/decorators.js';

/** Body of the calls that name an invitation and send nothing else. */
export class OwnInvitationDto {
  @Id() id!: string;
}
