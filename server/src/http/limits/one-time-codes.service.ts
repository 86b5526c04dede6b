import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG } from '../../common/app-options.js';
import type { AppConfig } from '../../config/app-config.js';
import { RateCountersRepository } from './rate-counters.repository.js';

/** How long a use is remembered after the code has expired, in milliseconds, for servers whose clocks differ. */
const MARGIN_MS = 60_000;

/** Codes that serve once, on all servers together. */
@Injectable()
export class OneTimeCodes {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly counters: RateCountersRepository,
  ) {}

  /**
   * @param kind what the code is for, such as `sign-in-state`
   * @param expires milliseconds since the epoch after which the code is refused anyway
   * @returns whether this is its first use
   * @throws the database's error when it can't be asked
   */
  use(kind: string, code: string, expires: number): Promise<boolean> {
    const digest = createHmac('sha256', this.config.jwtSecret).update(code).digest('base64url');
    return this.counters.insert({ _id: `once/${kind}/${digest}`, count: 1, expireAt: new Date(expires + MARGIN_MS) });
  }
}
