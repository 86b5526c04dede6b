import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Locale } from '@serikad/shared/i18n/language';
import { trusted, type Model, type Types } from 'mongoose';
import type { GooglePerson } from './google-person.js';
import { isDuplicateKey } from '../../common/database-errors.js';
import { toObjectId } from '../../common/object-id.js';
import { GOOGLE_SUB_INDEX, USER_MODEL, type UserDocument } from './users.schema.js';

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(USER_MODEL) private readonly users: Model<UserDocument>) {}

  /** The driver's own read, because every request with a session makes it. */
  async find(id: string): Promise<UserDocument | null> {
    const _id = toObjectId(id);
    const found = _id && (await this.users.collection.findOne<UserDocument>({ _id }));
    return found && !found.deletion ? found : null;
  }

  async findMany(ids: readonly string[]): Promise<UserDocument[]> {
    const known = ids.map(toObjectId).filter((id) => id !== null);
    if (known.length === 0) return [];
    return this.users
      .find({ _id: trusted({ $in: known }), deletion: trusted({ $exists: false }) })
      .lean<UserDocument[]>()
      .exec();
  }

  /** A range of the index instead of a pattern: whatever is typed is looked for as it is. */
  async findIdsByEmail(beginning: string, limit: number): Promise<Types.ObjectId[]> {
    const range = trusted({ $gte: beginning, $lt: `${beginning}\u{10ffff}` });
    const found = await this.users
      .find({ email: range, deletion: trusted({ $exists: false }) }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>();
    return found.map(({ _id }) => _id);
  }

  /** The user of a Google account, made at its first sign-in; the email follows what Google returns now. */
  async signIn(person: GooglePerson, now: Date): Promise<UserDocument> {
    try {
      return await this.upsert(person, now);
    } catch (error) {
      // The same person's other first sign-in was faster: now there is a document to update.
      if (isDuplicateKey(error, GOOGLE_SUB_INDEX)) return this.upsert(person, now);
      throw error;
    }
  }

  /**
   * @param language what the device has chosen, if anything
   * @returns nothing when there is no such user, or one who is registered already.
   */
  register(id: string, name: string, phoneNo: string, language: Locale | undefined): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id: toObjectId(id), registered: false, deletion: trusted({ $exists: false }) },
        { $set: { name, phoneNo, registered: true, ...(language && { language }) } },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /** @returns nothing when there is no such user. */
  setLanguage(id: string, language: Locale): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id: toObjectId(id), deletion: trusted({ $exists: false }) },
        { $set: { language } },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  /** Sets the language of an account that has none. @returns nothing when it has one. */
  setFirstLanguage(_id: Types.ObjectId, language: Locale): Promise<UserDocument | null> {
    return this.users
      .findOneAndUpdate(
        { _id, language: trusted({ $exists: false }) },
        { $set: { language } },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .exec();
  }

  async revokeSessions(id: string): Promise<void> {
    await this.users.updateOne({ _id: toObjectId(id) }, { $inc: { tokenVersion: 1 } }).exec();
  }

  private upsert({ sub, email, name }: GooglePerson, createdAt: Date): Promise<UserDocument> {
    return this.users
      .findOneAndUpdate(
        { googleSub: sub },
        { $set: { email }, $setOnInsert: { name, phoneNo: '', registered: false, tokenVersion: 0, createdAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<UserDocument>()
      .orFail()
      .exec();
  }
}
