import { Module } from '@nestjs/common';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { GiftsController } from './gifts.controller.js';

@Module({ imports: [InvitationsModule], controllers: [GiftsController] })
export class GiftRoutesModule {}
