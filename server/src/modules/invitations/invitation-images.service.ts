import { Injectable } from '@nestjs/common';
import type { CoverPhotoPlaceDto } from '@serikad/shared/invitations/cover-photo-place.dto';
import type { InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import type { OpeningLogoDto } from '@serikad/shared/invitations/opening-logo.dto';
import type { OwnInvitationDto } from '@serikad/shared/invitations/own-invitation.dto';
import { DomainError } from '../../common/domain-error.js';
import { type ImageEdit, ImageSections } from './image-sections.service.js';
import { sectionView } from './invitation.view.js';
import { InvitationsService } from './invitations.service.js';
import { PhotoLooks } from './photo-looks.service.js';

/** The couple's own pictures: for the seal, of the place, and for the cover. */
@Injectable()
export class InvitationImages {
  constructor(
    private readonly sections: ImageSections,
    private readonly invitations: InvitationsService,
    private readonly looks: PhotoLooks,
  ) {}

  /**
   * Sets the couple's own picture for the seal, and shows it. Design and language are saved by a call of their own,
   * which may switch back to initials (`customOpeningLogo` false); the picture stays.
   * @returns the picture's key
   * @throws DomainError not-found, trial-expired, conflict, invalid-file, limit-reached, unavailable
   */
  async openingLogo({ user, dto, picture, ifRevision }: ImageEdit<OpeningLogoDto, Buffer>): Promise<string> {
    const { owned } = await this.sections.editableNow(user, dto.id, 'openingLogo', ifRevision);
    return this.sections.withPicture(owned, 'openingLogo', ifRevision, picture, (openingLogo) => ({
      openingLogo,
      customOpeningLogo: true,
    }));
  }

  /**
   * Sets the photo of the gate or landmark, in the place of the one before.
   * @throws DomainError not-found, trial-expired, conflict, invalid-file, limit-reached, unavailable
   */
  async placePhoto({ user, dto, picture, ifRevision }: ImageEdit<OwnInvitationDto, Buffer>): Promise<InvitationAnswer> {
    const { owned } = await this.sections.editableNow(user, dto.id, 'placePhoto', ifRevision);
    await this.sections.withPicture(owned, 'placePhoto', ifRevision, picture, (placePhoto) => ({ placePhoto }));
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Removes the photo of the gate or landmark with its files.
   * @throws DomainError not-found, trial-expired, conflict
   */
  async removePlacePhoto({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<OwnInvitationDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const { owned } = await this.sections.editableNow(user, dto.id, 'placePhoto', ifRevision);
    await this.sections.write(owned, 'placePhoto', ifRevision, { placePhoto: '' });
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Sets the couple's photo for the cover of designs that have a place for one, in the place of the one before, and
   * measures how it lies there.
   * @throws DomainError not-found, trial-expired, conflict, invalid-file, limit-reached, unavailable
   */
  async coverPhoto({ user, dto, picture, ifRevision }: ImageEdit<OwnInvitationDto, Buffer>): Promise<InvitationAnswer> {
    const { owned } = await this.sections.editableNow(user, dto.id, 'coverPhoto', ifRevision);
    await this.sections.withPicture(owned, 'coverPhoto', ifRevision, picture, async (coverPhoto) => ({
      coverPhoto,
      photoLook: await this.looks.measure(coverPhoto),
    }));
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Sets what of the photo of the cover stays in sight, and measures it anew.
   * @throws DomainError not-found without a photo, trial-expired, conflict, also where another photo is meant
   */
  async placeCoverPhoto({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<CoverPhotoPlaceDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const { owned, stored } = await this.sections.editableNow(user, dto.id, 'coverPhoto', ifRevision);
    if (!stored.coverPhoto) throw new DomainError('not-found');
    if (stored.coverPhoto !== (dto.photo ?? stored.coverPhoto))
      throw new DomainError('conflict', { current: sectionView(stored, 'coverPhoto') });
    const photoLook = await this.looks.measure(stored.coverPhoto, dto.place);
    // It is of this photo: one that came meanwhile has a higher revision.
    await this.sections.write(owned, 'coverPhoto', stored.revisions.coverPhoto ?? 0, { photoLook });
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Removes the photo of the cover with its files.
   * @throws DomainError not-found, trial-expired, conflict
   */
  async removeCoverPhoto({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<OwnInvitationDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const { owned } = await this.sections.editableNow(user, dto.id, 'coverPhoto', ifRevision);
    await this.sections.write(owned, 'coverPhoto', ifRevision, { coverPhoto: '' });
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }
}
