import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../storage/storage.module.js';
import { FileReferences } from './file-references.js';
import { ImageQuotaRepository } from './image-quota.repository.js';
import { IMAGE_QUOTA_MODEL, imageQuotaSchema } from './image-quota.schema.js';
import { ImageSweeperService } from './image-sweeper.service.js';
import { ImagesService } from './images.service.js';

/** Pictures that people upload: encoded again, counted, stored and swept. */
@Module({
  imports: [StorageModule, MongooseModule.forFeature([{ name: IMAGE_QUOTA_MODEL, schema: imageQuotaSchema }])],
  providers: [FileReferences, ImageQuotaRepository, ImageSweeperService, ImagesService],
  exports: [FileReferences, ImageSweeperService, ImagesService],
})
export class ImagesModule {}
