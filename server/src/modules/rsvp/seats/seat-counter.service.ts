import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { isLimited } from '@serikad/shared/rsvp/seats';
import { Clock, CLOCKS_APART } from '../../../common/clock.js';
import type { Period } from '../../../common/period.js';
import { retryOnConflict } from '../../../common/retry-on-conflict.js';
import { SeatsRepository } from './seats.repository.js';
import { amountsOf, givesBack, isAny, type SeatChange, sumOf } from './seat-changes.js';
import type { SeatIntent } from './seats.schema.js';
import { BatchQueue, type BatchOutcome } from '../../../common/batch-queue.js';
import {
  type Claim,
  type ClaimConditions,
  type SeatFigures,
  SeatCounterRepository,
} from './seat-counter.repository.js';

/** Most RSVPs that an invitation keeps. */
export const MOST_RSVPS = 20_000;
/** From this age on an intent counts as left behind, in milliseconds. */
export const STALE_AFTER = 5_000;
const DOCUMENTS_PER_ROUND = 100;
/** Most intents that are opened or finished by one write. */
const MAX_BATCH = 50;
/** A claim is tried again when the reason why it failed was gone when it was looked for; callers try longer. */
const MOST_TRIES = 5;

/** Which rules hold for a change, beside the limits of the invitation and of its sessions. */
export interface ChangeRules {
  /** The limit for one RSVP does not hold: a family has seats of its own. */
  ofFamily?: boolean;
  /** The couple's own change: neither that guests are not asked to answer nor the closing moment matters. */
  byOwner?: boolean;
  /** The closing moment does not matter. */
  isReopened?: boolean;
  /** More guests are expected although no seat is taken, so that the closing moment matters. */
  expectsMore?: boolean;
}

/** Another change of the same RSVP is under way. */
export interface Busy {
  reason: 'busy';
  intent: SeatIntent;
}
export type Refusal =
  | Busy
  | { reason: 'switched-off' }
  | { reason: 'closed' }
  | { reason: 'per-guest'; limit: number }
  | { reason: 'total'; left: number; session?: string }
  | { reason: 'rsvps' };

export interface OpenIntent {
  invitationId: Types.ObjectId;
  intent: SeatIntent;
}

/**
 * The seats of an invitation. A change of an RSVP opens an intent, which takes the seats that it needs more; then the
 * RSVP is written; then the intent is finished, which gives back the seats that it needs less.
 */
@Injectable()
export class SeatCounterService {
  // All guests of an invitation write to its one counter document: concurrent claims are batched into one write.
  private readonly claims = new BatchQueue<Claim & { invitationId: Types.ObjectId }, boolean>({
    keyOf: ({ invitationId }) => invitationId.toHexString(),
    work: (claims) => this.claimBatch(claims),
    maxBatchSize: MAX_BATCH,
  });
  private readonly finished = new BatchQueue<OpenIntent, void>({
    keyOf: ({ invitationId }) => invitationId.toHexString(),
    work: (open) => this.finishBatch(open),
    maxBatchSize: MAX_BATCH,
  });

