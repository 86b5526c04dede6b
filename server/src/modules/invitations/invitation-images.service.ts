import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { BankAccount, InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import { NO_BANK_ACCOUNT } from '@serikad/shared/invitations/new-invitation';
import type { OpeningLogoDto } from '@serikad/shared/invitations/opening-logo.dto';
import type { CoverPhotoPlaceDto } from '@serikad/shared/invitations/cover-photo-place.dto';
import type { OwnInvitationDto } from '@serikad/shared/invitations/own-invitation.dto';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import type { OwnedInvitation } from '../../access/access.service.js';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { given } from '../../common/given.js';
import { ImageRecords } from '../../media/records/image-records.service.js';
import { FileReferences } from '../../media/images/file-references.js';
import type { ImagePurpose } from '../../media/images/image-purpose.js';
import { ImagesService } from '../../media/images/images.service.js';
import { AuditService } from '../audit/audit.service.js';
import { bankAccountOf } from './invitation-parts.js';
import type { InvitationRecord } from './invitation.schema.js';
import { sectionView } from './invitation.view.js';
import {
  type BankAccountField,
  type ImageField,
  type ImageSection,
  type ImageSectionContent,
  InvitationsRepository,
} from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';
import { PhotoLooks } from './photo-looks.service.js';

/** Who edits which invitation, with which picture, and the revision that they started from. */
interface ImageEdit<Dto, Picture> {
  user: SignedInUser;
  dto: Dto;
  picture: Picture;
  ifRevision: number | undefined;
}

/** How long after a sign-in a stored bank account may be changed, in milliseconds. */
const RECENT_SIGN_IN_MS = 30 * 60_000;

const PURPOSES: Readonly<Record<ImageSection, ImagePurpose>> = {
  openingLogo: 'opening-logo',
  placePhoto: 'place',
  coverPhoto: 'cover',
  salamKaut: 'bank-qr',
};

const ACCOUNTS: readonly BankAccountField[] = ['bankAccount', 'secondBankAccount'];
const qrField = (account: BankAccountField): ImageField => `${account}.qrUrl`;

/** The couple's edits of the sections that hold a picture. */
@Injectable()
export class InvitationImages {
  constructor(
    private readonly editable: EditableInvitations,
    private readonly invitations: InvitationsService,
    private readonly repository: InvitationsRepository,
    private readonly records: ImageRecords,
    private readonly images: ImagesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly looks: PhotoLooks,
    references: FileReferences,
  ) {
    references.register(['opening-logo'], (keys) => repository.findReferenced('openingLogo', keys));
    references.register(['place'], (keys) => repository.findReferenced('placePhoto', keys));
    references.register(['cover'], (keys) => repository.findReferenced('coverPhoto', keys));
    references.register(['bank-qr'], async (keys) => {
      const found = await Promise.all(ACCOUNTS.map((account) => repository.findReferenced(qrField(account), keys)));
      return new Set(found.flatMap((held) => [...held]));
    });
  }

  /**
   * Sets the couple's own picture for the seal, and shows it. Design and language are saved by a call of their own,
   * which may switch back to initials (`customOpeningLogo` false); the picture stays.
   * @returns the picture's key
   * @throws DomainError not-found, trial-expired, conflict, invalid-file, limit-reached, unavailable
   */
  async openingLogo({ user, dto, picture, ifRevision }: ImageEdit<OpeningLogoDto, Buffer>): Promise<string> {
    const { owned } = await this.editableNow(user, dto.id, 'openingLogo', ifRevision);
    return this.withPicture(owned, 'openingLogo', ifRevision, picture, (openingLogo) => ({
      openingLogo,
      customOpeningLogo: true,
    }));
  }

  /**
   * Sets the photo of the gate or landmark, in the place of the one before.
   * @throws DomainError not-found, trial-expired, conflict, invalid-file, limit-reached, unavailable
   */
  async placePhoto({ user, dto, picture, ifRevision }: ImageEdit<OwnInvitationDto, Buffer>): Promise<InvitationAnswer> {
    const { owned } = await this.editableNow(user, dto.id, 'placePhoto', ifRevision);
    await this.withPicture(owned, 'placePhoto', ifRevision, picture, (placePhoto) => ({ placePhoto }));
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Removes the photo of the gate or landmark with its files.
   * @throws DomainError not-found, trial-expired, conflict
   */
  async removePlacePhoto({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<OwnInvitationDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const { owned } = await this.editableNow(user, dto.id, 'placePhoto', ifRevision);
    await this.write(owned, 'placePhoto', ifRevision, { placePhoto: '' });
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Sets the couple's photo for the cover of designs that have a place for one, in the place of the one before, and
   * measures how it lies there.
   * @throws DomainError not-found, trial-expired, conflict, invalid-file, limit-reached, unavailable
   */
  async coverPhoto({ user, dto, picture, ifRevision }: ImageEdit<OwnInvitationDto, Buffer>): Promise<InvitationAnswer> {
    const { owned } = await this.editableNow(user, dto.id, 'coverPhoto', ifRevision);
    await this.withPicture(owned, 'coverPhoto', ifRevision, picture, async (coverPhoto) => ({
      coverPhoto,
      photoLook: await this.looks.measure(coverPhoto),
    }));
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Sets what of the photo of the cover stays in sight, and measures it anew.
   * @throws DomainError not-found without a photo, trial-expired, conflict, also where another photo is meant
   */
  async placeCoverPhoto({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<CoverPhotoPlaceDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const { owned, stored } = await this.editableNow(user, dto.id, 'coverPhoto', ifRevision);
    if (!stored.coverPhoto) throw new DomainError('not-found');
    if (stored.coverPhoto !== (dto.photo ?? stored.coverPhoto))
      throw new DomainError('conflict', { current: sectionView(stored, 'coverPhoto') });
    const photoLook = await this.looks.measure(stored.coverPhoto, dto.place);
    // It is of this photo: one that came meanwhile has a higher revision.
    await this.write(owned, 'coverPhoto', stored.revisions.coverPhoto ?? 0, { photoLook });
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Removes the photo of the cover with its files.
   * @throws DomainError not-found, trial-expired, conflict
   */
  async removeCoverPhoto({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<OwnInvitationDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const { owned } = await this.editableNow(user, dto.id, 'coverPhoto', ifRevision);
    await this.write(owned, 'coverPhoto', ifRevision, { coverPhoto: '' });
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Saves the bank accounts, and the code of one of them.
   * @throws DomainError not-found, trial-expired, package-required, conflict, sign-in-again, invalid-file,
   *   limit-reached, unavailable
   */
  async salamKaut({
    user,
    dto,
    picture,
    ifRevision,
  }: ImageEdit<SalamKautDto, Buffer | undefined>): Promise<InvitationAnswer> {
    const { show, second = false, removeImage = false } = dto;
    const { owned, stored } = await this.editableNow(user, dto.invitationId, 'salamKaut', ifRevision);
    const texts = {
      bankAccount: given({ name: dto.name, bankName: dto.bankName, accountNo: dto.accountNo }),
      secondBankAccount: given({
        name: dto.secondName,
        bankName: dto.secondBankName,
        accountNo: dto.secondAccountNo,
      }),
    };
    const pictured: BankAccountField = second ? 'secondBankAccount' : 'bankAccount';
    const changed = ACCOUNTS.filter((account) => {
      const before = bankAccountOf(stored[account]);
      if (account === pictured && (picture || (removeImage && before.qrUrl !== null))) return true;
      return !isDeepStrictEqual({ ...before, ...texts[account] }, before);
    });
    const revision = this.revisionFor(user, stored, changed, ifRevision);
    const note = (): Promise<void> => this.note(user, owned, changed);
    const content: ImageSectionContent = {
      ...Object.fromEntries(
        ACCOUNTS.flatMap((account) =>
          Object.entries(texts[account]).map(([field, value]) => [`${account}.${field}`, value]),
        ),
      ),
      viewSalamKaut: show,
    };
    if (picture) {
      const withPicture = (qrUrl: string): ImageSectionContent => ({ ...content, [qrField(pictured)]: qrUrl });
      await this.withPicture(owned, 'salamKaut', revision, picture, withPicture, note);
    } else {
      await note();
      await this.write(owned, 'salamKaut', revision, { ...content, ...(removeImage && { [qrField(pictured)]: null }) });
    }
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Deletes the bank accounts and their codes, also without the package that they were saved with.
   * @throws DomainError not-found, trial-expired, conflict, sign-in-again
   */
  async removeSalamKaut({
    user,
    dto,
    ifRevision,
  }: Omit<ImageEdit<OwnInvitationDto, undefined>, 'picture'>): Promise<InvitationAnswer> {
    const owned = await this.editable.findForRemoval(user, dto.id);
    const stored = await this.invitations.ofOrder(owned.order);
    const changed = ACCOUNTS.filter((account) => !isEmpty(bankAccountOf(stored[account])));
    const revision = this.revisionFor(user, stored, changed, ifRevision);
    const content = ACCOUNTS.flatMap((account) =>
      Object.entries(NO_BANK_ACCOUNT).map(([field, value]): [string, unknown] => [`${account}.${field}`, value]),
    );
    await this.note(user, owned, changed);
    await this.write(owned, 'salamKaut', revision, Object.fromEntries(content));
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /** For the seller: takes a picture out of its section, with its files; nothing happens when it is out already. */
  async takeOut(id: OwnedInvitationId, section: ImageSection, imageUrl: string): Promise<void> {
    const fields = section === 'salamKaut' ? ACCOUNTS.map(qrField) : [section];
    for (const field of fields) await this.repository.takeOutPicture(id, field, imageUrl);
    await this.images.remove(imageUrl);
  }

  /** Spares an overtaken edit the work with its picture; what decides is the write after it. */
  private async editableNow(
    user: SignedInUser,
    id: string,
    section: ImageSection,
    ifRevision: number | undefined,
  ): Promise<{ owned: OwnedInvitation; stored: InvitationRecord }> {
    const owned = await this.editable.find(user, id, section);
    const stored = await this.invitations.ofOrder(owned.order);
    this.refuseOvertaken(stored, section, ifRevision);
    return { owned, stored };
  }

  /**
   * Guests send money to what is stored here: with a phone or a session that is not the couple's any more nothing of it
   * can be changed.
   * @returns the revision that the write must find: where no account is stored,
   *   one may be filled in without a new sign-in, if there still is none
   * @throws DomainError sign-in-again
   */
  private revisionFor(
    user: SignedInUser,
    stored: InvitationRecord,
    changed: readonly BankAccountField[],
    ifRevision: number | undefined,
  ): number | undefined {
    if (changed.length === 0 || this.clock.now() - user.signedInAt <= RECENT_SIGN_IN_MS) return ifRevision;
    // A second account beside a stored one also decides where guests send money.
    if (ACCOUNTS.some((account) => !isEmpty(bankAccountOf(stored[account])))) throw new DomainError('sign-in-again');
    return ifRevision ?? stored.revisions.salamKaut;
  }

  /** Stores the audit's entry of a change of bank accounts, right before the change. */
  private async note(
    user: SignedInUser,
    { order }: OwnedInvitation,
    changed: readonly BankAccountField[],
  ): Promise<void> {
    if (changed.length === 0) return;
    await this.audit.record({
      actorId: user.id,
      action: 'order.bank-account-changed',
      subject: { kind: 'order', id: order._id.toHexString() },
      details: Object.fromEntries(changed.map((account) => [account, true])),
    });
  }

  /**
   * Stores a picture, and the section that holds it.
   * @param note runs before the section is written
   * @returns the picture's key
   */
  private async withPicture(
    owned: OwnedInvitation,
    section: ImageSection,
    ifRevision: number | undefined,
    picture: Buffer,
    contentWith: (key: string) => ImageSectionContent | Promise<ImageSectionContent>,
    note?: () => Promise<void>,
  ): Promise<string> {
    let finish = (): Promise<void> => Promise.resolve();
    const key = await this.records.complete({
      purpose: PURPOSES[section],
      invitationId: owned.id,
      picture,
      write: async (stored) => {
        await note?.();
        finish = await this.replace(owned, section, ifRevision, await contentWith(stored));
        return true;
      },
    });
    await finish();
    return key;
  }

  private async write(...edit: Parameters<InvitationImages['replace']>): Promise<void> {
    const finish = await this.replace(...edit);
    await finish();
  }

  /** Writes a section. @returns what removes the picture that it held before, if it holds another one now */
  private async replace(
    { id, order }: OwnedInvitation,
    section: ImageSection,
    ifRevision: number | undefined,
    content: ImageSectionContent,
  ): Promise<() => Promise<void>> {
    const before = await this.repository.saveImageSection(id, section, content, ifRevision);
    if (!before) {
      this.refuseOvertaken(await this.invitations.ofOrder(order), section, ifRevision);
      throw new DomainError('not-found');
    }
    const replaced = [
      ...('openingLogo' in content ? [before.openingLogo] : []),
      ...('placePhoto' in content ? [before.placePhoto ?? ''] : []),
      ...('coverPhoto' in content ? [before.coverPhoto ?? ''] : []),
      ...ACCOUNTS.filter((account) => qrField(account) in content).map(
        (account) => bankAccountOf(before[account]).qrUrl,
      ),
    ];
    return async () => {
      for (const imageUrl of replaced) await this.images.remove(imageUrl);
    };
  }

  private refuseOvertaken(stored: InvitationRecord, section: ImageSection, ifRevision: number | undefined): void {
    if (ifRevision === undefined || (stored.revisions[section] ?? 0) === ifRevision) return;
    throw new DomainError('conflict', { current: sectionView(stored, section) });
  }
}

function isEmpty(account: BankAccount): boolean {
  return isDeepStrictEqual(account, NO_BANK_ACCOUNT);
}
