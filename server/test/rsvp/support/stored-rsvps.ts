import { randomBytes, randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { TestApp } from '../../support/app.js';

export interface StoredRsvp {
  _id: Types.ObjectId;
  from: string;
  message: string;
  attendanceCount: number;
  createdAt: Date;
}

/**
 * Writes answers to the database as if guests had sent them, oldest last. Every seventh has no message, and every tenth
 * moment is that of five answers.
 */
export async function storeRsvps(
  { db }: TestApp,
  invitationId: string,
  count: number,
  { newest = Date.now() - 60_000, more = {} }: { newest?: number; more?: Record<string, unknown> } = {},
): Promise<StoredRsvp[]> {
  let moment = newest;
  const answers = Array.from({ length: count }, (_, index): StoredRsvp => {
    if (index % 10 === 0 || index % 10 > 4) moment -= 1000;
    const attendanceCount = index % 4;
    const message = index % 7 === 0 ? '' : `Selamat pengantin baru ${index}`;
    return {
      _id: new Types.ObjectId(),
      from: `Tetamu ${index}`,
      message,
      attendanceCount,
      createdAt: new Date(moment),
    };
  });
  const documents = answers.map((answer) => ({
    ...answer,
    invitationId: new Types.ObjectId(invitationId),
    willAttend: answer.attendanceCount > 0,
    hasMessage: answer.message !== '',
    key: randomUUID(),
    op: randomUUID(),
    secretHash: randomBytes(32).toString('base64url'),
    bodyHash: randomBytes(32).toString('base64url'),
    rev: 0,
    ...more,
  }));
  for (let at = 0; at < documents.length; at += 2_000) {
    await db.collection('wishes').insertMany(documents.slice(at, at + 2_000));
  }
  return answers.sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1),
  );
}
