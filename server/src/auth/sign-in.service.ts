import { Injectable } from '@nestjs/common';
import type { VerifyResult } from '@serikad/shared/users/user.types';
import { UsersService } from '../modules/users/users.service.js';
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
   * @throws DomainError `invalid-token`, `google-unavailable`
   */
  async withGoogle(accessToken: string): Promise<VerifyResult> {
    const user = await this.users.signIn(await this.google.verify(accessToken));
    return { registered: user.registered, token: this.tokens.issue(user), user: { _id: user.id, name: user.name } };
  }
}
