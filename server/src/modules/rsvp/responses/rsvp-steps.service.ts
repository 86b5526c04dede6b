import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { isDuplicateKey } from '../../../common/database-errors.js';
import { Faults } from '../../../common/faults.js';
import type { SeatIntent } from '../seats/seats.schema.js';
import { type Busy, type ChangeRules, type Refusal, SeatCounterService } from '../seats/seat-counter.service.js';
import type { RsvpRecord } from './rsvp.schema.js';
import { RsvpSecretsService } from './rsvp-secrets.service.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';
import { type RsvpContent, RsvpRepository } from './rsvp.repository.js';
import { movesSeats, NO_SEATS, seatChangeOf } from './rsvp-seats.js';

/** How long a guest waits for other changes of the same RSVP: the page repeats what takes longer. */
export const RSVP_RETRY = { forMs: 2_000 };

/** Without `createdAt`: the moment in which it is written. */
export type RsvpToAdd = Omit<RsvpRecord, 'op' | 'hasMessage' | 'rev' | 'createdAt'> &
  Partial<Pick<RsvpRecord, 'createdAt'>>;
/** `again`: it must be retried, since the RSVP was changed meanwhile or its intent was undone. */
type StepOutcome = 'written' | 'again';

/**
 * The steps of each change of an RSVP, from the open form or of a family. What a crash between them leaves:
 * docs/decisions/020-attendance-intent-log.md.
 */
@Injectable()
export class RsvpStepsService {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly counter: SeatCounterService,
    private readonly settler: RsvpSettlerService,
    private readonly secrets: RsvpSecretsService,
    private readonly faults: Faults,
    private readonly clock: Clock,
  ) {}

  /** Stores a new RSVP and takes its seats. */
  async add(rsvp: RsvpToAdd, rules: ChangeRules = {}): Promise<StepOutcome | Refusal> {
    const opened = await this.counter.open(rsvp.invitationId, seatChangeOf('add', rsvp.key, NO_SEATS, rsvp), rules);
    return isRefusal(opened) ? opened : this.insert(rsvp, opened);
  }

  /** Changes an RSVP, and its seats. Waits for another change that is under way. */
  async change(
    rsvp: RsvpRecord,
    content: RsvpContent,
    rules: ChangeRules = {},
  ): Promise<StepOutcome | Exclude<Refusal, Busy>> {
    const change = seatChangeOf('edit', rsvp.key, rsvp, content);
    if (!movesSeats(change) && !rules.expectsMore) {
      // No seat moves, so no intent: the version alone decides.
      return (await this.rsvps.rewrite(rsvp, content)) ? 'written' : 'again';
    }
    const opened = await this.counter.open(rsvp.invitationId, change, rules);
    if (!isRefusal(opened)) return this.rewrite(rsvp, opened, content);
    if (opened.reason !== 'busy') return opened;
    await this.settler.wait(rsvp.invitationId, opened);
    return 'again';
  }

  /** Deletes an RSVP and gives back its seats. Waits for another change that is under way. */
  async remove(rsvp: RsvpRecord): Promise<StepOutcome> {
    const opened = await this.counter.open(rsvp.invitationId, seatChangeOf('delete', rsvp.key, rsvp, NO_SEATS));
    if (!isRefusal(opened)) return this.replaceByTombstone(rsvp, opened);
    if (opened.reason === 'busy') await this.settler.wait(rsvp.invitationId, opened);
    return 'again';
  }

  private async insert(rsvp: RsvpToAdd, intent: SeatIntent): Promise<StepOutcome> {
    const open = { invitationId: rsvp.invitationId, intent };
    await this.faults.reach('wish.claimed');
    try {
      await this.rsvps.insert({ op: intent.op, createdAt: this.clock.date(), ...rsvp });
    } catch (error) {
      const outcome = await this.settler.settleAfter(error, open);
      if (outcome === 'undone' && !isDuplicateKey(error)) throw error;
      return outcome === 'finished' ? 'written' : 'again';
    }
    await this.faults.reach('wish.written');
    await this.settler.finish(open);
    return 'written';
  }

  private async rewrite(rsvp: RsvpRecord, intent: SeatIntent, content: RsvpContent): Promise<StepOutcome> {
    const open = { invitationId: rsvp.invitationId, intent };
    await this.faults.reach('wish.edit-claimed');
    try {
      if (!(await this.rsvps.rewrite(rsvp, content, intent.op))) {
        await this.counter.undo(open);
        return 'again';
      }
    } catch (error) {
      if ((await this.settler.settleAfter(error, open)) === 'undone') throw error;
      return 'written';
    }
    await this.faults.reach('wish.edit-written');
    await this.settler.finish(open);
    return 'written';
  }

  private async replaceByTombstone(rsvp: RsvpRecord, intent: SeatIntent): Promise<StepOutcome> {
    const open = { invitationId: rsvp.invitationId, intent };
    await this.faults.reach('wish.delete-recorded');
    try {
      const tombstone = {
        op: intent.op,
        expireAt: this.settler.deletedUntil(),
        repeatHash: this.secrets.repeatHash(rsvp.bodyHash),
      };
      if (!(await this.rsvps.replaceByTombstone(rsvp, tombstone))) {
        await this.counter.undo(open);
        return 'again';
      }
    } catch (error) {
      if ((await this.settler.settleAfter(error, open)) === 'undone') throw error;
      return 'written';
    }
    await this.faults.reach('wish.delete-written');
    await this.settler.finish(open);
    return 'written';
  }
}

const isRefusal = (opened: SeatIntent | Refusal): opened is Refusal => 'reason' in opened;
