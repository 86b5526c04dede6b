import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../../access/access.module.js';
import { AttendanceModule } from '../seats/attendance.module.js';
import { DesignsModule } from '../../designs/designs.module.js';
import { LimitsModule } from '../../../http/limits/limits.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { SamplesModule } from '../../samples/samples.module.js';
import { RemovalStepsService } from './removal-steps.service.js';
import { RemovedAnswersRepository } from './removed-answers.repository.js';
import { WishExportController } from './wish-export.controller.js';
import { WishExportService } from './wish-export.service.js';
import { WishListService } from './wish-list.service.js';
import { WishModerationService } from './wish-moderation.service.js';
import { WishPagesRepository } from './wish-pages.repository.js';
import { WishReconcilerService } from './wish-reconciler.service.js';
import { WishRemovalsController } from './wish-removals.controller.js';
import { WishRemovalsService } from './wish-removals.service.js';
import { WISH_MODEL, wishSchema } from './wish.schema.js';
import { WishSecretsService } from './wish-secrets.service.js';
import { WishSettlerService } from './wish-settler.service.js';
import { WishesController } from './wishes.controller.js';
import { WishesRepository } from './wishes.repository.js';
import { WishesService } from './wishes.service.js';

/** The guests' answers and wishes. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: WISH_MODEL, schema: wishSchema }]),
    AccessModule,
    AttendanceModule,
    DesignsModule,
    InvitationsModule,
    LimitsModule,
    SamplesModule,
  ],
  controllers: [WishesController, WishExportController, WishRemovalsController],
  providers: [
    WishesRepository,
    WishPagesRepository,
    RemovedAnswersRepository,
    RemovalStepsService,
    WishRemovalsService,
    WishesService,
    WishListService,
    WishModerationService,
    WishExportService,
    WishSecretsService,
    WishSettlerService,
    WishReconcilerService,
  ],
  exports: [WishListService, WishModerationService],
})
export class WishesModule {}
