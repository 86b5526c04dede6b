import { Injectable } from '@nestjs/common';
import type { OwnedInvitationId } from '../../../access/owned-ids.js';
import { Clock } from '../../../common/clock.js';
import { DomainError } from '../../../common/domain-error.js';
import { Faults } from '../../../common/faults.js';
import { FamiliesRepository } from './families.repository.js';
import { type FamilyContent, hasContent, type NewFamily, storedContent } from './family-content.js';
import type { FamilyRecord } from './family.schema.js';
import { moved } from './guest-list-changes.js';
import { GuestListSteps } from './guest-list-steps.service.js';
import { GuestListWrites } from './guest-list-writes.service.js';
import type { GuestListRecord } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';
import { GuestSecretsService } from './guest-secrets.service.js';
import type { OwnFamily } from './own-families.service.js';

/** How often a change is tried anew because the family was changed in between. */
const ATTEMPTS = 5;

/** How a change of families is written: their documents by their revisions, and their entries in the list. */
@Injectable()
export class FamilyWritesService {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly writes: GuestListWrites,
    private readonly steps: GuestListSteps,
    private readonly secrets: GuestSecretsService,
    private readonly faults: Faults,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a change of a family, see `FamilyEditsService.edit`.
   * @param contentOf what its document shall hold, from what it holds
   * @param quota the branch of a helper: its quota holds, and a family that has left it is not moved back
   * @param mayRepeat whether a repetition of a stored change succeeds; otherwise it is a conflict
   * @returns nothing when it was changed since `ifRevision`
   * @throws DomainError not-found, limit-reached, unavailable
   */
  async write(
    { invitationId, family: found, entry }: OwnFamily,
    { contentOf, place }: Pick<NewFamily, 'place'> & { contentOf: (stored: FamilyRecord) => FamilyContent },
    { ifRevision, quota, mayRepeat = true }: { ifRevision: number | undefined; quota?: string; mayRepeat?: boolean },
  ): Promise<FamilyRecord | null> {
    const decide = (stored: FamilyRecord) => {
      const content = contentOf(stored);
      if (ifRevision === undefined || stored.rev === ifRevision) {
        return storedContent(stored._id, content, this.secrets);
      }
      const isRepeated = mayRepeat && stored.rev === ifRevision + 1 && hasContent(stored, content, this.secrets);
      return isRepeated ? ('done' as const) : ('conflict' as const);
    };
    const placed = async (): Promise<void> => {
      if (entry.b === place.b && entry.s === place.s) return;
      const ids = new Set([found._id.toHexString()]);
      await this.place(invitationId, ids, { branch: place.b, seats: place.s, quota });
    };
    if (quota !== undefined) {
      if (decide(found) === 'conflict') return null;
      // First: a change that is over the quota is refused as a whole.
      await placed();
    }
    const isThere = async (stored: FamilyRecord): Promise<boolean> =>
      quota === undefined || (await this.lists.entryOf(stored.invitationId, stored._id))?.b === quota;
    const family = await this.rewrite(found, decide, isThere);
    if (!family) return null;
    await this.faults.reach('family.edited');
    if (quota === undefined) await placed();
    return family;
  }

  /** Changes the entries by one update; the seats in the documents follow. @returns the list as it is then */
  async place(
    invitationId: OwnedInvitationId,
    ids: ReadonlySet<string>,
    change: Omit<Parameters<typeof moved>[2], 'at'>,
  ): Promise<GuestListRecord> {
    const at = this.clock.date();
    const list = await this.writes.change(invitationId, (stored) => moved(stored, ids, { ...change, at }));
    await this.faults.reach('family.placed');
    const steps = list.open.filter((step) => step.kind === 'seats' && ids.has(step.f.toHexString()));
    await this.steps.finish(list, steps);
    return list;
  }

  /**
   * Writes the document of a family, anew when it was changed in between.
   * @param isThere whether a family that was changed meanwhile may still be changed
   * @returns nothing when the change is refused, and the family as it is when there is nothing to do
   * @throws DomainError not-found, unavailable
   */
  async rewrite(
    found: FamilyRecord,
    decide: (stored: FamilyRecord) => Parameters<FamiliesRepository['rewrite']>[1] | 'done' | 'conflict',
    isThere: (stored: FamilyRecord) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<FamilyRecord | null> {
    let stored: FamilyRecord | null = found;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (!stored) throw new DomainError('not-found');
      const change = decide(stored);
      if (change === 'conflict') return null;
      const written: FamilyRecord | null = change === 'done' ? stored : await this.families.rewrite(stored, change);
      if (written) return written;
      stored = await this.families.findById(found._id);
      if (stored && !(await isThere(stored))) throw new DomainError('not-found');
    }
    throw new DomainError('unavailable');
  }
}
