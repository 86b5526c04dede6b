import { Injectable } from '@nestjs/common';

/** The places between the steps of a write of several steps, where a test may stop the process. */
export type FaultPoint =
  | 'album.claimed'
  | 'album.announced'
  | 'album.piece-stored'
  | 'album.encoded'
  | 'album.stored'
  | 'album.completed'
  | 'album.removal-marked'
  | 'album.files-removed'
  | 'album.entry-released'
  | 'image.encoded'
  | 'image.counted'
  | 'image.partly-written'
  | 'image.written'
  | 'image.files-removed'
  | 'image-record.claimed'
  | 'image-record.stored'
  | 'order.created'
  | 'order.change-decided'
  | 'customer.begun'
  | 'customer.noted'
  | 'customer.orders-erased'
  | 'customer.books-cleaned'
  | 'customer.content-removed'
  | 'customer.files-removed'
  | 'customer.emptied'
  | 'guest-data.noted'
  | 'guest-data.answers-erased'
  | 'guest-data.families-erased'
  | 'guest-data.erased'
  | 'outbox.decided'
  | 'outbox.written'
  | 'content.noted'
  | 'wish.claimed'
  | 'wish.written'
  | 'wish.edit-claimed'
  | 'wish.edit-written'
  | 'wish.delete-recorded'
  | 'wish.delete-written'
  | 'wish.removal-recorded'
  | 'wish.restore-claimed'
  | 'wish.removal-written'
  | 'wish.reviewed'
  | 'family.written'
  | 'family.listed'
  | 'family.invited'
  | 'session.kept'
  | 'session.removed'
  | 'family.edited'
  | 'family.placed'
  | 'family.removed'
  | 'family.restored';

/** Does nothing. Tests put a Faults in its place that kills or delays the process at a point. */
@Injectable()
export class Faults {
  reach(_point: FaultPoint): Promise<void> | void {
    return undefined;
  }
}
