import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Faults } from '../../../common/faults.js';
import type { SeatIntent } from '../seats/seats.schema.js';
import type { SeatChange } from '../seats/seat-changes.js';
import { type Busy, type Refusal, SeatCounterService } from '../seats/seat-counter.service.js';
import { RemovedRsvpsRepository, type StoredRemovedRsvp } from './removed-rsvps.repository.js';
import type { RsvpRecord } from './rsvp.schema.js';
import { NO_SEATS, seatChangeOf } from './rsvp-seats.js';
import { RsvpSecretsService } from './rsvp-secrets.service.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';

/** An RSVP whose intent is open. */
interface Opened<Rsvp> {
  rsvp: Rsvp;
  intent: SeatIntent;
}

/**
 * One batch of a removal, or of its undo: the same three writes as for one RSVP (docs/decisions/020), each made for all
 * RSVPs of the batch by one command. What a crash leaves are intents of single RSVPs, which the settler closes.
 */
@Injectable()
export class RemovalStepsService {
  constructor(
    private readonly rsvps: RemovedRsvpsRepository,
    private readonly counter: SeatCounterService,
    private readonly settler: RsvpSettlerService,
    private readonly secrets: RsvpSecretsService,
    private readonly faults: Faults,
  ) {}

  /**
   * Removes RSVPs and gives back their seats.
   * @param expireAt when they are removed for good; absent: by a purge
   * @returns another change that is in the way of one of them, if any
   */
  async remove(
    invitationId: Types.ObjectId,
    removal: string,
    rsvps: readonly RsvpRecord[],
    expireAt?: Date,
  ): Promise<Busy | undefined> {
    const changes = rsvps.map((rsvp) => seatChangeOf('delete', rsvp.key, rsvp, NO_SEATS));
    const { opened, busy } = await this.open(invitationId, rsvps, changes);
    await this.faults.reach('wish.removal-recorded');
    await this.write(invitationId, opened, () =>
      this.rsvps.remove(
        removal,
        opened.map(({ rsvp, intent: { op } }) => ({
          wish: rsvp,
          op,
          repeatHash: this.secrets.repeatHash(rsvp.bodyHash),
        })),
        expireAt,
      ),
    );
    return busy;
  }

  /**
   * Brings RSVPs back that fit into the limits, and takes their seats.
   * @returns another change that is in the way of one of them, if any
   */
  async restore(invitationId: Types.ObjectId, removed: readonly StoredRemovedRsvp[]): Promise<Busy | undefined> {
    const room = await this.counter.room(invitationId);
    const fitting = removed.filter(({ removed: { attendanceCount } }) => {
      if (attendanceCount > room.guests || room.rsvps < 1) return false;
      room.guests -= attendanceCount;
      room.rsvps -= 1;
      return true;
    });
    if (fitting.length === 0) return undefined;
    const changes = fitting.map(({ removed }) => seatChangeOf('add', removed.key, NO_SEATS, removed));
    const { opened, busy } = await this.open(invitationId, fitting, changes);
    await this.faults.reach('wish.restore-claimed');
    await this.write(invitationId, opened, () =>
      this.rsvps.restore(opened.map(({ rsvp, intent: { op } }) => ({ ...rsvp, op }))),
    );
    return busy;
  }

  private async open<Rsvp>(
    invitationId: Types.ObjectId,
    rsvps: readonly Rsvp[],
    changes: readonly SeatChange[],
  ): Promise<{ opened: Opened<Rsvp>[]; busy: Busy | undefined }> {
    const outcomes = await this.counter.openAll(invitationId, changes);
    const opened = rsvps.flatMap((rsvp, index): Opened<Rsvp>[] => {
      const intent = outcomes[index];
      return intent && !isRefusal(intent) ? [{ rsvp, intent }] : [];
    });
    return {
      opened,
      busy: outcomes.find((outcome): outcome is Busy => isRefusal(outcome) && outcome.reason === 'busy'),
    };
  }

  /** Writes, and closes the intents; when a write failed, each intent is settled by what is stored. */
  private async write(
    invitationId: Types.ObjectId,
    opened: readonly Opened<unknown>[],
    write: () => Promise<boolean>,
  ): Promise<void> {
    if (opened.length === 0) return;
    const intents = opened.map(({ intent }) => intent);
    try {
      if (await write()) {
        await this.faults.reach('wish.removal-written');
        await this.counter.finishAll(invitationId, intents);
        return;
      }
    } catch (error) {
      for (const intent of intents) await this.settler.settleAfter(error, { invitationId, intent });
      return;
    }
    for (const intent of intents) await this.settler.settle({ invitationId, intent });
  }
}

const isRefusal = (outcome: SeatIntent | Refusal): outcome is Refusal => 'reason' in outcome;
