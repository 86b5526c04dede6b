import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ImageRecords } from './image-records.service.js';

/** For the modules whose records hold pictures: storing and removing them, and both together with the record. */
@Module({ imports: [ImagesModule], providers: [ImageRecords], exports: [ImageRecords, ImagesModule] })
export class ImageRecordsModule {}
