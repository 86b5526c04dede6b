import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { isDuplicateKey } from '../../common/database-errors.js';
import { LINK_PREVIEW_MODEL, type LinkPreviewRecord } from './link-preview.schema.js';

@Injectable()
export class LinkPreviewsRepository {
  constructor(@InjectModel(LINK_PREVIEW_MODEL) private readonly previews: Model<LinkPreviewRecord>) {}

  /** Notes a picture that is about to be stored. @returns the keys of those that are noted beside it */
  async note(invitationId: string, key: string, at: Date): Promise<string[]> {
    const without = { _id: invitationId, 'pictures.key': trusted({ $ne: key }) };
    try {
      await this.previews.updateOne(without, { $push: { pictures: { key, at } } }, { upsert: true }).exec();
    } catch (error) {
      // Noted already: another request renders it at this moment, or its file was lost.
      if (!isDuplicateKey(error)) throw error;
    }
    const record = await this.previews.findById(invitationId).lean<LinkPreviewRecord | null>().exec();
    return (record?.pictures ?? []).map((picture) => picture.key).filter((other) => other !== key);
  }

  async forget(invitationId: string, key: string): Promise<void> {
    await this.previews.updateOne({ _id: invitationId }, { $pull: { pictures: { key } } }).exec();
    await this.previews.deleteOne({ _id: invitationId, pictures: trusted({ $size: 0 }) }).exec();
  }

  /** Pictures that were noted before a moment, with their invitations; at most a number of them. */
  async olderThan(moment: Date, most: number): Promise<{ invitationId: string; key: string }[]> {
    const records = await this.previews
      .find({ 'pictures.at': trusted({ $lt: moment }) })
      .limit(most)
      .lean<LinkPreviewRecord[]>()
      .exec();
    return records.flatMap(({ _id, pictures }) =>
      pictures.filter(({ at }) => at < moment).map(({ key }) => ({ invitationId: _id, key })),
    );
  }
}
