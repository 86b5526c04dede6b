import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MOST_ADDRESSES } from '@serikad/shared/invitations/short-address';
import { type Model, type mongo, Types } from 'mongoose';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { isDuplicateKey } from '../../common/database-errors.js';
import { sha256Base64Url } from '../../common/sha256.js';
import { ADDRESS_SLOT_INDEX, SHORT_ADDRESS_MODEL, type ShortAddressRecord } from './short-address.schema.js';

@Injectable()
export class ShortAddressesRepository {
  private readonly addresses: mongo.Collection<ShortAddressRecord>;

  constructor(@InjectModel(SHORT_ADDRESS_MODEL) model: Model<ShortAddressRecord>) {
    this.addresses = model.collection as unknown as mongo.Collection<ShortAddressRecord>;
  }

  /** @param address as `normaliseAddress` writes it */
  find(address: string): Promise<ShortAddressRecord | null> {
    return this.addresses.findOne({ _id: sha256Base64Url(address) });
  }

  /** The addresses of an invitation, the current one first. */
  async ofInvitation(invitationId: OwnedInvitationId): Promise<string[]> {
    const found = await this.addresses
      .find({ invitationId: new Types.ObjectId(invitationId), slot: { $exists: true } })
      .toArray();
    return found.sort((a, b) => b.chosenAt.getTime() - a.chosenAt.getTime()).flatMap(({ address }) => address ?? []);
  }

  /**
   * Gives a free address to an invitation. Two unique indexes decide: of the address, and of the invitation's slots.
   */
  async claim(invitationId: OwnedInvitationId, address: string, chosenAt: Date): Promise<'claimed' | 'taken' | 'full'> {
    const of = { _id: sha256Base64Url(address), address, invitationId: new Types.ObjectId(invitationId), chosenAt };
    for (let slot = 0; slot < MOST_ADDRESSES; slot += 1) {
      try {
        await this.addresses.insertOne({ ...of, slot });
        return 'claimed';
      } catch (error) {
        if (isDuplicateKey(error, ADDRESS_SLOT_INDEX)) continue;
        if (isDuplicateKey(error)) return 'taken';
        throw error;
      }
    }
    return 'full';
  }

  /** Makes an address of an invitation its current one. @returns whether it is its own */
  async choose(invitationId: OwnedInvitationId, address: string, chosenAt: Date): Promise<boolean> {
    const { matchedCount } = await this.addresses.updateOne(
      { _id: sha256Base64Url(address), invitationId: new Types.ObjectId(invitationId) },
      { $set: { chosenAt } },
    );
    return matchedCount === 1;
  }
}
