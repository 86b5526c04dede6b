import { Module } from '@nestjs/common';
import { InvitationsModule } from '../../invitations/invitations.module.js';
import { GiftReservations } from './gift-reservations.service.js';
import { GiftsController } from './gifts.controller.js';
import { GiftsModule } from '../gifts.module.js';

@Module({
  imports: [GiftsModule, InvitationsModule],
  controllers: [GiftsController],
  providers: [GiftReservations],
})
export class GiftRoutesModule {}
