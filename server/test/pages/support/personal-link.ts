import { randomBytes } from 'node:crypto';
import { TOKEN_LENGTH } from '@serikad/shared/guest-list/guest-list';
import { Types } from 'mongoose';
import type { FamilyRecord } from '../../../src/modules/guest-list/records/family.schema.js';
import { sha256Base64Url } from '../../../src/common/sha256.js';
import type { TestApp } from '../../support/app.js';

/** A family of a list as it is stored, with the token of its link. */
export interface StoredFamily {
  id: Types.ObjectId;
  token: string;
  path: string;
}

/** Stores a family on the list of an invitation. */
export async function storeFamily(
  { db }: TestApp,
  invitationId: string,
  changed: Partial<FamilyRecord> = {},
  seats = 4,
): Promise<StoredFamily> {
  const id = new Types.ObjectId();
  const token = randomBytes(TOKEN_LENGTH / 2).toString('hex');
  const list = new Types.ObjectId(invitationId);
  await db.collection<FamilyRecord>('families').insertOne({
    _id: id,
    invitationId: list,
    name: 'Keluarga Dato’ Haji Ismail',
    title: '',
    side: 'both',
    language: null,
    note: 'catatan rahsia',
    table: '',
    tokenHash: sha256Base64Url(token),
    rotation: 0,
    bodyHash: '',
    rev: 0,
    createdAt: new Date(),
    answersDeleted: 0,
    ...changed,
  });
  await db
    .collection('guest_lists')
    .updateOne({ _id: list }, { $push: { entries: { f: id, b: 'own', s: seats } as never } }, { upsert: true });
  return { id, token, path: `/i/${token}` };
}
