import { Module } from '@nestjs/common';
import { LinkPreviewsModule } from '../modules/link-previews/link-previews.module.js';
import { InvitationsModule } from '../modules/invitations/invitations.module.js';
import { WishesModule } from '../modules/wishes/wishes.module.js';
import { GuestPageController } from './guest-page.controller.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { GuestPageService } from './guest-page.service.js';

/** The guests' pages, with their link previews. */
@Module({
  imports: [InvitationsModule, LinkPreviewsModule, WishesModule],
  controllers: [GuestPageController],
  providers: [GuestPageService, GuestPageRendererLoader],
})
export class GuestPageModule {}
