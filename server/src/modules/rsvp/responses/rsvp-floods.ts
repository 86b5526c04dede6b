import type { WishFlood } from '@serikad/shared/rsvp/rsvp.types';
import type { RsvpRecord } from './rsvp.schema.js';

/** From so many RSVPs on they are shown as a flood. */
const FLOOD_FROM = 20;
/** RSVPs of one source with a longer pause between them are two floods, in milliseconds. */
const FLOOD_PAUSE_MS = 10 * 60_000;
/** Most floods that are shown: the largest. */
const MOST_FLOODS = 10;

type SourcedRsvp = Pick<RsvpRecord, '_id' | 'createdAt' | 'from' | 'attendanceCount'> & { source: string };

interface Burst {
  newest: SourcedRsvp;
  oldest: SourcedRsvp;
  rsvps: number;
  guests: number;
}

/** Finds RSVPs from one source within a short time. Takes them newest first. */
export class FloodSearch {
  private readonly open = new Map<string, Burst>();
  private readonly found: Burst[] = [];

  add(rsvp: SourcedRsvp): void {
    const burst = this.open.get(rsvp.source);
    if (burst && burst.oldest.createdAt.getTime() - rsvp.createdAt.getTime() <= FLOOD_PAUSE_MS) {
      burst.oldest = rsvp;
      burst.rsvps += 1;
      burst.guests += rsvp.attendanceCount;
      return;
    }
    if (burst) this.close(burst);
    this.open.set(rsvp.source, { newest: rsvp, oldest: rsvp, rsvps: 1, guests: rsvp.attendanceCount });
  }

  /** The largest first. */
  floods(): WishFlood[] {
    for (const burst of this.open.values()) this.close(burst);
    this.open.clear();
    return this.found
      .sort((a, b) => b.rsvps - a.rsvps)
      .slice(0, MOST_FLOODS)
      .map(({ newest, oldest, rsvps, guests }) => ({
        newest: newest._id.toHexString(),
        since: oldest.createdAt.toISOString(),
        until: newest.createdAt.toISOString(),
        answers: rsvps,
        guests,
        firstName: oldest.from,
        lastName: newest.from,
      }));
  }

  private close(burst: Burst): void {
    if (burst.rsvps >= FLOOD_FROM) this.found.push(burst);
  }
}
