import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { BankAccount, InvitationAnswer } from '@serikad/shared/invitations/invitation.types';
import { NO_BANK_ACCOUNT } from '@serikad/shared/invitations/new-invitation';
import type { OwnInvitationDto } from '@serikad/shared/invitations/own-invitation.dto';
import type { SalamKautDto } from '@serikad/shared/invitations/salam-kaut.dto';
import type { OwnedInvitation } from '../../access/access.service.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import { given } from '../../common/given.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { AuditService } from '../audit/audit.service.js';
import { ACCOUNTS, type ImageEdit, ImageSections, qrField } from './image-sections.service.js';
import { bankAccountOf } from './invitation-parts.js';
import type { InvitationRecord } from './invitation.schema.js';
import type { BankAccountField, ImageSectionContent } from './invitations.repository.js';
import { InvitationsService } from './invitations.service.js';

/** How long after a sign-in a stored bank account may be changed, in milliseconds. */
const RECENT_SIGN_IN_MS = 30 * 60_000;

/** The bank accounts to which guests send money, each with the picture of a code. */
@Injectable()
export class BankAccounts {
  constructor(
    private readonly sections: ImageSections,
    private readonly editable: EditableInvitations,
    private readonly invitations: InvitationsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the bank accounts, and the code of one of them.
   * @throws DomainError not-found, trial-expired, package-required, conflict, sign-in-again, invalid-file,
   *   limit-reached, unavailable
   */
  async save({
    user,
    dto,
    picture,
    ifRevision,
  }: ImageEdit<SalamKautDto, Buffer | undefined>): Promise<InvitationAnswer> {
    const { show, second = false, removeImage = false } = dto;
    const { owned, stored } = await this.sections.editableNow(user, dto.invitationId, 'salamKaut', ifRevision);
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
      await this.sections.withPicture(owned, 'salamKaut', revision, picture, withPicture, note);
    } else {
      await note();
      await this.sections.write(owned, 'salamKaut', revision, {
        ...content,
        ...(removeImage && { [qrField(pictured)]: null }),
      });
    }
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
  }

  /**
   * Deletes the bank accounts and their codes, also without the package that they were saved with.
   * @throws DomainError not-found, trial-expired, conflict, sign-in-again
   */
  async remove({
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
    await this.sections.write(owned, 'salamKaut', revision, Object.fromEntries(content));
    return { invitation: await this.invitations.viewOfOrder(owned.order) };
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
}

function isEmpty(account: BankAccount): boolean {
  return isDeepStrictEqual(account, NO_BANK_ACCOUNT);
}
