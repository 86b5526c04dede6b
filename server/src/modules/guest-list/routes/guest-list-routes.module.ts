import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.js';
import { LimitsModule } from '../../../http/limits/limits.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { RsvpModule } from '../../rsvp/responses/rsvp.module.js';
import { SeatsModule } from '../../rsvp/seats/seats.module.js';
import { GuestListRecordsModule } from '../records/guest-list-records.module.js';
import { BranchesController } from './branches.controller.js';
import { CatererController } from './caterer.controller.js';
import { DoorController } from './door.controller.js';
import { FamilyImportsController } from './family-imports.controller.js';
import { FamiliesController } from './families.controller.js';
import { HelperController } from './helper.controller.js';
import { PersonalController } from './personal.controller.js';
import { PersonalService } from './personal.service.js';
import { SessionsController } from './sessions.controller.js';
import { RsvpExportController } from './rsvp-export.controller.js';

@Module({
  imports: [AccessModule, GuestListRecordsModule, InvitationsModule, LimitsModule, RsvpModule, SeatsModule],
  controllers: [
    FamiliesController,
    FamilyImportsController,
    BranchesController,
    SessionsController,
    CatererController,
    DoorController,
    HelperController,
    PersonalController,
    RsvpExportController,
  ],
  providers: [PersonalService],
})
export class GuestListRoutesModule {}
