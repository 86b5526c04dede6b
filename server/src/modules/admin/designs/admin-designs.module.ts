import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { DesignsModule } from '../../designs/designs.module.js';
import { ImagesModule } from '../../../media/images/images.module.js';
import { AdminDesignPicturesService } from './admin-design-pictures.service.js';
import { AdminDesignsController } from './admin-designs.controller.js';
import { AdminDesignsService } from './admin-designs.service.js';

/** The seller's catalogue. */
@Module({
  imports: [AuditModule, DesignsModule, ImagesModule],
  controllers: [AdminDesignsController],
  providers: [AdminDesignsService, AdminDesignPicturesService],
})
export class AdminDesignsModule {}
