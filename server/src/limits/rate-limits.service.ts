import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../common/app-options.js';
import { DomainError } from '../common/domain-error.js';
import type { AppConfig } from '../config/app-config.js';
import { BUDGETS, type Budget, type BudgetName } from './budgets.js';
import { clientOf } from './client-address.js';
import { SharedCounters } from './shared-counters.service.js';

/** Counts requests against their budgets, each once. */
@Injectable()
export class RateLimits {
  private readonly counted = new WeakSet<IncomingMessage>();

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly counters: SharedCounters,
  ) {}

  /**
   * @param ip tells the client's address, as Express says it
   * @param about the id that the request is about, where its budget has a part for that
   * @throws DomainError too-many-requests
   */
  count(request: IncomingMessage, name: BudgetName, ip: () => string | undefined, about?: string): void {
    if (!this.config.rateLimits || this.counted.has(request)) return;
    const { seconds, client, subject }: Budget = BUDGETS[name];
    const counted = this.counters.count([
      { key: this.key(name, 'client', clientOf(ip())), limit: client, seconds },
      ...(about === undefined || subject === undefined
        ? []
        : [{ key: this.key(name, 'subject', about), limit: subject, seconds }]),
    ]);
    if (!counted.ok) throw new DomainError('too-many-requests', { retryAfter: counted.retryAfter });
    this.counted.add(request);
  }

  /** Stored for minutes only, and yet: neither addresses of guests nor their secret ids. */
  private key(budget: BudgetName, scope: 'client' | 'subject', value: string): string {
    const hidden = createHmac('sha256', this.config.jwtSecret).update(value).digest('base64url').slice(0, 22);
    return `${budget}/${scope}/${hidden}`;
  }
}
