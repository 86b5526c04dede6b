import { Module } from '@nestjs/common';
import { InvitationsModule } from '../modules/invitations/invitations.module.js';
import { WishesModule } from '../modules/wishes/wishes.module.js';
import { GuestPageController } from './guest-page.controller.js';
import { GuestPageRendererLoader } from './guest-page.renderer.js';
import { GuestPageService } from './guest-page.service.js';

/** The guests' pages, with their link previews. */
@Module({
  imports: [InvitationsModule, WishesModule],
  controllers: [GuestPageController],
  providers: [GuestPageService, GuestPageRendererLoader],
})
export class GuestPageModule {}
