import { Injectable } from '@nestjs/common';
import {
  type BranchIdDto,
  type BranchLinkDto,
  type CreateBranchDto,
  type EditBranchDto,
  MOST_BRANCHES,
  OWN_BRANCH,
} from '@serikad/shared/guest-list/branch.dto';
import type { BranchView } from '@serikad/shared/guest-list/family.types';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import { DomainError } from '../../../common/domain-error.js';
import { randomObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { sha256Base64Url } from '../../../common/sha256.js';
import { withoutBranch } from './guest-list-changes.js';
import { GuestListWrites } from './guest-list-writes.service.js';
import type { BranchRecord, GuestListRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';

/** The path of a helper link. */
const HELPER_PATH = '/h/';

const FULL = {
  en: `There can be ${MOST_BRANCHES} branches besides your own. Please remove one first.`,
  ms: `Boleh ada ${MOST_BRANCHES} bahagian selain bahagian anda sendiri. Sila buang satu dahulu.`,
};

/** The branches of a list, for its owner. */
@Injectable()
export class BranchesService {
  constructor(
    private readonly lists: GuestListsRepository,
    private readonly writes: GuestListWrites,
    private readonly editable: EditableInvitations,
    private readonly secrets: GuestSecretsService,
  ) {}

  /**
   * Adds a branch; the same key and the same branch once, also when it was removed since: then it stays removed.
   * @throws DomainError not-found, trial-expired, package-required, limit-reached, validation, idempotency-mismatch
   */
  async create(user: SignedInUser, dto: CreateBranchDto, key: string | undefined): Promise<BranchView> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    const name = required(dto.name);
    const _id = key === undefined ? randomObjectId() : this.secrets.branchId(invitationId, key);
    const id = _id.toHexString();
    await this.lists.open(invitationId);
    const list = await this.writes.change(invitationId, (stored) => {
      const earlier = stored.branches.find((branch) => branch.id === id);
      if (earlier && (earlier.name !== name || earlier.quota !== dto.quota))
        throw new DomainError('idempotency-mismatch');
      if (earlier) return undefined;
      if (stored.removedBranches?.includes(id)) throw new DomainError('not-found');
      if (stored.branches.length > MOST_BRANCHES) throw new DomainError('limit-reached', { texts: FULL });
      const branch: BranchRecord = { id, name, quota: dto.quota, seats: 0, families: 0, rotation: 0 };
      return { ...stored, branches: [...stored.branches, branch] };
    });
    return this.view(list, id);
  }

  /**
   * Changes name and quota; the couple's own branch has no name. A quota under what is used is allowed: then helpers
   * can't add.
   * @throws DomainError not-found, trial-expired, package-required, validation
   */
  async edit(user: SignedInUser, dto: EditBranchDto): Promise<BranchView> {
    const { id: invitationId } = await this.editable.find(user, dto.invitationId, 'attendance');
    const name = dto.id === OWN_BRANCH ? '' : required(dto.name);
    await this.lists.open(invitationId);
    const list = await this.writes.change(invitationId, (stored) => {
      branchOf(stored, dto.id);
      const branches = stored.branches.map((each) => (each.id === dto.id ? { ...each, name, quota: dto.quota } : each));
      return { ...stored, branches };
    });
    return this.view(list, dto.id);
  }

  /**
   * Makes or renews the helper link of a branch, or revokes it: an earlier one is unknown at once. The couple's own
   * branch has none.
   * @throws DomainError not-found, trial-expired, package-required
   */
  async setLink(user: SignedInUser, { invitationId: of, id, active }: BranchLinkDto): Promise<BranchView> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    if (id === OWN_BRANCH) throw new DomainError('not-found');
    const list = await this.writes.change(invitationId, (stored) => {
      const { helperHash: _earlier, ...branch } = branchOf(stored, id);
      const token = this.secrets.helperToken(invitationId, id, branch.rotation);
      const changed = active
        ? { ...branch, helperHash: sha256Base64Url(token), rotation: branch.rotation + 1 }
        : branch;
      return { ...stored, branches: stored.branches.map((each) => (each.id === id ? changed : each)) };
    });
    return this.view(list, id);
  }

  /**
   * Removes a branch, whose families join the couple's own; allowed without the package.
   * @throws DomainError not-found, trial-expired
   */
  async remove(user: SignedInUser, { invitationId: of, id }: BranchIdDto): Promise<void> {
    const { id: invitationId } = await this.editable.findForRemoval(user, of);
    await this.writes.change(invitationId, (stored) => {
      if (id === OWN_BRANCH) throw new DomainError('not-found');
      branchOf(stored, id);
      return withoutBranch(stored, id);
    });
  }

  private view(list: GuestListRecord, id: string): BranchView {
    const view = branchViews(list, this.secrets).find((branch) => branch.id === id);
    if (!view) throw new DomainError('not-found');
    return view;
  }
}

/** The branches of a list for its owner. */
export function branchViews({ _id, branches }: GuestListRecord, secrets: GuestSecretsService): BranchView[] {
  return branches.map(({ id, name, quota, seats, families, helperHash, rotation }) => {
    const token = secrets.helperToken(_id.toHexString(), id, rotation - 1);
    const link = secrets.linkOf(HELPER_PATH, token, helperHash);
    return { id, name, quota, seats, families, link };
  });
}

function branchOf({ branches }: GuestListRecord, id: string): BranchRecord {
  const branch = branches.find((each) => each.id === id);
  if (!branch) throw new DomainError('not-found');
  return branch;
}

function required(name: string | undefined): string {
  if (!name) throw new DomainError('validation', { fields: [{ field: 'name', code: 'required' }] });
  return name;
}
