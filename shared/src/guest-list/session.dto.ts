import { HIGHEST_TOTAL_LIMIT } from '../invitations/attendance-info.dto.js';
import { EventDay, TentativeEntryDto } from '../invitations/date-time.dto.js';
import { MOST_TENTATIVE } from '../invitations/defaults.js';
import { Flag, Id, ListOf, Nullable, Part, Text, TimeOfDay, WebLink, WholeNumber } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { MOST_FAMILIES } from './family.types.js';
import type { SessionDetails } from './session.types.js';

/** The longest title of a session: it stands in one line of the RSVP form. */
const LONGEST_TITLE = 60;

export class SessionPlaceDto {
  @Text({ max: 120 }) venue!: string;
  @Text({ max: 400, optional: true, multiline: true }) address: string = '';
  @WebLink({ fromText: true }) googleMapLink: string = '';
  @WebLink({ fromText: true }) wazeLink: string = '';
}

class SessionDto implements SessionDetails {
  @Id() invitationId!: string;
  @Text({ max: LONGEST_TITLE }) title!: string;
  /** The day in Malaysia as YYYY-MM-DD. */
  @EventDay() date!: string;
  @TimeOfDay() startTime!: string;
  @TimeOfDay() endTime!: string;
  /** `null`: the invitation's. */
  @Nullable() @Part(() => SessionPlaceDto) place: SessionPlaceDto | null = null;
  @ListOf(() => TentativeEntryDto, MOST_TENTATIVE) tentative: TentativeEntryDto[] = [];
  /** Most guests; 0: no limit. */
  @WholeNumber(0, HIGHEST_TOTAL_LIMIT) limit: number = 0;
}

/** Body of POST /api/session/create. */
export class CreateSessionDto extends SessionDto {
  /** Whether families that were invited to all sessions so far are invited to this one as well. */
  @Flag() inviteAll: boolean = false;
}

/** Body of PUT /api/session/edit: a session other than the main one, as a whole. */
@GivenOut('taken')
export class EditSessionDto extends SessionDto {
  @Id() id!: string;
}

/** Body of PUT /api/session/main: what the main session is called where there are several. */
export class MainSessionDto {
  @Id() invitationId!: string;
  @Text({ max: LONGEST_TITLE, optional: true }) title!: string;
}

/** Body of DELETE /api/session/delete. */
export class DeleteSessionDto {
  @Id() invitationId!: string;
  @Id() id!: string;
  /** How many families that come, or may come, the couple know of: their answers for the session are deleted. */
  @WholeNumber(0, MOST_FAMILIES) answers: number = 0;
}
