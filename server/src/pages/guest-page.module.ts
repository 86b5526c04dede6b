import { Module } from '@nestjs/common';
import { LimitsModule } from '../http/limits/limits.module.js';
import { DesignsModule } from '../modules/designs/designs.module.js';
import { LinkPreviewsModule } from '../modules/link-previews/link-previews.module.js';
import { InvitationsModule } from '../modules/invitations/invitations.module.js';
import { SamplesModule } from '../modules/samples/samples.module.js';
import { OrderRecordsModule } from '../modules/orders/records/order-records.module.js';
import { RsvpModule } from '../modules/rsvp/responses/rsvp.module.js';
import { GuestPageController } from './guest-page.controller.js';
import { GuestPageMiddleware } from './guest-page.middleware.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { MotionPageController } from './motion-page.controller.js';
import { GuestPageService } from './guest-page.service.js';
import { PageSourceRepository } from './page-source.repository.js';

/** The guests' pages, with their link previews. */
@Module({
  imports: [
    DesignsModule,
    InvitationsModule,
    LimitsModule,
    LinkPreviewsModule,
    OrderRecordsModule,
    SamplesModule,
    RsvpModule,
  ],
  controllers: [GuestPageController, MotionPageController],
  providers: [GuestPageMiddleware, GuestPageService, GuestPageRendererLoader, PageSourceRepository],
})
export class GuestPageModule {}
