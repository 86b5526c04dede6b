import { createHmac, createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { APP_CONFIG } from '../../common/app-options.js';
import { Clock } from '../../common/clock.js';
import type { AppConfig } from '../../config/app-config.js';
import { demoSub, type DemoPerson } from './demo-people.js';

/** `code` is what the consent page sends back, `access` what it is exchanged for. */
type DemoTokenKind = 'code' | 'access';

export const DEMO_LIFETIME_SECONDS: Readonly<Record<DemoTokenKind, number>> = { code: 60, access: 3_599 };

interface DemoGrant extends DemoPerson {
  sub: string;
  /** Seconds since the epoch. */
  expires: number;
  /** Seconds that are left. */
  expiresIn: number;
}

/**
 * The simulated Google's codes and access tokens. They contain all their data, signed, so that any of several servers
 * reads them, also after a restart. OneTimeCodes makes sure that a code is exchanged once only.
 */
@Injectable()
export class DemoTokens {
  private readonly key: KeyObject;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly clock: Clock,
  ) {
    // Another key than the sessions': these tokens are never valid sessions.
    // A KeyObject: jsonwebtoken would try to parse a buffer as a public or private key with each token.
    this.key = createSecretKey(createHmac('sha256', config.jwtSecret).update('demo-google tokens').digest());
  }

  issue(kind: DemoTokenKind, { email, name }: DemoPerson): string {
    const now = this.seconds();
    return jwt.sign({ email, name, iat: now, exp: now + DEMO_LIFETIME_SECONDS[kind] }, this.key, {
      algorithm: 'HS256',
      audience: `demo-google ${kind}`,
      subject: demoSub(email),
      // Two codes of one second are two codes.
      jwtid: randomUUID(),
    });
  }

  /** @returns nothing for a token that is foreign, of the other kind or expired. */
  read(kind: DemoTokenKind, token: unknown): DemoGrant | null {
    if (typeof token !== 'string') return null;
    try {
      const claims = jwt.verify(token, this.key, {
        algorithms: ['HS256'],
        audience: `demo-google ${kind}`,
        clockTimestamp: this.seconds(),
      }) as jwt.JwtPayload & DemoPerson & { sub: string; exp: number };
      const { sub, email, name, exp } = claims;
      return { sub, email, name, expires: exp, expiresIn: exp - this.seconds() };
    } catch {
      return null;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1000);
  }
}
