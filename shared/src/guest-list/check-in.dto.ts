import { Check, Flag, Id, ListOf, Nullable, Optional, Text, WholeNumber } from '../validation/decorators.js';
import { LONGEST_DOOR_HELPER, LONGEST_WALK_IN, MOST_ARRIVING, MOST_EVENTS_SENT } from './check-in.types.js';

/** The last moment that a date can have, in milliseconds. */
const LAST_MOMENT = 8.64e15;

const isSessionId = (value: unknown): boolean => typeof value === 'string' && /^[0-9A-Za-z-]{1,40}$/.test(value);
const isEventId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
const isFamilyId = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** Body of PUT /api/door/link: makes or renews the door link, or revokes it. */
export class DoorLinkDto {
  @Id() invitationId!: string;
  @Flag({ missing: 'required' }) active!: boolean;
}

/** A check-in as a phone recorded it. */
export class DoorEventDto {
  /** Random; the same event is stored once. */
  @Check('eventId', (value) => (isEventId(value) ? undefined : 'invalid'), {
    type: 'string',
    pattern: '^[0-9a-f]{32}$',
  })
  id!: string;

  /** The family's id; `null`: a walk-in. */
  @Nullable()
  @Check('familyId', (value) => (isFamilyId(value) ? undefined : 'invalid'), {
    type: 'string',
    pattern: '^[0-9a-f]{24}$',
  })
  family: string | null = null;

  /** What a walk-in is called. */
  @Text({ max: LONGEST_WALK_IN, optional: true }) name: string = '';
  @Check('sessionId', (value) => (isSessionId(value) ? undefined : 'invalid'), {
    type: 'string',
    pattern: '^[0-9A-Za-z-]{1,40}$',
  })
  session!: string;

  @WholeNumber(0, MOST_ARRIVING) adults: number = 0;
  @WholeNumber(0, MOST_ARRIVING) children: number = 0;

  /** The id of the event that this one takes back. */
  @Nullable()
  @Check('undoes', (value) => (isEventId(value) ? undefined : 'invalid'), {
    type: 'string',
    pattern: '^[0-9a-f]{32}$',
  })
  undoes: string | null = null;

  /** By the phone's clock, in milliseconds since the epoch. */
  @WholeNumber(0, LAST_MOMENT) at!: number;
  /** The helper's name. */
  @Text({ max: LONGEST_DOOR_HELPER, optional: true }) by: string = '';
}

/** Body of POST /api/door/events; without events it only reads. */
export class DoorEventsDto {
  @ListOf(() => DoorEventDto, MOST_EVENTS_SENT) events!: DoorEventDto[];
  /** The phone's clock when it sends: how far it is wrong follows from it. */
  @WholeNumber(0, LAST_MOMENT) now!: number;
  /** The cursor of the last answer; left out: all events. */
  @Optional() @WholeNumber(0, LAST_MOMENT) since?: number;
}
