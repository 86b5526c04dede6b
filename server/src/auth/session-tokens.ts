import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../common/clock.js';

const ISSUER = 'serikad';
const AUDIENCE = 'serikad-session';
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

const BEARER = /^Bearer +([A-Za-z0-9_.-]{1,4096})$/i;

/** `registration` sessions serve for the registration form alone. */
type SessionScope = 'full' | 'registration';

interface SessionClaims {
  userId: string;
  /** The user's token version when the session was issued. */
  tokenVersion: number;
  scope: SessionScope;
  /** When it was issued; milliseconds since the epoch. */
  issuedAt: number;
}

/** Makes and reads session tokens: JWT, HS256, 30 days. What a person may do is never read from them. */
@Injectable()
export class SessionTokens {
  constructor(
    private readonly clock: Clock,
    private readonly jwt: JwtService,
  ) {}

  /** A token for a user; one that only registers when the user has not registered yet. */
  issue(user: { id: string; tokenVersion: number; registered: boolean }): string {
    const issuedAt = this.seconds();
    const scope: SessionScope = user.registered ? 'full' : 'registration';
    return this.jwt.sign(
      { ver: user.tokenVersion, scope, iat: issuedAt, exp: issuedAt + LIFETIME_SECONDS },
      { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE, subject: user.id },
    );
  }

  /** What `read` returns for the token in an `Authorization` header. */
  readBearer(authorization: string | undefined): SessionClaims | null {
    const token = BEARER.exec(authorization ?? '')?.[1];
    return token === undefined ? null : this.read(token);
  }

  /** @returns nothing unless it is a token of ours that has not expired; the database holds whether it is revoked */
  read(token: string): SessionClaims | null {
    const claims = this.verified(token);
    // jsonwebtoken treats a token without `exp` as one that never expires.
    if (claims === null) return null;
    const { exp, iat, sub, ver, scope } = claims;
    if (typeof exp !== 'number' || typeof iat !== 'number' || typeof sub !== 'string') return null;
    if (typeof ver !== 'number' || (scope !== 'full' && scope !== 'registration')) return null;
    return { userId: sub, tokenVersion: ver, scope, issuedAt: iat * 1000 };
  }

  private verified(token: string): Record<string, unknown> | null {
    try {
      const claims = this.jwt.verify<Record<string, unknown>>(token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: this.seconds(),
      });
      return typeof claims === 'object' ? claims : null;
    } catch {
      // Every reason is the same to the caller: there is no session.
      return null;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1000);
  }
}
