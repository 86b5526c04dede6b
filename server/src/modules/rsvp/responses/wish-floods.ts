import type { WishFlood } from '@serikad/shared/wishes/wish.types';
import type { WishRecord } from './wish.schema.js';

/** From so many answers on they are shown as a flood. */
export const FLOOD_FROM = 20;
/** Answers of one source with a longer pause between them are two floods, in milliseconds. */
export const FLOOD_PAUSE_MS = 10 * 60_000;
/** Most floods that are shown: the largest. */
export const MOST_FLOODS = 10;

export type SourcedAnswer = Pick<WishRecord, '_id' | 'createdAt' | 'from' | 'attendanceCount'> & { source: string };

interface Burst {
  newest: SourcedAnswer;
  oldest: SourcedAnswer;
  answers: number;
  guests: number;
}

/** Finds answers that came from one source within a short time. Takes them newest first. */
export class FloodSearch {
  private readonly open = new Map<string, Burst>();
  private readonly found: Burst[] = [];

  add(answer: SourcedAnswer): void {
    const burst = this.open.get(answer.source);
    if (burst && burst.oldest.createdAt.getTime() - answer.createdAt.getTime() <= FLOOD_PAUSE_MS) {
      burst.oldest = answer;
      burst.answers += 1;
      burst.guests += answer.attendanceCount;
      return;
    }
    if (burst) this.close(burst);
    this.open.set(answer.source, { newest: answer, oldest: answer, answers: 1, guests: answer.attendanceCount });
  }

  /** The largest first. */
  floods(): WishFlood[] {
    for (const burst of this.open.values()) this.close(burst);
    this.open.clear();
    return this.found
      .sort((a, b) => b.answers - a.answers)
      .slice(0, MOST_FLOODS)
      .map(({ newest, oldest, answers, guests }) => ({
        newest: newest._id.toHexString(),
        since: oldest.createdAt.toISOString(),
        until: newest.createdAt.toISOString(),
        answers,
        guests,
        firstName: oldest.from,
        lastName: newest.from,
      }));
  }

  private close(burst: Burst): void {
    if (burst.answers >= FLOOD_FROM) this.found.push(burst);
  }
}
