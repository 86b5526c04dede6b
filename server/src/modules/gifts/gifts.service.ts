import { Injectable } from '@nestjs/common';
import type { GiftView } from '@serikad/shared/gifts/gift.types';
import { giftView } from './gift.view.js';
import { GiftsRepository } from './gifts.repository.js';

@Injectable()
export class GiftsService {
  constructor(private readonly gifts: GiftsRepository) {}

  /** The gifts of an invitation as its owner sees them; for guests they go through `guestGifts` first. */
  async find(invitationId: string): Promise<GiftView[]> {
    return (await this.gifts.findByInvitation(invitationId)).map(giftView);
  }
}
