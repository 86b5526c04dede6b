import { Module } from '@nestjs/common';
import { LimitsModule } from '../http/limits/limits.module.js';
import { DesignsModule } from '../modules/designs/designs.module.js';
import { LinkPreviewsModule } from '../modules/link-previews/link-previews.module.js';
import { InvitationsModule } from '../modules/invitations/invitations.module.js';
import { SamplesModule } from '../modules/samples/samples.module.js';
import { OrderRecordsModule } from '../modules/orders/records/order-records.module.js';
import { RsvpModule } from '../modules/rsvp/responses/rsvp.module.js';
import { SeatsModule } from '../modules/rsvp/seats/seats.module.js';
import { GuestListRecordsModule } from '../modules/guest-list/records/guest-list-records.module.js';
import { DoorPageController } from './door-page.controller.js';
import { GuestPageController } from './guest-page.controller.js';
import { GuestPageMiddleware } from './guest-page.middleware.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { MotionPageController } from './motion-page.controller.js';
import { GuestPageService } from './guest-page.service.js';
import { ShortAddressesModule } from '../modules/short-addresses/short-addresses.module.js';
import { ShortAddressController } from './short-address.controller.js';
import { PersonalPageController } from './personal-page.controller.js';
import { PersonalPageService } from './personal-page.service.js';
import { PageSourceRepository } from './page-source.repository.js';
import { WallPageController } from './wall-page.controller.js';

/** The guests' pages, with their link previews. */
@Module({
  imports: [
    DesignsModule,
    GuestListRecordsModule,
    InvitationsModule,
    LimitsModule,
    LinkPreviewsModule,
    OrderRecordsModule,
    SamplesModule,
    ShortAddressesModule,
    RsvpModule,
    SeatsModule,
  ],
  controllers: [
    DoorPageController,
    GuestPageController,
    MotionPageController,
    PersonalPageController,
    ShortAddressController,
    WallPageController,
  ],
  providers: [
    GuestPageMiddleware,
    GuestPageService,
    PersonalPageService,
    GuestPageRendererLoader,
    PageSourceRepository,
  ],
})
export class GuestPageModule {}
