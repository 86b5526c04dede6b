import { Injectable } from '@nestjs/common';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { DomainError } from '../../../common/domain-error.js';
import type { ListChange } from './guest-list-changes.js';
import type { GuestListRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';

type ListLinks = Pick<GuestListRecord, 'caterer' | 'door'>;

/** How long a change is computed anew because the list was written meanwhile, in milliseconds. */
const RETRY_MS = 5_000;
const RETRY_SECONDS = 3;

@Injectable()
export class GuestListWrites {
  constructor(private readonly lists: GuestListsRepository) {}

  /**
   * Changes a list by what is computed from it.
   * @param compute may throw; without a change nothing is written
   * @returns the list as it is now
   * @throws DomainError unavailable when others write all the time
   */
  change(
    invitationId: OwnedInvitationId,
    compute: (list: GuestListRecord) => ListChange | undefined,
  ): Promise<GuestListRecord> {
    return this.rewrite(invitationId, compute);
  }

  /** The same for a list with open steps of its owner. */
  changeByStep(
    { _id }: Pick<GuestListRecord, '_id'>,
    compute: (list: GuestListRecord) => ListChange | undefined,
  ): Promise<GuestListRecord> {
    return this.rewrite(_id.toHexString(), compute);
  }

  private async rewrite(
    invitationId: string,
    compute: (list: GuestListRecord) => ListChange | undefined,
  ): Promise<GuestListRecord> {
    const end = performance.now() + RETRY_MS;
    while (performance.now() < end) {
      const list = await this.lists.find(invitationId);
      const change = compute(list);
      if (!change) return list;
      if (await this.lists.save(list, change)) {
        return { ...list, ...change, families: change.entries.length, revision: list.revision + 1 };
      }
    }
    throw new DomainError('unavailable', { retryAfter: RETRY_SECONDS });
  }

  /**
   * Changes a link of the whole list by what is computed from the list.
   * @returns the list as it is now
   * @throws DomainError unavailable when others write all the time
   */
  async changeLink<Kind extends keyof ListLinks>(
    invitationId: OwnedInvitationId,
    kind: Kind,
    compute: (list: GuestListRecord) => NonNullable<ListLinks[Kind]>,
  ): Promise<GuestListRecord> {
    await this.lists.open(invitationId);
    const end = performance.now() + RETRY_MS;
    while (performance.now() < end) {
      const list = await this.lists.find(invitationId);
      const link = compute(list);
      if (await this.lists.saveLink(list, kind, link)) return { ...list, [kind]: link };
    }
    throw new DomainError('unavailable', { retryAfter: RETRY_SECONDS });
  }
}
