import { Injectable } from '@nestjs/common';
import { Reconciler } from '../../../common/reconciler.js';
import { RsvpRemovalsService } from './rsvp-removals.service.js';
import { RsvpSettlerService } from './rsvp-settler.service.js';

/** Settles what a killed server has left behind. */
@Injectable()
export class RsvpReconcilerService extends Reconciler {
  constructor(
    private readonly settler: RsvpSettlerService,
    private readonly removals: RsvpRemovalsService,
  ) {
    super('the RSVPs left half written could not be settled');
  }

  protected override async round(signal: AbortSignal): Promise<void> {
    const settled = await this.settler.reconcile(signal);
    if (settled > 0) this.log.warn(`settled ${settled} RSVPs that were left half written`);
    const continued = await this.removals.reconcile(signal);
    if (continued > 0) this.log.warn(`continued ${continued} removals of RSVPs`);
  }
}
