import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { FamiliesRepository } from './families.repository.js';
import { linkedFamily } from './families.service.js';
import type { GuestListRecord, OpenStep } from './guest-list.schema.js';
import { GuestListsRepository } from './guest-lists.repository.js';

/** RSVPs that are removed or restored at once. */
const AT_ONCE = 50;

/** What follows a change of a list's entries; the reconciler finishes steps that were interrupted. */
@Injectable()
export class GuestListSteps {
  constructor(
    private readonly families: FamiliesRepository,
    private readonly lists: GuestListsRepository,
    private readonly rsvps: FamilyRsvpService,
  ) {}

  /**
   * Copies the entries into the families' documents, lets the RSVPs follow, then closes the steps. Safe to repeat.
   * @param list as it was written with these steps, or later
   */
  async finish(list: GuestListRecord, steps: readonly OpenStep[]): Promise<void> {
    const ids = steps.map(({ f }) => f);
    // First: a removed family that answers meanwhile is read again, and must not be found on its list then.
    if (ids.length > 0) await this.families.copyEntries(ids, list);
    for (let start = 0; start < steps.length; start += AT_ONCE) {
      const some = steps.slice(start, start + AT_ONCE);
      await this.moveRsvps(some.filter(({ kind }) => kind !== 'seats'));
      for (const { kind, at, ids: same } of grouped(some)) await this.lists.close(list._id, { kind, at }, same);
    }
  }

  private async moveRsvps(steps: readonly OpenStep[]): Promise<void> {
    if (steps.length === 0) return;
    const families = await this.families.findByIds(steps.map(({ f }) => f));
    await Promise.all(
      families.map(async (family) => {
        const isRemoval = steps.some(({ f, kind }) => f.equals(family._id) && kind === 'remove');
        // Seats play no part in either.
        const linked = linkedFamily(family, 0);
        await (isRemoval ? this.rsvps.remove(linked) : this.rsvps.restore(linked));
      }),
    );
  }
}

/** Steps by the request that began them. */
function grouped(steps: readonly OpenStep[]): (Omit<OpenStep, 'f'> & { ids: Types.ObjectId[] })[] {
  const groups = new Map<string, Omit<OpenStep, 'f'> & { ids: Types.ObjectId[] }>();
  for (const { f, kind, at } of steps) {
    const key = `${kind} ${at.getTime()}`;
    const group = groups.get(key) ?? { kind, at, ids: [] };
    group.ids.push(f);
    groups.set(key, group);
  }
  return [...groups.values()];
}
