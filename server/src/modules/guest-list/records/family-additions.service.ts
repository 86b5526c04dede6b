import { Injectable } from '@nestjs/common';
import { MOST_FAMILIES } from '@serikad/shared/guest-list/family.types';
import { Types } from 'mongoose';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { FamiliesRepository } from './families.repository.js';
import { newDocument, type NewFamily } from './family-content.js';
import type { FamilyRecord } from './family.schema.js';
import { fullList, overQuota, sumsOf, unknownBranch } from './guest-list-changes.js';
import type { ListEntry } from './guest-list.schema.js';
import { GuestListsRepository, type HelperLink, type ListState } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';

/** A family to be added under its id. */
export interface Addition extends NewFamily {
  _id: Types.ObjectId;
  /** Of what was asked, to tell a repetition from something else under the same key. */
  bodyHash: string;
}

interface Options {
  /** Whether the quotas of the branches hold: they do for helpers, not for the couple. */
  quotas?: boolean;
  /** The helper link by which they are added: it must still be the branch's. */
  helper?: HelperLink;
  /** The import that adds them. */
  batch?: Types.ObjectId;
  /** They are added only while the list has this revision. */
  revision?: number | undefined;
}

const RETRY_SECONDS = 3;

/**
 * Adds families: their documents first, then their entries by one update, which alone puts them on the list. A document
 * that is left without its entry is invisible; a repetition completes it, or the reconciler removes it.
 */
@Injectable()
export class FamilyAdditionsService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly secrets: GuestSecretsService,
    private readonly faults: Faults,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds families, all of them or none. Under the same ids the same families are added once, also when they were
   * removed since: then they stay removed.
   * @throws DomainError limit-reached, validation, idempotency-mismatch, unavailable
   */
  async add(owned: OwnedInvitationId, additions: readonly Addition[], options: Options = {}): Promise<void> {
    const invitationId = new Types.ObjectId(owned);
    const ids = additions.map(({ _id }) => _id);
    // Of a batch that is repeated not every document is tried again.
    if (ids.length > 1 && (await this.isKnown(invitationId, additions))) return;
    const state = await this.lists.open(owned);
    const refusal = additionError(state, additions, options);
    if (refusal) {
      // A repetition of a request that was carried out is none of it.
      if (await this.isKnown(invitationId, additions)) return;
      throw refusal;
    }
    await this.write(invitationId, additions, state.now, options);
    await this.faults.reach('family.written');
    const entries: ListEntry[] = additions.map(({ _id, place }) => ({ f: _id, ...place }));
    const pushed = await this.lists.push(invitationId, entries, {
      began: state.now,
      quotas: options.quotas ?? false,
      helper: options.helper,
      revision: options.revision,
    });
    if (!pushed && !(await this.isKnown(invitationId, additions))) {
      const overtaken = additionError(await this.lists.open(owned), additions, options);
      await this.families.withdraw(ids, state.now);
      throw overtaken ?? new DomainError('unavailable', { retryAfter: RETRY_SECONDS });
    }
    await this.faults.reach('family.listed');
    await this.families.settle(ids);
  }

  /** Writes the documents; those that an earlier request under the same ids has left are taken over. */
  private async write(
    invitationId: Types.ObjectId,
    additions: readonly Addition[],
    began: Date,
    { batch }: Options,
  ): Promise<void> {
    const createdAt = this.clock.date();
    const documents = additions.map(({ _id, bodyHash, content, place }) =>
      newDocument(
        { _id, invitationId, bodyHash, createdAt, adding: began, seats: place.s, ...(batch && { batch }) },
        content,
        this.secrets,
      ),
    );
    if (await this.families.insertAll(documents)) return;
    const ids = additions.map(({ _id }) => _id);
    await this.families.takeOver(ids, began);
    const there = await this.families.findByIds(ids);
    checkSame(there, additions);
    const missing = documents.filter(({ _id }) => !there.some((each) => each._id.equals(_id)));
    // Of two repetitions at once each writes what the other has not.
    if (missing.length > 0) await this.families.insertAll(missing);
  }

  /** @throws DomainError idempotency-mismatch when others were added under these ids */
  private async isKnown(invitationId: Types.ObjectId, additions: readonly Addition[]): Promise<boolean> {
    const ids = additions.map(({ _id }) => _id);
    const known = await this.lists.knownOf(invitationId, ids);
    if (known.size === 0) return false;
    checkSame(await this.families.findByIds(ids), additions);
    return known.size === ids.length;
  }
}

function checkSame(there: readonly FamilyRecord[], additions: readonly Addition[]): void {
  const hashes = new Map(additions.map(({ _id, bodyHash }) => [_id.toHexString(), bodyHash]));
  if (there.some(({ _id, bodyHash }) => hashes.get(_id.toHexString()) !== bodyHash)) {
    throw new DomainError('idempotency-mismatch');
  }
}

function additionError(
  state: ListState,
  additions: readonly Addition[],
  { quotas = false, helper }: Options,
): DomainError | undefined {
  if (helper && !state.branches.some(({ id, helperHash }) => id === helper.branch && helperHash === helper.hash)) {
    return new DomainError('not-found');
  }
  if (state.families + additions.length > MOST_FAMILIES) return fullList();
  const asked = sumsOf(additions.map(({ _id, place }) => ({ f: _id, ...place })));
  for (const [id, { seats }] of asked) {
    const branch = state.branches.find((each) => each.id === id);
    if (!branch) return unknownBranch();
    if (quotas && branch.quota !== null && branch.seats + seats > branch.quota) {
      return overQuota();
    }
  }
  return undefined;
}
