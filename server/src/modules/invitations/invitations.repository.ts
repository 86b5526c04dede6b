import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, Types, type Model } from 'mongoose';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { isDuplicateKey } from '../../common/database-errors.js';
import { toObjectId } from '../../common/object-id.js';
import type { InvitationContent } from '@serikad/shared/invitations/new-invitation';
import { INVITATION_MODEL, type InvitationRecord, type StoredSection } from './invitation.schema.js';

/** What the invitation must still be like for a write to be right; of the fields that a decision was based on. */
export type Precondition = Partial<
  Pick<
    InvitationRecord,
    'coupleNo' | 'design' | 'openingLogo' | 'hashtag' | 'footer' | 'date' | 'startTime' | 'endTime'
  > & {
    'bottomBar.iconSize': number;
    /** `null`: none is stored. */
    'postponed.sequence': number | null;
    'revisions.mainPage': number;
  }
>;

/** What a section stores; single fields of a part where the others of it may stay as they are. */
export type SectionContent = Partial<
  InvitationContent &
    Record<
      | 'venue.venue'
      | 'venue.address'
      | 'location.googleMapLink'
      | 'location.wazeLink'
      | 'dressCode.male'
      | 'dressCode.female',
      string
    > & { 'dressCode.enabled': boolean }
>;

/** The sections that hold a picture, and what they store. */
export type ImageSection = Extract<StoredSection, 'openingLogo' | 'placePhoto' | 'coverPhoto' | 'salamKaut'>;
/** The two bank accounts, and the fields that hold the key of a picture. */
export type BankAccountField = 'bankAccount' | 'secondBankAccount';
export type ImageField = 'openingLogo' | 'placePhoto' | 'coverPhoto' | `${BankAccountField}.qrUrl`;
export type ImageSectionContent = Partial<
  Pick<
    InvitationRecord,
    'openingLogo' | 'customOpeningLogo' | 'placePhoto' | 'coverPhoto' | 'photoLook' | 'viewSalamKaut'
  > &
    Record<`${BankAccountField}.qrUrl`, string | null> &
    Record<`${BankAccountField}.${'name' | 'bankName' | 'accountNo'}`, string>
>;

/** The switches of an invitation that decide what guests may do. */
type GuestSwitches = Pick<
  InvitationRecord,
  | 'language'
  | 'wishEnabled'
  | 'viewWishes'
  | 'approveWishes'
  | 'answersClosed'
  | 'contacts'
  | 'guestErasure'
  | 'album'
  | 'date'
  | 'startTime'
  | 'endTime'
  | 'venue'
  | 'location'
  | 'phases'
>;
const GUEST_SWITCHES = {
  _id: 0,
  language: 1,
  wishEnabled: 1,
  viewWishes: 1,
  approveWishes: 1,
  answersClosed: 1,
  contacts: 1,
  guestErasure: 1,
  album: 1,
  date: 1,
  startTime: 1,
  endTime: 1,
  venue: 1,
  location: 1,
  phases: 1,
} as const;

/** What decides when guests get the link of a live stream. */
type LiveContent = Pick<InvitationRecord, 'liveLink' | 'date' | 'startTime' | 'phases'>;

@Injectable()
export class InvitationsRepository {
  constructor(@InjectModel(INVITATION_MODEL) private readonly invitations: Model<InvitationRecord>) {}

  /** Stores a new invitation. @returns false when another request has stored it before */
  async insertOnce(invitation: InvitationRecord): Promise<boolean> {
    try {
      // The driver's own insert: a new invitation holds no value that would have to be cast.
      await this.invitations.collection.insertOne(invitation);
      return true;
    } catch (thrown) {
      if (isDuplicateKey(thrown)) return false;
      throw thrown;
    }
  }

  async find(id: string): Promise<InvitationRecord | null> {
    const _id = toObjectId(id);
    return _id && this.invitations.findOne({ _id }).lean<InvitationRecord>().exec();
  }

  /** The driver's own read, because every answer makes it. */
  async findGuestSwitches(id: string): Promise<GuestSwitches | null> {
    const _id = toObjectId(id);
    return _id && this.invitations.collection.findOne<GuestSwitches>({ _id }, { projection: GUEST_SWITCHES });
  }

  async findLive(id: string): Promise<LiveContent | null> {
    const _id = toObjectId(id);
    const projection = { _id: 0, liveLink: 1, date: 1, startTime: 1, phases: 1 };
    return _id && this.invitations.collection.findOne<LiveContent>({ _id }, { projection });
  }

