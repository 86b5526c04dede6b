import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../../media/images/images.module.js';
import { StorageModule } from '../../media/storage/storage.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CoversController } from './covers.controller.js';
import { DESIGN_MODEL, designSchema } from './design.schema.js';
import { DesignsController } from './designs.controller.js';
import { CoverColoursService } from './cover-colours.service.js';
import { DesignSearchController } from './design-search.controller.js';
import { DesignSearchService } from './design-search.service.js';
import { SellerDesignsRepository } from './seller-designs.repository.js';
import { SellerDesignsService } from './seller-designs.service.js';
import { DesignsRepository } from './designs.repository.js';
import { DesignsService } from './designs.service.js';
import { DesignEditsService } from './design-edits.service.js';
import { DesignPicturesService } from './design-pictures.service.js';
import { UploadedCoversService } from './uploaded-covers.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DESIGN_MODEL, schema: designSchema }]),
    AuditModule,
    ImagesModule,
    StorageModule,
  ],
  controllers: [DesignsController, DesignSearchController, CoversController],
  providers: [
    CoverColoursService,
    DesignEditsService,
    DesignPicturesService,
    DesignsRepository,
    DesignSearchService,
    DesignsService,
    SellerDesignsRepository,
    SellerDesignsService,
    UploadedCoversService,
  ],
  exports: [DesignEditsService, DesignPicturesService, DesignSearchService, DesignsService, SellerDesignsService],
})
export class DesignsModule {}
