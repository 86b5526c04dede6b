import type { NamesDto } from '@serikad/shared/invitations/names.dto';
import type { InvitationContent } from '@serikad/shared/invitations/new-invitation';
import { DomainError } from '../../common/domain-error.js';
import { given } from '../../common/given.js';
import { contactOf, coupleOf, inviterOf, jawiNamesOf, styleOf } from './invitation-parts.js';

/**
 * What the names section stores; what the body left out stays as it is.
 * The second couple belongs to an invitation for two alone.
 */
export function namesContent(dto: NamesDto, coupleNo: 1 | 2): Partial<InvitationContent> {
  const { jawiNames } = dto;
  return {
    couple: coupleOf(dto.couple),
    couple2: coupleNo === 2 && dto.couple2 ? coupleOf(dto.couple2) : null,
    inviter: inviterOf(dto.inviter),
    ...given({
      jawiNames: jawiNames && jawiNamesOf(coupleNo === 2 ? jawiNames : { couple: jawiNames.couple }),
      coverLine: dto.coverLine,
      contacts: dto.contacts?.map(contactOf),
      hashtag: dto.hashtag,
      shortNameStyle: dto.shortNameStyle && styleOf(dto.shortNameStyle),
      fullNameStyle: dto.fullNameStyle && styleOf(dto.fullNameStyle),
    }),
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
