import type { Couple, InvitingParty, TextStyle } from '@serikad/shared/invitations/invitation.types';
import type {
  CoupleDto,
  InvitingPartyDto,
  NamesDto,
  PersonNameDto,
  TextStyleDto,
} from '@serikad/shared/invitations/names.dto';
import type { InvitationContent } from '@serikad/shared/invitations/new-invitation';
import { DomainError } from '../../common/domain-error.js';

/** What the names section stores. The second couple belongs to an invitation for two alone. */
export function namesContent(dto: NamesDto, coupleNo: 1 | 2): Partial<InvitationContent> {
  return {
    couple: coupleOf(dto.couple),
    couple2: coupleNo === 2 && dto.couple2 ? coupleOf(dto.couple2) : null,
    inviter: {
      inviter1: partyOf(dto.inviter.inviter1),
      inviter2: dto.inviter.inviter2 && partyOf(dto.inviter.inviter2),
    },
    contacts: dto.contacts.map(({ name, phoneNo }) => ({ name, phoneNo })),
    hashtag: dto.hashtag,
    shortNameStyle: dto.shortNameStyle && styleOf(dto.shortNameStyle),
    fullNameStyle: dto.fullNameStyle && styleOf(dto.fullNameStyle),
  };
}

/**
 * An invitation for two couples needs the four names of the second one, too; the DTO sees to them when there is one.
 * @throws DomainError validation naming the four fields
 */
export function requireSecondCouple({ couple2 }: NamesDto): void {
  if (couple2) return;
  const fields = ['groom', 'bride'].flatMap((person) =>
    ['shortName', 'fullName'].map((name) => ({ field: `couple2.${person}.${name}`, code: 'required' })),
  );
  throw new DomainError('validation', { fields });
}

function coupleOf({ groom, bride, order }: CoupleDto): Couple {
  return { groom: personOf(groom), bride: personOf(bride), order };
}

function personOf({ shortName, fullName }: PersonNameDto): Couple['bride'] {
  return { shortName, fullName };
}

function partyOf({ name1, name2 }: InvitingPartyDto): InvitingParty {
  return { name1, name2 };
}

function styleOf({ font, size, color, bold }: TextStyleDto): TextStyle {
  return { font, size, color, bold };
}
