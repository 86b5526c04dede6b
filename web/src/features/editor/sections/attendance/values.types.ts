import type { AttendanceInfoDto } from '@serikad/shared/invitations/attendance-info.dto';
import type { InvitationView } from '@serikad/shared/invitations/invitation.types';
import type { NumberInput } from '../../fields/number-field.js';
import type { WithoutId } from '../without-id.types.js';

/** A limit whose box is not ticked keeps its number, but is sent as 0; a closing date likewise, sent as null. */
export interface AttendanceValues extends Pick<WithoutId<AttendanceInfoDto>, 'show' | 'message'> {
  messageAlignment: InvitationView['attendanceMessageAlignment'];
  limitOn: boolean;
  limit: NumberInput;
  totalOn: boolean;
  totalLimit: NumberInput;
  closingOn: boolean;
  /** YYYY-MM-DD; empty until one is set or proposed. */
  closesOn: string;
}
