import { Transform } from 'class-transformer';
import { Check, Flag, Id, ListOf, OneOf, Optional, Part, Text, TimeOfDay } from '../validation/decorators.js';
import { isCalendarDate, toCalendarDate } from './malaysia-time.js';
import { DISTRICTS } from '../prayer-times/districts.js';
import { MOST_HIJRI_LETTERS, MOST_TENTATIVE, MOST_THANKS_LETTERS } from './defaults.js';
import { GivenOut } from '../validation/field-schema.js';
import { PHASE_MODES, type PhaseChoice } from './invitation.types.js';
import { SERVER_SET_FIELDS } from './server-set-fields.js';

/**
 * A day in Malaysia as YYYY-MM-DD; an ISO 8601 moment is taken for its day there.
 * @param options.mayBeEmpty whether an empty text is allowed; default no
 */
export function EventDay({ mayBeEmpty = false }: { mayBeEmpty?: boolean } = {}): PropertyDecorator {
  return (target, key) => {
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? (toCalendarDate(value) ?? value) : value,
    )(target, key);
    Check(
      'date',
      (value) => {
        if (mayBeEmpty && value === '') return undefined;
        if (value === undefined || value === null || value === '') return 'dateRequired';
        return typeof value === 'string' && isCalendarDate(value) ? undefined : 'date';
      },
      { type: 'string', pattern: mayBeEmpty ? '^(\\d{4}-\\d{2}-\\d{2}|$)' : '^\\d{4}-\\d{2}-\\d{2}' },
    )(target, key);
  };
}

export class TentativeEntryDto {
  @TimeOfDay() time!: string;
  @Text({ max: 80 }) activity!: string;
}

export class HijriChoiceDto {
  @Flag() show!: boolean;
  @Text({ max: MOST_HIJRI_LETTERS, optional: true }) text!: string;
}

/** Of `DISTRICTS`; may be empty while prayer times are not shown. */
const DISTRICT_CHOICES: readonly unknown[] = ['', ...DISTRICTS];

export class PrayerChoiceDto {
  @Flag() show!: boolean;

  @Check(
    'district',
    (value, choice) => {
      if (value === '' && 'show' in choice && choice.show === true) return 'required';
      return DISTRICT_CHOICES.includes(value) ? undefined : 'choice';
    },
    { type: 'string', enum: ['', ...DISTRICTS] },
  )
  district!: string;
}

export class PostponementDto {
  @Flag() on!: boolean;
  /** The new day in Malaysia as YYYY-MM-DD; empty: it will be announced. */
  @EventDay({ mayBeEmpty: true }) date!: string;
}

export class PhaseChoiceDto {
  /** `off`: the page is an invitation always; `auto`: by the date. */
  @OneOf(PHASE_MODES) mode!: PhaseChoice['mode'];
  /** The text of the page afterwards; empty: the thanks in the invitation's language. */
  @Text({ max: MOST_THANKS_LETTERS, optional: true, multiline: true }) thanks!: string;
}

/** Body of PUT /api/invitation/update/date-time. */
@GivenOut(...SERVER_SET_FIELDS)
export class DateTimeDto {
  @Id() id!: string;

  /** The day in Malaysia as YYYY-MM-DD; an ISO 8601 moment is taken for its day there. */
  @EventDay()
  date!: string;

  /**
   * Whether the wedding is postponed, and to which day; `date` is then the day before. Left out, it stays as it is, and
   * `date` is the day that counts.
   */
  @Optional() @Part(() => PostponementDto) postponed?: PostponementDto;

  @TimeOfDay() startTime!: string;
  @TimeOfDay() endTime!: string;
  /** Whether the page has phases. Left out, it stays as it is. */
  @Optional() @Part(() => PhaseChoiceDto) phases?: PhaseChoiceDto;
  /** The Hijri date beside the day; an empty text means the proposal. Left out, it stays as it is. */
  @Optional() @Part(() => HijriChoiceDto) hijri?: HijriChoiceDto;
  /** Prayer times beside the programme: those of a district. Left out, it stays as it is. */
  @Optional() @Part(() => PrayerChoiceDto) prayers?: PrayerChoiceDto;

  /** Left out, it stays as it is. */
  @Optional() @ListOf(() => TentativeEntryDto, MOST_TENTATIVE) tentative?: TentativeEntryDto[];
}
