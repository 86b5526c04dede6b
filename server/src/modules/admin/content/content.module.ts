import { Module } from '@nestjs/common';
import { AccessModule } from '../../../access/access.module.js';
import { PictureRemovalsModule } from '../../picture-removals/picture-removals.module.js';
import { RsvpModule } from '../../rsvp/responses/rsvp.module.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';

/** What the seller may take out of an invitation. */
@Module({
  imports: [AccessModule, PictureRemovalsModule, RsvpModule],
  controllers: [ContentController],
  providers: [ContentService],
})
export class ContentModule {}
