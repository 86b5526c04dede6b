import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../storage/storage.module.js';
import { CoversController } from './covers.controller.js';
import { DESIGN_MODEL, designSchema } from './design.schema.js';
import { DesignsController } from './designs.controller.js';
import { DesignsRepository } from './designs.repository.js';
import { DesignsService } from './designs.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: DESIGN_MODEL, schema: designSchema }]), StorageModule],
  controllers: [DesignsController, CoversController],
  providers: [DesignsRepository, DesignsService],
  exports: [DesignsService],
})
export class DesignsModule {}
