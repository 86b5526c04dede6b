import { Body, Controller, Delete, Put } from '@nestjs/common';
import { CoverPhotoPlaceDto } from '@serikad/shared/invitations/cover-photo-place.dto';
import type { InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import { OpeningLogoDto } from '@serikad/shared/invitations/opening-logo.dto';
import { OwnInvitationDto } from '@serikad/shared/invitations/own-invitation.dto';
import { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import { CurrentUser, type SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Operation } from '../../http/decorators/operation.decorator.js';
import { RateLimit } from '../../http/decorators/rate-limit.decorator.js';
import { ImageUpload, UploadedImage } from '../../media/uploads/image-upload.decorator.js';
import { IfRevision } from '../../http/decorators/if-match.decorator.js';
import { BankAccounts } from './bank-accounts.service.js';
import { InvitationImages } from './invitation-images.service.js';

@Controller('api/invitation')
export class InvitationImagesController {
  constructor(
    private readonly images: InvitationImages,
    private readonly accounts: BankAccounts,
  ) {}

  @Operation('PUT /api/invitation/opening-logo', {
    summary: 'Sets the couple’s own picture for the seal, and shows it.',
    description: 'From then on `customOpeningLogo` is true, until `update/design-language` says otherwise.',
    errors: ['not-found', 'trial-expired', 'limit-reached'],
  })
  @Put('opening-logo')
  @RateLimit('uploads')
  @ImageUpload('image', { required: true })
  async openingLogo(
    @CurrentUser() user: SignedInUser,
    @Body() dto: OpeningLogoDto,
    @UploadedImage() picture: Buffer,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<{ openingLogo: string }> {
    return { openingLogo: await this.images.openingLogo({ user, dto, picture, ifRevision }) };
  }

  @Operation('PUT /api/invitation/place-photo', {
    summary: 'Sets the photo of the gate or landmark.',
    description: 'It replaces the one before. It has a revision of its own, apart from that of the location.',
    errors: ['not-found', 'trial-expired', 'limit-reached'],
  })
  @Put('place-photo')
  @RateLimit('uploads')
  @ImageUpload('image', { required: true })
  placePhoto(
    @CurrentUser() user: SignedInUser,
    @Body() dto: OwnInvitationDto,
    @UploadedImage() picture: Buffer,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<InvitationAnswer> {
    return this.images.placePhoto({ user, dto, picture, ifRevision });
  }

  @Operation('DELETE /api/invitation/place-photo', {
    summary: 'Removes the photo of the gate or landmark with its files.',
    description: 'Also where there is none: then nothing but the revision changes.',
    errors: ['not-found', 'trial-expired'],
  })
  @Delete('place-photo')
  removePlacePhoto(
    @CurrentUser() user: SignedInUser,
    @Body() dto: OwnInvitationDto,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<InvitationAnswer> {
    return this.images.removePlacePhoto({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/cover-photo', {
    summary: 'Sets the photo that designs with a place for one show on the cover.',
    description:
      'It replaces the one before, and stays when another design is chosen. `photoLook` says how it lies there.',
    errors: ['not-found', 'trial-expired', 'limit-reached'],
  })
  @Put('cover-photo')
  @RateLimit('uploads')
  @ImageUpload('image', { required: true })
  coverPhoto(
    @CurrentUser() user: SignedInUser,
    @Body() dto: OwnInvitationDto,
    @UploadedImage() picture: Buffer,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<InvitationAnswer> {
    return this.images.coverPhoto({ user, dto, picture, ifRevision });
  }

  @Operation('PUT /api/invitation/cover-photo-place', {
    summary: 'Says what of the cover’s photo stays in sight.',
    description:
      '`place` in hundredths of the photo; `null`: where the server finds it. `photoLook` is measured anew. 404 without a photo, 409 where `photo` is not the stored one.',
    errors: ['not-found', 'trial-expired'],
  })
  @Put('cover-photo-place')
  placeCoverPhoto(
    @CurrentUser() user: SignedInUser,
    @Body() dto: CoverPhotoPlaceDto,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<InvitationAnswer> {
    return this.images.placeCoverPhoto({ user, dto, ifRevision });
  }

  @Operation('DELETE /api/invitation/cover-photo', {
    summary: 'Removes the photo of the cover with its files.',
    description: 'Also where there is none: then nothing but the revision changes.',
    errors: ['not-found', 'trial-expired'],
  })
  @Delete('cover-photo')
  removeCoverPhoto(
    @CurrentUser() user: SignedInUser,
    @Body() dto: OwnInvitationDto,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<InvitationAnswer> {
    return this.images.removeCoverPhoto({ user, dto, ifRevision });
  }

  @Operation('PUT /api/invitation/update/salam-kaut', {
    summary: 'Saves the bank accounts, and the QR code of one of them.',
    description:
      'Without a picture the stored codes stay, unless `removeImage` is true. What is stored is changed within 30 minutes after a sign-in only; each change is in the audit.',
    errors: ['not-found', 'trial-expired', 'package-required', 'limit-reached', 'sign-in-again'],
  })
  @Put('update/salam-kaut')
  @RateLimit('uploads')
  @ImageUpload('image')
  salamKaut(
    @CurrentUser() user: SignedInUser,
    @Body() dto: SalamKautDto,
    @UploadedImage() picture: Buffer | undefined,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<InvitationAnswer> {
    return this.accounts.save({ user, dto, picture, ifRevision });
  }

  @Operation('DELETE /api/invitation/salam-kaut', {
    summary: 'Deletes the bank accounts and their QR codes, whatever the package.',
    errors: ['not-found', 'trial-expired', 'sign-in-again'],
  })
  @Delete('salam-kaut')
  removeSalamKaut(
    @CurrentUser() user: SignedInUser,
    @Body() dto: OwnInvitationDto,
    @IfRevision() ifRevision: number | undefined,
  ): Promise<InvitationAnswer> {
    return this.accounts.remove({ user, dto, ifRevision });
  }
}