  constructor(
    private readonly counter: SeatCounterRepository,
    private readonly settings: SeatsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens an intent, or returns why it can't be: found out by reading afterwards, so that the usual case is one write.
   */
  async open(
    invitationId: Types.ObjectId,
    change: SeatChange,
    { ofFamily, byOwner, isReopened, expectsMore }: ChangeRules = {},
  ): Promise<SeatIntent | Refusal> {
    const intent = this.intentOf(change);
    const isMore = expectsMore === true || isAny(sumOf([intent], 'claimed'));
    const conditions: ClaimConditions = {
      ...(change.to > change.from && !ofFamily && { guests: change.to }),
      ...(change.kind === 'add' && { rsvpsUnder: MOST_RSVPS }),
      ...(byOwner && { byOwner }),
      ...(isMore && !byOwner && !isReopened && { beforeClosing: true }),
    };
    return this.openClaim(invitationId, { intent, conditions });
  }

  /**
   * Opens intents for changes of different RSVPs that the couple make: by one write if all of them can be opened, else
   * one after the other. The limits for one guest don't hold for them, those of the invitation do.
   * @returns for each change its intent, or why there is none
   */
  async openAll(invitationId: Types.ObjectId, changes: readonly SeatChange[]): Promise<(SeatIntent | Refusal)[]> {
    const claims = changes.map((change): Claim => ({
      intent: this.intentOf(change),
      conditions: { byOwner: true, ...(change.kind === 'add' && { rsvpsUnder: MOST_RSVPS }) },
    }));
    if (await this.counter.claim(invitationId, claims)) return claims.map(({ intent }) => intent);
    const opened: (SeatIntent | Refusal)[] = [];
    for (const claim of claims) opened.push(await this.openClaim(invitationId, claim));
    return opened;
  }

  /** Finishes intents of one invitation together. */
  async finishAll(invitationId: Types.ObjectId, intents: readonly SeatIntent[]): Promise<void> {
    if (intents.length === 0 || (await this.counter.finishAll(invitationId, intents))) return;
    for (const intent of intents) await this.counter.finish(invitationId, intent);
  }

  /** What there is room for: guests, and RSVPs. */
  async room(invitationId: Types.ObjectId): Promise<{ guests: number; rsvps: number }> {
    const { totalLimit = 0, taken = 0, answers: rsvps = 0 } = (await this.counter.figures(invitationId)) ?? {};
    return { guests: isLimited(totalLimit) ? totalLimit - taken : Infinity, rsvps: MOST_RSVPS - rsvps };
  }

  /** How many RSVPs an invitation has, by its counter. */
  async rsvps(invitationId: Types.ObjectId): Promise<number> {
    return (await this.counter.figures(invitationId))?.answers ?? 0;
  }

  private intentOf(change: SeatChange): SeatIntent {
    const { key, kind } = change;
    return { op: randomUUID(), key, kind, ...amountsOf(change), at: this.clock.date() };
  }

  private async openClaim(invitationId: Types.ObjectId, { intent, conditions }: Claim): Promise<SeatIntent | Refusal> {
    const onGivingUp = (): Busy => ({ reason: 'busy', intent });
    return retryOnConflict<SeatIntent | Refusal>({ tries: MOST_TRIES, onGivingUp }, async () => {
      if (await this.claims.run({ invitationId, intent, conditions })) return intent;
      const figures = await this.counter.figures(invitationId);
      if (figures) return seatRefusal(figures, intent, conditions) ?? 'again';
      await this.settings.init(invitationId);
      return 'again';
    });
  }

  finish(open: OpenIntent): Promise<void> {
    return givesBack(open.intent) ? this.counter.finish(open.invitationId, open.intent) : this.finished.run(open);
  }

  undo({ invitationId, intent }: OpenIntent): Promise<void> {
    return this.counter.undo(invitationId, intent);
  }

  isStale(intent: SeatIntent): boolean {
    const { from, to } = this.inFlight();
    return intent.at < from || intent.at > to;
  }

  /** Intents that were left behind, of at most 100 invitations. */
  async staleIntents(): Promise<OpenIntent[]> {
    const documents = await this.counter.withIntentsOutside(this.inFlight(), DOCUMENTS_PER_ROUND);
    return documents.flatMap(({ _id, pending }) =>
      pending.filter((intent) => this.isStale(intent)).map((intent) => ({ invitationId: _id, intent })),
    );
  }

  /** How many invitations have intents that were left behind. */
  countStale(): Promise<number> {
    return this.counter.countWithIntentsOutside(this.inFlight());
  }

  /**
   * When intents that are under way were opened. One of the future was opened by a clock that was wrong, and would hold
   * its seats until the right one gets there; settling one that is under way after all does no harm.
   */
  private inFlight(): Period {
    const now = this.clock.now();
    return { from: new Date(now - STALE_AFTER), to: new Date(now + CLOCKS_APART) };
  }

  /** One write if all of them fit; else each for itself, so that those that fit aren't refused for the others. */
  private async claimBatch(
    claims: readonly (Claim & { invitationId: Types.ObjectId })[],
  ): Promise<BatchOutcome<boolean>[]> {
    const keys = claims.map(({ intent }) => intent.key);
    // Of two changes of one RSVP only the first may be opened: the other is tried when that is done.
    const firsts = claims.filter(({ intent }, index) => keys.indexOf(intent.key) === index);
    const [first] = claims;
    const claimed = first !== undefined && (await this.counter.claim(first.invitationId, firsts));
    if (claimed && firsts.length === claims.length) return claims.map(() => done(true));
    if (claims.length === 1) return [done(claimed)];
    return Promise.all(
      claims.map(async (claim): Promise<BatchOutcome<boolean>> => {
        if (claimed && firsts.includes(claim)) return done(true);
        try {
          return done(await this.counter.claim(claim.invitationId, [claim]));
        } catch (error) {
          return { ok: false, error };
        }
      }),
    );
  }

  private async finishBatch(open: readonly OpenIntent[]): Promise<BatchOutcome<void>[]> {
    const [first] = open;
    if (first) {
      await this.counter.finishTaken(
        first.invitationId,
        open.map(({ intent }) => intent.op),
      );
    }
    return open.map(() => done(undefined));
  }
}

const done = <T>(value: T): BatchOutcome<T> => ({ ok: true, value });

function seatRefusal(figures: SeatFigures, intent: SeatIntent, conditions: ClaimConditions): Refusal | undefined {
  const open = figures.pending.find(({ key }) => key === intent.key);
  if (open) return { reason: 'busy', intent: open };
  if (conditions.rsvpsUnder !== undefined && figures.answers >= conditions.rsvpsUnder) return { reason: 'rsvps' };
  if (conditions.beforeClosing && figures.closesAt && figures.closesAt <= intent.at) return { reason: 'closed' };
  const claimed = sumOf([intent], 'claimed');
  if (!isAny(claimed)) return undefined;
  if (!figures.show && !conditions.byOwner) return { reason: 'switched-off' };
  const { guests = 0 } = conditions;
  if (isLimited(figures.limit) && guests > figures.limit) return { reason: 'per-guest', limit: figures.limit };
  const left = figures.totalLimit - figures.taken;
  if (claimed.main > 0 && isLimited(figures.totalLimit) && claimed.main > left) return { reason: 'total', left };
  for (const [session, seats] of claimed.sessions) {
    const of = figures.sessionSeats?.[session];
    const isGone = !of || of.removed === true;
    const leftOf = isGone ? 0 : of.limit - of.taken;
    if (isGone || (isLimited(of.limit) && seats > leftOf)) return { reason: 'total', left: leftOf, session };
  }
  return undefined;
}
