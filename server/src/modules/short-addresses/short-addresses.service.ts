import { Injectable } from '@nestjs/common';
import type { ShortAddressDto, ShortAddresses, ShortAddressState } from '@serikad/shared/invitations/short-address.dto';
import { addressProblem, MOST_ADDRESSES, normaliseAddress } from '@serikad/shared/invitations/short-address';
import type { FieldMessageKey } from '@serikad/shared/validation/field-messages';
import type { OwnedInvitationId } from '../../access/owned-ids.js';
import { AccessService } from '../../access/access.service.js';
import { EditableInvitations } from '../../access/editable-invitations.service.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/domain-error.js';
import type { SignedInUser } from '../../http/decorators/signed-in-user.js';
import { ShortAddressesRepository } from './short-addresses.repository.js';

const FULL = {
  en: `An invitation can have ${MOST_ADDRESSES} short addresses, because earlier ones go on working. Please choose one of them.`,
  ms: `Satu kad boleh mempunyai ${MOST_ADDRESSES} alamat pendek, kerana yang lama terus berfungsi. Sila pilih salah satu daripadanya.`,
};

/** The short addresses of invitations. */
@Injectable()
export class ShortAddressesService {
  constructor(
    private readonly addresses: ShortAddressesRepository,
    private readonly access: AccessService,
    private readonly editable: EditableInvitations,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError not-found */
  async find(user: SignedInUser, invitationId: string): Promise<ShortAddresses> {
    const { id } = await this.access.ownInvitation(user, invitationId);
    return { addresses: await this.addresses.ofInvitation(id) };
  }

  /** The current address of an invitation; nothing without one. */
  async current(id: OwnedInvitationId): Promise<string | undefined> {
    const [address] = await this.addresses.ofInvitation(id);
    return address;
  }

  /** @throws DomainError not-found, validation */
  async check(user: SignedInUser, invitationId: string, typed: string): Promise<ShortAddressState> {
    const { id } = await this.access.ownInvitation(user, invitationId);
    const address = normaliseAddress(typed);
    const problem = addressProblem(address);
    if (problem) throw refused(problem);
    const found = await this.addresses.find(address);
    if (!found) return { state: 'free' };
    return { state: found.invitationId?.toHexString() === id ? 'own' : 'taken' };
  }

  /**
   * Chooses an address; earlier ones go on leading to the invitation.
   * @throws DomainError not-found, trial-expired, limit-reached, validation when it is another's
   */
  async choose(user: SignedInUser, { invitationId, address }: ShortAddressDto): Promise<ShortAddresses> {
    const { id } = await this.editable.find(user, invitationId, 'names');
    const now = this.clock.date();
    if (!(await this.addresses.choose(id, address, now))) {
      const outcome = await this.addresses.claim(id, address, now);
      // A repetition of this very request may have been faster.
      if (outcome === 'taken' && !(await this.addresses.choose(id, address, now))) throw refused('addressTaken');
      if (outcome === 'full') throw new DomainError('limit-reached', { texts: FULL });
    }
    return { addresses: await this.addresses.ofInvitation(id) };
  }

  /**
   * The invitation of an address.
   * @throws DomainError not-found, also for a released one
   */
  async invitationOf(address: string): Promise<string> {
    const found = await this.addresses.find(normaliseAddress(address));
    if (!found?.invitationId) throw new DomainError('not-found');
    return found.invitationId.toHexString();
  }
}

function refused(code: FieldMessageKey): DomainError {
  return new DomainError('validation', { fields: [{ field: 'address', code }] });
}
