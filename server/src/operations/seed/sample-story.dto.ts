import { OPENING_OPTIONS, type OpeningOption } from '@serikad/shared/invitations/invitation.types';
import { DISTRICTS, type District } from '@serikad/shared/prayer-times/districts';
import {
  Check,
  Choices,
  ListOf,
  Nullable,
  OneOf,
  Optional,
  Part,
  Text,
  WholeNumber,
} from '@serikad/shared/validation/decorators';
import {
  GIFT_IDEAS,
  OPTIONAL_SECTIONS,
  PROGRAMME_NAMES,
  type GiftIdea,
  type OptionalSection,
  type ProgrammeName,
} from '../../modules/designs/sample-story.js';

const MOST_CONTACTS = 10;
const GIFTS = 3;

class InBothLanguagesDto {
  @Text({ max: 1000 }) malay!: string;
  @Text({ max: 1000 }) english!: string;
}

class PartyDto {
  @Text({ max: 100 }) name1!: string;
  @Text({ max: 100 }) name2!: string;
}

class ContactDto {
  @Part(() => InBothLanguagesDto) name!: InBothLanguagesDto;
  @Text({ max: 30 }) phoneNo!: string;
}

class DressCodeDto {
  @Part(() => InBothLanguagesDto) male!: InBothLanguagesDto;
  @Part(() => InBothLanguagesDto) female!: InBothLanguagesDto;
}

/** The wedding of a design's sample, as catalogue/<id>/design.json holds it. */
export class SampleStoryDto {
  @Text({ max: 100 }) brideFullName!: string;
  @Text({ max: 100 }) groomFullName!: string;
  @Part(() => PartyDto) hosts!: PartyDto;
  @Nullable() @Part(() => PartyDto) coHosts!: PartyDto | null;
  @ListOf(() => ContactDto, MOST_CONTACTS) contacts!: ContactDto[];
  @Text({ max: 60 }) hashtag!: string;
  @Text({ max: 120 }) venue!: string;
  @Text({ max: 250, multiline: true }) address!: string;
  @Optional() @OneOf(DISTRICTS) district?: District;
  @OneOf([0, 6]) weekday!: 0 | 6;
  @OneOf(PROGRAMME_NAMES) programme!: ProgrammeName;
  @Part(() => DressCodeDto) dressCode!: DressCodeDto;
  @Nullable() @Part(() => InBothLanguagesDto) invitationWord!: InBothLanguagesDto | null;
  @OneOf(OPENING_OPTIONS) openingOption!: OpeningOption;

  @Check('gifts', (value) =>
    Array.isArray(value) &&
    value.length === GIFTS &&
    new Set(value).size === GIFTS &&
    value.every((idea) => GIFT_IDEAS.some((known) => known === idea))
      ? undefined
      : 'list',
  )
  gifts!: [GiftIdea, GiftIdea, GiftIdea];

  @Text({ max: 250 }) giftDeliveryAddress!: string;
  @WholeNumber(0, 5000) guestsSoFar!: number;
  @Optional() @Choices(OPTIONAL_SECTIONS) leavesOut?: OptionalSection[];
}
