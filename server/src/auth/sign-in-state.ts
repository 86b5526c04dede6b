import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { Clock } from '../common/clock.js';
import type { OneTimeCodes } from '../http/limits/one-time-codes.service.js';
import { cookieOf } from '../http/cookies.js';

const LIFETIME_MS = 10 * 60 * 1000;
const STATE = /^[A-Za-z0-9_-]{22}$/;

interface SignInStateOptions {
  /** From which the signing key is derived. */
  secret: string;
  /** Whether the shop is served over https alone. */
  secure: boolean;
  /** Path of the callback and everything below: nothing else gets the cookie. */
  path: string;
  clock: Clock;
  codes: OneTimeCodes;
}

/**
 * passport's store of the OAuth `state`, kept in a signed cookie of the browser that began: a callback counts only in
 * that browser, whichever server answers it. Each attempt has a cookie of its own, so two tabs don't spoil each other.
 */
export class SignInState {
  private readonly key: Buffer;

  constructor(private readonly options: SignInStateOptions) {
    this.key = createHmac('sha256', options.secret).update('google sign-in state').digest();
  }

  // passport-oauth2 counts the parameters to find out which form of a store it has: three here, four in verify.
  store(request: Request, _meta: unknown, done?: (error: Error | null, state: string) => void): void {
    const state = randomBytes(16).toString('base64url');
    const expires = this.options.clock.now() + LIFETIME_MS;
    request.res?.cookie(cookieName(state), `${expires}.${this.signature(state, expires)}`, {
      ...this.attributes(),
      maxAge: LIFETIME_MS,
    });
    done?.(null, state);
  }

  verify(
    request: Request,
    state: unknown,
    _meta: unknown,
    done?: (error: Error | null, ok: boolean, info: unknown) => void,
  ): void {
    const known =
      typeof state === 'string' && STATE.test(state) ? this.firstUse(request, state) : Promise.resolve(false);
    known.then(
      (ok) => done?.(null, ok, ok ? undefined : { message: 'unknown state' }),
      (error: unknown) => done?.(error instanceof Error ? error : new Error('unknown'), false, undefined),
    );
  }

  /** Whether the state is of this browser, not expired, and was not used. */
  private async firstUse(request: Request, state: string): Promise<boolean> {
    const name = cookieName(state);
    const [expires = '', signature = ''] = (cookieOf(request, name) ?? '').split('.');
    request.res?.clearCookie(name, this.attributes());
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.signature(state, Number(expires)));
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isOurs || this.options.clock.now() >= Number(expires)) return false;
    return this.options.codes.use('sign-in-state', state, Number(expires));
  }

  private signature(state: string, expires: number): string {
    return createHmac('sha256', this.key).update(`${state}.${expires}`).digest('base64url');
  }

  private attributes(): { httpOnly: true; sameSite: 'lax'; secure: boolean; path: string } {
    return { httpOnly: true, sameSite: 'lax', secure: this.options.secure, path: this.options.path };
  }
}

function cookieName(state: string): string {
  return `sign-in-${state.slice(0, 8)}`;
}
