import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../access/access.module.js';
import { ImageRecordsModule } from '../../media/records/image-records.module.js';
import { GIFT_MODEL, giftSchema } from './gift.schema.js';
import { GiftsRepository } from './gifts.repository.js';
import { GiftsService } from './gifts.service.js';

/** The stored gifts. Their routes are in GiftRoutesModule, because those need the invitations, which need the gifts. */
@Module({
  imports: [MongooseModule.forFeature([{ name: GIFT_MODEL, schema: giftSchema }]), AccessModule, ImageRecordsModule],
  providers: [GiftsRepository, GiftsService],
  exports: [GiftsRepository, GiftsService],
})
export class GiftsModule {}
