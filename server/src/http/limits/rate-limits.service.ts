import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../common/app-options.js';
import { DomainError } from '../../common/domain-error.js';
import type { AppConfig } from '../../config/app-config.js';
import { BUDGETS, type Budget, type BudgetName } from '../decorators/budgets.js';
import { networksOf, widestNetworkOf } from './client-address.js';
import { type Counted, SharedCounters, type WantedCount } from './shared-counters.service.js';

interface CountedRequest {
  /** Returns the client's address, as Express has it. */
  ip: () => string | undefined;
  /** The id that the request is about, where its budget has a part for that. */
  about?: string | undefined;
  /** As how many requests it counts; default 1. */
  weight?: number;
}

@Injectable()
export class RateLimits {
  /** As how many each was counted already. */
  private readonly counted = new WeakMap<IncomingMessage, number>();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly counters: SharedCounters,
  ) {}

  /**
   * Counts a request. The client's part may be counted before the body is read, and what the body is about later: of a
   * request that was counted before, the client's budget loses only what the weight is above that.
   * @throws DomainError too-many-requests
   */
  count(request: IncomingMessage, name: BudgetName, { ip, about, weight = 1 }: CountedRequest): void {
    if (!this.config.rateLimits) return;
    const before = this.counted.get(request) ?? 0;
    const counted = this.tally(name, { ip: ip(), about, by: weight - before });
    if (!counted.ok) throw new DomainError('too-many-requests', { retryAfter: counted.retryAfter });
    this.counted.set(request, Math.max(weight, before));
  }

  /**
   * Counts work that only some requests of a route cause, beside the request itself.
   * @returns whether its budget has room
   */
  hasRoom(name: BudgetName, ip: string | undefined, about: string): boolean {
    return !this.config.rateLimits || this.tally(name, { ip, about, by: 1 }).ok;
  }

  /** Counts what an answered request turned out to cost beside its weight: the next ones have less room. */
  charge(name: BudgetName, ip: string | undefined, by: number): void {
    if (this.config.rateLimits && by > 0) this.counters.add(this.ofClient(name, ip, by));
  }

  /** @param by as how many requests it counts for the client; for what it is about it counts once */
  private tally(
    name: BudgetName,
    { ip, about, by }: { ip: string | undefined; about: string | undefined; by: number },
  ): Counted {
    const { seconds, subject, client }: Budget = BUDGETS[name];
    const counts = by > 0 ? this.ofClient(name, ip, by) : [];
    if (about === undefined || subject === undefined) return this.counters.count(counts);
    const { network, times } = widestNetworkOf(ip);
    return this.counters.count([
      ...counts,
      // Wide networks have several budgets; on one subject they have one, so that they can't use up the subject's.
      ...(times === 1 ? [] : [{ key: this.key(name, 'share', `${network} ${about}`), limit: client, seconds }]),
      { key: this.key(name, 'subject', about), limit: subject, seconds },
    ]);
  }

  private ofClient(name: BudgetName, ip: string | undefined, by: number): WantedCount[] {
    const { seconds, client }: Budget = BUDGETS[name];
    return networksOf(ip).map(({ network, times }) => ({
      key: this.key(name, 'client', network),
      limit: client * times,
      seconds,
      by,
    }));
  }

  /** Stored for minutes only, and yet: neither addresses of guests nor their secret ids. */
  private key(budget: BudgetName, scope: 'client' | 'share' | 'subject', value: string): string {
    const hidden = createHmac('sha256', this.config.jwtSecret).update(value).digest('base64url').slice(0, 22);
    return `${budget}/${scope}/${hidden}`;
  }
}
