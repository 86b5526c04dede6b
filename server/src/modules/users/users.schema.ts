import type { Locale } from '@serikad/shared/i18n/language';
import { PAGE_LANGUAGES } from '@serikad/shared/i18n/page-language';
import { Schema, type Types } from 'mongoose';

export const USER_MODEL = 'User';
/** One user for each Google account, also when its first two sign-ins arrive together. */
export const GOOGLE_SUB_INDEX = 'user_of_google_sub';

/** A person as stored. */
export interface UserDocument {
  _id: Types.ObjectId;
  /** Google's id of the account: the key of a user. An email may pass to another account, this never does. */
  googleSub: string;
  /** As Google verified it at the last sign-in; lower case. */
  email: string;
  name: string;
  /** Empty until registered. */
  phoneNo: string;
  registered: boolean;
  /** The language in which the person reads the shop; absent until one was chosen. */
  language?: Locale;
  /** Sessions carry the version under which they were issued; raising it revokes them all. */
  tokenVersion: number;
  createdAt: Date;
  /** Their deletion has begun (docs/decisions/130-privacy-requests.md): all other readers treat them as deleted. */
  deletion?: CustomerDeletion;
}

/** What any server needs to resume a deletion; nothing personal. */
interface CustomerDeletion {
  at: Date;
  /** Who asked for it; the audit entry's actor. */
  actorId: Types.ObjectId;
  auditId: Types.ObjectId;
  /** The invitations that were theirs, whose orders no longer name them. */
  invitations: Types.ObjectId[];
}

export const userSchema = new Schema<UserDocument>(
  {
    googleSub: { type: String, required: true },
    email: { type: String, required: true },
    name: { type: String, default: '' },
    phoneNo: { type: String, default: '' },
    registered: { type: Boolean, required: true, default: false },
    language: { type: String, enum: PAGE_LANGUAGES },
    tokenVersion: { type: Number, required: true, default: 0 },
    createdAt: { type: Date, required: true },
    deletion: { type: Schema.Types.Mixed },
  },
  { collection: 'users', versionKey: false, strict: 'throw', autoIndex: false },
);
userSchema.index({ googleSub: 1 }, { name: GOOGLE_SUB_INDEX, unique: true });
userSchema.index({ email: 1 }, { name: 'users_by_email' });
// Sparse: only the few whose deletion has begun are in it.
userSchema.index({ 'deletion.at': 1 }, { name: 'users_in_deletion', sparse: true });
