import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo, Types } from 'mongoose';
import { ATTENDANCE_MODEL, type AttendanceRecord, type CardChange } from './attendance.schema.js';

/** What the counter document says of the changes of its card. */
export type CardNotes = Pick<AttendanceRecord, 'version' | 'changes'>;

/** The notes of changes of a card, in its counter document. An invitation without one has no notes. */
@Injectable()
export class CardChangesRepository {
  private readonly collection: mongo.Collection<AttendanceRecord>;

  constructor(@InjectModel(ATTENDANCE_MODEL) model: Model<AttendanceRecord>) {
    this.collection = model.collection as unknown as mongo.Collection<AttendanceRecord>;
  }

  /** @returns the notes as they were before */
  async begin(_id: Types.ObjectId, change: CardChange): Promise<CardNotes> {
    const before = await this.collection.findOneAndUpdate(
      { _id },
      { $push: { changes: change }, $set: { version: change.op } },
      { returnDocument: 'before', projection: { _id: 0, version: 1, changes: 1 } },
    );
    return before ?? {};
  }

  /**
   * Puts the notes back of a change that came to nothing, unless another one was noted since.
   * @returns whether they are as they were
   */
  async takeBack(_id: Types.ObjectId, op: string, { version, changes }: CardNotes): Promise<boolean> {
    const { matchedCount } = await this.collection.updateOne(
      { _id, version: op },
      {
        ...(changes && { $pull: { changes: { op } } }),
        ...(version !== undefined && { $set: { version } }),
        $unset: { ...(!changes && { changes: 1 as const }), ...(version === undefined && { version: 1 as const }) },
      },
    );
    return matchedCount === 1;
  }

  /** The version once more: the document may have come between the two. */
  async end(_id: Types.ObjectId, op: string): Promise<void> {
    await this.collection.updateOne({ _id }, { $pull: { changes: { op } }, $set: { version: randomUUID() } });
  }

  /** Takes away the notes of changes that began before a moment. */
  async endThoseBefore(_id: Types.ObjectId, moment: Date): Promise<void> {
    await this.collection.updateOne(
      { _id, 'changes.at': { $lt: moment } },
      { $pull: { changes: { at: { $lt: moment } } }, $set: { version: randomUUID() } },
    );
  }
}
