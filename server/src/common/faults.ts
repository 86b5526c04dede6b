import { Injectable } from '@nestjs/common';

/** The places between the steps of a write of several steps, where a test may stop the process. */
export type FaultPoint =
  | 'order.created'
  | 'wish.claimed'
  | 'wish.written'
  | 'wish.edit-claimed'
  | 'wish.edit-written'
  | 'wish.delete-recorded'
  | 'wish.delete-written';

/** Does nothing. Tests put a Faults in its place that kills or delays the process at a point. */
@Injectable()
export class Faults {
  reach(_point: FaultPoint): Promise<void> | void {
    return undefined;
  }
}
