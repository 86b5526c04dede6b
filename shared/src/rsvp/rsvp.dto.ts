import { Check, Flag, Id, IdList, ListOf, Optional, Text, WholeNumber } from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import { MOST_REVIEWED } from './rsvp.types.js';
import { MOST_GUESTS } from './seats.js';

/** A guest's RSVP, replaced as a whole by an edit. `willAttend` must agree with the count. */
@GivenOut('_id', 'createdAt', 'withheld', 'waiting', 'hidden', 'version')
class RsvpDto {
  @Text({ max: 100 }) from!: string;
  @WholeNumber(0, MOST_GUESTS) attendanceCount!: number;

  @Flag({ missing: 'required' })
  @Check('agreesWithCount', (value, object) =>
    // What is no flag at all is refused as such.
    typeof value !== 'boolean' || value === (object as RsvpDto).attendanceCount > 0 ? undefined : 'contradiction',
  )
  willAttend!: boolean;

  @Text({ max: 1000, optional: true, multiline: true }) message: string = '';

  /** How many of the guests are children. */
  @Optional()
  @WholeNumber(0, MOST_GUESTS)
  @Check('amongGuests', (value, object) =>
    typeof value === 'number' && value > (object as RsvpDto).attendanceCount ? 'childrenAmongGuests' : undefined,
  )
  childrenCount?: number;
}

/** Body of POST /api/wish/add. */
export class AddWishDto extends RsvpDto {
  @Id() invitationId!: string;
}

/** Body of PUT /api/wish/edit; `wishId` is the secret that the guest got. */
@GivenOut('invitationId')
export class EditWishDto extends RsvpDto {
  @Id() wishId!: string;
}

/** Body of DELETE /api/wish/delete; `wishId` is the `_id` of the owner's list, or the `wishId` that `add` gave. */
export class DeleteWishDto {
  @Id() wishId!: string;
}

/** Body of DELETE /api/wish/own; `wishId` is the secret that the guest got. */
export class RemoveOwnWishDto {
  @Id() wishId!: string;
}

const MOMENT = String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$`;

/** A moment as `Date.toISOString` writes it. */
const Moment = (): PropertyDecorator =>
  Check(
    'moment',
    (value) => {
      if (value === undefined || value === null) return 'required';
      if (typeof value !== 'string' || !new RegExp(MOMENT).test(value)) return 'invalid';
      // The 30th of February is read as a day of March.
      const read = new Date(value);
      return !Number.isNaN(read.getTime()) && read.toISOString() === value ? undefined : 'invalid';
    },
    { type: 'string', pattern: MOMENT },
  );

/**
 * Body of POST /api/wish/removals/{invitationId}: the RSVPs from `since` to `until`, both included; without `until` to
 * now. With `sameSourceAs`, the `_id` of an RSVP, only those that came from the same network as that one.
 */
export class RemoveWishesDto {
  @Moment() since!: string;
  @Optional() @Moment() until?: string;
  @Optional() @Id() sameSourceAs?: string;
}

/** Body of PUT /api/wish/removals/{invitationId}: restores the RSVPs of a removal. */
export class UndoRemovalDto {
  @Id() removalId!: string;
}

/** Body of PUT /api/wish/closed/{invitationId}. */
export class CloseAnswersDto {
  @Flag({ missing: 'required' }) closed!: boolean;
}

/** A wish by the `_id` of the owner's list. */
export class ReviewedWishDto {
  @Id() id!: string;
  /** As the list has it: a message that its guest changed since then is not approved. */
  @WholeNumber(0, Number.MAX_SAFE_INTEGER) version!: number;
}

/** Body of PUT /api/wish/approved/{invitationId}. */
export class ApproveWishesDto {
  @ListOf(() => ReviewedWishDto, MOST_REVIEWED) wishes!: ReviewedWishDto[];
}

/**
 * Body of PUT /api/wish/hidden/{invitationId} and of POST /api/wish/removed/{invitationId}: `_id`s of the owner's list.
 */
export class WishIdsDto {
  @IdList(MOST_REVIEWED) ids!: string[];
}
