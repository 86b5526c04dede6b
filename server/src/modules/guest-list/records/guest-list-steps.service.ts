import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../../common/clock.js';
import { FamilyRsvpService } from '../../rsvp/responses/family-rsvp.service.js';
import { FamiliesRepository } from './families.repository.js';
import { linkedFamily } from './families.service.js';
import { withUndoneBack } from './guest-list-changes.js';
import { GuestListWrites } from './guest-list-writes.service.js';
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
    private readonly writes: GuestListWrites,
    private readonly rsvps: FamilyRsvpService,
    private readonly clock: Clock,
  ) {}

  /**
   * Copies the entries into the families' documents, lets the RSVPs follow, then closes the steps. Safe to repeat.
   * @param list as it was written with these steps, or later
   * @returns false when they undo an import of which a family is in use meanwhile: then all of it is on the list again
   */
  async finish(list: GuestListRecord, steps: readonly OpenStep[]): Promise<boolean> {
    const ids = steps.map(({ f }) => f);
    // First: a removed family that answers meanwhile is read again, and must not be found on its list then.
    if (ids.length > 0) await this.families.copyEntries(ids, list);
    let isDone = true;
    for (const { at } of grouped(steps.filter(isUndo))) {
      const undone = steps.filter((step) => isUndo(step) && step.at.getTime() === at.getTime());
      isDone = (await this.finishUndo(list, undone)) && isDone;
    }
    const others = steps.filter((step) => !isUndo(step));
    for (let start = 0; start < others.length; start += AT_ONCE) {
      const some = others.slice(start, start + AT_ONCE);
      await this.moveRsvps(some.filter(({ kind }) => kind !== 'seats'));
      for (const { kind, at, ids: same } of grouped(some)) await this.lists.close(list._id, { kind, at }, same);
    }
    return isDone;
  }

  /**
   * Ends the undoing of an import, or the removal of families that have not answered. A family may have answered while
   * it was decided: of its RSVP and the tombstone that refuses it one is stored, by a unique index.
   * No step is closed before that is known of all families.
   * @returns whether they stay off the list
   */
  private async finishUndo(list: GuestListRecord, steps: readonly OpenStep[]): Promise<boolean> {
    let isInUse = false;
    for (let start = 0; start < steps.length && !isInUse; start += AT_ONCE) {
      const families = await this.families.findByIds(steps.slice(start, start + AT_ONCE).map(({ f }) => f));
      const inUse = await Promise.all(
        families.map(async (family) => {
          const isAnswered = await this.rsvps.refuse(linkedFamily(family, 0));
          if (isAnswered || steps.some(({ f, unlessAnswered }) => unlessAnswered && f.equals(family._id)))
            return isAnswered;
          return family.openedAt !== undefined || Object.keys(family.sent ?? {}).length > 0;
        }),
      );
      isInUse = inUse.includes(true);
    }
    if (isInUse) {
      const back = await this.writes.changeByStep(list, (stored) => withUndoneBack(stored, steps, this.clock.date()));
      const ids = new Set(steps.map(({ f }) => f.toHexString()));
      await this.finish(
        back,
        back.open.filter(({ f, kind }) => kind === 'restore' && ids.has(f.toHexString())),
      );
    } else {
      for (const { kind, at, ids } of grouped(steps)) await this.lists.close(list._id, { kind, at }, ids);
    }
    return !isInUse;
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

const isUndo = ({ kind }: OpenStep): boolean => kind === 'undo';

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
