import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccessModule } from '../../access/access.module.js';
import { SHORT_ADDRESS_MODEL, shortAddressSchema } from './short-address.schema.js';
import { ShortAddressesController } from './short-addresses.controller.js';
import { ShortAddressesRepository } from './short-addresses.repository.js';
import { ShortAddressesService } from './short-addresses.service.js';

/** Short addresses of invitations. */
@Module({
  imports: [MongooseModule.forFeature([{ name: SHORT_ADDRESS_MODEL, schema: shortAddressSchema }]), AccessModule],
  controllers: [ShortAddressesController],
  providers: [ShortAddressesRepository, ShortAddressesService],
  exports: [ShortAddressesService],
})
export class ShortAddressesModule {}
