import { Module } from '@nestjs/common';
import { DesignsModule } from '../modules/designs/designs.module.js';
import { LinkPreviewsModule } from '../modules/link-previews/link-previews.module.js';
import { InvitationsModule } from '../modules/invitations/invitations.module.js';
import { SamplesModule } from '../modules/samples/samples.module.js';
import { WishesModule } from '../modules/wishes/wishes.module.js';
import { GuestPageController } from './guest-page.controller.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { MotionPageController } from './motion-page.controller.js';
import { GuestPageService } from './guest-page.service.js';

/** The guests' pages, with their link previews. */
@Module({
  imports: [DesignsModule, InvitationsModule, LinkPreviewsModule, SamplesModule, WishesModule],
  controllers: [GuestPageController, MotionPageController],
  providers: [GuestPageService, GuestPageRendererLoader],
})
export class GuestPageModule {}
