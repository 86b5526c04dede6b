import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../../access/access.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { SeatsModule } from '../seats/seats.module.js';
import { DesignsModule } from '../../designs/designs.module.js';
import { LimitsModule } from '../../../http/limits/limits.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { SamplesModule } from '../../samples/samples.module.js';
import { FamilyRsvpService } from './family-rsvp.service.js';
import { FamilyRsvpsRepository } from './family-rsvps.repository.js';
import { RemovalStepsService } from './removal-steps.service.js';
import { RemovedRsvpsRepository } from './removed-rsvps.repository.js';
import { RsvpExportService } from './rsvp-export.service.js';
import { RsvpListService } from './rsvp-list.service.js';
import { RsvpModerationService } from './rsvp-moderation.service.js';
import { RsvpPagesRepository } from './rsvp-pages.repository.js';
import { ReviewedRsvpsRepository } from './reviewed-rsvps.repository.js';
import { RsvpReconcilerService } from './rsvp-reconciler.service.js';
import { RsvpRemovalsController } from './rsvp-removals.controller.js';
import { RsvpRemovalsService } from './rsvp-removals.service.js';
import { RsvpReviewController } from './rsvp-review.controller.js';
import { RsvpReviewService } from './rsvp-review.service.js';
import { RSVP_MODEL, rsvpSchema } from './rsvp.schema.js';
import { RsvpSecretsService } from './rsvp-secrets.service.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';
import { RsvpStepsService } from './rsvp-steps.service.js';
import { RsvpController } from './rsvp.controller.js';
import { RsvpRepository } from './rsvp.repository.js';
import { RsvpService } from './rsvp.service.js';

/** The guests' RSVPs and wishes. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: RSVP_MODEL, schema: rsvpSchema }]),
    AccessModule,
    AuditModule,
    SeatsModule,
    DesignsModule,
    InvitationsModule,
    LimitsModule,
    SamplesModule,
  ],
  controllers: [RsvpController, RsvpReviewController, RsvpRemovalsController],
  providers: [
    RsvpRepository,
    RsvpPagesRepository,
    RemovedRsvpsRepository,
    RemovalStepsService,
    RsvpRemovalsService,
    RsvpStepsService,
    RsvpService,
    FamilyRsvpsRepository,
    FamilyRsvpService,
    RsvpListService,
    RsvpModerationService,
    ReviewedRsvpsRepository,
    RsvpReviewService,
    RsvpExportService,
    RsvpSecretsService,
    RsvpSettlerService,
    RsvpReconcilerService,
  ],
  exports: [FamilyRsvpService, RsvpExportService, RsvpListService, RsvpModerationService],
})
export class RsvpModule {}
