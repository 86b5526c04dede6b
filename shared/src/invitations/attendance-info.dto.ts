import { Check, Flag, Id, Nullable, OneOf, Optional, Text, WholeNumber } from '../validation/decorators.js';
import { MESSAGE_ALIGNMENTS, type MessageAlignment } from './invitation.types.js';
import { GivenOut } from '../validation/field-schema.js';
import { isCalendarDate } from './malaysia-time.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

export const HIGHEST_TOTAL_LIMIT = 100_000;

/** Body of PUT /api/invitation/update/attendance-info. A limit of 0 (or −1 in total) means none. */
@GivenOut(...SERVER_SET_FIELDS)
export class AttendanceInfoDto {
  @Id() id!: string;
  /** Whether guests are asked to answer. */
  @Flag() show!: boolean;
  /** Most guests per answer. */
  @WholeNumber(0, 1000) limit!: number;
  /** Left out, it stays as it is. */
  @Optional() @Text({ max: 500, optional: true, multiline: true }) message?: string;
  /** Most guests altogether. */
  @WholeNumber(-1, HIGHEST_TOTAL_LIMIT) totalLimit!: number;
  @Optional() @OneOf(MESSAGE_ALIGNMENTS) messageAlignment?: MessageAlignment;

  /** The last day to answer, YYYY-MM-DD in Malaysia; `null`: none. Left out, it stays as it is. */
  @Optional()
  @Nullable()
  @Check('date', (value) => (typeof value === 'string' && isCalendarDate(value) ? undefined : 'date'), {
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  })
  closesOn?: string | null;
}
