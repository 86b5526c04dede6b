import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LimitsModule } from '../../http/limits/limits.module.js';
import { DesignsModule } from '../designs/designs.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { StorageModule } from '../../media/storage/storage.module.js';
import { LinkPreviewAges } from './link-preview-ages.service.js';
import { LINK_PREVIEW_MODEL, linkPreviewSchema } from './link-preview.schema.js';
import { LinkPreviewsController } from './link-previews.controller.js';
import { LinkPreviewsRepository } from './link-previews.repository.js';
import { LinkPreviewsService } from './link-previews.service.js';
import { TextShaper } from './text-shaper.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: LINK_PREVIEW_MODEL, schema: linkPreviewSchema }]),
    DesignsModule,
    InvitationsModule,
    LimitsModule,
    StorageModule,
  ],
  controllers: [LinkPreviewsController],
  providers: [LinkPreviewAges, LinkPreviewsRepository, LinkPreviewsService, TextShaper],
  exports: [LinkPreviewsService],
})
export class LinkPreviewsModule {}
