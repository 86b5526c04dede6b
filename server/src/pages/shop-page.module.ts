import { Module } from '@nestjs/common';
import { DesignsModule } from '../modules/designs/designs.module.js';
import { InvitationsModule } from '../modules/invitations/invitations.module.js';
import { ShopConfigModule } from '../modules/shop-config/shop-config.module.js';
import { FirstAnswers } from './first-answers.js';
import { ShopFilesController } from './head/shop-files.controller.js';
import { ShopHeads } from './head/shop-heads.service.js';
import { SitemapService } from './head/sitemap.service.js';
import { ShopPages } from './shop-pages.service.js';

/** What the web app's own pages bring along. */
@Module({
  imports: [DesignsModule, InvitationsModule, ShopConfigModule],
  controllers: [ShopFilesController],
  providers: [FirstAnswers, ShopHeads, ShopPages, SitemapService],
})
export class ShopPageModule {}
