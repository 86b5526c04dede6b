import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../access/access.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { SeatsModule } from '../rsvp/seats/seats.module.js';
import { DesignsModule } from '../designs/designs.module.js';
import { GiftsModule } from '../gifts/gifts.module.js';
import { ImageRecordsModule } from '../../media/records/image-records.module.js';
import { OrderRecordsModule } from '../orders/records/order-records.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { SamplesModule } from '../samples/samples.module.js';
import { StorageModule } from '../../media/storage/storage.module.js';
import { InvitationImagesController } from './invitation-images.controller.js';
import { GuestInvitations } from './guest-invitations.service.js';
import { InvitationBundles } from './invitation-bundles.service.js';
import { BankAccounts } from './bank-accounts.service.js';
import { ImageSections } from './image-sections.service.js';
import { InvitationImages } from './invitation-images.service.js';
import { InvitationUpdatesService } from './invitation-updates.service.js';
import { INVITATION_MODEL, invitationSchema } from './invitation.schema.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { LiveLinksService } from './live-links.service.js';
import { PhotoLooks } from './photo-looks.service.js';
import { SectionSaves } from './section-saves.service.js';

/** Invitations: the couple's edits, and what guests see. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: INVITATION_MODEL, schema: invitationSchema }]),
    AccessModule,
    AuditModule,
    SeatsModule,
    DesignsModule,
    GiftsModule,
    ImageRecordsModule,
    OrderRecordsModule,
    PhotosModule,
    SamplesModule,
    StorageModule,
  ],
  controllers: [InvitationsController, InvitationImagesController],
  providers: [
    BankAccounts,
    GuestInvitations,
    ImageSections,
    InvitationBundles,
    InvitationsRepository,
    InvitationsService,
    InvitationUpdatesService,
    InvitationImages,
    LiveLinksService,
    PhotoLooks,
    SectionSaves,
  ],
  exports: [GuestInvitations, InvitationBundles, InvitationsService, ImageSections],
})
export class InvitationsModule {}
