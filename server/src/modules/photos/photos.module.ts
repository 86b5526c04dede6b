import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../access/access.module.js';
import { ImageRecordsModule } from '../../media/records/image-records.module.js';
import { PHOTO_MODEL, photoSchema } from './photo.schema.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: PHOTO_MODEL, schema: photoSchema }]), AccessModule, ImageRecordsModule],
  controllers: [PhotosController],
  providers: [PhotosRepository, PhotosService],
  exports: [PhotosService],
})
export class PhotosModule {}
