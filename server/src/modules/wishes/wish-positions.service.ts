import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { Clock } from '../../common/clock.js';
import { WishPagesRepository, type WishScope } from './wish-pages.repository.js';

/** From so many answers on it is worth remembering where the pages begin. */
const WORTH_IT = 1_000;
/** How far the landmarks stand apart: so many rows at most are passed over to find a page. */
const APART = 250;
/** After so many milliseconds they are looked for anew: another server may delete answers without this one's knowing. */
const FRESH = 5_000;
/** Until then nobody waits for that: a survey of 20,000 answers takes a busy database seconds. */
const USABLE = 10_000;
/** An answer that is written now may carry a moment a little earlier; from this age on nothing is put in between. */
const SETTLED = 10_000;
const MOST_REMEMBERED = 500;

interface Landmark {
  createdAt: Date;
  /** How many younger answers there are up to the survey's youngest. */
  start: number;
}

/** The answers of a scope that were given up to a moment: how many there are, and where some of them stand. */
interface Survey {
  upTo: Date;
  total: number;
  landmarks: Landmark[];
}

interface Remembered {
  survey: Promise<Survey>;
  /** Moments of `performance.now()`; while it is under way, neither comes. */
  freshUntil: number;
  usableUntil: number;
  isRenewed: boolean;
}

/** Where a page begins: `skip` rows after the first answer that is not younger than `upTo`. */
export interface Position {
  upTo?: Date;
  skip: number;
  /** How many answers there are altogether. */
  total: number;
}

/**
 * Finds any page of a long list as fast as the first: to pass over 19,000 rows costs the database many times what the
 * page itself does. What was surveyed a moment ago holds while answers come, as they come before it; it is surveyed
 * anew when an answer goes, or when one becomes visible to guests or stops to be.
 */
@Injectable()
export class WishPositionsService {
  private readonly surveys = new Map<string, Remembered>();

  constructor(
    private readonly pages: WishPagesRepository,
    private readonly clock: Clock,
  ) {}

  async find(scope: WishScope, skip: number): Promise<Position> {
    let known = this.known(scope);
    if (!known) {
      const total = skip < WORTH_IT ? await this.pages.count(scope) : WORTH_IT;
      if (total < WORTH_IT) return { skip, total };
      known = this.survey(scope);
    }
    const { upTo, total, landmarks } = await known;
    const younger = await this.pages.count(scope, upTo);
    const landmark = landmarks.findLast(({ start }) => start <= skip - younger);
    return landmark
      ? { upTo: landmark.createdAt, skip: skip - younger - landmark.start, total: younger + total }
      : { skip, total: younger + total };
  }

  /** Forgets what is known of an invitation's answers. */
  forget(invitationId: Types.ObjectId): void {
    for (const withMessage of [true, false]) this.surveys.delete(keyOf({ invitationId, withMessage }));
  }

  private known(scope: WishScope): Promise<Survey> | undefined {
    const key = keyOf(scope);
    const found = this.surveys.get(key);
    if (!found || performance.now() > found.usableUntil) return undefined;
    if (performance.now() > found.freshUntil && !found.isRenewed) {
      found.isRenewed = true;
      void this.renew(key, scope, found);
    }
    return found.survey;
  }

  /** Surveys anew what an entry holds, unless an answer has gone in the meantime. */
  private async renew(key: string, scope: WishScope, entry: Remembered): Promise<void> {
    const survey = this.look(scope);
    try {
      await survey;
      if (this.surveys.get(key) === entry) void this.remember(key, survey);
    } catch {
      // The next one who asks surveys, and hears what is wrong.
      if (this.surveys.get(key) === entry) this.surveys.delete(key);
    }
  }

  private survey(scope: WishScope): Promise<Survey> {
    return this.remember(keyOf(scope), this.look(scope));
  }

  private remember(key: string, survey: Promise<Survey>): Promise<Survey> {
    const entry: Remembered = { survey, freshUntil: Infinity, usableUntil: Infinity, isRenewed: false };
    this.surveys.delete(key);
    this.surveys.set(key, entry);
    survey.then(
      () => {
        entry.freshUntil = performance.now() + FRESH;
        entry.usableUntil = performance.now() + USABLE;
      },
      () => this.surveys.get(key) === entry && this.surveys.delete(key),
    );
    if (this.surveys.size > MOST_REMEMBERED) {
      const [oldest = ''] = this.surveys.keys();
      this.surveys.delete(oldest);
    }
    return survey;
  }

  private async look(scope: WishScope): Promise<Survey> {
    const upTo = new Date(this.clock.now() - SETTLED);
    const landmarks: Landmark[] = [];
    let total = 0;
    let last = -APART;
    let previous: number | undefined;
    for await (const moments of this.pages.moments(scope, upTo)) {
      for (const createdAt of moments) {
        // Where several answers have one moment, only the first of them can be found by it.
        if (total - last >= APART && createdAt.getTime() !== previous) {
          landmarks.push({ createdAt, start: total });
          last = total;
        }
        previous = createdAt.getTime();
        total += 1;
      }
    }
    return { upTo, total, landmarks };
  }
}

const keyOf = ({ invitationId, withMessage }: WishScope): string => `${invitationId.toHexString()}:${withMessage}`;