  async findMany(ids: readonly Types.ObjectId[]): Promise<InvitationRecord[]> {
    return this.invitations
      .find({ _id: trusted({ $in: [...ids] }) })
      .lean<InvitationRecord[]>()
      .exec();
  }

  async designsOf(ids: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.invitations
      .find({ _id: trusted({ $in: [...ids] }) }, { design: 1 })
      .lean<Pick<InvitationRecord, '_id' | 'design'>[]>()
      .exec();
    return new Map(found.map(({ _id, design }) => [_id.toHexString(), design]));
  }

  /** By the collection's metadata: what the database counts itself; after its crash it may be off by a few. */
  total(): Promise<number> {
    return this.invitations.estimatedDocumentCount().exec();
  }

  /**
   * Saves one section in one atomic write and counts its revision.
   * @param ifRevision the revision that the section must still have; absent: the last one wins
   * @param endsErasure whether guests' data is not to be erased when the couple were notified,
   *   but when they are notified again
   * @returns the invitation as it is now; nothing when a condition does not hold any more
   */
  async saveSection(
    id: OwnedInvitationId,
    section: StoredSection,
    content: SectionContent,
    ifRevision: number | undefined,
    {
      presumes = {},
      endsErasure = false,
    }: { presumes?: Precondition | undefined; endsErasure?: boolean | undefined } = {},
  ): Promise<InvitationRecord | null> {
    const _id = new Types.ObjectId(id);
    const revision = `revisions.${section}`;
    return this.invitations
      .findOneAndUpdate(
        { _id, ...presumes, ...(ifRevision !== undefined && { [revision]: ifRevision }) },
        {
          $set: content,
          $inc: { [revision]: 1 },
          ...(endsErasure && { $unset: { guestErasure: 1 } }),
        },
        { returnDocument: 'after' },
      )
      .lean<InvitationRecord>()
      .exec();
  }

  /**
   * Saves a section with a picture in one atomic write and increments its revision.
   * @returns the invitation before the write, for the replaced picture; nothing when the revision does not match any
   *   more
   */
  async saveImageSection(
    id: OwnedInvitationId,
    section: ImageSection,
    content: ImageSectionContent,
    ifRevision: number | undefined,
  ): Promise<InvitationRecord | null> {
    const _id = new Types.ObjectId(id);
    const revision = `revisions.${section}`;
    return this.invitations
      .findOneAndUpdate(
        { _id, ...(ifRevision !== undefined && { [revision]: revisionFilter(ifRevision) }) },
        { $set: content, $inc: { [revision]: 1 } },
        { returnDocument: 'before' },
      )
      .lean<InvitationRecord>()
      .exec();
  }

  async setRsvpsClosed(id: OwnedInvitationId, answersClosed: boolean): Promise<void> {
    const _id = new Types.ObjectId(id);
    await this.invitations.updateOne({ _id }, { $set: { answersClosed } }).exec();
  }

  async setAlbum(id: OwnedInvitationId, album: boolean): Promise<void> {
    const _id = new Types.ObjectId(id);
    await this.invitations.updateOne({ _id }, { $set: { album } }).exec();
  }

  /** Takes a picture out of the field that holds it; nothing happens when it holds another one by now, or none. */
  async takeOutPicture(id: OwnedInvitationId, field: ImageField, imageUrl: string): Promise<void> {
    const section: ImageSection =
      field === 'openingLogo' || field === 'placePhoto' || field === 'coverPhoto' ? field : 'salamKaut';
    const _id = new Types.ObjectId(id);
    await this.invitations
      .updateOne({ _id, [field]: imageUrl }, { $set: withoutPicture(field), $inc: { [`revisions.${section}`]: 1 } })
      .exec();
  }

  /** Those of some pictures that invitations hold in a field. */
  async findReferenced(field: ImageField, imageUrls: readonly string[]): Promise<Set<string>> {
    const found = await this.invitations.distinct(field, { [field]: trusted({ $in: [...imageUrls] }) }).exec();
    return new Set(found.filter((imageUrl) => typeof imageUrl === 'string'));
  }
}

/** A section that was never saved may lack its revision: it was stored before there was such a section. */
function revisionFilter(revision: number) {
  return revision === 0 ? trusted({ $in: [0, null] }) : revision;
}

function withoutPicture(field: ImageField): ImageSectionContent {
  if (field === 'openingLogo') return { openingLogo: null, customOpeningLogo: false };
  return { [field]: field === 'placePhoto' || field === 'coverPhoto' ? '' : null };
}
