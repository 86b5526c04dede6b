import { footerOf } from '@serikad/shared/invitations/footer';
import type { InvitationContent } from '@serikad/shared/invitations/new-invitation';
import type { OthersDto } from '@serikad/shared/invitations/others.dto';
import type { CustomVerseDto } from '@serikad/shared/invitations/page-design.dto';
import type { PhotoView } from '@serikad/shared/photos/photo.types';
import { DomainError } from '../../common/domain-error.js';
import { coverPageOf, pageStyleOf } from './invitation-parts.js';

/** What the section of other design options stores. What the body leaves out stays as it is. */
export function othersContent(
  dto: OthersDto,
  hashtag: string,
  photos: readonly PhotoView[],
): Partial<InvitationContent> {
  const { viewSnowEffects, customVerse, coverPage, page1Style, page2Style, page3Style } = dto;
  return {
    ...footerOf(dto.footer, hashtag),
    viewSnowEffect: viewSnowEffects,
    enableSnowEffect: viewSnowEffects,
    page2: { header1: dto.page2Header1, header2: dto.page2Header2 },
    ...given('hideIslamicItem', dto.hideIslamicItem),
    ...given('viewWishes', dto.viewWishes),
    ...given('wishEnabled', dto.wishEnabled),
    ...given('approveWishes', dto.approveWishes),
    ...given('countdownLabel', dto.countdownLabel),
    ...given('customVerse', customVerse && verseOf(customVerse)),
    ...given('backgroundColor', dto.backgroundColor),
    ...given('contentTextColor', dto.contentTextColor),
    ...given('coverPage', coverPage && coverPageOf(coverPage, photos)),
    ...given('page1Style', page1Style && pageStyleOf(page1Style)),
    ...given('page2Style', page2Style && pageStyleOf(page2Style)),
    ...given('page3Style', page3Style && pageStyleOf(page3Style)),
  };
}

/**
 * A cover shows a photo of the invitation's own gallery.
 * @throws DomainError validation naming the field
 */
export function requireOwnPhoto({ coverPage }: OthersDto, photos: readonly PhotoView[]): void {
  const image = coverPage?.backgroundImage ?? null;
  if (image === null || photos.some(({ imageUrl }) => imageUrl === image)) return;
  throw new DomainError('validation', { fields: [{ field: 'coverPage.backgroundImage', code: 'ownPhoto' }] });
}

function given<K extends keyof InvitationContent>(
  field: K,
  value: InvitationContent[K] | undefined,
): Partial<InvitationContent> {
  return value === undefined ? {} : { [field]: value };
}

function verseOf({ verse, surah }: CustomVerseDto): CustomVerseDto {
  return { verse, surah };
}
