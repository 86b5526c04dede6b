import { Injectable } from '@nestjs/common';
import type { Locale } from '@serikad/shared/i18n/language';
import type { VerifyResult } from '@serikad/shared/users/user.types';
import { UsersService } from '../modules/users/users.service.js';
import { accountView } from '../modules/users/users.view.js';
import { GoogleVerifier } from './google-verifier.js';
import { SessionTokens } from './session-tokens.js';

@Injectable()
export class SignInService {
  constructor(
    private readonly google: GoogleVerifier,
    private readonly users: UsersService,
    private readonly tokens: SessionTokens,
  ) {}

  /**
   * The one way to a session. A new person gets a token that serves for the registration alone.
   * @param language what the device has chosen, if anything: an account without a language takes it
   * @throws DomainError `invalid-token`, `google-unavailable`
   */
  async withGoogle(accessToken: string, language: Locale | undefined): Promise<VerifyResult> {
    const user = await this.users.signIn(await this.google.verify(accessToken), language);
    const account = { ...accountView(user), name: user.name };
    return { registered: user.registered, token: this.tokens.issue(user), user: account };
  }
}
