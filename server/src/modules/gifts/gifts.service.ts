import { Injectable } from '@nestjs/common';
import type { CreateGiftDto, DeleteGiftDto, UpdateGiftDto } from '@serikad/shared/gifts/gift.dto';
import { MOST_GIFTS, type GiftView } from '@serikad/shared/gifts/gift.types';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { given } from '../../common/given.js';
import { ImageRecords } from '../../media/records/image-records.service.js';
import { FileReferences } from '../../media/images/file-references.js';
import { ImagesService } from '../../media/images/images.service.js';
import type { GiftRecord } from './gift.schema.js';
import { giftView } from './gift.view.js';
import { GiftsRepository } from './gifts.repository.js';

const FULL = {
  en: `You have reached the maximum of ${MOST_GIFTS} gifts. Please remove one first.`,
  ms: `Senarai sudah penuh dengan ${MOST_GIFTS} hadiah. Sila buang satu dahulu.`,
};

@Injectable()
export class GiftsService {
  constructor(
    private readonly gifts: GiftsRepository,
    private readonly editable: EditableInvitations,
    private readonly records: ImageRecords,
    private readonly images: ImagesService,
    private readonly clock: Clock,
    references: FileReferences,
  ) {
    references.register(['gift'], (keys) => gifts.findReferenced(keys));
  }

  /** The gifts of an invitation as its owner sees them; for guests they go through `guestGifts` first. */
  async find(invitationId: string): Promise<GiftView[]> {
    return (await this.gifts.findByInvitation(invitationId)).map(giftView);
  }

  /**
   * Adds a gift.
   * @returns its id
   * @throws DomainError not-found, trial-expired, package-required, limit-reached, invalid-file, unavailable
   */
  async create(user: SignedInUser, dto: CreateGiftDto, picture: Buffer): Promise<string> {
    const { title, url: productUrl, notes = '', enabled = true } = dto;
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'gifts');
    const gift = await this.gifts.claim(invitationId, this.clock.date());
    if (!gift) throw new DomainError('limit-reached', { texts: FULL });
    await this.records.complete({
      purpose: 'gift',
      invitationId,
      picture,
      write: (imageUrl) => this.gifts.fill(gift, { title, productUrl, imageUrl, notes, enabled }),
      giveUp: () => this.gifts.release(gift),
    });
    return gift.toHexString();
  }

  /**
   * Changes a gift. A guest's reservation stays, whatever becomes of the rest.
   * @throws DomainError not-found, trial-expired, package-required, limit-reached, invalid-file, unavailable
   */
  async update(user: SignedInUser, dto: UpdateGiftDto, picture: Buffer | undefined): Promise<GiftView> {
    const { id, title, url: productUrl, notes, enabled } = dto;
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'gifts');
    const content = { title, productUrl, ...given({ notes, enabled }) };
    if (!picture) return giftView({ ...required(await this.gifts.update(invitationId, id, content)), ...content });

    // Before the picture is encoded; what decides is the write after it.
    if (!(await this.gifts.has(invitationId, id))) throw new DomainError('not-found');
    let before: GiftRecord | undefined;
    const imageUrl = await this.records.complete({
      purpose: 'gift',
      invitationId,
      picture,
      write: async (key) => {
        before = required(await this.gifts.update(invitationId, id, { ...content, imageUrl: key }));
        return true;
      },
    });
    const replaced = required(before ?? null);
    await this.images.remove(replaced.imageUrl);
    return giftView({ ...replaced, ...content, imageUrl });
  }

  /**
   * Removes a gift and its picture, reserved or not.
   * @throws DomainError not-found, trial-expired
   */
  async remove(user: SignedInUser, { id, invitationId }: DeleteGiftDto): Promise<void> {
    const owned = await this.editable.findForRemoval(user, invitationId);
    const gift = required(await this.gifts.remove(owned.id, id));
    await this.images.remove(gift.imageUrl);
  }

  /** For the seller: takes a gift out by its picture, with its files; nothing happens when it is out already. */
  async takeOut(invitationId: OwnedInvitationId, imageUrl: string): Promise<void> {
    const gift = (await this.gifts.findByInvitation(invitationId)).find((each) => each.imageUrl === imageUrl);
    if (gift) await this.gifts.remove(invitationId, gift._id.toHexString());
    await this.images.remove(imageUrl);
  }
}

function required(gift: GiftRecord | null): GiftRecord {
  if (!gift) throw new DomainError('not-found');
  return gift;
}
