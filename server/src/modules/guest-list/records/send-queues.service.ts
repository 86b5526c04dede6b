import { Injectable } from '@nestjs/common';
import type { SendQueueDto, SkipFamilyDto } from '@serikad/shared/guest-list/family.dto';
import { MESSAGE_KINDS, OWN_BRANCH, type SendQueue } from '@serikad/shared/guest-list/family.types';
import { Types } from 'mongoose';
import { EditableInvitations } from '../../../access/editable-invitations.service.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { toObjectId } from '../../../common/object-id.js';
import type { SignedInUser } from '../../../http/decorators/signed-in-user.js';
import { FamiliesRepository } from './families.repository.js';
import type { GuestListRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';

/**
 * The couple's queues, one of each kind of message, so that sending goes on on another phone. A queue holds the order
 * and who is skipped; that a message was sent, or its chat opened, is in the documents of the families.
 */
@Injectable()
export class SendQueuesService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly editable: EditableInvitations,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins a queue with those families that are on the list, in place of an earlier one of its kind, or without
   * families ends it. A repetition changes nothing, nor does the end of a queue that another one has replaced.
   * @throws DomainError not-found, trial-expired, package-required
   */
  async start(user: SignedInUser, { invitationId: of, kind, key, ids }: SendQueueDto): Promise<SendQueue[]> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    if (ids.length === 0) await this.lists.endQueue(invitationId, { kind, key });
    else {
      const { entries } = await this.lists.find(invitationId);
      const listed = new Map(entries.map(({ f }) => [f.toHexString(), f]));
      const families = ids.flatMap((id) => listed.get(id) ?? []);
      if (families.length === 0) throw new DomainError('not-found');
      await this.lists.startQueue(invitationId, kind, { key, startedAt: this.clock.date(), families, skipped: [] });
    }
    return queueViews(await this.lists.queuesOf(invitationId));
  }

  /**
   * Passes over a family; nothing changes when the queue was ended or replaced meanwhile.
   * @throws DomainError not-found, also for a family that is not on the list, trial-expired, package-required
   */
  async skip(user: SignedInUser, { invitationId: of, kind, key, id }: SkipFamilyDto): Promise<SendQueue[]> {
    const { id: invitationId } = await this.editable.find(user, of, 'attendance');
    const familyId = toObjectId(id);
    const entry = familyId && (await this.lists.entryOf(new Types.ObjectId(invitationId), familyId));
    if (!entry) throw new DomainError('not-found');
    if (await this.lists.skip(invitationId, { kind, key }, entry.f)) {
      await this.families.noteChat(entry.f, OWN_BRANCH, kind, false);
    }
    return queueViews(await this.lists.queuesOf(invitationId));
  }
}

export function queueViews(queues: GuestListRecord['queues'] = {}): SendQueue[] {
  return MESSAGE_KINDS.flatMap((kind) => {
    const queue = queues[kind];
    if (!queue) return [];
    const { key, startedAt, families, skipped } = queue;
    const [ids, skippedIds] = [families, skipped].map((some) => some.map((id) => id.toHexString()));
    return [{ kind, key, startedAt: startedAt.toISOString(), ids: ids ?? [], skipped: skippedIds ?? [] }];
  });
}
