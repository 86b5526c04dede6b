import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PHOTO_MODEL, photoSchema } from './photo.schema.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: PHOTO_MODEL, schema: photoSchema }])],
  providers: [PhotosRepository, PhotosService],
  exports: [PhotosService],
})
export class PhotosModule {}
