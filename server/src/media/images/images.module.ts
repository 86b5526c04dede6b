import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../storage/storage.module.js';
import { FileReferences } from './file-references.js';
import { ImageLedgerRepository } from './image-ledger.repository.js';
import { IMAGE_LEDGER_MODEL, imageLedgerSchema } from './image-ledger.schema.js';
import { ImageSweeperService } from './image-sweeper.service.js';
import { ImagesService } from './images.service.js';

/** Pictures that people upload: encoded again, counted, stored and swept. */
@Module({
  imports: [StorageModule, MongooseModule.forFeature([{ name: IMAGE_LEDGER_MODEL, schema: imageLedgerSchema }])],
  providers: [FileReferences, ImageLedgerRepository, ImageSweeperService, ImagesService],
  exports: [FileReferences, ImageSweeperService, ImagesService],
})
export class ImagesModule {}
