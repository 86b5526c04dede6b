import { INVITATION_LANGUAGES, type InvitationLanguage } from '../i18n/language.js';
import {
  Check,
  Flag,
  Id,
  IdList,
  ListOf,
  Nullable,
  OneOf,
  Optional,
  Text,
  WholeNumber,
} from '../validation/decorators.js';
import { GivenOut } from '../validation/field-schema.js';
import {
  type Answer,
  ANSWERS,
  DEFAULT_FAMILY_SEATS,
  MESSAGE_KINDS,
  type MessageKind,
  MOST_FAMILIES,
  MOST_FAMILY_SEATS,
  type Side,
  SIDES,
} from './family.types.js';
import { GuestPhone } from './guest-phone-field.js';
import { MOST_SESSIONS } from './session.types.js';

/** What the couple write of a family. What is left out has its default. */
export class FamilyDto {
  @Text({ max: 100 }) name!: string;
  /** The "Khas buat" line; empty: made from the name. */
  @Text({ max: 100, optional: true }) title: string = '';
  @GuestPhone() phone: string = '';
  @WholeNumber(1, MOST_FAMILY_SEATS) seats: number = DEFAULT_FAMILY_SEATS;
  /** The branch's id; left out: the couple's own. */
  @Optional() @Id() branch?: string;
  @OneOf(SIDES) side: Side = 'both';
  @Nullable() @OneOf(INVITATION_LANGUAGES) language: InvitationLanguage | null = null;
  @Text({ max: 500, optional: true, multiline: true }) note: string = '';
  @Text({ max: 40, optional: true }) table: string = '';
  /** Ids of the sessions that the family is invited to; `null`: all. */
  @Nullable() @IdList(MOST_SESSIONS) sessions: string[] | null = null;
}

/** Body of POST /api/family/add. */
export class AddFamilyDto extends FamilyDto {
  @Id() invitationId!: string;
}

/** What the server sets of a family. */
const FAMILY_FACTS = ['link', 'revision', 'createdAt', 'sent', 'chat', 'openedAt', 'answer', 'reopened'];

/** Body of PUT /api/family/edit: the family as a whole. */
@GivenOut(...FAMILY_FACTS)
export class EditFamilyDto extends FamilyDto {
  @Id() id!: string;
}

/** Body of the calls that name families of one invitation: PUT /api/family/restore. */
export class FamilyIdsDto {
  @Id() invitationId!: string;
  @IdList(MOST_FAMILIES) ids!: string[];
}

/** Body of DELETE /api/family/delete. */
export class RemoveFamiliesDto extends FamilyIdsDto {
  /** Whether they all stay when one of them has answered, before or meanwhile. */
  @Flag() unanswered: boolean = false;
}

/** Body of PUT /api/family/move: moves families to a branch, or gives each so many seats, or both. */
export class MoveFamiliesDto extends FamilyIdsDto {
  @Optional() @Id() branch?: string;
  @Optional() @WholeNumber(1, MOST_FAMILY_SEATS) seats?: number;
}

/** Body of PUT /api/family/sessions: the sessions that families are invited to. */
export class InviteFamiliesDto extends FamilyIdsDto {
  /** Ids of the sessions; `null`: all, those that are added later as well. */
  @Nullable() @IdList(MOST_SESSIONS) sessions!: string[] | null;
}

/** Body of PUT /api/family/link: renews the personal link. */
export class FamilyIdDto {
  @Id() id!: string;
}

/** Body of PUT /api/family/reopen: whether the family may answer after the closing date. */
export class ReopenFamilyDto extends FamilyIdDto {
  @Flag({ missing: 'required' }) reopened!: boolean;
}

/** Body of PUT /api/family/sent: the sender says that a message was sent, or that it was not. */
export class FamilySentDto extends FamilyIdDto {
  @OneOf(MESSAGE_KINDS) kind!: MessageKind;
  @Flag() sent: boolean = true;
}

/** Body of PUT /api/family/chat: the sender has opened the chat for a message, or says that it was not sent. */
export class FamilyChatDto extends FamilyIdDto {
  @OneOf(MESSAGE_KINDS) kind!: MessageKind;
  @Flag({ missing: 'required' }) opened!: boolean;
}

/** Which queue of an invitation: there is one of each kind of message. */
class QueueDto {
  @Id() invitationId!: string;
  @OneOf(MESSAGE_KINDS) kind!: MessageKind;
  /** Chosen by the device that begins the queue. */
  @Id() key!: string;
}

/** Body of PUT /api/family/queue: begins a queue in place of an earlier one, or without families ends it. */
export class SendQueueDto extends QueueDto {
  @IdList(MOST_FAMILIES) ids!: string[];
}

/** Body of PUT /api/family/skip: passes over a family of the queue. */
export class SkipFamilyDto extends QueueDto {
  @Id() id!: string;
}

/** A family's answer for one session. */
export class SessionAnswerDto {
  @Id() session!: string;

  @OneOf(ANSWERS)
  @Check('agreesWithAnswer', (value, object) => {
    const { adults, children } = object as SessionAnswerDto;
    if (value === 'no') return adults === 0 && children === 0 ? undefined : 'contradiction';
    return adults > 0 ? undefined : 'oneAdult';
  })
  answer!: Answer;

  @WholeNumber(0, MOST_FAMILY_SEATS) adults!: number;
  @WholeNumber(0, MOST_FAMILY_SEATS) children!: number;
}

/**
 * Body of PUT /api/family/answer: the family's RSVP as a whole, for each session that it is invited to; those that were
 * added after its RSVP may be left out.
 */
@GivenOut('answeredAt', 'updatedAt', 'onBehalf')
export class FamilyAnswerDto {
  @ListOf(() => SessionAnswerDto, MOST_SESSIONS) sessions!: SessionAnswerDto[];
  /** Read by other guests, under the title of the family unless `from` is given. */
  @Text({ max: 1000, optional: true, multiline: true }) message: string = '';
  @Optional() @Text({ max: 100 }) from?: string;
}

/** Body of PUT /api/family/answer-for: the couple record the RSVP that a family gave them in person. */
export class AnswerForFamilyDto extends FamilyAnswerDto {
  @Id() id!: string;
}
