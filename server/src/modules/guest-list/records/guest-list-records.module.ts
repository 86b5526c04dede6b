import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../../access/access.module.js';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { RsvpModule } from '../../rsvp/responses/rsvp.module.js';
import { SeatsModule } from '../../rsvp/seats/seats.module.js';
import { BranchesService } from './branches.service.js';
import { CatererService } from './caterer.service.js';
import { DOOR_EVENT_MODEL, doorEventSchema } from './door-event.schema.js';
import { DoorEventsRepository } from './door-events.repository.js';
import { DoorLinks } from './door-links.service.js';
import { DoorService } from './door.service.js';
import { FamiliesRepository } from './families.repository.js';
import { FamiliesService } from './families.service.js';
import { FamilyAdditionsService } from './family-additions.service.js';
import { FamilyEditsService } from './family-edits.service.js';
import { FamilyMarksService } from './family-marks.service.js';
import { FamilyWritesService } from './family-writes.service.js';
import { FamilyRemovalsService } from './family-removals.service.js';
import { FamilySessionsService } from './family-sessions.service.js';
import { FAMILY_MODEL, familySchema } from './family.schema.js';
import { FamilyImportsService } from './family-imports.service.js';
import { GuestListReconciler } from './guest-list.reconciler.js';
import { GUEST_LIST_MODEL, guestListSchema } from './guest-list.schema.js';
import { GuestListSteps } from './guest-list-steps.service.js';
import { GuestListWrites } from './guest-list-writes.service.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestListsService } from './guest-lists.service.js';
import { GuestSecretsModule } from './guest-secrets.module.js';
import { HelperFamiliesService } from './helper-families.service.js';
import { InvitationSessionsService } from './invitation-sessions.service.js';
import { OwnFamilies } from './own-families.service.js';
import { SendQueuesService } from './send-queues.service.js';
import { TemplatesService } from './templates.service.js';

/** Guest lists as stored: families, branches, and what their links need. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FAMILY_MODEL, schema: familySchema },
      { name: GUEST_LIST_MODEL, schema: guestListSchema },
      { name: DOOR_EVENT_MODEL, schema: doorEventSchema },
    ]),
    AccessModule,
    GuestSecretsModule,
    InvitationsModule,
    RsvpModule,
    SeatsModule,
  ],
  providers: [
    BranchesService,
    CatererService,
    DoorEventsRepository,
    DoorLinks,
    DoorService,
    FamiliesRepository,
    FamiliesService,
    FamilyAdditionsService,
    FamilyEditsService,
    FamilyMarksService,
    FamilyWritesService,
    FamilyImportsService,
    FamilyRemovalsService,
    FamilySessionsService,
    GuestListReconciler,
    GuestListsRepository,
    GuestListsService,
    GuestListSteps,
    GuestListWrites,
    HelperFamiliesService,
    InvitationSessionsService,
    OwnFamilies,
    SendQueuesService,
    TemplatesService,
  ],
  exports: [
    BranchesService,
    CatererService,
    DoorLinks,
    DoorService,
    FamiliesService,
    FamilyEditsService,
    FamilyMarksService,
    FamilyImportsService,
    FamilyRemovalsService,
    FamilySessionsService,
    GuestListsService,
    HelperFamiliesService,
    InvitationSessionsService,
    OwnFamilies,
    SendQueuesService,
    TemplatesService,
  ],
})
export class GuestListRecordsModule {}
