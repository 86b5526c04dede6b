import { Injectable } from '@nestjs/common';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import type { ListChange } from './guest-list-changes.js';
import type { GuestListRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';

type ListLinks = Pick<GuestListRecord, 'caterer' | 'door'>;

/** One document holds the whole list, so the couple, their helpers and imports of thousands wait for each other. */
const LIST_RETRY = { forMs: 5_000 };

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
    return retryOnConflict(LIST_RETRY, async () => {
      const list = await this.lists.find(invitationId);
      const change = compute(list);
      if (!change) return list;
      if (!(await this.lists.save(list, change))) return 'again';
      return { ...list, ...change, families: change.entries.length, revision: list.revision + 1 };
    });
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
    return retryOnConflict(LIST_RETRY, async () => {
      const list = await this.lists.find(invitationId);
      const link = compute(list);
      return (await this.lists.saveLink(list, kind, link)) ? { ...list, [kind]: link } : 'again';
    });
  }
}
